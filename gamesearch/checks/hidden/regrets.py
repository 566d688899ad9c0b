"""What a student's regret matching does with some regrets, and how far it gets in self-play."""

from __future__ import annotations

from math import isfinite
from typing import Any, NamedTuple

from ...search.imperfect.matrix import lower_value, upper_value
from ...search.imperfect.regret_matching import regret_mixture
from ..inside import inside
from ..observe import Numbers, Student, numbers_in, with_twins

PENNIES: list[list[float]] = [[3, -1], [-2, 1]]


MIXED_SIGNS = (3.0, -2.0, 1.0)
NOTHING_REGRETTED = (-1.0, -3.0)
THREE_NEGATIVE = (-2.0, -1.0, -4.0)
LARGE_NEGATIVE = (2.0, 2.0, 4.0, -8.0)
THREE_POSITIVE = (1.0, 2.0, 5.0, -1.0)
ZERO_AND_BELOW = (0.0, -1.0, -2.0)
TINY = (0.0002, -1.0, 0.0006)
HUGE = (3000.0, -5000.0, 1000.0)

REGRETS = [
    MIXED_SIGNS,
    (0.0, 0.0),
    NOTHING_REGRETTED,
    (5.0,),
    LARGE_NEGATIVE,
    THREE_POSITIVE,
    (0.5, 0.0, -0.5),
    (0.1, -1.0, 0.25),
    THREE_NEGATIVE,
    ZERO_AND_BELOW,
    (0.0, 0.0, 0.0, 0.0),
    (1.0, 2.0),
    TINY,
    HUGE,
]


class Night(NamedTuple):
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


FIRST_NIGHT = Night((0.0, 0.0), (0.5, 0.5), (3.0, -1.0))
LATER_NIGHT = Night((1.0, 4.0), (0.25, 0.75), (8.0, 0.0))

NEVER_PLAYED = Night((-2.0, 0.5, 1.0), (0.0, 0.2, 0.8), (5.0, -5.0, 1.0))

MANY_NIGHTS = Night((2500.0, -3000.0, 400.0), (0.5, 0.25, 0.25), (10.0, -20.0, 3.0))

UNEVEN_NIGHT = Night((0.125, -0.25), (0.375, 0.625), (1.0, 0.5))
MANY_DECIMALS = Night((1 / 3, -0.7), (0.3, 0.7), (1.0, 1 / 7))

NIGHTS = [
    FIRST_NIGHT,
    LATER_NIGHT,
    NEVER_PLAYED,
    Night((3.0,), (1.0,), (7.0,)),
    Night((-1.0, -1.0), (0.5, 0.5), (-4.0, -2.0)),
    MANY_NIGHTS,
    UNEVEN_NIGHT,
    MANY_DECIMALS,
    *with_twins(LATER_NIGHT, regrets=(2.0, -1.0), mixture=(0.5, 0.5), earned=(0.0, 8.0)),
]


class Listed(Numbers):
    """A number for each choice."""

    @property
    def text(self) -> str:
        return self.instead if self.values is None else _text(self.values)


@inside
def matched(match: Student, regrets: tuple[float, ...]) -> Listed:
    return _listed(match(list(regrets)))


@inside
def leaves_alone(match: Student) -> bool:
    """Are the regrets the same after the call? They are needed for the rounds that follow."""
    for case in (MIXED_SIGNS, NOTHING_REGRETTED):
        regrets = list(case)
        _listed(match(regrets))  # a generator runs when it is read
        if regrets != list(case):
            return False
    return True


def matches(regrets: tuple[float, ...], seen: Listed) -> bool:
    return seen.near(*regret_mixture(regrets))


@inside
def learned(learn: Student, case: Night) -> Listed:
    """What the function returns, or if it returns nothing, what it made of the regrets given."""
    regrets = list(case.regrets)
    answer = learn(regrets, list(case.mixture), list(case.earned))
    return _listed(regrets if answer is None else answer)


def adds_up(case: Night, seen: Listed) -> bool:
    return seen.near(*case.after)


@inside
def self_play(
    match: Student,
    learn: Student,
    rounds: int = 200,
    matrix: list[list[float]] = PENNIES,
) -> list[tuple[float, float]]:
    """Lower and upper value of the averages, round by round, if both sides learn like that."""
    sides = [matrix, [[-entry for entry in column] for column in zip(*matrix, strict=True)]]
    regrets = [[0.0] * len(side) for side in sides]
    sums = [[0.0] * len(side) for side in sides]
    found = []
    for number in range(1, rounds + 1):
        mixtures = [_sure(matched(match, tuple(each)), len(each)) for each in regrets]
        for one, side in enumerate(sides):
            other = mixtures[1 - one]
            earned = tuple(sum(p * v for p, v in zip(other, row, strict=True)) for row in side)
            case = Night(tuple(regrets[one]), mixtures[one], earned)
            regrets[one] = list(_sure(learned(learn, case), len(side)))
            sums[one] = [a + b for a, b in zip(sums[one], mixtures[one], strict=True)]
        rows, columns = ([share / number for share in each] for each in sums)
        found.append((lower_value(matrix, rows), upper_value(matrix, columns)))
    return found


def _sure(numbers: Listed, length: int) -> tuple[float, ...]:
    if numbers.values is None or len(numbers.values) != length:
        raise ValueError(f"{length} numbers were expected, one for each choice")
    return numbers.values


def _listed(answer: Any) -> Listed:
    numbers = numbers_in(answer)
    finite = numbers is not None and all(map(isfinite, numbers))
    return Listed(numbers if finite else None, "no list of numbers")


def _text(numbers: tuple[float, ...]) -> str:
    return "[" + ", ".join(f"{each:.4g}" for each in numbers) + "]"
