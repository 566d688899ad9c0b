"""Two ways to guess in tic-tac-toe, both "ways to win minus ways to lose"."""

from __future__ import annotations

from ..games.game import Game, State, Value
from ..games.tictactoe import LINES
from .windows import stones


def open_lines(game: Game, state: State) -> Value:
    """Lines on which O has no stone, minus lines on which X has none.

    >>> from gamesearch import TicTacToe
    >>> game = TicTacToe()
    >>> [open_lines(game, game.parse(b)) for b in ("....X....", "X........", ".X.......")]
    [4, 3, 2]
    """
    x, o = stones(state)
    return sum(not line & o for line in LINES) - sum(not line & x for line in LINES)


def threats(game: Game, state: State) -> Value:
    """Lines that one more X would complete, minus those that one more O would."""
    x, o = stones(state)
    return _almost(x, o) - _almost(o, x)


def _almost(own: int, other: int) -> int:
    return sum((line & own).bit_count() == 2 and not line & other for line in LINES)
