"""Noise keeps priors a distribution and opens closed moves; temperature sharpens visits."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from gamesearch.search.montecarlo.exploration import add_noise, by_visits, drawn_by_visits


def children(*priors):
    return [SimpleNamespace(prior=prior) for prior in priors]


def root(*visits):
    kids = [SimpleNamespace(N=N, move=place) for place, N in enumerate(visits)]
    return SimpleNamespace(children=kids)


def test_noise_leaves_a_distribution_and_gives_every_move_a_chance():
    kids = children(0.7, 0.3, 0.0)
    add_noise(kids, random.Random(1))
    assert sum(kid.prior for kid in kids) == pytest.approx(1)
    assert all(kid.prior > 0 for kid in kids)
    assert kids[0].prior >= 0.75 * 0.7


def test_noise_is_even_in_the_mean():
    totals = [0.0, 0.0, 0.0]
    for seed in range(2000):
        kids = children(0.0, 0.0, 0.0)
        add_noise(kids, random.Random(seed), share=1)
        totals = [sum_ + kid.prior for sum_, kid in zip(totals, kids, strict=True)]
    assert [each / 2000 for each in totals] == pytest.approx([1 / 3] * 3, abs=0.03)


def test_temperature_one_is_the_share_of_visits_and_zero_the_most_visited():
    assert by_visits(root(5, 15), 1) == [0.25, 0.75]
    assert by_visits(root(7, 7, 2), 0) == [1.0, 0.0, 0.0]
    assert by_visits(root(1, 2), 0.5) == pytest.approx([1 / 5, 4 / 5])
    assert by_visits(root(1, 100), 1000) == pytest.approx([0.5, 0.5], abs=0.01)


def test_a_tiny_temperature_on_many_visits_does_not_overflow():
    assert by_visits(root(100_000, 99_000), 0.001) == pytest.approx([1, 0], abs=1e-3)


def test_moves_are_drawn_as_often_as_their_share():
    rng = random.Random(2)
    drawn = [drawn_by_visits(root(1, 3), 1, rng) for _ in range(4000)]
    assert drawn.count(1) / 4000 == pytest.approx(0.75, abs=0.03)
