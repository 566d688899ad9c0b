"""What one can say of Hex without searching: which cells look good, and how the mover sees it.

The mover's view: whoever is to move joins left to right. For O the board is mirrored along the
long diagonal (rows become columns), which changes the sides and leaves every neighbour one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..games.game import MAX
from ..games.hex import Hex, State


def centrality(game: Hex, state: State, cell: int) -> float:
    """How near the middle a cell is, from 0 in a corner to 1."""
    return _central(game.size)[cell]


def towards_centre(game: Hex, state: State, moves: Sequence[int]) -> list[float]:
    """A policy: a cell in the middle weighs three times as much as a corner."""
    middle = _central(game.size)
    return [1 + 2 * middle[cell] for cell in moves]


def beside_own(game: Hex, state: State, moves: Sequence[int]) -> list[int]:
    """A policy: a cell that touches a stone of the mover weighs three times as much."""
    own = state[1] if state[0] == MAX else state[2]
    around = game.around
    return [3 if around[cell] & own else 1 for cell in moves]


def as_mover_sees(game: Hex, state: State) -> list[int]:
    """Two numbers a cell: is it the mover's, is it the other side's?"""
    player, x, o, _ = state
    own, other = (x, o) if player == MAX else (o, x)
    order = cells_as_seen(game.size, player)
    return [own >> cell & 1 for cell in order] + [other >> cell & 1 for cell in order]


@lru_cache
def cells_as_seen(size: int, player: int) -> tuple[int, ...]:
    """The cells of the board in the order of the mover's view.

    >>> cells_as_seen(3, 0)[:3], cells_as_seen(3, 1)[:3]
    ((0, 1, 2), (0, 3, 6))
    """
    cells = range(size * size)
    return tuple(cell if player == MAX else cell % size * size + cell // size for cell in cells)


@lru_cache
def _central(size: int) -> tuple[float, ...]:
    middle = (size - 1) / 2 or 1
    off = [
        abs(row - (size - 1) / 2) + abs(column - (size - 1) / 2)
        for row in range(size)
        for column in range(size)
    ]
    return tuple(1 - each / (2 * middle) for each in off)
