"""What lesson 09's checks rest on: the sealed answers, the cases, the best patrol."""

from __future__ import annotations

from fractions import Fraction

import pytest

from gamesearch import (
    CHANCE,
    MAX,
    HiddenTree,
    KuhnPoker,
    PayoffTree,
    maxn,
    minimax,
    record,
)
from gamesearch.checks import players
from gamesearch.checks.players import grades
from gamesearch.checks.players.cases import CITY, POOLED, THRIFTY, ShareTree, guarded, shared
from gamesearch.checks.players.given import watch_learning
from gamesearch.checks.players.regrets import self_play
from gamesearch.search.imperfect.determinization import deals, determinization
from gamesearch.search.imperfect.matrix import solve_matrix
from gamesearch.search.imperfect.plans import best_response, expected_value
from gamesearch.search.imperfect.regret_matching import regret_mixture
from gamesearch.search.paranoid import Coalition, paranoid

HAND = PayoffTree([[[(5, 2, 3), (3, 4, 6)], [(1, 7, 5), (8, 0, 4)]],
                   [[(4, 6, 2), (2, 9, 1)], [(7, 5, 8), (6, 1, 9)]]])  # fmt: skip
ROADS = [(Fraction(3, 4), [4, [8, -4]]), (Fraction(1, 4), [4, [-12, 20]])]


def sealed(exercise, part, given):
    return [step.examine(given) for step in exercise.steps[0].steps[part]]


@pytest.mark.parametrize(
    ("part", "given"),
    [
        ("left", maxn(HAND, (0,)).value),
        ("value", maxn(HAND).value),
        ("paranoid", paranoid(HAND).value),
        ("camp", minimax(Coalition(HAND, {0, 2})).value),
    ],
)
def test_the_sealed_tree_is_what_the_searches_find(part, given):
    assert sealed(players.BY_HAND_TREE, part, given) == [None]


def calling(bluff):
    """The belief after a bet, and what calling with Q earns player 2."""
    plan = {("J",): {"bet": bluff, "check": 1 - bluff}, ("K",): {"bet": 1}, ("Q",): {"check": 1}}
    belief = deals(KuhnPoker(), ("Q", "bet"), plan)
    game = KuhnPoker()
    earns = sum(p * game.utility(game.result(state, "call"), 1) for state, p in belief.items())
    return belief[("JQ", ("bet",))], earns


def test_the_sealed_beliefs_are_what_bayes_says():
    jack, call = calling(Fraction(1, 4))
    assert sealed(players.HIDDEN, "P(J)", jack) == [None]
    assert sealed(players.HIDDEN, "call", call) == [None]
    assert calling(Fraction(1, 3))[1] == -1  # what folding costs
    assert sealed(players.HIDDEN, "break-even", Fraction(1, 3)) == [None]


def test_the_sealed_deals_are_what_plans_earn():
    unseen = HiddenTree(ROADS, (CHANCE, MAX, MAX), {MAX: [0]})
    seen = HiddenTree(ROADS, (CHANCE, MAX, MAX))
    averaged = determinization(unseen, (0,)).averages[1]
    b_by_road = [
        expected_value(unseen, {(MAX, "?"): {1: 1}, (MAX, "?", 1): {road: 1}}) for road in (0, 1)
    ]
    worth = best_response(seen).value - best_response(unseen).value
    assert sealed(players.HIDDEN, "averaged", averaged) == [None]
    assert sealed(players.HIDDEN, "true", max(b_by_road)) == [None]
    assert sealed(players.HIDDEN, "seeing", worth) == [None]


def strict(game, state, total, ceiling=None):
    if game.is_terminal(state):
        return tuple(game.utility(state, player) for player in range(game.seats))
    player, best = game.to_move(state), None
    for move in game.actions(state):
        after = game.result(state, move)
        left = None if best is None else total - best[player]
        value = strict(game, after, total, left)
        best = value if best is None or value[player] > best[player] else best
        if ceiling is not None and best[player] > ceiling:
            break
    return best


def test_every_thrifty_case_has_something_to_spare_without_cuts_at_equality():
    for case in THRIFTY:
        trace = record(lambda game, case=case: strict(game, (), case.total), case.game)
        assert trace.pruned


@pytest.mark.parametrize("case", POOLED, ids=str)
def test_no_case_breaks_the_promise_of_its_total(case):
    leaves, waiting = [], [case.tree]
    while waiting:
        node = waiting.pop()
        (waiting if isinstance(node, list) else leaves).extend(
            node if isinstance(node, list) else [node]
        )
    assert all(min(leaf) >= 0 and sum(leaf) <= case.total for leaf in leaves)
    assert len(case.outcomes) == 1


def test_the_best_patrol_is_that_of_the_exact_solution():
    value, shares, _ = solve_matrix(CITY.matrix())
    best = dict(zip(CITY.routes, shares, strict=True))
    assert guarded(best).loss == -value == 4
    assert guarded(best).wasted == pytest.approx(0)
    assert guarded(dict.fromkeys(CITY.routes, 0.25)).wasted == pytest.approx(0.5)


def test_a_patrol_shows_what_tempts():
    seen = guarded({"centre": 1})
    assert seen.tempting == "harbour"
    assert seen.text == "on average museum 0.00, bank 0.00, harbour 6.00, school 4.00"


def test_an_answer_is_understood_however_it_is_written():
    case = ShareTree([(1, 2, 3), (2, 0, 0)])
    for answer in [(2, 0, 0), [2.0, 0, 0], ((2, 0, 0), 1), {0: 2, 1: 0, 2: 0}, ([2, 0, 0], "x")]:
        assert shared(lambda game, state, answer=answer: answer, case).value == (2, 0, 0)
    assert shared(lambda game, state: 2, case).alone == 2
    assert shared(lambda game, state: "abc", case).value is None
    assert shared(lambda game, state: None, case).text == "no payoffs"


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
        raise NotImplementedError("exercise 9.5")

    said = repr(watch_learning(unfinished, learn))
    assert said == "Nothing to watch yet: finish exercise 9.5 first."
