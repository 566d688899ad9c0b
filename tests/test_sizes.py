"""The three sizes of a game, against trees that are grown in full."""

from __future__ import annotations

from collections import Counter

import pytest

from gamesearch import ConnectFour, DotsAndBoxes, Nim, TicTacToe, TreeGame, grow
from gamesearch.sizes import census, positions, positions_by_ply

GAMES = [Nim(0), Nim(3, 2), Nim(6, most=3), DotsAndBoxes(1, 1), TreeGame([[3, [1, 2]], 8])]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_it_counts_what_the_grown_tree_holds(game):
    tree, counted = grow(game), census(game)
    states = {node.state for node in tree.walk()}
    assert counted.positions == len(states)
    assert set(positions(game)) == states
    assert len(positions(game)) == len(states)
    assert (counted.nodes, counted.games) == (tree.size(), len(tree.leaves()))
    assert counted.results == Counter(leaf.value for leaf in tree.leaves())
    assert counted.lengths == Counter(len(leaf.path) for leaf in tree.leaves())


def test_tic_tac_toe():
    counted = census(TicTacToe())
    assert counted[:3] == (5478, 549946, 255168)
    assert counted.results == {1: 131184, 0: 46080, -1: 77904}
    assert counted.lengths == {5: 1440, 6: 5328, 7: 47952, 8: 72576, 9: 127872}


def test_it_counts_from_any_state():
    game = TicTacToe()
    late = game.parse("XXO OOX X..")
    assert census(game, late)[:3] == (5, 5, 2)


def test_positions_are_fewer_than_ways_to_reach_them():
    assert positions_by_ply(ConnectFour(), 4) == [1, 7, 49, 238, 1_120]
    assert positions_by_ply(Nim(2), 3) == [1, 2, 1, 0]
