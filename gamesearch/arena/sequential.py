"""Did a change help? Wald's sequential test: play until the games have said enough, and no longer.

The question is put as two shares of the decided games (draws say nothing and are left out):

  same      the share that a change without effect would win, mostly 0.5
  better    the share that would be worth having

evidence  how much more likely the results are under `better` than under `same`, as a logarithm.
          Above the upper bound the change is accepted, below the lower one it is refused
alpha     how often a change that is only `same` is accepted all the same, at most
beta      how often one that is `better` is refused all the same, at most

Looking at an ordinary interval after every game, and stopping when one likes it, is no such test:
it accepts a useless change far more often than one time in twenty.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import NamedTuple

from ..errors import GameSearchError


class BadTest(GameSearchError, ValueError):
    """A test was asked for with shares or errors that are none."""


class Decision(NamedTuple):
    """`accepted` is None as long as the games have not said enough."""

    accepted: bool | None
    games: int
    evidence: float


def bounds(alpha: float, beta: float) -> tuple[float, float]:
    """The evidence at which a change is refused, and accepted.

    >>> [round(bound, 2) for bound in bounds(0.05, 0.05)]
    [-2.94, 2.94]
    """
    if not (0 < alpha < 0.5 and 0 < beta < 0.5):
        raise BadTest(f"alpha and beta are rates between 0 and a half; got {alpha}, {beta}")
    return log(beta / (1 - alpha)), log((1 - beta) / alpha)


def sequential_test(
    results: Iterable[float],
    *,
    same: float = 0.5,
    better: float = 0.6,
    alpha: float = 0.05,
    beta: float = 0.05,
) -> Decision:
    """Read results (1 won, 0.5 drawn, 0 lost) until a bound is reached.

    >>> sequential_test([1, 1, 0.5, 1])[:2]
    (None, 4)
    >>> sequential_test([1] * 40)[:2]
    (True, 17)
    """
    if not 0 < same < better < 1:
        raise BadTest(f"0 < same < better < 1 is needed; got same={same}, better={better}")
    refuse, accept = bounds(alpha, beta)
    won, lost = log(better / same), log((1 - better) / (1 - same))
    evidence, games = 0.0, 0
    for result in results:
        games += 1
        evidence += won if result > 0.5 else lost if result < 0.5 else 0.0
        if not refuse < evidence < accept:
            return Decision(evidence >= accept, games, evidence)
    return Decision(None, games, evidence)
