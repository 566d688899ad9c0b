"""Regret matching: learn to choose at random by what one wishes one had done.

  regret      how much more a choice would have earned so far than what was played
  matching    play each choice in proportion to its regret, where that is above 0
  average     of all mixtures played: *it* approaches a solution, the latest one need not

After Hart and Mas-Colell (2000). Where one player gains what the other loses, two who both do this
come as near to the value as they like; how near they are is known at any time, from the lower and
the upper value of their averages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .matrix import Matrix, lower_value, upper_value


class MixturesSoFar(NamedTuple):
    """The average mixtures after so many rounds, between what they put the value, and the mixture
    of rows that was played last.
    """

    number: int
    rows: tuple[float, ...]
    columns: tuple[float, ...]
    lower: float
    upper: float
    latest: tuple[float, ...]


def regret_mixture(regrets: Sequence[float]) -> list[float]:
    """A mixture in proportion to the positive regrets; all alike where there are none.

    >>> regret_mixture([3, -2, 1]), regret_mixture([-1, 0])
    ([0.75, 0.0, 0.25], [0.5, 0.5])
    """
    positive = [max(regret, 0) for regret in regrets]
    total = sum(positive)
    if total <= 0:
        return [1 / len(regrets)] * len(regrets)
    return [regret / total for regret in positive]


def regret_matching(matrix: Matrix) -> Iterator[MixturesSoFar]:
    """Both players learn against each other, for as many rounds as one cares to ask for.

    >>> from itertools import islice
    >>> last = list(islice(regret_matching([[0, -4], [-8, 0]]), 2000))[-1]
    >>> last.lower <= -8 / 3 <= last.upper, last.upper - last.lower < 0.1
    (True, True)
    """
    by_row = [list(row) for row in matrix]
    by_column = [[-entry for entry in column] for column in zip(*matrix, strict=True)]
    row_regrets, column_regrets = [0.0] * len(by_row), [0.0] * len(by_column)
    row_sums, column_sums = [0.0] * len(by_row), [0.0] * len(by_column)
    number = 0
    while True:
        number += 1
        rows, columns = regret_mixture(row_regrets), regret_mixture(column_regrets)
        _learn(row_regrets, rows, _earned(by_row, columns))
        _learn(column_regrets, columns, _earned(by_column, rows))
        row_sums = [a + b for a, b in zip(row_sums, rows, strict=True)]
        column_sums = [a + b for a, b in zip(column_sums, columns, strict=True)]
        average = tuple(share / number for share in row_sums)
        other = tuple(share / number for share in column_sums)
        low, high = lower_value(matrix, average), upper_value(matrix, other)
        yield MixturesSoFar(number, average, other, low, high, tuple(rows))


def _earned(payoffs: Matrix, others: Sequence[float]) -> list[float]:
    """What each choice would earn against the other's mixture."""
    return [sum(p * v for p, v in zip(others, row, strict=True)) for row in payoffs]


def _learn(regrets: list[float], mixture: Sequence[float], earned: Sequence[float]) -> None:
    income = sum(p * v for p, v in zip(mixture, earned, strict=True))
    for choice, would in enumerate(earned):
        regrets[choice] += would - income
