"""Matrix games: both choose at once, and neither knows what the other has chosen.

  matrix        what the row player gets: a list of rows, a column for each choice of the other
  mixture       how probable each choice is to be made; choosing at random can be the best there is
  lower value   what a mixture of rows earns at least, whatever column is chosen
  upper value   what a mixture of columns concedes at most, whatever row is chosen

In a solution the two meet; where they meet is the value (von Neumann 1928). It is found by the
simplex method, in exact fractions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from ...errors import BadSearch
from .linear import maximise

Matrix = Sequence[Sequence[float]]


class Mixed(NamedTuple):
    """The value of a matrix game for the row player, and how both should choose."""

    value: Fraction
    rows: tuple[Fraction, ...]
    columns: tuple[Fraction, ...]


def lower_value(matrix: Matrix, rows: Sequence[float]) -> float:
    """What a mixture of rows earns against the worst column for it."""
    columns: Iterable[Sequence[float]] = zip(*matrix, strict=True)
    return min(sum(p * v for p, v in zip(rows, column, strict=True)) for column in columns)


def upper_value(matrix: Matrix, columns: Sequence[float]) -> float:
    """What a mixture of columns concedes to the best row against it."""
    return max(sum(p * v for p, v in zip(columns, row, strict=True)) for row in matrix)


def solve_matrix(matrix: Matrix) -> Mixed:
    """The value and one optimal mixture for each player, exactly.

    >>> value, rows, columns = solve_matrix([[0, -4], [-8, 0]])
    >>> str(value), [str(p) for p in rows], [str(p) for p in columns]
    ('-8/3', ['2/3', '1/3'], ['1/3', '2/3'])
    """
    exact = fractions(matrix)
    # With every entry above 0 the value is 1 / Σ y, where y is as large as Σ entry · y ≤ 1 lets it
    # be; y in proportion is the columns' mixture, and the prices of the rows are the rows'.
    shift = 1 - min(map(min, exact))
    raised = [[entry + shift for entry in row] for row in exact]
    total, amounts, prices = maximise([1] * len(exact[0]), raised, [1] * len(exact))
    return Mixed(
        1 / total - shift,
        tuple(price / total for price in prices),
        tuple(amount / total for amount in amounts),
    )


def fractions(matrix: Matrix) -> list[list[Fraction]]:
    """The same matrix, exactly; refuses what is none."""
    if not matrix or len({len(row) for row in matrix}) != 1 or not matrix[0]:
        raise BadSearch(f"a matrix is one or more rows of the same length, got {matrix!r}")
    return [[Fraction(entry) for entry in row] for row in matrix]
