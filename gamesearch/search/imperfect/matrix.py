"""Matrix games: both choose at once, and neither knows what the other has chosen.

  matrix      what the row player gets: a list of rows, a column for each choice of the other
  mixture     how probable each choice is to be made; choosing at random can be the best there is
  floor       what a mixture of rows earns at least, whatever column is chosen
  roof        what a mixture of columns loses at most, whatever row is chosen

In a solution floor and roof meet; where they meet is the value (von Neumann 1928). It is found by
the simplex method in exact fractions: each turn lets a better column in and the tightest row out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from ...errors import BadSearch

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
    if not matrix or len({len(row) for row in matrix}) != 1 or not matrix[0]:
        raise BadSearch(f"a matrix is one or more rows of the same length, got {matrix!r}")
    exact = [[Fraction(entry) for entry in row] for row in matrix]
    shift = 1 - min(map(min, exact))  # the method wants every entry above 0
    high, wide = len(exact), len(exact[0])
    # Each row says: Σ entry · y + slack = 1. The last row counts Σ y, which is to be large.
    table = [
        [*(entry + shift for entry in row), *(Fraction(i == k) for k in range(high)), Fraction(1)]
        for i, row in enumerate(exact)
    ]
    table.append([Fraction(-1)] * wide + [Fraction(0)] * (high + 1))
    basis = [wide + i for i in range(high)]
    while min(table[-1][:-1]) < 0:
        enters = next(j for j, cost in enumerate(table[-1]) if cost < 0)
        leaves = _tightest(table, basis, enters)
        _pivot(table, leaves, enters)
        basis[leaves] = enters
    total = table[-1][-1]
    columns = [Fraction(0)] * wide
    for i, j in enumerate(basis):
        if j < wide:
            columns[j] = table[i][-1] / total
    rows = [price / total for price in table[-1][wide:-1]]
    return Mixed(1 / total - shift, tuple(rows), tuple(columns))


def _tightest(table: list[list[Fraction]], basis: list[int], enters: int) -> int:
    """The row that stops the entering column first; of equals the one that came first (Bland)."""
    ratios = [
        (row[-1] / row[enters], basis[i], i) for i, row in enumerate(table[:-1]) if row[enters] > 0
    ]
    return min(ratios)[2]


def _pivot(table: list[list[Fraction]], row: int, column: int) -> None:
    """Make the column a unit column with its 1 in this row."""
    unit = table[row][column]
    table[row] = [entry / unit for entry in table[row]]
    for i, other in enumerate(table):
        if i != row and other[column]:
            share = other[column]
            table[i] = [a - share * b for a, b in zip(other, table[row], strict=True)]
