"""10.6: a patrol that is announced, and an intruder who wants something else than the guard fears.

loot     what a site brings the intruder who finds it unwatched; nothing if it is watched
damage   what the guard loses then
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import isfinite
from typing import Any, NamedTuple

from ...errors import BadSearch
from ...search.imperfect.commitment import commit
from ..forms import own_types

LOOT: Mapping[str, float] = {"museum": 12, "bank": 6, "harbour": 4, "school": 4}
DAMAGE: Mapping[str, float] = {"museum": 12, "bank": 6, "harbour": 6, "school": 2}
ROUTES: Mapping[str, tuple[str, str]] = {
    "north": ("museum", "school"),
    "south": ("bank", "harbour"),
    "centre": ("museum", "bank"),
}
ALIKE = 0.05  # as near as this to the best, a site tempts as much: the guard may nudge


class Announced(NamedTuple):
    """What each site brings an intruder who knows the shares, and costs the guard."""

    loot: Mapping[str, float]
    damage: Mapping[str, float]

    @property
    def most(self) -> float:
        return max(self.loot.values())

    @property
    def goes_to(self) -> str:
        """The most loot; of sites that are alike the one that the guard prefers."""
        tempting = [site for site, loot in self.loot.items() if loot >= self.most - ALIKE]
        return min(tempting, key=lambda site: self.damage[site])

    @property
    def loss(self) -> float:
        return self.damage[self.goes_to]

    @property
    def wasted(self) -> float:
        """How much more is lost than with the best announcement, as a share of that."""
        return self.loss / least_loss() - 1

    @property
    def text(self) -> str:
        return ", ".join(f"{site} {loot:.2f}" for site, loot in self.loot.items())


def announced(answer: Any) -> Announced:
    """Raises BadSearch for what is no mixture of the routes."""
    shares = mixture(answer)
    open_ = {
        site: sum(shares[route] for route, passes in ROUTES.items() if site not in passes)
        for site in LOOT
    }
    return Announced(
        {site: open_[site] * loot for site, loot in LOOT.items()},
        {site: open_[site] * damage for site, damage in DAMAGE.items()},
    )


def mixture(answer: Any) -> dict[str, float]:
    """The share of each route; one that is left out is never taken."""
    answer = own_types(answer)
    if type(answer) is not dict or not set(answer) <= set(ROUTES):
        raise BadSearch(f"answer with a share for each route: {', '.join(ROUTES)}")
    try:
        shares = {route: float(answer.get(route, 0)) for route in ROUTES}
    except (TypeError, ValueError):
        raise BadSearch("a share is a number from 0 to 1") from None
    if not all(map(isfinite, shares.values())):
        raise BadSearch("a share is a number from 0 to 1")
    whole = sum(shares.values())
    if min(shares.values()) < -1e-9:
        raise BadSearch("a share is 0 or more; nobody can walk a route less than never")
    if abs(whole - 1) > 0.005:
        raise BadSearch(f"the shares of all nights add up to 1; yours add up to {whole:g}")
    return {route: share / whole for route, share in shares.items()}


@cache
def least_loss() -> float:
    def payoffs(worth: Mapping[str, float], sign: int) -> list[list[float]]:
        return [
            [0 if site in passes else sign * worth[site] for site in worth]
            for passes in ROUTES.values()
        ]

    return -float(commit(payoffs(DAMAGE, -1), payoffs(LOOT, 1)).value)
