"""What a student's regret matching does with some regrets, and how far it gets in self-play."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, NamedTuple

from ...search.imperfect.matrix import lower_value, upper_value
from ...search.imperfect.regret_matching import regret_mixture
from ..canonical import plain

NEAR = 1e-6

PENNIES: list[list[float]] = [[3, -1], [-2, 1]]


class Numbers(NamedTuple):
    """A list of numbers that came back, None where something else did."""

    of: tuple[float, ...] | None

    @property
    def said(self) -> str:
        return "no list of numbers" if self.of is None else _text(self.of)

    def near(self, *others: float) -> bool:
        return (
            self.of is not None
            and len(self.of) == len(others)
            and all(abs(a - b) < NEAR for a, b in zip(self.of, others, strict=True))
        )


class Lesson(NamedTuple):
    """Regrets so far, the mixture played, and what each choice would have earned."""

    regrets: tuple[float, ...]
    mixture: tuple[float, ...]
    earned: tuple[float, ...]

    @property
    def after(self) -> tuple[float, ...]:
        income = sum(p * v for p, v in zip(self.mixture, self.earned, strict=True))
        return tuple(r + v - income for r, v in zip(self.regrets, self.earned, strict=True))

    def __str__(self) -> str:
        return (
            f"regrets {_text(self.regrets)}, mixture {_text(self.mixture)}, "
            f"earned {_text(self.earned)}"
        )


def matched(match: Callable[..., Any], regrets: tuple[float, ...]) -> Numbers:
    return _numbers(match(list(regrets)))


def matches(regrets: tuple[float, ...], seen: Numbers) -> bool:
    return seen.near(*regret_mixture(regrets))


def learned(learn: Callable[..., Any], case: Lesson) -> Numbers:
    """What the function returns, or if it returns nothing, what it made of the regrets given."""
    regrets = list(case.regrets)
    answer = learn(regrets, list(case.mixture), list(case.earned))
    return _numbers(regrets if answer is None else answer)


def adds_up(case: Lesson, seen: Numbers) -> bool:
    return seen.near(*case.after)


def self_play(
    match: Callable[..., Any],
    learn: Callable[..., Any],
    rounds: int = 200,
    matrix: list[list[float]] = PENNIES,
) -> list[tuple[float, float]]:
    """Floor and roof of the average mixtures, round by round, if both sides learn like that."""
    sides = [matrix, [[-entry for entry in column] for column in zip(*matrix, strict=True)]]
    regrets = [[0.0] * len(side) for side in sides]
    sums = [[0.0] * len(side) for side in sides]
    found = []
    for number in range(1, rounds + 1):
        mixtures = [_sure(matched(match, tuple(each)), len(each)) for each in regrets]
        for one, side in enumerate(sides):
            other = mixtures[1 - one]
            earned = tuple(sum(p * v for p, v in zip(other, row, strict=True)) for row in side)
            case = Lesson(tuple(regrets[one]), mixtures[one], earned)
            regrets[one] = list(_sure(learned(learn, case), len(side)))
            sums[one] = [a + b for a, b in zip(sums[one], mixtures[one], strict=True)]
        rows, columns = ([share / number for share in each] for each in sums)
        found.append((lower_value(matrix, rows), upper_value(matrix, columns)))
    return found


def _sure(numbers: Numbers, length: int) -> tuple[float, ...]:
    if numbers.of is None or len(numbers.of) != length:
        raise ValueError(f"{length} numbers were expected, one for each choice")
    return numbers.of


def _numbers(answer: Any) -> Numbers:
    answer = plain(answer)
    if not isinstance(answer, list | tuple):
        return Numbers(None)
    try:
        found = tuple(float(plain(each)) for each in answer)
    except (TypeError, ValueError):
        return Numbers(None)
    return Numbers(found if all(abs(each) < inf for each in found) else None)


def _text(numbers: tuple[float, ...]) -> str:
    return "[" + ", ".join(f"{each:.4g}" for each in numbers) + "]"
