"""Connect Four's board, 7 × 6, as two 64-bit numbers, and what can be asked of it in a few steps.

The bits lie as in `games/connectfour.py`: seven to a column, the top one of them spare.

  own, mask   the stones of the player to move; the stones of both
  cell        a number with one bit set; a set of cells has several

A shift moves all stones at once: by 1 up, by 7 to the right, by 6 and 8 along the diagonals.
`position` and `valued` lead from the readable game's states to these numbers and back.
"""

from __future__ import annotations

from typing import Any

from ..arena.clock import counts_nodes
from ..errors import BadGame
from ..games.connectfour import ConnectFour, State
from ..games.game import MAX
from ..games.wrapper import Wrapped
from ..search.best import suited
from .compiling import compiled, numba

COLUMNS, ROWS, HEIGHT = 7, 6, 7
CELLS = COLUMNS * ROWS
BOTTOM = sum(1 << HEIGHT * column for column in range(COLUMNS))
BOARD = BOTTOM * ((1 << ROWS) - 1)


@numba.extending.intrinsic
def size(typing: Any, cells: Any) -> Any:
    """How many bits are set: one instruction of the processor, which numba has no name for."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return numba.int64(numba.int64), code


@compiled
def playable(mask: int) -> int:
    """The lowest free cell of each column that is not full."""
    return (mask + BOTTOM) & BOARD


@compiled
def column_of(column: int) -> int:
    """All cells of a column."""
    return ((1 << ROWS) - 1) << HEIGHT * column


@compiled
def has_line(stones: int) -> bool:
    """Are four in a line?"""
    up = stones & stones >> 1
    right = stones & stones >> 7
    falling = stones & stones >> 6
    rising = stones & stones >> 8
    return (
        up & up >> 2 | right & right >> 14 | falling & falling >> 12 | rising & rising >> 16
    ) != 0


@compiled
def threats(stones: int, mask: int) -> int:
    """The empty cells that would complete a line, whether they can be reached yet or not."""
    return (
        stones << 1 & stones << 2 & stones << 3
        | gaps(stones, 7)
        | gaps(stones, 6)
        | gaps(stones, 8)
    ) & (BOARD & ~mask)


@compiled
def gaps(stones: int, step: int) -> int:
    """The cells with three stones around them in one direction: on one side, or on both."""
    one, two, three = stones >> step, stones >> 2 * step, stones >> 3 * step
    minus_one, minus_two, minus_three = stones << step, stones << 2 * step, stones << 3 * step
    return one & two & (three | minus_one) | minus_one & minus_two & (minus_three | one)


def position(game: ConnectFour, state: State) -> tuple[int, int]:
    """The stones of the player to move, and of both."""
    suited(game)
    if isinstance(game, Wrapped):
        raise BadGame(
            f"the compiled searches ask no game anything, so {game} cannot be recorded, counted or "
            "narrowed: take the readable ones, gamesearch.solve, alphabeta, mcts"
        )
    if counts_nodes():
        raise BadGame(
            "this clock counts nodes, and the compiled searches make theirs where nobody counts: "
            "take the readable ones, gamesearch.solve, alphabeta, mcts"
        )
    if not isinstance(game, ConnectFour) or (game.columns, game.rows, game.connect) != (
        COLUMNS,
        ROWS,
        4,
    ):
        raise BadGame(
            "the compiled searches play ConnectFour() alone, 7 × 6 with four in a line; "
            f"for {game} take the readable ones: gamesearch.solve, alphabeta, mcts"
        )
    return state[1], state[2]


def valued(state: State, to_mover: int) -> int:
    """A value or score for the player to move, as MAX's."""
    return to_mover if state[0] == MAX else -to_mover
