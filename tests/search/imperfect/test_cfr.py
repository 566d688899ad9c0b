"""Counterfactual regret: it comes near the equilibrium that is known."""

from __future__ import annotations

from itertools import islice

import pytest

from gamesearch import KuhnPoker, Patrol
from gamesearch.games.leduc import LeducPoker
from gamesearch.search.imperfect.best_response import expected_value, exploitability
from gamesearch.search.imperfect.cfr import cfr
from gamesearch.search.imperfect.matrix import solve_matrix

KUHN = KuhnPoker()
FOUR_CARDS = KuhnPoker("TJQK")
WAYS = {"plain": {}, "alternating": {"alternating": True}, "plus": {"plus": True}}


def after(game, rounds, **options):
    return next(islice(cfr(game, **options), rounds - 1, None))


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


def test_rounds_to_the_same_exploitability_fall_from_plain_to_alternating_to_plus():
    rounds = {}
    for name, options in WAYS.items():
        for learner in islice(cfr(KUHN, **options), 0, 1000, 5):
            if exploitability(KUHN, learner.plan) < 0.01:
                rounds[name] = learner.rounds
                break
    assert rounds["plain"] > 2 * rounds["alternating"] > 4 * rounds["plus"]


@pytest.mark.parametrize(
    ("way", "found"), [("plain", 0.025675), ("alternating", 0.008226), ("plus", 0.001194)]
)
def test_a_hundred_rounds_come_to_what_openspiel_comes_to(way, found):
    """Found by its solvers and its measure; `tests/bench/regrets.py` finds them again."""
    learner = after(KUHN, 100, **WAYS[way])
    assert exploitability(KUHN, learner.plan) == pytest.approx(found, abs=1e-6)


def test_regrets_of_plus_are_never_below_0():
    for learner in islice(cfr(KUHN, plus=True), 20):
        assert min(min(regrets.values()) for regrets in learner.regrets.values()) >= 0


@pytest.mark.parametrize("options", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("game", [KUHN, FOUR_CARDS], ids=repr)
def test_the_sum_of_the_regrets_bounds_the_exploitability(game, options):
    """The theorem: a player's average regret is at most the sum of it over the information sets."""
    learner = after(game, 60, **options)
    if not options:  # for the plain average, in which every round counts alike
        most = sum(max(*regrets.values(), 0) for regrets in learner.regrets.values())
        assert exploitability(game, learner.plan) <= most / learner.rounds / 2 + 1e-9
    assert exploitability(game, learner.plan) < 0.06


def test_leduc_is_worth_what_others_have_found():
    """−0.0856 chips for player 1: Southey and others (2005) and many programs since."""
    leduc = LeducPoker()
    plan = after(leduc, 40, plus=True).plan
    wrong = exploitability(leduc, plan)
    assert wrong < 0.07
    low, high = (expected_value(leduc, plan) + sign * 2 * wrong for sign in (-1, 1))
    assert low <= -0.0856 <= high
