"""15.4: a test that reads pairs of games, and the series that it reads."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from ..canonical import canon
from ..forms import own_types
from ..guard import room_for_calls
from ..inside import inside
from ..observe import Student


class Series(NamedTuple):
    """Pairs of games, drawn with these shares of pairs won and drawn."""

    seed: int
    won: float
    drawn: float
    better: float = 0.6
    most: int = 800
    same: float = 0.5
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def shares(self) -> dict[str, float]:
        """The arguments of a test besides the pairs."""
        return {
            "same": self.same,
            "better": self.better,
            "alpha": self.alpha,
            "beta": self.beta,
        }

    def pairs(self) -> list[float]:
        rng = random.Random(self.seed)
        kinds, shares = (2, 1.5, 1, 0.5, 0), (self.won / 2, self.won / 2, self.drawn)
        lost = (1 - self.won - self.drawn) / 2
        return rng.choices(kinds, [*shares, lost, lost], k=self.most)

    def __str__(self) -> str:
        first = ", ".join(f"{each:g}" for each in self.pairs()[:6])
        begun = f"pairs with {first} … points, {self.most} in all" if first else "no pairs at all"
        usual = Series(0, 0, 0).shares
        others = [f"{k}={v:g}" for k, v in self.shares.items() if v != usual[k] or k == "better"]
        return ", ".join([begun, *others])


class Pairs(list[float]):
    """A list that knows how far it was read: in a loop, by places, by slices, by pop."""

    furthest = 0
    gone = 0  # taken out in front

    def up_to(self, place: int) -> None:
        self.furthest = max(self.furthest, self.gone + place)

    def __iter__(self) -> Iterator[float]:
        place = 0
        while place < len(self):
            yield self[place]
            place += 1

    def __getitem__(self, which: Any) -> Any:
        places = range(len(self))[which]
        self.up_to(max(places, default=-1) + 1 if isinstance(places, range) else places + 1)
        return super().__getitem__(which)

    def pop(self, which: Any = -1) -> float:
        points: float = self[which]
        del self[which]
        self.gone += 1
        return points


class Said(NamedTuple):
    """The verdict and the pairs that the answer names, and how many it has taken; where it is no
    such pair, the answer itself stands for the verdict."""

    verdict: Any
    named: Any
    taken: int

    @property
    def text(self) -> str:
        if self.named is None:
            return canon(self.verdict)
        return f"({self.verdict!r}, {self.named})"


@inside
def said(test: Student, series: Series) -> Said:
    pairs = Pairs(series.pairs())
    with room_for_calls():
        answer = own_types(test(pairs, **series.shares))
    taken = pairs.furthest
    if not isinstance(answer, tuple | list) or len(answer) != 2:
        return Said(answer, None, taken)
    given, named = answer
    if type(named) not in (int, float):
        return Said(answer, None, taken)
    return Said(bool(given) if given in (0, 1) else given, named, taken)


GOOD = Series(1, 0.6, 0.2)
DRAWN = Series(2, 0.05, 0.9, most=60)
BAD = Series(3, 0.2, 0.3)
SLOW = Series(4, 0.4, 0.25, better=0.55)  # 800 pairs decide nothing
HALF_DRAWN = Series(5, 0.45, 0.5)
STRICT = Series(6, 0.55, 0.2, alpha=0.01, beta=0.2)
LENIENT = Series(7, 0.2, 0.2, alpha=0.2, beta=0.02)
FROM_BELOW = Series(8, 0.5, 0.2, same=0.4, better=0.55)
# Logarithms of powers of two: two pairs in a row reach the bound exactly.
ACCEPTED_AT = Series(9, 1.0, 0.0, same=0.25, better=0.5, alpha=0.2, beta=0.2)
REFUSED_AT = Series(10, 0.0, 0.0, same=0.5, better=0.75, alpha=0.2, beta=0.2)
# One pair alone goes beyond the bound.
AT_ONCE = Series(13, 1.0, 0.0, same=0.1, better=0.9, alpha=0.2, beta=0.2)
REFUSED_AT_ONCE = Series(14, 0.0, 0.0, same=0.1, better=0.9, alpha=0.2, beta=0.2)
NONE = Series(11, 0.5, 0.2, most=0)
UNDECIDED = Series(12, 0.132, 0.77, most=900)
VERY_LONG = Series(22, 0.06, 0.88, most=3000)  # pairs that decide nothing
SERIES = [
    GOOD,
    BAD,
    DRAWN,
    SLOW,
    HALF_DRAWN,
    STRICT,
    LENIENT,
    FROM_BELOW,
    ACCEPTED_AT,
    REFUSED_AT,
    AT_ONCE,
    REFUSED_AT_ONCE,
    NONE,
    UNDECIDED,
    VERY_LONG,
]
