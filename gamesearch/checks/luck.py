"""Results of matches, a student's interval around them, and what may be said of them."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

from ..arena import wilson
from .canon import canon, plain

Student = Callable[..., Any]
CLOSE = 0.002


class Result(NamedTuple):
    """Points of so many games."""

    points: float
    games: int

    def __str__(self) -> str:
        return f"{self.points:g} points of {self.games} games"

    @property
    def wald(self) -> tuple[float, float]:
        """The interval that is too narrow at the ends: share ± 1.96 standard errors."""
        share = self.points / self.games
        half = 1.96 * sqrt(share * (1 - share) / self.games)
        return share - half, share + half


class Band(NamedTuple):
    """An interval that a student's function gave."""

    low: float
    high: float

    @property
    def said(self) -> str:
        return f"{self.low:.3f} to {self.high:.3f}"

    def near(self, result: Result) -> bool:
        return self.close_to(wilson(*result))

    def close_to(self, other: tuple[float, float]) -> bool:
        return abs(self.low - other[0]) < CLOSE and abs(self.high - other[1]) < CLOSE


def band(interval: Student, result: Result) -> Band:
    """The student's interval, from whatever holds two numbers."""
    answer = plain(interval(*result))
    low, high = answer
    return Band(float(plain(low)), float(plain(high)))


def verdict(answer: Any, _: Result) -> str:
    return canon(answer).strip("'\" .").casefold()


def verdict_on(result: Result) -> str:
    """Is the true share above a half, below it, or can one not tell?"""
    low, high = wilson(*result)
    return "better" if low > 0.5 else "worse" if high < 0.5 else "open"
