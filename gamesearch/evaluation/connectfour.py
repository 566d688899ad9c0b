"""Features for Connect Four of any size, each MAX's count minus MIN's.

window     `connect` cells in a line; it is open for a player while the other has no stone in it
"""

from __future__ import annotations

from functools import lru_cache

from ..games.connectfour import ConnectFour
from ..games.game import MAX, State, Value


def threes(game: ConnectFour, state: State) -> Value:
    """Windows that lack one stone: three of four, two of three."""
    return _open(game, state, missing=1)


def twos(game: ConnectFour, state: State) -> Value:
    """Windows that lack two stones."""
    return _open(game, state, missing=2)


def centre_stones(game: ConnectFour, state: State) -> Value:
    """Stones in the middle column, or in the two middle ones."""
    return _lead(state, _middle(game.columns, game.rows))


def _open(game: ConnectFour, state: State, missing: int) -> Value:
    x, o = stones(state)
    windows = all_windows(game.columns, game.rows, game.connect)
    wanted = game.connect - missing
    return sum(
        ((window & x).bit_count() == wanted and not window & o)
        - ((window & o).bit_count() == wanted and not window & x)
        for window in windows
    )


def windows(game: ConnectFour, state: State) -> list[str]:
    """What stands in each line of `connect` cells, as texts of X, O and dots.

    >>> game = ConnectFour(4, 3, connect=3)
    >>> windows(game, game.parse("0 1 1"))[:3]
    ['XO.', 'X..', 'XX.']
    """
    x, o = stones(state)
    marks = {bit: "X" if x & bit else "O" if o & bit else "." for bit in _cells(game.full)}
    return [
        "".join([marks[bit] for bit in cells])
        for cells in _cells_of_windows(game.columns, game.rows, game.connect)
    ]


def _lead(state: State, cells: int) -> Value:
    x, o = stones(state)
    return (x & cells).bit_count() - (o & cells).bit_count()


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
def _cells_of_windows(columns: int, rows: int, connect: int) -> tuple[tuple[int, ...], ...]:
    return tuple(_cells(window) for window in all_windows(columns, rows, connect))


@lru_cache
def _middle(columns: int, rows: int) -> int:
    middle = {(columns - 1) // 2, columns // 2}
    return sum(1 << x * (rows + 1) + y for x in middle for y in range(rows))


def stones(state: State) -> tuple[int, int]:
    """X's and O's stones in tic-tac-toe and in Connect Four.

    A state of these games holds the stones of the player to move and those of both, a bit each.
    """
    player, own, mask, _ = state
    return (own, own ^ mask) if player == MAX else (own ^ mask, own)
