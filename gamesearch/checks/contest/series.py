"""15.4: a test that reads pairs of games, and the series that it reads."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from ..forms import own_types
from ..inside import inside
from ..observe import Student


class Series(NamedTuple):
    """Pairs of games, drawn with these shares of pairs won and drawn."""

    seed: int
    won: float
    drawn: float
    better: float = 0.6
    most: int = 800

    def pairs(self) -> list[float]:
        rng = random.Random(self.seed)
        kinds, shares = (2, 1.5, 1, 0.5, 0), (self.won / 2, self.won / 2, self.drawn)
        lost = (1 - self.won - self.drawn) / 2
        return rng.choices(kinds, [*shares, lost, lost], k=self.most)

    def __str__(self) -> str:
        first = ", ".join(f"{each:g}" for each in self.pairs()[:6])
        return f"pairs with {first} … points, {self.most} in all, better={self.better}"


class Said(NamedTuple):
    """The verdict and the pairs that the answer names, and how many it has taken."""

    verdict: Any
    named: Any
    taken: int

    @property
    def text(self) -> str:
        return f"({self.verdict}, {self.named})"


@inside
def said(test: Student, series: Series) -> Said:
    taken = 0

    def one_by_one() -> Iterator[float]:
        nonlocal taken
        for pair in series.pairs():
            taken += 1
            yield pair

    answer = test(one_by_one(), better=series.better)
    if not isinstance(answer, tuple | list) or len(answer) != 2:
        return Said(answer, None, taken)
    given, named = own_types(answer)
    verdict = None if given is None else bool(given)
    return Said(verdict, named if type(named) in (int, float) else None, taken)


GOOD = Series(1, 0.6, 0.2)
DRAWN = Series(2, 0.05, 0.9, most=60)
BAD = Series(3, 0.2, 0.3)
SERIES = [GOOD, BAD, DRAWN, Series(4, 0.4, 0.25, better=0.55), Series(5, 0.45, 0.5)]
