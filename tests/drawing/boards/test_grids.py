"""Boards of squares: the line that won."""

from __future__ import annotations

import pytest

from gamesearch.drawing.boards.grids import winning_line

pytest.importorskip("matplotlib")


def test_a_line_is_found_in_each_direction_and_only_when_long_enough():
    stones = {(x, y): "." for x in range(4) for y in range(4)}
    for line in ([(0, 0), (1, 0), (2, 0)], [(3, 1), (3, 2), (3, 3)], [(0, 2), (1, 1), (2, 0)]):
        assert winning_line(stones | dict.fromkeys(line, "X"), 3) == line
    assert winning_line(stones | {(0, 0): "X", (1, 1): "X", (2, 2): "O"}, 3) == []
