"""The sliders on a board: the best move follows the weights."""

from __future__ import annotations

import pytest

from gamesearch import MiniChess, TicTacToe, show_weights
from gamesearch.evaluation.tictactoe import open_lines, threats
from gamesearch.evaluation.weighted import Weighted

pytest.importorskip("ipywidgets")


def test_the_best_move_follows_a_slider():
    game = TicTacToe()
    board = show_weights(game, game.parse("X...O...."), Weighted({open_lines: 1, threats: 1}))
    before = board.choose()
    board.sliders[0].value = 0
    assert board.choose() != before
    assert "value of the position" in board.table.value


def test_a_win_comes_before_everything():
    game = TicTacToe()
    board = show_weights(game, game.parse("XX.OO...."), Weighted({open_lines: 1}))
    assert board.choose()[0] == (1_000, 2)
    assert (
        show_weights(game, game.parse("XX.OO..X."), Weighted({open_lines: 1})).choose()[0][1] == 5
    )


def test_on_paper_it_is_the_position_with_the_move():
    game = MiniChess()

    def pieces(game, state):
        return state[1].count("Q") - state[1].count("q")

    board = show_weights(game, game.initial, Weighted({pieces: 2}))
    data, _ = board._repr_mimebundle_()
    assert data["text/plain"] == "<weights: 1 slider>"
    assert "image/png" in data
    assert board.picture.alt.startswith("Value 0; best move")


def test_a_weight_of_nothing_and_a_negative_one_get_sliders_too():
    game = TicTacToe()
    board = show_weights(game, game.initial, Weighted({open_lines: 0, threats: -1}))
    assert [(s.min, s.max) for s in board.sliders] == [(0, 2), (-2, 2)]
