"""Open lines and threats count for both sides alike."""

from __future__ import annotations

import pytest

from gamesearch import TicTacToe, minimax
from gamesearch.evaluation.tictactoe import open_lines, threats

from .positions import turns_its_sign


@pytest.mark.parametrize("feature", [open_lines, threats])
def test_swapping_the_colours_turns_the_sign(feature):
    assert turns_its_sign(TicTacToe(), feature)


def test_the_printed_board_counts_as_good_and_is_lost():
    game = TicTacToe()
    state = game.parse("XX. .X. OO.")
    assert (open_lines(game, state), threats(game, state)) == (2, 1)
    assert minimax(game, state).value == -1
