"""The priors of a root: a network's policy, the legal moves, and noise (13.7)."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..canonical import canon
from ..forms import own_types
from ..observe import Student, are_near, with_twins


class PriorsArguments(NamedTuple):
    """The arguments of my_priors."""

    policy: tuple[float, ...]
    legal: tuple[int, ...]
    noise: tuple[float, ...]
    share: float

    @property
    def priors(self) -> dict[int, float]:
        total = sum(self.policy[move] for move in self.legal)
        alike = 1 / len(self.legal)
        said = [self.policy[move] / total if total else alike for move in self.legal]
        return {
            move: (1 - self.share) * prior + self.share * each / sum(self.noise)
            for move, prior, each in zip(self.legal, said, self.noise, strict=True)
        }

    def __str__(self) -> str:
        return (
            f"policy {list(self.policy)}, legal {list(self.legal)}, noise {list(self.noise)}, "
            f"share {self.share:g}"
        )


PLAIN = PriorsArguments((0.5, 0.25, 0.25), (0, 1, 2), (1, 0, 3), 0)
NOISE_ALONE = PriorsArguments((0.5, 0.25, 0.25), (0, 1, 2), (1, 0, 3), 1)
TAKEN = PriorsArguments((0.6, 0.1, 0.3), (1, 2), (1, 1), 0)
MIXED = PriorsArguments((0.5, 0.25, 0.25), (0, 1, 2), (1, 0, 3), 0.25)
NOTHING_SAID = PriorsArguments((1.0, 0.0, 0.0), (1, 2), (3, 1), 0.5)
HARDLY_ANYTHING = PriorsArguments((0.996, 0.001, 0.003), (1, 2), (1, 3), 0.25)
ANOTHER_ORDER = PriorsArguments((0.1, 0.2, 0.3, 0.4), (3, 1), (0.5, 2), 0.4)
ONE_MOVE = PriorsArguments((0.2, 0.0, 0.8), (1,), (2,), 0.3)
ONE_SAID_NOTHING = PriorsArguments((0.5, 0.0, 0.5), (0, 1), (3, 0), 0.5)  # a prior of 0 is one, too
LOUD = PriorsArguments((0.5, 0.5), (0, 1), (160, 40), 0.5)
ROOTS = [
    MIXED,
    PLAIN,
    NOISE_ALONE,
    TAKEN,
    ANOTHER_ORDER,
    ONE_SAID_NOTHING,
    NOTHING_SAID,
    ONE_MOVE,
    HARDLY_ANYTHING,
    LOUD,
    *with_twins(
        PriorsArguments((0.4, 0.1, 0.3, 0.2), (0, 2), (1, 3), 0.5),
        **{"policy": (0.3, 0.1, 0.4, 0.2), "legal": (1, 3), "noise": (3, 2), "share": 0.25},
    ),
]


class Priors(NamedTuple):
    """The prior of each move that came back; None where something else did."""

    priors: dict[Any, float] | None
    text: str

    def near(self, *values: float) -> bool:
        """The priors of the moves in their order."""
        return self.priors is not None and are_near(
            [self.priors[move] for move in sorted(self.priors, key=canon)], values, 0.001
        )


def asked(answer: Student, case: PriorsArguments) -> Priors:
    policy, legal, noise = list(case.policy), list(case.legal), list(case.noise)
    given = own_types(answer(policy, legal, noise, case.share))
    if (tuple(policy), tuple(legal), tuple(noise)) != case[:3]:
        return Priors(None, "a change of the lists that it was given")
    is_dict = isinstance(given, dict) and all(
        isinstance(each, int | float) for each in given.values()
    )
    return Priors(given if is_dict else None, canon(given))


def is_right(case: PriorsArguments, seen: Priors) -> bool:
    right = case.priors
    if seen.priors is None or set(seen.priors) != set(right):
        return False
    return are_near([seen.priors[move] for move in right], list(right.values()))
