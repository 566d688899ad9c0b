"""Builds the opening table: solves each position that perfect play may come to, ply by ply.

The first player's positions are those after 0, 2, 4 … stones, the second player's those after
1, 3, 5 … The other one may do anything, the perfect player does what the table says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .bits import COLUMNS, HEIGHT, has_line
from .openings import Known, canonical, mirrored
from .solver import best_cell
from .table import new_memory

Position = tuple[int, int]  # own, mask
LARGE = 1 << 23  # places: the hardest questions of all are asked here


def build(plies: int, table: dict[int, Known]) -> Iterator[tuple[int, int, int]]:
    """Fill the table for up to so many stones; what it holds already is not solved again.

    Tells as it goes: (stones, positions known with so many, positions there are).
    """
    memory = new_memory(LARGE)
    levels = {0: distinct([(0, 0)]), 1: distinct(children(0, 0))}
    for stones in range(plies + 1):
        level = levels.pop(stones)
        for number, (key, position) in enumerate(level.items(), start=1):
            if key not in table:
                score, cell = best_cell(*position, memory)
                table[key] = score, (cell.bit_length() - 1) // HEIGHT
            yield stones, number, len(level)
        levels[stones + 2] = distinct(
            reply
            for key, position in level.items()
            for reply in children(*child(*position, table[key][1]))
        )


def distinct(positions: Iterable[Position]) -> dict[int, Position]:
    """One of each pair of mirror images, by key: the one that the table means."""
    found = {}
    for own, mask in positions:
        key, is_mirrored = canonical(own, mask)
        found[key] = (mirrored(own), mirrored(mask)) if is_mirrored else (own, mask)
    return found


def children(own: int, mask: int) -> Iterator[Position]:
    """The positions after each move in which the game goes on; none after a line."""
    if has_line(own ^ mask):
        return
    for column in range(COLUMNS):
        other, after = child(own, mask, column)
        is_full = after >> HEIGHT * column + HEIGHT - 1 & 1
        if not is_full and not has_line(other ^ after):
            yield other, after


def child(own: int, mask: int, column: int) -> Position:
    """A stone in a column; in a full one it lands on the spare bit."""
    return own ^ mask, mask | mask + (1 << HEIGHT * column)
