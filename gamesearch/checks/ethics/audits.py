"""Logs of honest and of selling controllers, and what a student's audit says of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from math import isfinite
from typing import Any, NamedTuple

from ...arena.difficulty import Even, Person, Round, Selling, as_seen, season
from ..forms import own_types
from ..guard import attempt
from ..inside import inside
from ..observe import Student

Log = list[Round]

BUYER = Person(buys=0.4, tempted=0.1)
GENEROUS = "weaker after you decline"
HONEST: Mapping[str, tuple[Callable[[], Even], Person]] = {
    "even": (Even, Person()),
    "easy, everybody wins": (lambda: Even(share=0.7), Person()),
    "hard": (lambda: Even(share=0.35), Person()),
    "never adapts": (lambda: Even(1600, step=0), Person()),
    "a shop people like": (Even, BUYER),
    "large steps": (lambda: Even(step=80), Person()),
    GENEROUS: (lambda: Selling(push=-200), Person()),
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
    sees_offers: bool = True  # would it say otherwise of a log in which nothing was offered?
    sees_results: bool = True  # … in which every game was won?
    sees_shares: bool = True  # … and the same of a log that is there twice?

    @property
    def are_numbers(self) -> bool:
        return all(score is not None for score in self.scores.values())

    @property
    def separates(self) -> bool:
        """Every selling log above every honest one, and some more suspicious than others."""
        if not self.are_numbers or len(set(self.scores.values())) < 3:
            return False
        return self._extreme(SELLING, min) > self._extreme(HONEST, max)

    @property
    def overlooks_direction(self) -> bool:
        """Does nothing but the program that helps those who decline look suspicious?"""
        if not self.are_numbers:
            return False
        others = [name for name in HONEST if name != GENEROUS]
        least = self._extreme(SELLING, min)
        return self._extreme(others, max) < least <= (self.scores[GENEROUS] or 0)

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

    def _extreme(self, names: Iterable[str], pick: Callable[..., float]) -> float:
        return pick(self.scores[name] for name in names)


_LOOKED_AT = ("selling", "selling, easy")


@inside
def audited(audit: Student, seed: int) -> Scores:
    """Call `audit(log)` on all logs made with this seed."""
    scores: dict[str, float | None] = {}
    for name in (*HONEST, *SELLING):
        scores[name] = _number(audit(log(name, seed)))
    return Scores(scores)


def looked_over(audit: Student, seed: int) -> Scores:
    """The same, and what matters to it."""
    seen = audited(audit, seed)
    if not seen.are_numbers:
        return seen

    def says(changed: Callable[[Log], Log]) -> list[float | None]:
        logs = [changed(log(name, seed)) for name in _LOOKED_AT]
        return [attempt(lambda one=one: _number(audit(one))).value for one in logs]  # type: ignore[misc]

    said = [seen.scores[name] for name in _LOOKED_AT]
    bare = says(lambda rounds: [each._replace(offered=False, bought=False) for each in rounds])
    all_won = says(lambda rounds: [each._replace(won=True) for each in rounds])
    twice = says(lambda rounds: rounds * 2)
    doubled = [
        two is not None and one != 0 and 1.9 < two / (one or 1) < 2.1
        for one, two in zip(said, twice, strict=True)
    ]
    return seen._replace(
        sees_offers=bare != said, sees_results=all_won != said, sees_shares=not all(doubled)
    )


def _number(answer: Any) -> float | None:
    score = own_types(answer)
    real = isinstance(score, int | float)
    return float(score) if real and isfinite(score) else None


class Short(NamedTuple):
    """A log that lacks what others have."""

    name: str
    rounds: tuple[Round, ...]

    def __str__(self) -> str:
        return self.name


def short_logs(shown: float = 1500) -> list[Short]:
    """No rounds, no offers, only one kind of answer, and an offer that nothing follows."""
    played = [Round(won, shown) for won in (True, False, True, False, False)]
    offer, taken = (
        Round(False, shown, offered=True),
        Round(False, shown, offered=True, bought=True),
    )
    return [
        Short("a log without a round", ()),
        Short("a log without an offer", tuple(played)),
        Short("a log in which nothing was bought", (offer, *played, offer, *played)),
        Short("a log in which every offer was bought", (taken, *played, taken, *played)),
        Short("a log that ends with an offer", (offer, *played, taken)),
    ]


def judged(audit: Student, case: Short) -> float | None:
    return _number(audit(list(case.rounds)))
