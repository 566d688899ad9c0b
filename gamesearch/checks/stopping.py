"""A chance node half read: between what its average still lies, and whether it can be left."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, NamedTuple

from ..drawing.numbers import number
from .canon import plain
from .dicetrees import NEAR


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


class Ends(NamedTuple):
    """None where no pair of numbers came back."""

    pair: tuple[float, float] | None

    @property
    def said(self) -> str:
        return "no pair of numbers" if self.pair is None else "({:g}, {:g})".format(*self.pair)

    def near(self, least: float, most: float) -> bool:
        return self.pair is not None and all(
            abs(a - b) < NEAR for a, b in zip(self.pair, (least, most), strict=True)
        )


def interval_of(interval: Callable[..., Any], case: HalfRead) -> Ends:
    """Call `interval(seen, unseen, low, high)`."""
    answer = plain(interval(list(case.seen), list(case.unseen), case.low, case.high))
    if not isinstance(answer, list | tuple) or len(answer) != 2:
        return Ends(None)
    return Ends((float(plain(answer[0])), float(plain(answer[1]))))


def interval_is_right(case: HalfRead, seen: Ends) -> bool:
    return seen.near(*case.ends)


def stop_of(stop: Callable[..., Any], case: HalfRead) -> bool | None:
    """Call `stop(seen, unseen, low, high, alpha, beta)`; None where nothing came back."""
    answer = plain(stop(list(case.seen), list(case.unseen), *case[2:]))
    return None if answer is None else bool(answer)
