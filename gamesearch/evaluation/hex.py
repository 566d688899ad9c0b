"""What one can say of Hex without searching: who is nearer to joining their sides, which cells
look good, and how the mover sees the board.

shortest path   the fewest free cells that a player still has to fill to join their two sides,
                if the other player passed all the time. Counted as rings around a growing
                chain, like a breadth-first search in which own stones cost nothing

The mover's view: whoever is to move joins left to right. For O the board is mirrored along the
long diagonal (rows become columns), which changes the sides and leaves every neighbour one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf

from ..games.game import MAX, MIN, Player
from ..games.hex import Hex, State


def shortest_path(game: Hex, state: State) -> float:
    """How many stones fewer X needs than O does, as a part of the board: never as much as a win.

    >>> game = Hex(5)
    >>> shortest_path(game, game.initial), shortest_path(game, game.parse("12 1 13"))
    (0.0, 0.04)
    """
    fewer = stones_needed(game, state, MIN) - stones_needed(game, state, MAX)
    return max(-1.0, min(1.0, fewer / game.size**2))


def stones_needed(game: Hex, state: State, player: Player) -> float:
    """How many stones more would join the player's sides; infinity if the way is closed."""
    _, x, o, _ = state
    own, other = (x, o) if player == MAX else (o, x)
    first, second = game.sides[player]
    needed, reached = 0, chained(game, first & own, own)
    while not reached & second:
        ring = (first | touching(game, reached)) & ~other & ~reached
        if not ring:
            return inf
        reached = chained(game, reached | ring, own)
        needed += 1
    return needed


def chained(game: Hex, cells: int, own: int) -> int:
    """These cells, and all stones of one's own that hang together with them."""
    while more := touching(game, cells) & own & ~cells:
        cells |= more
    return cells


def touching(game: Hex, cells: int) -> int:
    """All cells beside any of these, as bits: six shifts of the whole set at once."""
    size = game.size
    left, right = game.sides[MAX]
    beside = (cells & ~left) >> 1 | (cells & ~right) << 1
    above = cells >> size | (cells & ~right) >> size - 1
    below = cells << size | (cells & ~left) << size - 1
    return (beside | above | below) & (1 << size * size) - 1


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
