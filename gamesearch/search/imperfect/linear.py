"""The simplex method in exact fractions: the most that can be gained within some limits.

  amounts     the numbers that are looked for, each 0 or more
  gains       what one unit of each amount brings; their sum is to be as large as possible
  limits      each row says: Σ row · amounts ≤ bound
  prices      how much more could be gained if a bound were one unit larger (the *dual* solution)

Every bound is 0 or more, so "nothing of anything" is a first solution. Each turn lets one amount
grow until the tightest limit stops it. Of equal choices the one that came first is taken (Bland),
so that the search cannot go round in circles.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from ...errors import BadSearch

Number = float | Fraction


class Optimum(NamedTuple):
    """The largest gain, the amounts that bring it, and a price for each limit."""

    gain: Fraction
    amounts: tuple[Fraction, ...]
    prices: tuple[Fraction, ...]


def maximise(
    gains: Sequence[Number], limits: Sequence[Sequence[Number]], bounds: Sequence[Number]
) -> Optimum:
    """The most that gains · amounts can be.

    >>> best = maximise([3, 2], [[1, 1], [1, 0]], [4, 3])
    >>> best.gain, [int(amount) for amount in best.amounts]
    (Fraction(11, 1), [3, 1])
    """
    if min(bounds) < 0:
        raise BadSearch(f"every bound must be 0 or more, got {list(bounds)}")
    high, wide = len(limits), len(gains)
    # Each row says: Σ row · amounts + slack = bound. The last row counts what can still be gained.
    table = [
        [
            *(Fraction(entry) for entry in row),
            *(Fraction(i == k) for k in range(high)),
            Fraction(bound),
        ]
        for i, (row, bound) in enumerate(zip(limits, bounds, strict=True))
    ]
    table.append([*(-Fraction(gain) for gain in gains), *[Fraction(0)] * (high + 1)])
    basis = [wide + i for i in range(high)]
    while min(table[-1][:-1]) < 0:
        enters = next(j for j, cost in enumerate(table[-1]) if cost < 0)
        leaves = _tightest(table, basis, enters)
        _pivot(table, leaves, enters)
        basis[leaves] = enters
    amounts = [Fraction(0)] * wide
    for i, j in enumerate(basis):
        if j < wide:
            amounts[j] = table[i][-1]
    return Optimum(table[-1][-1], tuple(amounts), tuple(table[-1][wide:-1]))


def _tightest(table: list[list[Fraction]], basis: list[int], enters: int) -> int:
    """The row that stops the entering column first; of equals the one that came first (Bland)."""
    ratios = [
        (row[-1] / row[enters], basis[i], i) for i, row in enumerate(table[:-1]) if row[enters] > 0
    ]
    if not ratios:
        raise BadSearch(
            "nothing limits the gain, it can be as large as one likes: give each amount a limit"
        )
    return min(ratios)[2]


def _pivot(table: list[list[Fraction]], row: int, column: int) -> None:
    """Make the column a unit column with its 1 in this row."""
    unit = table[row][column]
    table[row] = [entry / unit for entry in table[row]]
    for i, other in enumerate(table):
        if i != row and other[column]:
            share = other[column]
            table[i] = [a - share * b for a, b in zip(other, table[row], strict=True)]
