"""The plot that exercise 7.5 reads: what three moves earn, by how often the opponent errs."""

from __future__ import annotations

SHARES = [number / 20 for number in range(21)]
# What each move earns if they find the refutation, and if they err.
MOVES = {"A": (3, 3), "B": (1, 9), "C": (-5, 11)}


def incomes() -> dict[str, list[float]]:
    """For each move its average income at each share of errors."""
    return {
        move: [(1 - share) * refuted + share * missed for share in SHARES]
        for move, (refuted, missed) in MOVES.items()
    }
