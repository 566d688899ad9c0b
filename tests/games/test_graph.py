"""Games that are graphs: shared nodes, honest turns, and nothing that has no end."""

from __future__ import annotations

import random

import pytest

from gamesearch import MAX, MIN, GraphGame, minimax
from gamesearch.errors import BadGame
from gamesearch.games.check_game import check_game
from gamesearch.games.graph import random_graph
from gamesearch.sizes import positions

SMALL = {"start": ["left", "right"], "left": ["both", 3], "right": ["both", 7], "both": 5}


@pytest.mark.parametrize("players", [(MAX, MIN), (MIN, MAX), (MAX, MAX, MIN)])
def test_it_keeps_the_promises_of_a_game(players):
    rng = random.Random(1)
    check_game(GraphGame(SMALL, players))
    for _ in range(5):
        check_game(GraphGame(random_graph(rng, plies=5, moves=3), players), plays=5)


def test_two_ways_lead_to_one_state():
    game = GraphGame(SMALL)
    assert len(positions(game)) == 6  # the two leaves without a name are states, too
    assert game.result((1, "left"), 0) == game.result((1, "right"), 0)
    assert minimax(game) == (5, 1)


def test_a_node_reached_with_the_other_player_to_move_is_another_state():
    game = GraphGame({"r": ["p", "s"], "p": ["s", "s"], "s": [2, 6]})
    turns = {game.to_move(state) for state in positions(game) if state[1] == "s"}
    assert turns == {MAX, MIN}


def test_the_first_node_named_is_the_start():
    assert GraphGame({"b": ["a"], "a": 1}).initial == (0, "b")


@pytest.mark.parametrize(
    ("nodes", "sentence"),
    [
        ({}, "at least one node"),
        ({"a": []}, "node 'a' needs a list of moves or a number"),
        ({"a": "b"}, "needs a list of moves"),
        ({"a": float("nan")}, "needs a list of moves or a number"),
        ({"a": ["b"]}, "leads to 'b', which is no node"),
        ({"a": [True]}, "leads to True"),
        ({"a": ["b", 1], "b": ["a", 2]}, "round in a circle: a b a"),
    ],
)
def test_what_is_no_graph_is_refused(nodes, sentence):
    with pytest.raises(BadGame, match=sentence):
        GraphGame(nodes)


def test_somebody_has_to_move():
    with pytest.raises(BadGame, match="somebody has to move"):
        GraphGame(SMALL, players=())


def test_it_shows_itself():
    game = GraphGame(SMALL)
    assert game.show(game.initial) == "start: left right"
    assert [game.show((0, "both")), game.show((0, 3))] == ["both: 5", "3"]
    assert eval(repr(game)).nodes == game.nodes
