"""Opponents that adapt to a player, and what they adapt *for*.

A controller chooses how strong the program plays next. Two are here, alike but for a few lines:

  Even      a staircase: stronger after a win of the player, weaker after a loss
  Selling   the same staircase; and who declines an offer meets a stronger program for some
            rounds, who buys a weaker one, while the strength shown stays that of the staircase

The player is simulated, too: a strength in Elo, and moods that are stated in `Person`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from .handicap import expected_score


class Round(NamedTuple):
    """One round as it was logged; `real` is known to the operator alone."""

    won: bool
    shown: float
    offered: bool = False
    bought: bool = False
    real: float | None = None


class Controller(Protocol):
    """Chooses the program's strength, and learns how a round went."""

    def strengths(self) -> tuple[float, float]:
        """(shown, real)"""

    def learn(self, finished: Round) -> None: ...


@dataclass
class Even:
    """Wins half of its games, whoever it plays: `step` points up if it lost, down if it won."""

    level: float = 1500
    step: float = 40
    share: float = 0.5  # of the points that the player should get

    def strengths(self) -> tuple[float, float]:
        return self.level, self.level

    def learn(self, finished: Round) -> None:
        up, down = 2 * self.step * (1 - self.share), 2 * self.step * self.share
        self.level += up if finished.won else -down


@dataclass
class Selling(Even):
    """`push` points of hidden strength for `rounds` rounds after an offer, up or down."""

    push: float = 200
    rounds: int = 3
    hidden: float = 0
    left: int = 0

    def strengths(self) -> tuple[float, float]:
        return self.level, self.level + (self.hidden if self.left else 0)

    def learn(self, finished: Round) -> None:
        super().learn(finished)
        self.left = max(0, self.left - 1)
        if finished.offered:
            self.hidden = -self.push if finished.bought else self.push
            self.left = self.rounds


@dataclass(frozen=True)
class Person:
    """Leaves more readily the longer a row of losses or of wins is; buys more readily in losses."""

    skill: float = 1500
    buys: float = 0.05  # the chance to accept an offer, and what every loss in a row adds
    tempted: float = 0.08
    leaves: float = 0.02  # the chance to leave after a round, and what a row adds
    frustrated: float = 0.05  # for every loss in a row beyond two
    bored: float = 0.04  # for every win in a row beyond four

    def buying(self, lost: int) -> float:
        return min(1.0, self.buys + self.tempted * lost)

    def leaving(self, lost: int, won: int) -> float:
        more = self.frustrated * max(0, lost - 2) + self.bored * max(0, won - 4)
        return min(1.0, self.leaves + more)


def evening(
    controller: Controller, person: Person, rng: random.Random, *, offers: float = 0.25
) -> Iterator[Round]:
    """Round after round until the player leaves; after a loss there is sometimes an offer."""
    lost = won = 0
    while True:
        shown, real = controller.strengths()
        wins = rng.random() < expected_score(person.skill - real)
        lost, won = (0, won + 1) if wins else (lost + 1, 0)
        offered = not wins and rng.random() < offers
        bought = offered and rng.random() < person.buying(lost)
        finished = Round(wins, shown, offered, bought, real)
        yield finished
        controller.learn(finished)
        if rng.random() < person.leaving(lost, won):
            return


def season(
    controller: Controller, person: Person, rng: random.Random, evenings: int = 100
) -> list[list[Round]]:
    """Many evenings of one player; the controller goes on where it stopped."""
    return [list(evening(controller, person, rng)) for _ in range(evenings)]


def as_seen(log: list[Round]) -> list[Round]:
    """The log without what only the operator knows."""
    return [each._replace(real=None) for each in log]


def after_offers(log: list[Round], rounds: int = 3) -> tuple[list[bool], list[bool]]:
    """The results in the rounds that followed an offer: after buying, and after declining."""
    results: tuple[list[bool], list[bool]] = ([], [])
    for place, each in enumerate(log):
        if each.offered:
            following = [later.won for later in log[place + 1 : place + 1 + rounds]]
            results[0 if each.bought else 1].extend(following)
    return results
