"""Plans under hidden information: what they earn, and the best responses to them."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product

import pytest

from gamesearch import MAX, MIN, KuhnPoker
from gamesearch.search.imperfect.best_response import best_response, expected_value, exploitability
from gamesearch.search.imperfect.matrix import solve_matrix

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


def test_the_best_responses_with_four_cards_are_the_best_of_all_sure_plans():
    game, rng = KuhnPoker("TJQK"), random.Random(2)
    mine = [(card, *moves) for card in "TJQK" for moves in ((), ("check", "bet"))]
    his = [(card, move) for card in "TJQK" for move in ("check", "bet")]
    plan = random_plan(rng, mine + his)
    for you, known, sign in ((MAX, mine, 1), (MIN, his, -1)):
        best = max(sign * expected_value(game, plan | sure) for sure in sure_plans(known))
        assert sign * best_response(game, you=you, plan=plan).value == best
