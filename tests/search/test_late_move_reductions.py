"""Late move reductions: alpha-beta if nothing is reduced, else less work and some risk."""

from __future__ import annotations

import pytest

from gamesearch import MiniChess, TreeGame, count, record
from gamesearch.errors import BadSearch
from gamesearch.games.minichess import minichess_material
from gamesearch.search.late_move_reductions import late_move_reductions
from gamesearch.search.ordering import ordered_alphabeta
from gamesearch.search.orders import CapturesFirst

from .brute import best_moves, cut, guess, random_trees, value_of


def evaluated(game, state):
    return guess(state)


def test_without_a_reduction_the_value_is_that_of_alphabeta():
    for tree, players in random_trees(seed=61, number=1_000):
        game = TreeGame(tree, players)
        best = late_move_reductions(game, full=1, reduction=0)
        assert best.value == value_of(tree, players)
        assert best.move in best_moves(tree, players)


def test_where_all_moves_are_searched_in_full_it_is_alphabeta_node_by_node():
    for tree, players in random_trees(seed=62, number=300):
        game = TreeGame(tree, players)
        options = {"depth": 3, "evaluate": evaluated}
        full = count(late_move_reductions, game, full=99, **options)
        loud = count(late_move_reductions, game, full=1, loud=lambda *asked: True, **options)
        assert full == loud == count(ordered_alphabeta, game, **options)
        assert full.value == value_of(cut(tree, 3, guess), players)


def looks(worth):
    return lambda game, state: worth.get(state, 0)


def test_a_late_move_that_looks_better_is_searched_in_full():
    # Two plies deep the second move looks like 5, three plies deep it is worth 4: still better.
    game = TreeGame([[[3]], [[4]]])
    found = late_move_reductions(game, full=1, depth=3, evaluate=looks({(1, 0): 5}))
    assert found == (4, 1)


def test_a_late_move_that_looks_bad_is_given_up_even_if_it_is_the_best():
    game = TreeGame([[[3]], [[9]]])
    wrong = late_move_reductions(game, full=1, depth=3, evaluate=looks({(1, 0): 1}))
    assert wrong == (3, 0)
    assert late_move_reductions(game, full=2, depth=3, evaluate=looks({(1, 0): 1})) == (9, 1)


def test_it_holds_for_min_as_well():
    game = TreeGame([[[3]], [[-9]]], players=(1, 0))
    assert late_move_reductions(game, full=1, depth=3, evaluate=looks({(1, 0): 5})) == (3, 0)
    assert late_move_reductions(game, full=1, depth=3, evaluate=looks({(1, 0): 1})) == (-9, 1)


def test_it_saves_work_with_a_good_order():
    chess = MiniChess()
    options = {"depth": 5, "evaluate": minichess_material, "order": CapturesFirst()}

    def takes(game, state, move):
        return game.capture(state, move) is not None

    plain = count(ordered_alphabeta, chess, **options).nodes
    assert count(late_move_reductions, chess, loud=takes, **options).nodes < 0.8 * plain


def test_it_can_be_recorded():
    game = TreeGame([[[3]], [[4]]])
    trace = record(late_move_reductions, game, full=1, depth=3)
    assert trace.answer == (3, 0)  # with nothing known, the short look at the second move says 0


@pytest.mark.parametrize("wrong", [{"full": 0}, {"reduction": -1}])
def test_nonsense_is_refused(wrong):
    with pytest.raises(BadSearch, match="at least one move"):
        late_move_reductions(TreeGame([1, 2]), **wrong)
