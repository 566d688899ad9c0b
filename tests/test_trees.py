"""Trees as things to hold: grown, cut at a depth, walked, counted."""

from __future__ import annotations

import pytest

from gamesearch import (
    MAX,
    MIN,
    TREES,
    ConnectFour,
    Nim,
    TicTacToe,
    TreeGame,
    grow,
)
from gamesearch.errors import TraceTooLong
from gamesearch.trees import perft


def test_a_tree_is_the_game_written_out():
    tree = grow(TreeGame(TREES["textbook"]))
    assert (tree.size(), [leaf.value for leaf in tree.leaves()]) == (
        13,
        [3, 12, 8, 2, 4, 6, 14, 5, 2],
    )
    assert [node.player for node in tree.walk()][:3] == [MAX, MIN, MAX]
    second = tree.children[1]
    assert (second.move, second.path, second.state, second.terminal) == (1, (1,), (1,), False)


def test_nodes_at_the_horizon_say_that_the_game_goes_on():
    tree = grow(TicTacToe(), depth=2)
    assert (tree.size(), len(tree.leaves())) == (1 + 9 + 72, 72)
    assert all(leaf.goes_on and leaf.value is None for leaf in tree.leaves())
    assert not grow(Nim(1), depth=1).children[0].goes_on  # the game ends there by itself


def test_from_a_state_on():
    game = TicTacToe()
    tree = grow(game, game.parse("XOXXO.O.."))
    assert tree.size() == 14
    assert {leaf.value for leaf in tree.leaves()} <= {-1, 0, 1}


def test_a_tree_that_grows_too_large_is_stopped_with_the_remedy():
    with pytest.raises(TraceTooLong, match=r"more than 5,000 nodes; give a depth \(depth=3\)"):
        grow(TicTacToe())
    assert grow(TreeGame([1, 2]), limit=3).size() == 3
    with pytest.raises(TraceTooLong, match="more than 2 nodes"):
        grow(TreeGame([1, 2]), limit=2)


def test_as_a_graph():
    graph = grow(TreeGame(TREES["textbook"])).to_networkx()
    assert (len(graph), graph.number_of_edges()) == (13, 12)
    assert graph.nodes[(2, 0)]["value"] == 14
    assert graph.edges[(), (2,)]["move"] == 2


def test_perft_counts_what_grow_writes_out():
    for game in (TicTacToe(), ConnectFour(4, 3, 3), Nim(3, 4)):
        for depth in range(4):
            tree = grow(game, depth=depth)
            at_depth = [node for node in tree.walk() if len(node.path) == depth]
            assert perft(game, depth) == len(at_depth)


def test_perft_from_a_state_and_past_the_end():
    game = TicTacToe()
    assert perft(game, 1, game.parse("XOXXO.O..")) == 3
    assert [perft(Nim(2), depth) for depth in range(4)] == [1, 2, 1, 0]
