"""What lesson 08's checks rest on: the sealed answers, the plot, the gambles, the bands."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from gamesearch import MAX, MIN, TreeGame, expectimax
from gamesearch.checks import opponents
from gamesearch.checks.opponents import exploiting, levels
from gamesearch.checks.opponents.cases import ErrorsSeen, coin
from gamesearch.checks.opponents.given import PLOTTED, RISKS, stairs
from gamesearch.search.opponents.exploiting import exploit
from gamesearch.search.opponents.models import by_weights, epsilon_optimal

BY_HAND = TreeGame([[4, 7, 10], [2, 8, 14]])


def income(move, epsilon):
    return expectimax(BY_HAND, (move,), model=epsilon_optimal(epsilon)).value


def obvious():
    weights = [0.7, 0.1, 0.1, 0.1, 0.2, 0.2]
    beginner = by_weights(lambda game, state, move: weights[move])
    return dict(beginner(TreeGame([0] * 6, (MIN,)), ()))[0]


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("best", Fraction(dict(epsilon_optimal(Fraction(1, 4))(BY_HAND, (0,)))[0])),
        ("A", income(0, Fraction(1, 4))),
        ("B", income(1, Fraction(1, 4))),
        ("obvious", obvious()),
    ],
)
def test_sealed_answer_is_what_the_package_computes(part, value):
    (step,) = opponents.TRACED.steps[0].steps[part]
    assert step.examine(value) is None


def test_incomes_are_equal_at_the_sealed_epsilon():
    flip = Fraction(2, 3)
    (step,) = opponents.TRACED.steps[0].steps["flip"]
    assert step.examine(flip) is None
    assert income(0, flip) == income(1, flip)


def test_readings_of_the_plot():
    curves = dict(zip(RISKS, zip(*stairs().values(), strict=True), strict=True))
    careful, bold = curves[0], curves[RISKS[-1]]
    first = next(risk for risk in RISKS if curves[risk] > careful)
    found = [first, curves[4][1], bold[0] - careful[0], careful[1] - bold[1]]
    parts = ("first step", "worst at 4", "gain", "perfect")
    for part, value in zip(parts, found, strict=True):
        assert opponents.SEALS.accepts(f"8.5/{part}", value)


def test_a_plan_is_never_worse_than_the_risk_says():
    assert all(exploit(PLOTTED, model=coin, risk=x).worst >= 4 - x for x in RISKS)


@pytest.mark.parametrize("case", exploiting.DARES, ids=str)
def test_one_plan_is_the_best_of_all_that_keep_the_floor(case):
    plans = every_plan(case.game, case.model, case.state)
    floor = max(worst for _, _, worst in plans) - case.risk
    kept = {plan for plan in plans if plan[2] >= floor}
    top = max(income for _, income, _ in kept)
    equal = {plan for plan in kept if plan[1] > top - 1e-9}
    least_bad = max(worst for _, _, worst in equal)
    best = {plan for plan in equal if plan[2] == least_bad}
    assert len({plan[0] for plan in best}) == 1
    move, income, worst = next(iter(best))
    assert case.right == (pytest.approx(income), move, worst)


def every_plan(game, model, state):
    """(first move, income, worst case) of each plan there is, choosing for every reply."""
    if game.is_terminal(state):
        return {(None, game.utility(state), game.utility(state))}
    below = {m: every_plan(game, model, game.result(state, m)) for m in game.actions(state)}
    if game.to_move(state) == MAX:
        return {(m, income, worst) for m in below for _, income, worst in below[m]}
    odds = {m: float(share) for m, share in model(game, state)}
    return {
        (
            None,
            sum(odds.get(m, 0.0) * plan[1] for m, plan in zip(below, plans, strict=True)),
            min(plan[2] for plan in plans),
        )
        for plans in product(*below.values())
    }


def test_the_estimate_turns_the_share_of_errors_round():
    for moves in (2, 3, 7):
        replies = TreeGame(list(range(moves)), (MIN,))
        errors = 1 - dict(epsilon_optimal(0.4)(replies, ()))[0]
        assert errors * ErrorsSeen(0, 1, moves).factor == pytest.approx(0.4)


def wins_first(game, state):
    wins = sorted(levels._at_hand(state))
    return [(wins[0], 1.0)] if wins else epsilon_optimal(0.4)(game, state)


def test_the_intended_level_lies_in_the_bands_with_room_for_luck():
    low, high = levels.PERFECT
    for seed in range(4):
        seen = levels.played(wins_first, seed)
        assert low + levels.LUCK < seen.perfect < high - levels.LUCK
        assert seen.random > levels.RANDOM + levels.LUCK
        assert seen.wins == 1


def test_luck_changes_less_than_the_grades_allow():
    shares = [levels.played(wins_first, seed).perfect for seed in range(8)]
    assert max(shares) - min(shares) < levels.LUCK
