"""The opening table: what perfect play knows by heart, so that it need not think for minutes.

It holds every position in which a perfect player may have to move during the first plies, whichever
side they play and whatever the other one does: its score and a move. So it also knows what each of
the other one's columns is worth. Mirror images are one position.

An entry is 64 bits: the position's key, seven bits for the score, three for the move.

`build` makes the file: it solves ply by ply each position that perfect play may come to. The first
player's positions are those after 0, 2, 4 … stones, the second player's those after 1, 3, 5 … The
other one may do anything, the perfect player does what the table says.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from .bits import COLUMNS, HEIGHT, has_line
from .solver import best_cell
from .table import new_memory

FILE = Path(__file__).with_name("openings.bin")
SCORE_OF_0 = 64
PLIES = 8  # as many stones lie on the board at most
LARGE = 1 << 23  # places of `build`'s table: the hardest questions of all are asked there

Stones = tuple[int, int]  # own, mask
Known = tuple[int, int]  # score to the player to move, column


@lru_cache
def opening_table() -> dict[int, Known]:
    """Score and column by key, of the one of two mirror images that has the smaller key."""
    return unpacked(FILE.read_bytes())


def look_up(own: int, mask: int) -> Known | None:
    if mask.bit_count() > PLIES:
        return None
    key, is_mirrored = canonical(own, mask)
    known = opening_table().get(key)
    if known is None or not is_mirrored:
        return known
    return known[0], COLUMNS - 1 - known[1]


def canonical(own: int, mask: int) -> tuple[int, bool]:
    """The smaller key of the position and its mirror image, and whether it is the image's."""
    key, image = own + mask, mirrored(own) + mirrored(mask)
    return min(key, image), image < key


def mirrored(cells: int) -> int:
    """
    >>> mirrored(0b11) == 0b11 << 42
    True
    """
    column = (1 << HEIGHT) - 1
    return sum(
        (cells >> HEIGHT * at & column) << HEIGHT * (COLUMNS - 1 - at) for at in range(COLUMNS)
    )


def packed(table: dict[int, Known]) -> bytes:
    rows = sorted(table.items())
    entries = array(
        "Q", [key << 10 | score + SCORE_OF_0 << 3 | column for key, (score, column) in rows]
    )
    if sys.byteorder == "big":
        entries.byteswap()
    return entries.tobytes()


def unpacked(data: bytes) -> dict[int, Known]:
    """
    >>> unpacked(packed({5: (-3, 6), 0: (1, 3)}))
    {0: (1, 3), 5: (-3, 6)}
    """
    entries = array("Q", data)
    if sys.byteorder == "big":
        entries.byteswap()
    return {entry >> 10: ((entry >> 3 & 127) - SCORE_OF_0, entry & 7) for entry in entries}


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


def distinct(positions: Iterable[Stones]) -> dict[int, Stones]:
    """One of each pair of mirror images, by key: the one that the table means."""
    found = {}
    for own, mask in positions:
        key, is_mirrored = canonical(own, mask)
        found[key] = (mirrored(own), mirrored(mask)) if is_mirrored else (own, mask)
    return found


def children(own: int, mask: int) -> Iterator[Stones]:
    """The positions after each move in which the game goes on; none after a line."""
    if has_line(own ^ mask):
        return
    for column in range(COLUMNS):
        other, after = child(own, mask, column)
        is_full = after >> HEIGHT * column + HEIGHT - 1 & 1
        if not is_full and not has_line(other ^ after):
            yield other, after


def child(own: int, mask: int, column: int) -> Stones:
    """A stone in a column; in a full one it lands on the spare bit."""
    return own ^ mask, mask | mask + (1 << HEIGHT * column)
