import random
from math import isclose

import pytest

from gamesearch.arena.sequential import BadTest, bounds, sequential_test


def verdicts(share, times=400, **options):
    rng = random.Random(11)
    return [
        sequential_test((rng.random() < share for _ in range(5000)), **options)
        for _ in range(times)
    ]


def test_a_useless_change_is_accepted_as_seldom_as_said():
    accepted = sum(each.accepted for each in verdicts(0.5))
    assert accepted / 400 <= 0.06


def test_a_good_change_is_refused_as_seldom_as_said():
    refused = sum(not each.accepted for each in verdicts(0.6))
    assert refused / 400 <= 0.06


def test_a_large_effect_needs_fewer_games():
    few, many = verdicts(0.8, 50), verdicts(0.6, 50)
    assert sum(each.games for each in few) < sum(each.games for each in many) / 2


def test_draws_say_nothing():
    with_draws = sequential_test([1, 0.5, 0.5, 0, 0.5, 1])
    assert isclose(with_draws.evidence, sequential_test([1, 0, 1]).evidence)
    assert with_draws.games == 6


def test_it_stops_where_a_bound_is_reached():
    assert sequential_test([0] * 100).accepted is False
    assert sequential_test([0] * 100).games == sequential_test([0] * 14).games
    assert sequential_test([1, 0] * 3).accepted is None


def test_nonsense_is_refused():
    for alpha in (0, 0.5, 2):
        with pytest.raises(BadTest):
            bounds(alpha, 0.05)
    with pytest.raises(BadTest):
        sequential_test([], same=0.6, better=0.5)
