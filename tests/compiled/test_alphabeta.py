"""The same value, move and number of states as the readable alpha-beta."""

from __future__ import annotations

import pytest

pytest.importorskip("numba", reason='needs numba: pip install "gamesearch[fast]"')

from gamesearch import ConnectFour, alphabeta, count
from gamesearch.compiled import alphabeta as machine
from gamesearch.compiled.alphabeta import searched
from gamesearch.errors import BadGame, BadSearch
from gamesearch.search.best import Best

from .positions import GAME, random_positions


@pytest.mark.parametrize("depth", range(7))
def test_from_the_start(depth):
    wanted = count(alphabeta, GAME, depth=depth)
    assert searched(GAME, depth=depth) == (wanted.value, wanted.move, wanted.nodes)


@pytest.mark.parametrize(("depth", "nodes"), [(7, 7_153), (8, 12_574)])
def test_deeper_from_the_start(depth, nodes):
    assert searched(GAME, depth=depth) == (0, 0, nodes)


def test_from_anywhere_to_any_depth():
    for number, state in enumerate(random_positions(150, range(36))):
        depth = number % 6
        wanted = count(alphabeta, GAME, state, depth=depth)
        found = searched(GAME, state, depth=depth)
        assert found == (wanted.value, wanted.move, wanted.nodes)


def test_to_the_end():
    for state in random_positions(60, range(30, 42), seed=2):
        wanted = count(alphabeta, GAME, state)
        assert searched(GAME, state) == (wanted.value, wanted.move, wanted.nodes)


def test_a_game_that_is_over_has_a_value_and_no_move():
    over = GAME.parse("0 1 0 1 0 1 0")
    assert machine.alphabeta(GAME, over) == alphabeta(GAME, over) == Best(1, None)


def test_wrong_calls_are_named():
    with pytest.raises(BadSearch, match="depth counts plies"):
        machine.alphabeta(GAME, depth=-1)
    with pytest.raises(BadGame, match="7 × 6"):
        machine.alphabeta(ConnectFour(5, 4, 4), depth=2)
