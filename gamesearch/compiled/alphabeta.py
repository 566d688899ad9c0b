"""Alpha-beta, left to right: the same steps as search/alphabeta.py, in machine code.

The numbers are for the player to move (negamax); unfinished games count as even. So it opens the
same states as the readable search, one by one, and finds the same value and move.
"""

from __future__ import annotations

from typing import NamedTuple

from ..games.connectfour import ConnectFour, State
from ..search.best import Best, prepared
from .bits import BOARD, CELLS, COLUMNS, column_of, has_line, playable, position, valued
from .compiling import compiled


class Searched(NamedTuple):
    value: int
    move: int | None
    nodes: int


def alphabeta(game: ConnectFour, state: State | None = None, *, depth: int | None = None) -> Best:
    """What the readable alphabeta returns."""
    return Best(*searched(game, state, depth=depth)[:2])


def searched(
    game: ConnectFour, state: State | None = None, *, depth: int | None = None
) -> Searched:
    """With the number of states opened.

    >>> searched(ConnectFour(), depth=6)
    Searched(value=0, move=0, nodes=1249)
    """
    state, depth, _ = prepared(game, state, depth, None)
    own, mask = position(game, state)
    value, column, nodes = best_of(own, mask, -2, 2, min(depth, CELLS))
    return Searched(valued(state, value), None if column < 0 else column, nodes)


@compiled
def best_of(own: int, mask: int, alpha: int, beta: int, depth: int) -> tuple[int, int, int]:
    """(value, column, states opened). Values are −1, 0 and 1: −2 to 2 leaves all open."""
    other = own ^ mask
    if has_line(other):
        return -1, -1, 1
    if mask == BOARD or depth == 0:
        return 0, -1, 1
    best, best_column, opened = -2, -1, 1
    free = playable(mask)
    for column in range(COLUMNS):
        cell = free & column_of(column)
        if cell:
            value, _, below = best_of(other, mask | cell, -beta, -alpha, depth - 1)
            opened += below
            if -value > best:
                best, best_column = -value, column
                if best >= beta:
                    break
                alpha = max(alpha, best)
    return best, best_column, opened
