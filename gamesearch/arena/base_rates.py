"""What a test says when it is applied to many people of whom few are guilty.

base         the share of the players who do it         caught   the share of those who are flagged
false_alarm  the share of the OTHERS who are flagged, too
"""

from __future__ import annotations

from math import exp, lgamma, log
from typing import NamedTuple

from ..errors import GameSearchError


class BadShare(GameSearchError, ValueError):
    """A probability was asked for with numbers that are none."""


class FlagTest(NamedTuple):
    """A test and the people it is applied to.

    >>> screen = FlagTest(base=0.0014, caught=0.9, false_alarm=0.01)
    >>> guilty, innocent = screen.flagged(100_000)
    >>> round(guilty), round(innocent), round(screen.guilty_share, 3)
    (126, 999, 0.112)
    """

    base: float
    caught: float
    false_alarm: float

    def flagged(self, players: float) -> tuple[float, float]:
        """How many of so many players are flagged: the guilty, the innocent."""
        return players * self.base * self.caught, players * (1 - self.base) * self.false_alarm

    @property
    def guilty_share(self) -> float:
        """How sure a flag makes one: the guilty among the flagged. Bayes' rule."""
        guilty, innocent = self.flagged(1)
        return guilty / (guilty + innocent) if guilty + innocent else 0.0


def binomial_tail(hits: int, of: int, rate: float) -> float:
    """The probability of so many hits or more, when each of `of` tries is one with `rate`.

    >>> round(binomial_tail(2, 2, 0.5), 6), binomial_tail(0, 9, 0.3)
    (0.25, 1.0)
    """
    if not 0 <= rate <= 1 or of < 0:
        raise BadShare(f"a rate lies between 0 and 1 and tries are counted; got {rate}, {of}")
    if hits <= 0:
        return 1.0
    if rate in (0, 1):
        return float(rate == 1 and hits <= of)
    return min(1.0, sum(_exactly(count, of, rate) for count in range(of, hits - 1, -1)))


def threshold(of: int, rate: float, false_alarm: float) -> int:
    """The fewest hits that an innocent reaches with at most this probability.

    It may lie one above `of`: then not even all hits are suspicious enough.

    >>> threshold(100, 0.5, 0.001)
    66
    """
    tail = 0.0  # summed from the rarest result on, where nothing is rounded away
    for hits in range(of, -1, -1):
        tail += _exactly(hits, of, rate)
        if tail > false_alarm:
            return hits + 1
    return 0


def _exactly(hits: int, of: int, rate: float) -> float:
    if rate in (0, 1):
        return float(hits == of * rate)
    ways = lgamma(of + 1) - lgamma(hits + 1) - lgamma(of - hits + 1)
    return exp(ways + hits * log(rate) + (of - hits) * log(1 - rate))
