"""A chance node half read: where its average still may lie, and whether it can be left (7.4)."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from ...drawing.numbers import number
from ...errors import GameSearchError
from ..observe import Numbers, Student, numbers_in, truth_in, with_twins


class HalfRead(NamedTuple):
    """Outcomes seen, (probability, value); probabilities unseen; bounds of leaves; the window."""

    seen: tuple[tuple[float, float], ...]
    unseen: tuple[float, ...]
    low: float
    high: float
    alpha: float = -inf
    beta: float = inf

    @property
    def ends(self) -> tuple[float, float]:
        known = sum(p * value for p, value in self.seen)
        rest = sum(self.unseen)
        return known + self.low * rest, known + self.high * rest

    @property
    def stops(self) -> bool:
        least, most = self.ends
        return most <= self.alpha or least >= self.beta

    def __str__(self) -> str:
        window = ""
        if (self.alpha, self.beta) != (-inf, inf):
            window = f", alpha {number(self.alpha)} and beta {number(self.beta)}"
        return (
            f"seen {list(self.seen)}, unseen {list(self.unseen)}, "
            f"leaves from {number(self.low)} to {number(self.high)}{window}"
        )


UNEQUAL = HalfRead(((0.2, -3), (0.1, 1)), (0.7,), -5, 5)
LOW_IS_TWO = HalfRead(((0.25, 8), (0.25, 6)), (0.25, 0.25), 2, 10)
OPEN_BELOW = HalfRead(((0.5, 0),), (0.5,), 0, 10, alpha=3)
OPEN_ABOVE = HalfRead(((0.5, 4),), (0.5,), 0, 10, beta=6)
SURELY_LOW = HalfRead(((0.5, 0),), (0.5,), 0, 10, alpha=6)
SURELY_HIGH = HalfRead(((0.5, 9),), (0.5,), 2, 10, beta=5)
NEGATIVE = HalfRead(((0.5, -3),), (0.5,), -3, -1, alpha=-2.5)
LIKELY_HIGH = HalfRead(((0.5, 8),), (0.5,), 0, 10, beta=6)
ALPHA_IS_ZERO = HalfRead(((0.5, -8),), (0.5,), -10, 4, alpha=0, beta=3)
BETA_IS_ZERO = HalfRead(((0.5, 8),), (0.5,), -4, 10, alpha=-3, beta=0)

MANY_UNSEEN = HalfRead(((0.5, 2),), (0.1, 0.4), 0, 10, alpha=5.5)
MANY_UNSEEN_ABOVE = HalfRead(((0.5, 8),), (0.1, 0.4), -10, 10, beta=-0.5)
NOTHING_SEEN = HalfRead((), (1.0,), 0, 10, alpha=-inf, beta=inf)
NOTHING_SEEN_AND_LOW = HalfRead((), (0.5, 0.5), 0, 4, alpha=5, beta=9)
THIRDS = HalfRead(((1 / 3, 5),), (1 / 3, 1 / 3), 1, 10)

TWINS = with_twins(HalfRead(((0.5, 6),), (0.5,), 1, 9), seen=((0.5, 4),), low=3, high=8)
HALF_READ = [
    HalfRead(((0.5, 4),), (0.5,), 0, 10),
    LOW_IS_TWO,
    UNEQUAL,
    HalfRead((), (0.5, 0.5), -2, 3),
    HalfRead(((0.6, 7), (0.4, 2)), (), 0, 10),
    HalfRead(((0.125, -3),), (0.5, 0.375), -3, -1),
    THIRDS,
    *TWINS,
]
ALL_SEEN = HalfRead(((0.6, 7), (0.4, 2)), (), 0, 10, alpha=3, beta=8)
ALL_SEEN_AND_LOW = ALL_SEEN._replace(alpha=6)
# Each argument is changed alone, so that the node can be left.
TWINS_TO_LEAVE = [
    *with_twins(HalfRead(((0.5, 8),), (0.5,), 0, 10, 5.2, 7), seen=((0.5, 0),), low=6.5),
    *with_twins(HalfRead(((0.5, 2),), (0.5,), 0, 10, 3, 8), high=3.5, alpha=6.5),
    *with_twins(HalfRead(((0.5, 8),), (0.5,), 0, 10, 1, 8), beta=3.5),
]
TO_LEAVE = [
    OPEN_BELOW,
    OPEN_ABOVE,
    LIKELY_HIGH,
    SURELY_LOW,
    SURELY_HIGH,
    NEGATIVE,
    HalfRead(((0.8, -3),), (0.2,), -3, -1, alpha=-2.5),
    HalfRead(((0.8, -1),), (0.2,), -3, -1, beta=-1.5),
    MANY_UNSEEN,
    MANY_UNSEEN_ABOVE,
    NOTHING_SEEN_AND_LOW,
    HalfRead(((0.2, 6), (0.3, 5)), (0.25, 0.25), 0, 8, 4, 6),
    HalfRead(((0.4, 1), (0.4, 2)), (0.1, 0.1), 0, 8, 4, 6),
    HalfRead(((0.4, 8), (0.4, 7)), (0.1, 0.1), 0, 8, 4, 5.5),
    HalfRead(((0.1, 0.5),), (0.3, 0.6), 0, 1, alpha=0.2, beta=0.9),
    NOTHING_SEEN,
    ALPHA_IS_ZERO,
    BETA_IS_ZERO,
    ALL_SEEN,
    ALL_SEEN_AND_LOW,
    *TWINS_TO_LEAVE,
]


CHANGED = "a change of the lists that it was given"


def interval_of(interval: Student, case: HalfRead) -> Numbers:
    """Call `interval(seen, unseen, low, high)`."""
    seen, unseen = list(case.seen), list(case.unseen)
    answer = interval(seen, unseen, case.low, case.high)
    if (tuple(seen), tuple(unseen)) != case[:2]:
        return Numbers(None, CHANGED)
    return Numbers(numbers_in(answer, 2), "no pair of numbers")


def interval_is_right(case: HalfRead, seen: Numbers) -> bool:
    return seen.near(*case.ends)


def stop_of(stop: Student, case: HalfRead) -> bool | None:
    """Call `stop(seen, unseen, low, high, alpha, beta)`; None where nothing came back."""
    seen, unseen = list(case.seen), list(case.unseen)
    answer = stop(seen, unseen, *case[2:])
    if (tuple(seen), tuple(unseen)) != case[:2]:
        raise GameSearchError(f"{CHANGED}. Who may still need them when your function is done?")
    said = {"True": True, "False": False, "None": None}
    if (text := truth_in(answer)) not in said:
        raise GameSearchError(f"{text} came back. Can the node be left: True or False?")
    return said[text]
