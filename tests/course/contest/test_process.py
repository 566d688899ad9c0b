"""A player's process in the sandbox that this machine has: what it says, and what it cost."""

from __future__ import annotations

import pytest

from gamesearch.course.contest.process import PlayerProcess
from gamesearch.course.contest.terms import Terms
from tests.course.contest.players import FIRST, SEARCHER

TERMS = Terms("connectfour:4,4,3", seconds=5.0)
COUNTS_GAMES = """
games = []
def my_player(game, state, clock):
    games.append(1)
    return (len(games) / 100, 0)
"""


@pytest.fixture
def start(sandbox):
    started = []

    def start(*cells, terms=TERMS):
        started.append(PlayerProcess(list(cells), dict(sandbox.env), terms))
        return started[-1]

    yield start
    for each in started:
        each.close()


def test_it_names_its_move_by_its_place(start):
    player = start(FIRST)
    assert player.load() == ""
    assert player.begin(1) == ""
    reply = player.ask([])
    assert (reply.place, reply.fault) == (0, "")
    assert 0 < reply.used < TERMS.seconds


def test_a_value_comes_along(start):
    player = start(SEARCHER)
    player.begin(1)
    assert player.ask([]).value == 0


def test_every_game_begins_with_the_player_as_its_notebook_leaves_it(start):
    player = start(COUNTS_GAMES)
    for _ in range(2):
        assert player.begin(1) == ""
        assert [player.ask(moves).value for moves in ([], [0, 1])] == [0.01, 0.02]
        player.over()


def test_helpers_magics_and_failing_cells_are_as_in_a_notebook(start):
    player = start(
        "%matplotlib inline\nfrom gamesearch import check, draw_board, ConnectFour",
        "def first(moves): return moves[0]",
        "1 / 0",
        "draw_board(ConnectFour()); check('15.1', first)",
        "def my_player(game, state, clock): return first(game.actions(state))",
    )
    assert player.load() == ""
    player.begin(1)
    assert player.ask([]).place == 0


def test_nodes_are_counted_inside(start):
    terms = Terms("connectfour:4,4,3", nodes=50, seconds=5.0)
    source = "from gamesearch import ConnectFour, alphabeta\n"
    source += "def my_player(game, state, clock): return alphabeta(ConnectFour(4, 4, 3), depth=4)"
    player = start(source, terms=terms)
    player.begin(1)
    reply = player.ask([])
    assert reply.fault == "late"
    assert "50 nodes" in reply.sentence


def test_its_own_dice_are_thrown_by_the_seed(start):
    source = "import random\ndef my_player(game, state, clock): return (random.random(), 0)"
    player, values = start(source), []
    for seed in (1, 1, 2):
        player.begin(seed)
        values.append(player.ask([]).value)
        player.over()
    assert values[0] == values[1] != values[2]
