"""Minimax, negamax, alpha-beta, brute force: four ways to one value, and moves that attain it."""

from __future__ import annotations

import random

import pytest

from gamesearch import (
    MAX,
    MIN,
    TREES,
    ConnectFour,
    Nim,
    TicTacToe,
    TreeGame,
    alphabeta,
    count,
    minimax,
    negamax,
    random_tree,
)
from gamesearch.search.best import Best

from .brute import best_moves, cut, guess, random_trees, value_of

SEARCHES = [minimax, negamax, alphabeta]
every_search = pytest.mark.parametrize("search", SEARCHES, ids=lambda search: search.__name__)


@every_search
def test_three_thousand_random_trees(search):
    for tree, players in random_trees(seed=1, number=3_000):
        best = search(TreeGame(tree, players=players))
        assert best.value == value_of(tree, players), (tree, players)
        assert best.move in best_moves(tree, players), (tree, players)


@every_search
def test_the_first_of_several_best_moves_is_returned(search):
    """Whoever returns a later one has taken a bound for a value: see the test of ties below."""
    for tree, players in random_trees(seed=2, number=600):
        assert search(TreeGame(tree, players=players)).move == min(best_moves(tree, players))


def test_a_bound_that_looks_equal_is_never_the_move():
    """Alpha-beta stops reading the second branch at 3; it may hide a -100."""
    assert alphabeta(TreeGame([[3, 5], [3, -100]])) == Best(3, 0)
    rng = random.Random(3)
    for _ in range(1_500):
        tree = random_tree(rng, depth=4, branches=(3, 3), values=(0, 9))
        assert alphabeta(TreeGame(tree)).move in best_moves(tree)


@every_search
def test_depth_limits_see_the_tree_cut_there(search):
    for tree, players in random_trees(seed=4, number=900):
        game = TreeGame(tree, players=players)
        for depth in (1, 2, 3):
            seen = cut(tree, depth, guess)
            best = search(game, depth=depth, evaluate=lambda game, state: guess(state))
            assert best.value == value_of(seen, players), (tree, players, depth)
            assert best.move in best_moves(seen, players), (tree, players, depth)


@every_search
def test_a_depth_beyond_the_end_changes_nothing(search):
    for tree, players in random_trees(seed=5, number=200):
        game = TreeGame(tree, players=players)
        assert search(game, depth=99, evaluate=lambda game, state: 1 / 0) == search(game)


@every_search
def test_searching_from_a_state_below_the_root(search):
    for tree, players in random_trees(seed=6, number=300):
        game = TreeGame(tree, players=players)
        for branch, child in enumerate(tree):
            assert search(game, (branch,)).value == value_of(child, players, 1)


@every_search
def test_a_finished_game_has_a_value_and_no_move(search):
    game = TicTacToe()
    assert search(game, game.parse("XXXOO....")) == Best(1, None)
    assert search(game, game.parse("XXOO.OX.X")).move == 4
    assert search(Nim(0)) == Best(-1, None)
    assert search(TreeGame([[7]]), (0, 0)) == Best(7, None)


@every_search
def test_depth_0_is_the_evaluation_alone(search):
    game = TreeGame([[3, 12], [2, 4]])
    assert search(game, depth=0) == Best(0, None)
    assert search(game, depth=0, evaluate=lambda game, state: 5) == Best(5, None)
    assert search(game, (1,), depth=0, evaluate=lambda game, state: 5) == Best(5, None)
    assert search(game, (1, 0), depth=0, evaluate=lambda game, state: 5) == Best(2, None)


@every_search
def test_the_evaluation_speaks_for_max_whoever_moves(search):
    """Two lines, one ending at MAX's turn and one at MIN's, must be weighed on one scale."""
    game = ConnectFour(4, 4, 3)

    def corner(game, state):
        return {"X": 1, "O": -1, ".": 0}[game.show(state).split("\n")[-2][0]]

    assert search(game, depth=1, evaluate=corner) == Best(1, 0)
    after_one = game.parse("1")
    assert search(game, after_one, depth=1, evaluate=corner) == Best(-1, 0)


@every_search
def test_the_evaluation_is_handed_the_game_and_a_state_of_the_right_depth(search):
    game, asked = TreeGame([[[1], [2]], [[3], 4]]), []

    def evaluate(given, state):
        asked.append((given is game, len(state)))
        return 0

    search(game, depth=2, evaluate=evaluate)
    assert set(asked) == {(True, 2)}


@every_search
@pytest.mark.parametrize("depth", [-1, True, False, 2.0, "3", float("inf")])
def test_a_depth_that_counts_no_plies_is_refused(search, depth):
    with pytest.raises(ValueError, match=r"depth counts plies, 0 1 2 … or None .*; got"):
        search(TreeGame([1, 2]), depth=depth)


@every_search
def test_named_trees(search):
    found = {name: search(TreeGame(tree)) for name, tree in TREES.items()}
    for name, best in found.items():
        assert best == Best(value_of(TREES[name]), min(best_moves(TREES[name])))


@every_search
def test_small_games_have_their_known_values(search):
    assert search(TicTacToe()) == Best(0, 0)
    assert search(ConnectFour(3, 3, 3)).value == 0
    assert search(ConnectFour(4, 3, 3)).value == 1
    assert search(Nim(1, 2, 3)).value == -1


def test_states_counted():
    assert count(minimax, TicTacToe()).nodes == 549_946
    assert count(alphabeta, TicTacToe()).nodes == 18_297
    assert [count(alphabeta, ConnectFour(), depth=d).nodes for d in (6, 7)] == [1_249, 7_153]
    assert count(minimax, Nim(9, most=3), depth=2).nodes == 1 + 3 + 9
    assert count(negamax, Nim(9, most=3), depth=2, evaluate=lambda game, state: 0).leaves == 9
    assert count(minimax, TreeGame([[1, 2], [3]], players=(MAX, MAX, MIN))).nodes == 6


def test_alphabeta_opens_no_state_that_minimax_does_not_need():
    for tree, players in random_trees(seed=7, number=300):
        game = TreeGame(tree, players=players)
        assert count(alphabeta, game).nodes <= count(minimax, game).nodes


def test_min_at_the_root():
    game = TreeGame([[3, 12], [2, 4], [9, 9]], players=(MIN, MAX))
    for search in SEARCHES:
        assert search(game) == Best(4, 1)
