"""Trees whose leaves hold a payoff for each player."""

from __future__ import annotations

import random

import pytest

from gamesearch import PayoffTree
from gamesearch.errors import BadGame, IllegalMove
from gamesearch.games.check_game import check_game
from gamesearch.games.payoffs import random_payoffs

TREE = [[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), [(3, 5, 1), (0, 0, 0)]]]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_keeps_the_promises_of_a_game(seats):
    tree = random_payoffs(random.Random(seats), seats=seats)
    check_game(PayoffTree(tree))
    shared = random_payoffs(random.Random(seats), seats=seats, total=20)
    assert PayoffTree(shared).total == 20
    check_game(PayoffTree(shared))


def test_players_take_turns_ply_by_ply():
    game = PayoffTree(TREE)
    assert [game.to_move(path) for path in [(), (1,), (1, 1), (1, 1, 0)]] == [0, 1, 2, 0]
    assert PayoffTree(TREE, players=(2, 0)).to_move((0,)) == 0


def test_a_leaf_answers_each_player():
    game = PayoffTree(TREE)
    assert game.is_terminal((0, 1))
    assert not game.is_terminal((1, 1))
    assert [game.utility((0, 1), player) for player in range(3)] == [4, 3, 2]
    assert game.actions((0, 1)) == ()
    with pytest.raises(IllegalMove):
        game.result((), 2)


@pytest.mark.parametrize("player", [-1, 3])
def test_nobody_else_is_paid(player):
    with pytest.raises(BadGame, match="numbered 0 to 2"):
        PayoffTree([(1, 2, 3), (4, 5, 6)]).utility((0,), player)


def test_shows_itself_as_it_was_given():
    assert repr(PayoffTree(TREE)) == f"PayoffTree({TREE})"
    assert PayoffTree(TREE).show((1,)) == str(TREE[1])


@pytest.mark.parametrize(
    "tree",
    [7, (1, 2, 3), [], [[]], [(1, 2, 3), []], [(1, 2, 3), (1, 2)], [(1, 2, 3), 5], [(1,)],
     [(1, 2, 3), (1, "2", 3)], [(1, 2, 3), (1, True, 3)]],
)  # fmt: skip
def test_what_is_no_tree_of_payoffs_is_refused(tree):
    with pytest.raises(BadGame):
        PayoffTree(tree)


def test_random_payoffs_keep_to_what_was_asked():
    game = PayoffTree(random_payoffs(random.Random(4), depth=4, branches=(2, 2), total=10))
    leaves = [path for path in _paths(game, ()) if game.is_terminal(path)]
    assert len(leaves) == 16
    for path in leaves:
        share = [game.utility(path, player) for player in range(3)]
        assert sum(share) == 10
        assert min(share) >= 0


def _paths(game, state):
    yield state
    for action in game.actions(state):
        yield from _paths(game, game.result(state, action))
