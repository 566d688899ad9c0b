"""The simplex method: no corner of what is allowed is better, and the prices prove it."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest

from gamesearch.errors import BadSearch
from gamesearch.search.imperfect.linear import maximise


def corners(limits, bounds):
    """Where two of the lines meet (two amounts), within all limits: the optimum is one of them."""
    lines = [*zip(limits, bounds, strict=True), ((1, 0), 0), ((0, 1), 0)]
    for ((a, b), e), ((c, d), f) in combinations(lines, 2):
        if a * d != b * c:
            x = Fraction(e * d - b * f, a * d - b * c)
            y = Fraction(a * f - e * c, a * d - b * c)
            within = all(p * x + q * y <= r for (p, q), r in zip(limits, bounds, strict=True))
            if min(x, y) >= 0 and within:
                yield x, y


def test_with_two_amounts_it_is_the_best_corner():
    rng = random.Random(1)
    for _ in range(200):
        limits = [[rng.randint(-2, 5), rng.randint(-2, 5)] for _ in range(3)] + [[1, 1]]
        bounds = [rng.randint(0, 6) for _ in range(3)] + [9]
        gains = [rng.randint(-3, 5), rng.randint(-3, 5)]
        best = max(gains[0] * x + gains[1] * y for x, y in corners(limits, bounds))
        gain, amounts, prices = maximise(gains, limits, bounds)
        assert gain == best == sum(g * a for g, a in zip(gains, amounts, strict=True))
        assert gain == sum(p * b for p, b in zip(prices, bounds, strict=True))
        assert min(prices) >= 0


@pytest.mark.parametrize("limits", [[[-1]], [[0]]])
def test_a_gain_without_limit_is_refused(limits):
    with pytest.raises(BadSearch, match="nothing limits"):
        maximise([1], limits, [1])


def test_a_bound_below_0_is_refused():
    with pytest.raises(BadSearch, match="0 or more"):
        maximise([1], [[1]], [-1])
