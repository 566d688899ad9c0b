"""What a static order of columns saves on small boards, as a share of the given order's work."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ..counting import count
from ..games import ConnectFour
from ..search import Static, ordered_alphabeta

Student = Callable[..., Any]


class Board(NamedTuple):
    """A Connect Four board on which a static order of columns is tried; three in a line win."""

    columns: int
    rows: int
    depth: int | None = None

    @property
    def game(self) -> ConnectFour:
        return ConnectFour(self.columns, self.rows, connect=3)

    def __str__(self) -> str:
        return f"a board of {self.columns} columns and {self.rows} rows"


class Share(NamedTuple):
    """States opened with an order, as a share of those opened from left to right."""

    states: int
    given: int

    @property
    def percent(self) -> float:
        return 100 * self.states / self.given


def share(worth: Student, board: Board) -> Share:
    """How `worth(column, columns)`, larger is tried earlier, does on a board."""
    worths = {column: float(worth(column, board.columns)) for column in range(board.columns)}
    game = board.game
    found = count(ordered_alphabeta, game, depth=board.depth, order=Static(worths))
    return Share(found.states, _given(board))


@cache
def _given(board: Board) -> int:
    return count(ordered_alphabeta, board.game, depth=board.depth).states
