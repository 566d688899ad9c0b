"""What the iterations before the last one cost, in percent of the last (exercise 5.3)."""

from __future__ import annotations

from typing import Any

from ..forms import as_number


def cost(b: float, d: int) -> float:
    """What alpha-beta is taken to cost at a depth."""
    return b ** (3 * d / 4)


def percent_below(b: float, d: int) -> float:
    """All iterations before depth d, in percent of that one."""
    return 100 * sum(cost(b, k) for k in range(1, d)) / cost(b, d)


def percent_of_last(b: float, d: int) -> float:
    """The iteration before depth d, in percent of that one."""
    return 100 * cost(b, d - 1) / cost(b, d)


COSTS = {
    "depth 5": 100 * cost(3, 5) / cost(3, 6),
    "depths 1 to 5": percent_below(3, 6),
    "depths 1 to 11": percent_below(3, 12),
}


def depth_of(part: str) -> int:
    """The depth of the last iteration."""
    return 12 if part == "depths 1 to 11" else 6


def is_cost(part: str, answer: Any) -> bool:
    """As a percentage or as a share, rounded to two digits or more."""
    given = as_number(answer)
    return any(abs(each / COSTS[part] - 1) <= 0.005 for each in (given, 100 * given))
