"""Logs of honest and of selling controllers, and what a student's audit says of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from ...arena.difficulty import Even, Person, Round, Selling, as_seen, season
from ..canonical import plain
from ..inside import inside
from ..observe import Student

Log = list[Round]

BUYER = Person(buys=0.4, tempted=0.1)
HONEST: Mapping[str, tuple[Callable[[], Even], Person]] = {
    "even": (Even, Person()),
    "easy, everybody wins": (lambda: Even(share=0.7), Person()),
    "hard": (lambda: Even(share=0.35), Person()),
    "never adapts": (lambda: Even(1600, step=0), Person()),
    "a shop people like": (Even, BUYER),
    "large steps": (lambda: Even(step=80), Person()),
}
SELLING: Mapping[str, tuple[Callable[[], Even], Person]] = {
    "selling": (Selling, Person()),
    "selling, easy": (lambda: Selling(share=0.7), Person()),
    "selling, hard": (lambda: Selling(share=0.35), Person()),
    "selling to few": (Selling, Person(buys=0.02, tempted=0.05)),
    "selling with a smaller push": (lambda: Selling(push=140), Person()),
    "selling to buyers": (Selling, BUYER),
}


@cache
def _log(name: str, seed: int, evenings: int) -> tuple[Round, ...]:
    make, person = {**HONEST, **SELLING}[name]
    nights = season(make(), person, random.Random(seed), evenings)
    return tuple(as_seen([each for night in nights for each in night]))


def log(name: str, seed: int = 1, evenings: int = 120) -> Log:
    """A log as players see it, made afresh: an audit may change it."""
    return list(_log(name, seed, evenings))


class Scores(NamedTuple):
    """The number that an audit gave each log, by the log's name."""

    scores: Mapping[str, float | None]

    @property
    def are_numbers(self) -> bool:
        return all(score is not None for score in self.scores.values())

    @property
    def separates(self) -> bool:
        """Every selling log above every honest one."""
        if not self.are_numbers:
            return False
        return self._extreme(SELLING, min) > self._extreme(HONEST, max)

    @property
    def is_reversed(self) -> bool:
        return self.are_numbers and self._extreme(SELLING, max) < self._extreme(HONEST, min)

    def above(self, honest: str, selling: str) -> bool:
        """An honest log that looks more suspicious than a selling one."""
        return self.are_numbers and (self.scores[honest] or 0) >= (self.scores[selling] or 0)

    @property
    def text(self) -> str:
        if not self.are_numbers:
            return "something that is no number"
        high = max(HONEST, key=lambda name: self.scores[name] or 0.0)
        low = min(SELLING, key=lambda name: self.scores[name] or 0.0)
        return f"{self.scores[high]:.3g} for '{high}' and {self.scores[low]:.3g} for '{low}'"

    def _extreme(self, names: Mapping[str, object], pick: Callable[..., float]) -> float:
        return pick(self.scores[name] for name in names)


@inside
def audited(audit: Student, seed: int) -> Scores:
    """Call `audit(log)` on all logs made with this seed."""
    scores: dict[str, float | None] = {}
    for name in (*HONEST, *SELLING):
        score = plain(audit(log(name, seed)))
        scores[name] = float(score) if isinstance(score, int | float | Fraction) else None
    return Scores(scores)
