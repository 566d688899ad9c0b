"""The plot that exercise 6.6 reads: what three moves earn, by how often the opponent errs."""

from __future__ import annotations

from typing import Any

from ..canonical import plain

SHARES = [number / 20 for number in range(21)]
# What each move earns if he finds the refutation, and if he errs.
MOVES = {"A": (3, 3), "B": (1, 9), "C": (-5, 11)}
# What is read off, and how far a reading may be off.
ASKED = {"A to B": (0.25, 0.04), "B to C": (0.75, 0.04), "at 0.5": (5.0, 0.4), "lost": (8.0, 0.5)}


def incomes() -> dict[str, list[float]]:
    """For each move its average income at each share of errors."""
    return {
        move: [(1 - share) * refuted + share * missed for share in SHARES]
        for move, (refuted, missed) in MOVES.items()
    }


def is_read(part: str, answer: Any) -> bool:
    """Is the reading as near to the plot as an eye can come?"""
    value, room = ASKED[part]
    return abs(float(plain(answer)) - value) <= room
