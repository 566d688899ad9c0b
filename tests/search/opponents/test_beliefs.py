"""Beliefs about an opponent: Bayes' rule, and counting with care."""

from __future__ import annotations

from fractions import Fraction

import pytest

from gamesearch import MIN, TreeGame
from gamesearch.errors import BadSearch
from gamesearch.search.opponents.beliefs import Belief, laplace_smoothed
from gamesearch.search.opponents.exploiting import exploit
from gamesearch.search.opponents.models import epsilon_optimal

REPLIES = TreeGame([4, 7, 4, 9], (MIN,))


def test_a_belief_follows_bayes_whatever_the_order():
    models = {"a": epsilon_optimal(Fraction(1, 5)), "b": epsilon_optimal(Fraction(4, 5))}
    start = Belief(models, {"a": 3, "b": 1})
    there = start.saw(REPLIES, (), 0).saw(REPLIES, (), 3)
    back = start.saw(REPLIES, (), 3).saw(REPLIES, (), 0)
    a = 3 * Fraction(9, 20) * Fraction(1, 20)
    b = Fraction(3, 10) * Fraction(1, 5)
    assert there.odds["a"] == pytest.approx(a / (a + b))
    assert there.odds == pytest.approx(back.odds)
    assert start.odds == {"a": 0.75, "b": 0.25}


def test_a_belief_is_a_model_to_plan_with():
    belief = Belief({"perfect": epsilon_optimal(0), "random": epsilon_optimal(1)})
    assert belief(REPLIES, ()) == epsilon_optimal(0.5)(REPLIES, ())
    assert exploit(TreeGame([[3, 3], [1, 10]]), model=belief).move == 1


def test_what_all_models_call_impossible_is_named():
    with pytest.raises(BadSearch, match="impossible"):
        Belief({"perfect": epsilon_optimal(0)}).saw(REPLIES, (), 3)
    with pytest.raises(BadSearch, match="no model"):
        Belief({})


def test_smoothing_leaves_nothing_impossible():
    assert laplace_smoothed([], "ab") == {"a": Fraction(1, 2), "b": Fraction(1, 2)}
    assert laplace_smoothed("aab", "abc", extra=0)["c"] == 0
    assert laplace_smoothed("aabz", "abc")["c"] == Fraction(1, 6)
    with pytest.raises(BadSearch, match="nothing was seen"):
        laplace_smoothed([], "ab", extra=0)
