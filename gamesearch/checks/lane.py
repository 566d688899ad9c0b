"""Trees deeper than any number of plies that somebody may have thought enough."""

from __future__ import annotations

from typing import Any


def lane(end: Any, plies: int) -> Any:
    """A tree as nested lists that has one move at each of so many plies, and then this end.

    >>> lane([5, 3], 2)
    [[[5, 3]]]
    """
    for _ in range(plies):
        end = [end]
    return end
