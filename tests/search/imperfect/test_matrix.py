"""Matrix games: values by a second way, and what is no matrix."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from gamesearch import Patrol
from gamesearch.errors import BadSearch
from gamesearch.search.imperfect.matrix import lower_value, solve_matrix, upper_value


def by_formula(a, b, c, d):
    """The value of a 2x2 game, with the mixture of rows, as textbooks have it."""
    saddle_low, saddle_high = max(min(a, b), min(c, d)), min(max(a, c), max(b, d))
    if saddle_low == saddle_high:
        return saddle_low
    return Fraction(a * d - b * c, a + d - b - c)


def test_two_by_two_is_the_closed_form():
    rng = random.Random(1)
    for _ in range(500):
        a, b, c, d = (rng.randint(-6, 6) for _ in range(4))
        assert solve_matrix([[a, b], [c, d]]).value == by_formula(a, b, c, d)


def test_floor_and_roof_meet_at_the_value():
    rng = random.Random(2)
    for _ in range(150):
        wide = rng.randint(1, 6)
        matrix = [[rng.randint(-3, 5) for _ in range(wide)] for _ in range(rng.randint(1, 6))]
        value, rows, columns = solve_matrix(matrix)
        assert lower_value(matrix, rows) == value == upper_value(matrix, columns)
        for mixture in (rows, columns):
            assert sum(mixture) == 1
            assert min(mixture) >= 0


def test_rock_paper_scissors():
    third = (Fraction(1, 3),) * 3
    assert solve_matrix([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]) == (0, third, third)


@pytest.mark.parametrize("matrix", [[], [[]], [[1, 2], [3]]])
def test_what_is_no_matrix_is_refused(matrix):
    with pytest.raises(BadSearch):
        solve_matrix(matrix)


def test_one_guard_for_many_sites_leaves_each_watched_site_equally_tempting():
    """Watched sites: worth × (1 − p) is the same for all; cheaper sites are not watched at all."""
    worths = {"a": 9, "b": 6, "c": 5, "d": 1}
    value, routes, _ = solve_matrix(Patrol(worths).matrix())
    losses = [worth * (1 - p) for worth, p in zip(worths.values(), routes, strict=True)]
    assert max(losses) == -value
    assert {loss for loss, p in zip(losses, routes, strict=True) if p} == {-value}
