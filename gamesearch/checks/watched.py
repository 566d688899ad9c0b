"""An opponent was watched: his errors were counted, and epsilon is to be estimated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..arena import wilson
from .canon import plain

CLOSE = 0.002


class Watched(NamedTuple):
    """So many errors in so many replies; each time there were so many legal moves, one the best."""

    errors: int
    replies: int
    moves: int

    @property
    def factor(self) -> float:
        """What one seen error stands for: some random moves are the best one."""
        return self.moves / (self.moves - 1)

    @property
    def right(self) -> tuple[float, float, float]:
        low, high = wilson(self.errors, self.replies)
        share = self.errors / self.replies
        return (
            min(1.0, share * self.factor),
            min(1.0, low * self.factor),
            min(1.0, high * self.factor),
        )

    def __str__(self) -> str:
        return f"{self.errors} errors in {self.replies} replies, {self.moves} legal moves each"


class Estimate(NamedTuple):
    """Epsilon and the interval around it; None if there were no three numbers."""

    numbers: tuple[float, ...] | None

    @property
    def said(self) -> str:
        if self.numbers is None:
            return "no three numbers"
        return "ε = {:.3f}, between {:.3f} and {:.3f}".format(*self.numbers)

    def near(self, *numbers: float) -> bool:
        if self.numbers is None:
            return False
        return all(abs(a - b) < CLOSE for a, b in zip(self.numbers, numbers, strict=False))


def estimate(student: Callable[..., Any], case: Watched) -> Estimate:
    """Call `student(errors, replies, moves)`."""
    answer = plain(student(*case))
    if not isinstance(answer, list | tuple) or len(answer) != 3:
        return Estimate(None)
    return Estimate(tuple(float(plain(number)) for number in answer))


def is_estimate(case: Watched, seen: Estimate) -> bool:
    return seen.near(*case.right)
