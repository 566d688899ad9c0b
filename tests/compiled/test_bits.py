"""The board as numbers answers as the readable one does."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("numba", reason='needs numba: pip install "gamesearch[fast]"')

from gamesearch.compiled.bits import BOARD, has_line, playable, threats

from .positions import GAME, random_positions

CELLS = [1 << bit for bit in range(49) if BOARD >> bit & 1]


def scattered(rng):
    """Any stones at all, more of them than a game would put there."""
    return sum(cell for cell in CELLS if rng.random() < 0.45)


def piled(rng):
    """Columns of any height, as stones fall."""
    return sum((1 << rng.randint(0, 6)) - 1 << 7 * column for column in range(7))


def test_lines():
    rng = random.Random(1)
    found = [scattered(rng) for _ in range(2_000)]
    assert [has_line(stones) for stones in found] == [GAME.has_line(stones) for stones in found]
    assert 200 < sum(map(has_line, found)) < 1_990


def test_each_of_the_69_lines_is_seen_and_none_that_runs_over_an_edge():
    from gamesearch.evaluation.windows import all_windows

    lines = all_windows(7, 6, 4)
    assert all(has_line(line) for line in lines)
    rng = random.Random(2)
    for _ in range(4_000):
        four = sum(rng.sample(CELLS, 4))
        assert has_line(four) == (four in lines)


def test_threats_are_the_empty_cells_that_complete_a_line():
    rng = random.Random(3)
    seen = 0
    for _ in range(2_000):
        mask = piled(rng)
        own = mask & scattered(rng)
        if GAME.has_line(own):
            continue
        wanted = sum(c for c in CELLS if not c & mask and GAME.has_line(own | c))
        assert threats(own, mask) == wanted
        seen += wanted > 0
    assert seen > 300


def test_one_cell_of_each_column_that_is_not_full_can_be_played():
    for state in random_positions(300, range(42)):
        cells = playable(state[2])
        after = {GAME.result(state, move)[2] ^ state[2] for move in GAME.actions(state)}
        assert cells == sum(after)
