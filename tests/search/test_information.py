"""Plans under hidden information: best answers, counterfactual regret, averaging over deals."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import islice, product

import pytest

from gamesearch import CHANCE, MAX, MIN, HiddenTree, KuhnPoker, Patrol
from gamesearch.errors import BadSearch
from gamesearch.search.imperfect.cfr import cfr
from gamesearch.search.imperfect.determinization import deals, determinization
from gamesearch.search.imperfect.matrix import solve_matrix
from gamesearch.search.imperfect.plans import best_response, expected_value, exploitability

KUHN = KuhnPoker()
MINE = [("J",), ("Q",), ("K",), *((card, "check", "bet") for card in "JQK")]
HIS = [(card, move) for card in "JQK" for move in ("check", "bet")]


def equilibrium(bluff):
    """Kuhn's solutions: player 1 bets a J this often, at most 1/3, and a K three times as often."""
    third = Fraction(1, 3)
    bets = {("J",): bluff, ("Q",): 0, ("K",): 3 * bluff, ("J", "check"): third}
    bets |= {("Q", "check"): 0, ("K", "check"): 1}
    calls = {("J", "check", "bet"): 0, ("Q", "check", "bet"): bluff + third}
    calls |= {("K", "check", "bet"): 1, ("J", "bet"): 0, ("Q", "bet"): third, ("K", "bet"): 1}
    plan = {known: {"bet": share, "check": 1 - share} for known, share in bets.items()}
    return plan | {known: {"call": share, "fold": 1 - share} for known, share in calls.items()}


def sure_plans(known):
    """Every way to act in these information sets without dice."""
    ways = [
        ("fold", "call") if information[-1] == "bet" else ("check", "bet") for information in known
    ]
    for chosen in product(*ways):
        yield {information: {move: 1} for information, move in zip(known, chosen, strict=True)}


def random_plan(rng, known):
    plan = {}
    for information in known:
        moves = ("fold", "call") if information[-1] == "bet" else ("check", "bet")
        share = Fraction(rng.randint(0, 10), 10)
        plan[information] = {moves[0]: share, moves[1]: 1 - share}
    return plan


@pytest.mark.parametrize("bluff", [0, Fraction(1, 6), Fraction(1, 3)])
def test_kuhns_solutions_cannot_be_exploited(bluff):
    plan = equilibrium(bluff)
    assert expected_value(KUHN, plan) == Fraction(-1, 18)
    assert exploitability(KUHN, plan) == 0


def test_more_bluffs_than_that_can_be_exploited():
    assert exploitability(KUHN, equilibrium(Fraction(1, 3)) | {("J",): {"bet": 1}}) > 0


def test_the_best_answer_is_the_best_of_all_sure_plans():
    rng = random.Random(1)
    for _ in range(4):
        plan = random_plan(rng, MINE + HIS)
        mine = max(expected_value(KUHN, plan | sure) for sure in sure_plans(MINE))
        his = max(-expected_value(KUHN, plan | sure) for sure in sure_plans(HIS))
        found = best_response(KUHN, plan=plan)
        assert found.value == mine == expected_value(KUHN, plan | dict(found.plan))
        assert best_response(KUHN, you=MIN, plan=plan).value == -his
        assert exploitability(KUHN, plan) == (mine + his) / 2


def test_kuhn_poker_as_one_large_matrix_has_the_same_value():
    """Sure plans against sure plans, those left out that no sensible player would think of."""

    def sensible(plan):
        return all(
            plan.get((card, *moves), {move: 1}) == {move: 1}
            for card, moves, move in [
                ("J", ("bet",), "fold"),
                ("K", ("bet",), "call"),
                ("J", ("check", "bet"), "fold"),
                ("K", ("check", "bet"), "call"),
            ]
        )

    mine = [plan for plan in sure_plans(MINE) if sensible(plan)]
    his = [plan for plan in sure_plans(HIS) if sensible(plan)]
    matrix = [[expected_value(KUHN, row | column) for column in his] for row in mine]
    assert solve_matrix(matrix).value == Fraction(-1, 18)


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
