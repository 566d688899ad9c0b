"""Counterfactual regret: it comes near the equilibrium that is known."""

from __future__ import annotations

from itertools import islice

import pytest

from gamesearch import KuhnPoker, Patrol
from gamesearch.search.imperfect.cfr import cfr
from gamesearch.search.imperfect.matrix import solve_matrix
from gamesearch.search.imperfect.plans import expected_value, exploitability

KUHN = KuhnPoker()


def test_counterfactual_regret_comes_near_the_value():
    learned = list(islice(cfr(KUHN), 600))
    plan = learned[-1].plan
    assert learned[-1].rounds == 600
    assert expected_value(KUHN, plan) == pytest.approx(-1 / 18, abs=0.01)
    assert exploitability(KUHN, plan) < 0.02
    bluffs, value_bets = plan[("J",)]["bet"], plan[("K",)]["bet"]
    assert value_bets == pytest.approx(3 * bluffs, abs=0.1)


def test_exploitability_falls():
    ends = [0] * 4
    for learner in islice(cfr(KUHN), 1000):
        if learner.rounds in (10, 100, 1000):
            ends[len(str(learner.rounds)) - 1] = exploitability(KUHN, learner.plan)
    assert ends[1] > ends[2] > ends[3] > 0


def test_counterfactual_regret_solves_a_matrix_game_as_well():
    game = Patrol({"a": 9, "b": 6, "c": 5})
    learner = list(islice(cfr(game), 3000))[-1]
    value = solve_matrix(game.matrix()).value
    assert expected_value(game, learner.plan) == pytest.approx(float(value), abs=0.05)
    assert exploitability(game, learner.plan) < 0.1
