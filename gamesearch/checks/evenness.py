"""Handicaps that a student finds: a dial to be turned until a match is even."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from .canon import plain

Student = Callable[..., Any]
NEAR = 0.005


class Dial(NamedTuple):
    """A program's share of the points at handicap h, falling, with and without the first move."""

    begins: float
    second: float
    fall: float = 0.8
    bend: float = 1.0

    def __call__(self, h: float, begins: bool) -> float:
        if not 0 <= h <= 1:
            raise ValueError(f"a handicap lies between 0 and 1, this is {h}")
        return (self.begins if begins else self.second) - self.fall * float(h) ** self.bend

    def mean(self, h: float) -> float:
        return (self(h, True) + self(h, False)) / 2

    def __str__(self) -> str:
        return (
            f"a program that without a handicap gets {self.begins:g} of the points when it begins "
            f"and {self.second:g} when it does not"
        )


class Tuned(NamedTuple):
    """The handicap found, and the shares it gives; None where no number came back."""

    h: float | None
    begins: float = 0.0
    second: float = 0.0

    @property
    def mean(self) -> float:
        return (self.begins + self.second) / 2

    @property
    def said(self) -> str:
        if self.h is None:
            return "no number between 0 and 1"
        return f"{self.h:.4g}, at which the program gets {self.mean:.3f} over both games"

    @property
    def is_even(self) -> bool:
        return self.h is not None and abs(self.mean - 0.5) <= NEAR


def tuned(handicap: Student, dial: Dial) -> Tuned:
    """Call `handicap(score)`, where score(h, begins) is the dial."""
    h = plain(handicap(dial))
    if isinstance(h, bool) or not isinstance(h, int | float | Fraction) or not 0 <= h <= 1:
        return Tuned(None)
    h = float(h)
    return Tuned(h, dial(h, True), dial(h, False))
