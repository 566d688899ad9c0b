"""What lesson 10's checks rest on: the sealed answers, the best announcement, learners' games."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice

import pytest

from gamesearch import CHANCE, MAX, HiddenTree, KuhnPoker
from gamesearch.checks import hidden
from gamesearch.checks.hidden import grades
from gamesearch.checks.hidden.given import watch_learning
from gamesearch.checks.hidden.learners import CASES, FOUR_CARDS, is_good, learned_plan
from gamesearch.checks.hidden.patrols import announced, least_loss
from gamesearch.checks.hidden.regrets import self_play
from gamesearch.search.imperfect.best_response import best_response, expected_value
from gamesearch.search.imperfect.cfr import cfr
from gamesearch.search.imperfect.determinization import deals, determinization
from gamesearch.search.imperfect.matrix import solve_matrix
from gamesearch.search.imperfect.regret_matching import regret_matching, regret_mixture

ROADS = [(Fraction(3, 4), [4, [8, -4]]), (Fraction(1, 4), [4, [-12, 20]])]


def sealed(exercise, part, given):
    return [step.examine(given) for step in exercise.steps[0].steps[part]]


def calling(bluff):
    """The belief after a bet, and what calling with Q earns player 2."""
    plan = {("J",): {"bet": bluff, "check": 1 - bluff}, ("K",): {"bet": 1}, ("Q",): {"check": 1}}
    belief = deals(KuhnPoker(), ("Q", "bet"), plan)
    game = KuhnPoker()
    earns = sum(p * game.utility(game.result(state, "call"), 1) for state, p in belief.items())
    return belief[("JQ", ("bet",))], earns


def test_the_sealed_beliefs_are_what_bayes_says():
    jack, call = calling(Fraction(1, 4))
    assert sealed(hidden.BELIEFS, "P(J)", jack) == [None]
    assert sealed(hidden.BELIEFS, "call", call) == [None]
    assert calling(Fraction(1, 3))[1] == -1  # what folding costs
    assert sealed(hidden.BELIEFS, "break-even", Fraction(1, 3)) == [None]


def test_the_sealed_deals_are_what_plans_earn():
    unseen = HiddenTree(ROADS, (CHANCE, MAX, MAX), {MAX: [0]})
    seen = HiddenTree(ROADS, (CHANCE, MAX, MAX))
    averaged = determinization(unseen, (0,)).averages[1]
    b_by_road = [
        expected_value(unseen, {(MAX, "?"): {1: 1}, (MAX, "?", 1): {road: 1}}) for road in (0, 1)
    ]
    worth = best_response(seen).value - best_response(unseen).value
    assert sealed(hidden.BELIEFS, "averaged", averaged) == [None]
    assert sealed(hidden.BELIEFS, "true", max(b_by_road)) == [None]
    assert sealed(hidden.BELIEFS, "seeing", worth) == [None]


def test_the_sealed_guessing_game_is_what_the_simplex_method_finds():
    matrix = [[4, -2], [-3, 1]]
    value, rows, columns = solve_matrix(matrix)
    for part, given in {"up": rows[0], "left": columns[0], "value": value}.items():
        assert sealed(hidden.GUESSING, part, given) == [None]
    third = list(islice(regret_matching(matrix), 3))[-1]
    assert sealed(hidden.GUESSING, "next", third.latest) == [None]


@pytest.mark.parametrize(("name", "calls"), [("Sam", "JQK"), ("Tia", "K")])
def test_the_sealed_losses_are_best_responses(name, calls):
    plan = {(card, "bet"): {"call" if card in calls else "fold": 1} for card in "JQK"}
    plan |= {(card, "check"): {"check": 1} for card in "JQK"}
    found = best_response(KuhnPoker(), plan=plan)
    assert sealed(hidden.GIVEN_AWAY, name, found.value) == [None]
    assert found.plan[("J",)] == ({"bet": 1} if name == "Tia" else {"check": 1})


def test_the_best_announcement_is_found_by_no_grid_of_shares():
    assert least_loss() == 1.5
    grid = [
        {"north": n / 40, "south": s / 40, "centre": (40 - n - s) / 40}
        for n in range(41)
        for s in range(41 - n)
    ]
    assert min(announced(shares).loss for shares in grid) == pytest.approx(1.5)
    assert announced({"north": 1 / 4, "south": 1 / 4, "centre": 1 / 2}).goes_to == "school"


def test_watching_as_if_the_loot_were_the_damage_loses_twice_as_much():
    assert announced({"north": 1 / 2, "south": 1 / 4, "centre": 1 / 4}).wasted == pytest.approx(1)


@pytest.mark.parametrize("case", [*CASES, FOUR_CARDS], ids=str)
@pytest.mark.parametrize("options", [{}, {"alternating": True}, {"plus": True}], ids=str)
def test_every_variant_of_cfr_is_good_enough_with_room_to_spare(case, options):
    def learn(game, rounds):
        return next(islice(cfr(game, **options), rounds - 1, None)).plan

    seen = learned_plan(learn, case)
    assert is_good(case, seen)
    assert seen.lost < 0.6 * case.most


def learn(regrets, mixture, earned):
    income = sum(p * v for p, v in zip(mixture, earned, strict=True))
    return [r + v - income for r, v in zip(regrets, earned, strict=True)]


def test_self_play_closes_in_on_the_value():
    low, high = self_play(regret_mixture, learn, 400)[-1]
    assert low <= 1 / 7 <= high
    assert high - low < 0.2
    assert grades.comes_near(regret_mixture, learn, key=93)
    assert "After 200 rounds" in watch_learning(regret_mixture, learn).alt


def test_self_play_of_what_is_not_written_yet_is_a_sentence():
    def unfinished(regrets):
        raise NotImplementedError("exercise 10.4")

    said = repr(watch_learning(unfinished, learn))
    assert said == "Nothing to watch yet: finish exercise 10.4 first."
