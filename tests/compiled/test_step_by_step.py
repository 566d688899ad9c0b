"""One position, trick by trick: always the same value, and less and less work."""

from __future__ import annotations

from itertools import pairwise

import pytest

pytest.importorskip("numba", reason='needs numba: pip install "gamesearch[fast]"')

from gamesearch import alphabeta
from gamesearch.compiled.step_by_step import trick_by_trick, without_blunders
from gamesearch.search.forward import NarrowGame

from .positions import GAME, random_positions


def test_each_trick_opens_fewer_nodes_and_finds_the_same_value():
    state = GAME.parse("4 2 1 6 4 6 6 6 1 5 6 1 1 1 5 6 2 2 0 4 2 1 0 0 0 5 5 4 4 5")
    tricks = list(trick_by_trick(GAME, state))
    assert {trick.value for trick in tricks} == {alphabeta(GAME, state).value}
    assert all(before.nodes > after.nodes for before, after in pairwise(tricks))
    assert len(tricks) == 6


def test_leaving_out_blunders_changes_no_value():
    narrow = NarrowGame(GAME, without_blunders)
    for state in random_positions(150, range(31, 42), seed=11):
        assert alphabeta(narrow, state).value == alphabeta(GAME, state).value
