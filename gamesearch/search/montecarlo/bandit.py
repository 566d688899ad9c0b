"""The bandit: several arms, each pays by its own unknown odds. Which one to pull next?

  N    how often an arm was pulled        W    what it has paid in all
  exploit: the arm with the best mean so far. explore: an arm that is not known well enough.

Whatever has an N and a W can be chosen among; in a tree search the arms are the moves.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from math import inf, log, sqrt
from typing import Protocol, TypeVar

# The constant of UCB1, for payments between 0 and 1. On a scale r times as wide it has to be r
# times as large, or the arms are hardly explored.
SQRT2 = sqrt(2)


class Counted(Protocol):
    N: int
    W: float


Some = TypeVar("Some", bound=Counted)
BanditPolicy = Callable[[Sequence["Arm"], int, random.Random], "Arm"]  # arms, pulls so far, dice


class Arm:
    """An arm that pays 1 with probability `odds`, else nothing."""

    def __init__(self, odds: float):
        self.odds = odds
        self.N, self.W = 0, 0.0

    def pull(self, rng: random.Random) -> float:
        return float(rng.random() < self.odds)


def ucb1(W: float, N: int, pulls: int, c: float = SQRT2) -> float:
    """How good an arm may well be: its mean, and a bonus for what is not known about it.

    `pulls` counts those of all arms together. An arm never pulled comes before all others.

    >>> round(ucb1(6, 10, 35, c=2), 2), round(ucb1(1, 1, 35, c=2), 2), ucb1(0, 0, 35)
    (1.79, 4.77, inf)
    """
    return W / N + c * sqrt(log(pulls) / N) if N else inf


def most_promising(arms: Sequence[Some], pulls: int, c: float = SQRT2) -> Some:
    """The arm with the highest UCB1; the first of equals."""
    return max(arms, key=lambda arm: ucb1(arm.W, arm.N, pulls, c))


def by_ucb1(c: float = SQRT2) -> BanditPolicy:
    """Choose by UCB1."""
    return lambda arms, pulls, rng: most_promising(arms, pulls, c)


def epsilon_greedy(epsilon: float) -> BanditPolicy:
    """Choose the best mean, but any arm at all with probability `epsilon` (epsilon-greedy)."""

    def choose(arms: Sequence[Arm], pulls: int, rng: random.Random) -> Arm:
        if rng.random() < epsilon:
            return rng.choice(arms)
        return max(arms, key=lambda arm: arm.W / arm.N if arm.N else inf)

    return choose


def play_bandit(arms: Sequence[Arm], choose: BanditPolicy, rng: random.Random) -> Iterator[int]:
    """Pull for ever; tells each time which arm it was, by its place."""
    pulls = 0
    while True:
        arm = choose(arms, pulls, rng)
        arm.W += arm.pull(rng)
        arm.N += 1
        pulls += 1
        yield arms.index(arm)
