"""Flags that a student counts: the innocent among the flagged, and the line that makes them so."""

from __future__ import annotations

from collections.abc import Callable
from math import isclose, sqrt
from typing import Any, NamedTuple

from ..arena.screening import Screen, threshold
from .canon import plain

Student = Callable[..., Any]


class Crowd(NamedTuple):
    """People to be screened so many times a year, and the test."""

    players: int
    base: float
    caught: float
    false_alarm: float
    times: int = 1

    @property
    def innocent(self) -> float:
        """Innocent flags in a year."""
        return self.screen.flagged(self.players)[1] * self.times

    @property
    def sure(self) -> float:
        return self.screen.guilty_share

    @property
    def screen(self) -> Screen:
        return Screen(self.base, self.caught, self.false_alarm)

    def __str__(self) -> str:
        return (
            f"{self.players:,} players, base {self.base:g}, caught {self.caught:g}, "
            f"false alarms {self.false_alarm:g}, {self.times} times a year"
        )


class Flags(NamedTuple):
    """What was answered; None where it is not a pair of numbers."""

    pair: tuple[float, float] | None

    @property
    def innocent(self) -> float:
        return self.pair[0] if self.pair else -1.0

    @property
    def sure(self) -> float:
        return self.pair[1] if self.pair else -1.0


def flags(screen: Student, crowd: Crowd) -> Flags:
    """Call `screen(players, base, caught, false_alarm, times)`."""
    answer = plain(screen(*crowd))
    if not isinstance(answer, tuple | list) or len(answer) != 2:
        return Flags(None)
    innocent, sure = (plain(each) for each in answer)
    return Flags((float(innocent), float(sure)))


def near(one: float, other: float) -> bool:
    return isclose(one, other, rel_tol=1e-6, abs_tol=1e-12)


class Court(NamedTuple):
    """So many moves counted, an honest rate, and how many innocents may be accused in all."""

    of: int
    rate: float
    players: int
    allowed: float

    @property
    def line(self) -> int:
        return threshold(self.of, self.rate, self.allowed / self.players)

    @property
    def three_sigma(self) -> float:
        """The line of those who trust the normal curve."""
        return self.of * self.rate + 3 * sqrt(self.of * self.rate * (1 - self.rate))

    def __str__(self) -> str:
        return (
            f"{self.of} moves, an honest rate of {self.rate:g}, {self.players:,} honest players, "
            f"at most {self.allowed:g} of them accused"
        )


def line(draw: Student, court: Court) -> float | None:
    """Call `draw(of, rate, players, allowed)`; None where no number came back."""
    answer = plain(draw(*court))
    if isinstance(answer, bool) or not isinstance(answer, int | float):
        return None
    return answer
