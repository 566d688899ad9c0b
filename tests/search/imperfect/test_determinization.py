"""Averaging over deals, the beliefs behind it, and where it goes wrong."""

from __future__ import annotations

from fractions import Fraction

import pytest

from gamesearch import CHANCE, MAX, HiddenTree, KuhnPoker
from gamesearch.errors import BadSearch
from gamesearch.search.imperfect.best_response import best_response
from gamesearch.search.imperfect.determinization import deals, determinization

from .test_best_response import equilibrium

KUHN = KuhnPoker()


FORK = HiddenTree([[[1, 1], [10, -1000]], [[1, 1], [-1000, 10]]], (CHANCE, MAX, MAX), {MAX: [0]})


def test_averaging_over_deals_counts_on_knowing_the_deal():
    averaged = determinization(FORK, (0,))
    assert averaged.averages == {0: 1, 1: 10}
    assert averaged.move == 1
    found = best_response(FORK)
    assert found.value == 1
    assert found.plan[(MAX, "?")] == {0: 1}


def test_beliefs_follow_bayes():
    assert deals(KUHN, ("Q",)) == {("QK", ()): Fraction(1, 2), ("QJ", ()): Fraction(1, 2)}
    belief = deals(KUHN, ("Q", "bet"), equilibrium(Fraction(1, 6)))
    assert belief == {("KQ", ("bet",)): Fraction(3, 4), ("JQ", ("bet",)): Fraction(1, 4)}


def test_averaging_recommends_the_same_wherever_the_player_knows_the_same():
    assert determinization(FORK, (0,)) == determinization(FORK, (1,))
    assert determinization(KUHN, ("QK", ())) == determinization(KUHN, ("QJ", ()))
    with pytest.raises(BadSearch, match="nobody is to move"):
        determinization(KUHN)
    with pytest.raises(BadSearch, match="nobody ever comes to know"):
        determinization(KUHN, ("QK", ("bet", "fold")))


def test_averages_are_for_max_whoever_moves():
    averaged = determinization(KUHN, ("QK", ("bet",)))
    assert averaged.averages == {"fold": 1, "call": -2}
    assert averaged[:2] == (-2, "call")


def test_what_nobody_can_know_is_no_information():
    with pytest.raises(BadSearch):
        deals(KUHN, ("A",))
    with pytest.raises(BadSearch):
        deals(KUHN, ("Q", "bet"), {("J",): {"check": 1}, ("K",): {"check": 1}})
