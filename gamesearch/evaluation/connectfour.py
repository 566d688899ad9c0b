"""Features for Connect Four of any size, each MAX's count minus MIN's."""

from __future__ import annotations

from functools import lru_cache

from ..games.connectfour import ConnectFour
from ..games.game import State, Value
from .windows import open_windows, stones


def threes(game: ConnectFour, state: State) -> Value:
    """Windows that lack one stone: three of four, two of three."""
    return open_windows(game, state, missing=1)


def twos(game: ConnectFour, state: State) -> Value:
    """Windows that lack two stones."""
    return open_windows(game, state, missing=2)


def centre_stones(game: ConnectFour, state: State) -> Value:
    """Stones in the middle column, or in the two middle ones."""
    return _lead(state, _middle(game.size))


def _lead(state: State, cells: int) -> Value:
    x, o = stones(state)
    return (x & cells).bit_count() - (o & cells).bit_count()


@lru_cache
def _middle(size: tuple[int, int, int]) -> int:
    columns, rows, _ = size
    middle = {(columns - 1) // 2, columns // 2}
    return sum(1 << x * (rows + 1) + y for x in middle for y in range(rows))
