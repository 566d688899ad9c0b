"""Regret matching: it comes near the value, and says how near."""

from __future__ import annotations

import random
from itertools import islice

from gamesearch.search.imperfect.matrix import solve_matrix
from gamesearch.search.imperfect.regret_matching import regret_matching


def test_regret_matching_comes_near_and_never_crosses_the_value():
    rng = random.Random(5)
    for _ in range(8):
        matrix = [[rng.randint(-5, 5) for _ in range(3)] for _ in range(4)]
        value = solve_matrix(matrix).value
        last = None
        for last in islice(regret_matching(matrix), 3000):
            assert last.lower <= value + 1e-9
            assert last.upper >= value - 1e-9
        assert last.number == 3000
        # The bound of the theory: regret grows with the root of the rounds.
        assert last.upper - last.lower <= 2 * 10 * (4**0.5 + 3**0.5) / 3000**0.5
        assert last.upper - last.lower < 0.35
