"""The plot that exercise 7.5 reads: what each risk buys, and where it may end."""

from __future__ import annotations

from typing import Any

from ..games import TreeGame
from ..search import exploit
from .canon import plain
from .gambles import coin

RISKS = [number / 4 for number in range(33)]
GAME = TreeGame([[4, 5], [2.5, 9.5], [-1, 17]])
# What is read off, and how far a reading may be off.
ASKED = {
    "first step": (1.5, 0.3),
    "worst at 4": (2.5, 0.3),
    "gain": (3.5, 0.4),
    "perfect": (5.0, 0.4),
}


def stairs() -> dict[str, list[float]]:
    """Income and worst case of the best plan at each risk, against one who plays at random."""
    plans = [exploit(GAME, coin, risk=risk) for risk in RISKS]
    return {
        "income": [plan.income for plan in plans],
        "worst case": [plan.worst for plan in plans],
    }


def is_read(part: str, answer: Any) -> bool:
    """Is the reading as near to the plot as an eye can come?"""
    value, room = ASKED[part]
    return abs(float(plain(answer)) - value) <= room
