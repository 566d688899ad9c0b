"""The Hex board."""

from __future__ import annotations

import pytest

from gamesearch import (
    Hex,
    draw_board,
)

pytest.importorskip("matplotlib")


def test_a_hex_board_names_its_cells_and_rings_the_last_move():
    game = Hex(4)
    picture = draw_board(game, game.parse("5 6"), last=6, marks={0: "+1"})
    assert "X (MAX) to move. Last move: 6. Marked: 0 +1." in picture.alt
    assert picture.svg.count(">X<") >= 3  # a stone, and its player's two sides
