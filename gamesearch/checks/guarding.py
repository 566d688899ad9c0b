"""The patrol of exercise 8.6: which sites, which routes, and what a mixture of routes is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..errors import BadSearch
from ..games import Patrol
from ..search import floor, solve_matrix
from .canon import plain

CITY = Patrol(
    {"museum": 12, "bank": 8, "harbour": 6, "school": 4},
    {
        "north": ("museum", "school"),
        "south": ("bank", "harbour"),
        "centre": ("museum", "bank"),
        "shore": ("harbour", "school"),
    },
)


class Guarded(NamedTuple):
    """What each site would bring an intruder who knows the shares."""

    gains: Mapping[str, float]

    @property
    def loss(self) -> float:
        return max(self.gains.values())

    @property
    def tempting(self) -> str:
        return max(self.gains, key=lambda site: self.gains[site])

    @property
    def said(self) -> str:
        gains = ", ".join(f"{site} {gain:.2f}" for site, gain in self.gains.items())
        return f"on average {gains}"


def guarded(answer: Any, _: Any = None) -> Guarded:
    """Raises BadSearch for what is no mixture of the city's routes."""
    shares = mixture(answer)
    columns = zip(*CITY.matrix(), strict=True)
    gains = [0 - sum(p * v for p, v in zip(shares, column, strict=True)) for column in columns]
    return Guarded(dict(zip(CITY.worths, gains, strict=True)))


def mixture(answer: Any) -> list[float]:
    """The shares in the order of the routes; a route that is left out is never taken."""
    answer = plain(answer)
    if type(answer) is not dict or not set(answer) <= set(CITY.routes):
        raise BadSearch(f"answer with a share for each route: {', '.join(CITY.routes)}")
    shares = [float(plain(answer.get(route, 0))) for route in CITY.routes]
    if min(shares) < -1e-9 or abs(sum(shares) - 1) > 1e-3:
        raise BadSearch(f"shares are 0 or more and add up to 1; yours add up to {sum(shares):g}")
    return shares


def wasted(answer: Any) -> float:
    """How much more the mixture loses than the best one, as a share of what that one loses."""
    best = -float(solve_matrix(CITY.matrix()).value)
    return -float(floor(CITY.matrix(), mixture(answer))) / best - 1
