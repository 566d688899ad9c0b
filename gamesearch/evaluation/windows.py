"""The windows of Connect Four: `connect` cells in a line.

A window is open for a player while the other has no stone in it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter

from ..games.connectfour import ConnectFour
from ..games.game import MAX, State, Value


def windows(game: ConnectFour, state: State) -> list[str]:
    """What stands in each line of `connect` cells, as texts of X, O and dots.

    >>> game = ConnectFour(4, 3, connect=3)
    >>> windows(game, game.parse("0 1 1"))[:3]
    ['XO.', 'X..', 'XX.']
    """
    x, o = stones(state)
    marks = ["X" if x & bit else "O" if o & bit else "." for bit in _cells(game.full)]
    lines = _lines_of_marks(game.columns, game.rows, game.connect)
    return ["".join(line(marks)) for line in lines]


def open_windows(game: ConnectFour, state: State, missing: int) -> Value:
    """Open windows that lack so many stones, MAX's count minus MIN's."""
    x, o = stones(state)
    columns, rows, connect = game.size
    wanted = connect - missing
    for_x = _stones_in_open(columns, rows, connect, x, o)
    for_o = _stones_in_open(columns, rows, connect, o, x)
    return for_x.count(wanted) - for_o.count(wanted)


@lru_cache(4096)  # several features of one position ask for the same
def _stones_in_open(columns: int, rows: int, connect: int, own: int, other: int) -> bytes:
    """How many stones a player has in each window that is open for that player."""
    board = all_windows(columns, rows, connect)
    return bytes([(window & own).bit_count() for window in board if not window & other])


@lru_cache
def all_windows(columns: int, rows: int, connect: int) -> tuple[int, ...]:
    """Every line of `connect` cells on the board, as a set of bits.

    >>> len(all_windows(7, 6, 4))
    69
    """
    found = []
    for x in range(columns):
        for y in range(rows):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                end_x, end_y = x + (connect - 1) * dx, y + (connect - 1) * dy
                if end_x < columns and 0 <= end_y < rows:
                    cells = [(x + n * dx, y + n * dy) for n in range(connect)]
                    found.append(sum(1 << a * (rows + 1) + b for a, b in cells))
    return tuple(found)


@lru_cache
def _cells(board: int) -> tuple[int, ...]:
    """The bits of a set, the lowest first."""
    return tuple(1 << place for place in range(board.bit_length()) if board >> place & 1)


@lru_cache
def _lines_of_marks(
    columns: int, rows: int, connect: int
) -> tuple[Callable[[list[str]], tuple[str, ...]], ...]:
    """For each window what takes its marks out of those of all cells."""
    board = _cells(sum(1 << x * (rows + 1) + y for x in range(columns) for y in range(rows)))
    places = {bit: place for place, bit in enumerate(board)}
    windows = all_windows(columns, rows, connect)
    return tuple(itemgetter(*(places[bit] for bit in _cells(each))) for each in windows)


def stones(state: State) -> tuple[int, int]:
    """X's and O's stones in tic-tac-toe and in Connect Four.

    A state of these games holds the stones of the player to move and those of both, a bit each.
    """
    player, own, mask, _ = state
    return (own, own ^ mask) if player == MAX else (own ^ mask, own)
