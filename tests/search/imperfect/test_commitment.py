"""Commitment: against a grid of mixtures, against the matrix game, and a textbook's example."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from gamesearch.errors import BadSearch
from gamesearch.search.imperfect.commitment import commit
from gamesearch.search.imperfect.matrix import solve_matrix


def against(rows, leader, follower):
    """What a mixture brings the leader if the follower answers best, and of equals kindly."""

    def income(payoffs, answer):
        return sum(p * row[answer] for p, row in zip(rows, payoffs, strict=True))

    answers = range(len(leader[0]))
    most = max(income(follower, answer) for answer in answers)
    return max(income(leader, a) for a in answers if income(follower, a) == most)


def random_matrix(rng, rows, columns):
    return [[rng.randint(-5, 5) for _ in range(columns)] for _ in range(rows)]


def test_no_mixture_of_a_grid_brings_the_leader_more():
    rng = random.Random(1)
    for _ in range(30):
        leader, follower = (random_matrix(rng, 3, 3) for _ in range(2))
        value, rows, _ = commit(leader, follower)
        assert sum(rows) == 1
        assert min(rows) >= 0
        assert against(rows, leader, follower) == value
        for a in range(13):
            for b in range(13 - a):
                grid = [Fraction(a, 12), Fraction(b, 12), Fraction(12 - a - b, 12)]
                assert against(grid, leader, follower) <= value


def test_where_one_gains_what_the_other_loses_leading_is_worth_the_value():
    rng = random.Random(2)
    for _ in range(50):
        matrix = random_matrix(rng, rng.randint(1, 4), rng.randint(1, 4))
        opposed = [[-entry for entry in row] for row in matrix]
        assert commit(matrix, opposed).value == solve_matrix(matrix).value


def test_leading_pays_more_than_the_only_equilibrium():
    """Conitzer and Sandholm (2006): the upper row is always better, and so is worth 2 at once."""
    leader, follower = [[2, 4], [1, 3]], [[1, 0], [0, 1]]
    assert commit(leader, follower) == (Fraction(7, 2), (Fraction(1, 2), Fraction(1, 2)), 1)


def test_matrices_of_two_sizes_are_refused():
    with pytest.raises(BadSearch, match="same size"):
        commit([[1, 2]], [[1], [2]])
