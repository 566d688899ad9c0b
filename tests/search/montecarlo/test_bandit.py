"""Bandits: the formula, and how often each way to choose explores."""

from __future__ import annotations

import random
from itertools import islice
from math import inf

import pytest

from gamesearch.search.montecarlo.bandit import Arm, by_ucb1, epsilon_greedy, play_bandit, ucb1


def test_ucb1_is_the_formula():
    assert ucb1(6, 10, 35) == pytest.approx(1.443, abs=5e-4)
    assert ucb1(1, 1, 35) == pytest.approx(3.667, abs=5e-4)
    assert ucb1(12, 24, 35) == pytest.approx(1.044, abs=5e-4)
    assert ucb1(0, 0, 35) == inf


@pytest.mark.parametrize("choose", [by_ucb1(), by_ucb1(0.3), epsilon_greedy(0.1)])
def test_a_good_player_of_bandits_mostly_pulls_the_best_arm(choose):
    arms = [Arm(odds) for odds in (0.2, 0.5, 0.8)]
    pulled = list(islice(play_bandit(arms, choose, random.Random(1)), 2000))
    assert pulled.count(2) > 1200
    assert min(pulled.count(place) for place in range(3)) >= 1
    assert [arm.N for arm in arms] == [pulled.count(place) for place in range(3)]


def test_without_exploration_luck_decides():
    stuck = 0
    for seed in range(100):
        arms = [Arm(0.4), Arm(0.6)]
        list(islice(play_bandit(arms, by_ucb1(0), random.Random(seed)), 300))
        stuck += arms[0].N > arms[1].N
    assert 10 < stuck < 60


def test_mostly_greedy_explores_as_often_as_it_says():
    arms = [Arm(1), Arm(0)]
    list(islice(play_bandit(arms, epsilon_greedy(0.2), random.Random(1)), 10_000))
    assert pytest.approx(1000, rel=0.15) == arms[1].N  # half of its random pulls
