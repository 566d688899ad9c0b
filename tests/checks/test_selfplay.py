"""What the checks of lesson 13 compute for themselves: promises, odds, losses, examples."""

from __future__ import annotations

import random
from math import log

import pytest

from gamesearch.checks.selfplay import played
from gamesearch.checks.selfplay.cases import CHILDREN, EXAMPLES, HEATS, Example, Heat
from gamesearch.checks.selfplay.played import GAMES
from gamesearch.search.montecarlo.puct import promise


@pytest.mark.parametrize("child", CHILDREN, ids=str)
def test_with_an_even_start_a_promise_is_the_packages(child):
    even = child._replace(untried=0.5)
    assert even.promise == pytest.approx(promise(*even[:5]))


@pytest.mark.parametrize("heat", HEATS, ids=str)
def test_probabilities_add_up_to_one_and_keep_the_order_of_visits(heat):
    assert sum(heat.odds) == pytest.approx(1)
    pairs = sorted(zip(heat.visits, heat.odds, strict=True))
    assert [odds for _, odds in pairs] == sorted(heat.odds)


def test_a_temperature_multiplies_the_logarithms_of_ratios():
    for temperature in (0.25, 0.5, 1, 2):
        first, second = Heat((60, 30), temperature).odds
        assert log(first / second) == pytest.approx(log(60 / 30) / temperature)


def test_a_low_temperature_comes_near_to_temperature_0():
    for visits in ((10, 60, 30), (5, 20, 20), (7,)):
        assert Heat(visits, 0.001).odds == pytest.approx(Heat(visits, 0).odds, abs=1e-9)


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_no_other_answer_costs_less_than_the_target_itself(example):
    total = sum(example.visits)
    target = tuple(N / total for N in example.visits)
    least = example._replace(policy=target, value=example.won).loss
    dice = random.Random(3)
    for _ in range(50):
        weights = [dice.random() + 1e-9 for _ in target]
        policy = tuple(weight / sum(weights) for weight in weights)
        assert Example(example.visits, policy, example.won, dice.random()).loss >= least


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_in_an_example_shares_add_up_and_the_other_result_is_the_other_reward(game):
    turned = game._replace(utility=-game.utility).examples
    for (shares, reward), (same, other) in zip(game.examples, turned, strict=True):
        assert sum(shares.values()) == pytest.approx(1)
        assert shares == same
        assert reward + other == 1


def test_what_is_handed_out_can_be_changed_without_harm():
    before = played.MAX_WON.examples
    played.MAX_WON.handed_out()["turns"][0]["visits"].clear()
    assert played.MAX_WON.examples == before
