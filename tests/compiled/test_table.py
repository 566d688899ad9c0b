"""The compiled table: bounds in eight bytes, a key for each position."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("numba", reason='needs numba: pip install "gamesearch[fast]"')
from gamesearch.compiled.bits import BOARD, BOTTOM
from gamesearch.compiled.table import TABLE, key_of, new_memory, place_of, recall, remember

from .positions import random_positions


def test_an_empty_place_knows_nothing_not_even_about_the_empty_board():
    memory = new_memory()
    key = key_of(0, 0)
    assert recall(place_of(key, memory), key, -9, 9, memory) == (-9, 9)


def test_every_position_has_a_key_of_its_own_and_none_has_that_of_an_empty_place():
    positions = {state[1:3] for state in random_positions(3_000, range(30), seed=7)}
    keys = {key_of(*position) for position in positions}
    assert len(keys) == len(positions)
    assert min(keys) > 0
    fullest = key_of(BOARD, BOARD)
    assert fullest == 2 * BOARD + BOTTOM < 1 << 49
    assert (fullest << 8) + 255 < 1 << 63  # an entry is one 64-bit number


def test_the_table_keeps_bounds_of_both_kinds_apart():
    from gamesearch.compiled.table import AT_LEAST, AT_MOST

    memory = new_memory()
    for score in range(-21, 22):
        remember(TABLE, 5, AT_MOST, score, memory)
        assert recall(TABLE, 5, -30, 30, memory) == (-30, score)
        remember(TABLE, 5, AT_LEAST, score, memory)
        assert recall(TABLE, 5, -30, 30, memory) == (score, 30)
        assert recall(TABLE, 6, -30, 30, memory) == (-30, 30)


def test_places_are_spread_over_the_table():
    memory = new_memory(1 << 10)
    rng = random.Random(8)
    places = {place_of(rng.getrandbits(49), memory) for _ in range(20_000)}
    assert places == set(range(TABLE, memory.size))
    by_last_column = {place_of(column << 42, memory) for column in range(128)}
    assert len(by_last_column) > 100
