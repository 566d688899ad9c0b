"""Which entries of a table may answer, and what a student's function says of it."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from ..observe import Student, truth_in, with_twins


class EntryAsked(NamedTuple):
    """An entry, and the depth and the window of the one who asks."""

    kind: str
    value: float
    depth: float
    asked: int
    alpha: float
    beta: float

    @property
    def right(self) -> str:
        low = -inf if self.kind == "upper" else self.value
        high = inf if self.kind == "lower" else self.value
        outside = low >= self.beta or high <= self.alpha
        return str(self.depth >= self.asked and (low == high or outside))

    def __str__(self) -> str:
        return (
            f"an entry ({self.kind}, value {self.value:g}, depth {self.depth:g}), "
            f"asked for depth {self.asked} and the window ({self.alpha:g}, {self.beta:g})"
        )


def twins(depth: int) -> list[EntryAsked]:
    """Each argument of two entries that may answer, changed alone, so that they may not."""
    high = EntryAsked("lower", 12, depth, depth, 3, 10)
    return [
        *with_twins(high, kind="upper", value=8, depth=depth - 1, asked=depth + 1, beta=20),
        *with_twins(EntryAsked("upper", 1, depth, depth, 3, 10), alpha=-5),
    ]


ENTRIES = [
    EntryAsked(kind, value, depth, asked, 2, 9)
    for kind in ("exact", "lower", "upper")
    for value in (5, 1, 12)
    for depth, asked in ((4, 4), (6, 4), (2, 4), (inf, 4))
]


ENTRIES += [
    EntryAsked(kind, 0, depth, 3, alpha, beta)
    for kind in ("exact", "lower", "upper")
    for depth, (alpha, beta) in ((3, (-4, 5)), (3, (-6, -2)), (5, (2, 7)), (2, (-6, -2)))
]

ENTRIES += [
    *(
        EntryAsked(kind, value, 4, 4, 2, 9)
        for kind in ("lower", "upper")
        for value in (-12, 9.5, 1.5, 8.75, 2.25)
    ),
    *(
        EntryAsked(kind, value, 4, 4, -6, -2)
        for kind in ("lower", "upper")
        for value in (-9, -4, -1)
    ),
    *(
        EntryAsked(kind, 5, 4, 4, alpha, beta)
        for kind in ("exact", "lower", "upper")
        for alpha, beta in ((-inf, inf), (-inf, 3), (8, inf), (-inf, 8), (3, inf))
    ),
    *(EntryAsked(kind, 12, 0, 0, 2, 9) for kind in ("exact", "lower", "upper")),
    *(  # windows that end at 0
        EntryAsked(kind, value, 4, 4, *window)
        for kind in ("lower", "upper")
        for value, window in ((3, (-6, 0)), (-3, (-6, 0)), (3, (0, 6)), (-3, (0, 6)))
    ),
    EntryAsked("exact", 5, 0, 1, 2, 9),
    *twins(4),
]


class Two(NamedTuple):
    """Two entries at once: what is said of both tells more than what is said of one."""

    first: EntryAsked
    second: EntryAsked | Two


def may_answer(decide: Student, case: EntryAsked | Two) -> str:
    """Call `decide(kind, value, depth, asked, alpha, beta)`."""
    if isinstance(case, Two):
        return f"{may_answer(decide, case.first)} {may_answer(decide, case.second)}"
    return truth_in(decide(*case))


def is_right(case: EntryAsked, seen: str) -> bool:
    """A function that ends without a word says no, as Python takes it."""
    return seen == case.right or (seen == "None" and case.right == "False")
