"""A board for a game of one's own."""

from __future__ import annotations

import pytest

from gamesearch.drawing.boards.draw_board import render_board
from gamesearch.drawing.boards.paint import paint
from gamesearch.drawing.boards.shapes import Spot, board

from .test_draw_board import Countdown

pytest.importorskip("matplotlib")


def test_one_function_gives_a_new_game_its_board():
    class Drawn(Countdown):
        pass

    @paint.register(Drawn)
    def _(game, state, last):
        return board(3, 1), {1: Spot(0, 0, 1, 1, "take one")}

    assert render_board(Drawn(), 3).names == {1: "take one"}
    assert render_board(Countdown(), 3).names == {}
