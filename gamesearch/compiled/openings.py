"""The opening table: what perfect play knows by heart, so that it need not think for minutes.

It holds every position in which a perfect player may have to move during the first plies, whichever
side they play and whatever the other one does: its score and a move. So it also knows what each of
the other one's columns is worth. Mirror images are one position. building.py makes the file.

An entry is 64 bits: the position's key, seven bits for the score, three for the move.
"""

from __future__ import annotations

import sys
from array import array
from functools import lru_cache
from pathlib import Path

FILE = Path(__file__).with_name("openings.bin")
HEIGHT, COLUMNS = 7, 7
SCORE_OF_0 = 64
PLIES = 8  # as many stones lie on the board at most

Position = tuple[int, int]  # own, mask
Known = tuple[int, int]  # score to the player to move, column


@lru_cache
def openings() -> dict[int, Known]:
    """Score and column by key, of the one of two mirror images that has the smaller key."""
    return unpacked(FILE.read_bytes())


def look_up(own: int, mask: int) -> Known | None:
    if mask.bit_count() > PLIES:
        return None
    key, is_mirrored = canonical(own, mask)
    known = openings().get(key)
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
