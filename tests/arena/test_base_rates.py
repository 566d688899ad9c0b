"""Bayes' rule counted with people, and tails of the binomial against exact fractions."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from gamesearch.arena.base_rates import BadShare, FlagTest, binomial_tail, threshold


def exactly_at_least(hits, of, rate):
    rate = Fraction(rate)
    return sum(comb(of, k) * rate**k * (1 - rate) ** (of - k) for k in range(hits, of + 1))


@pytest.mark.parametrize("of", [1, 7, 40])
@pytest.mark.parametrize("rate", [Fraction(1, 10), Fraction(1, 2), Fraction(9, 10)])
def test_tails_are_those_of_exact_arithmetic(of, rate):
    for hits in range(of + 2):
        assert binomial_tail(hits, of, float(rate)) == pytest.approx(
            float(exactly_at_least(hits, of, rate)), rel=1e-9
        )


def test_sure_things_and_impossible_ones():
    assert binomial_tail(3, 3, 1) == 1
    assert binomial_tail(1, 3, 0) == 0
    with pytest.raises(BadShare):
        binomial_tail(1, 3, 1.5)


@pytest.mark.parametrize(
    ("of", "rate", "allowed"), [(30, 0.6, 0.01), (200, 0.55, 1e-5), (5, 0.9, 1e-9)]
)
def test_the_threshold_is_the_first_that_is_rare_enough(of, rate, allowed):
    found = threshold(of, rate, allowed)
    assert binomial_tail(found, of, rate) <= allowed < binomial_tail(found - 1, of, rate)


def test_flags_counted_by_hand():
    screen = FlagTest(base=0.1, caught=0.5, false_alarm=0.2)
    assert screen.flagged(100) == pytest.approx((5, 18))
    assert screen.guilty_share == pytest.approx(5 / 23)


def test_a_test_that_flags_nobody_makes_nobody_guilty():
    assert FlagTest(0.1, 0, 0).guilty_share == 0
