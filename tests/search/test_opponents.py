"""Models of an opponent, beliefs about him, and plans against him."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product
from math import inf, isclose

import pytest

from gamesearch import (
    MAX,
    MIN,
    Nim,
    TicTacToe,
    TreeGame,
    expectimax,
    minimax,
    random_tree,
)
from gamesearch.errors import BadSearch
from gamesearch.search.opponents.beliefs import Belief, laplace_smoothed
from gamesearch.search.opponents.exploiting import exploit
from gamesearch.search.opponents.models import (
    by_weights,
    careless,
    depth_limited,
    epsilon_optimal,
    minimax_value,
    sampled_player,
    shortsighted,
    softmax,
)

REPLIES = TreeGame([4, 7, 4, 9], (MIN,))
MODELS = [epsilon_optimal(0.3), careless(0.3), softmax(2), shortsighted(1), epsilon_optimal(1)]


def odds(model, game=REPLIES):
    return [share for _, share in model(game, game.initial)]


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("players", [(MAX, MIN), (MIN, MAX)])
def test_every_model_gives_a_distribution_for_either_player(model, players):
    rng = random.Random(3)
    for _ in range(20):
        game = TreeGame(random_tree(rng, depth=3, branches=(1, 4), players=players), players)
        shares = odds(model, game)
        assert isclose(sum(shares), 1)
        assert min(shares) >= 0


def test_epsilon_leaves_the_best_replies_their_share_of_the_random_part():
    assert odds(epsilon_optimal(Fraction(2, 5))) == [Fraction(k, 10) for k in (4, 1, 4, 1)]
    assert odds(epsilon_optimal(Fraction(2, 5)), TreeGame([1, 5])) == [
        Fraction(1, 5),
        Fraction(4, 5),
    ]


def test_the_careless_are_what_counting_all_cases_says():
    miss, values = 0.3, [4, 7, 4, 9]
    share = [0.0] * 4
    for seen in product([True, False], repeat=4):
        chance = 1.0
        for each in seen:
            chance *= 1 - miss if each else miss
        visible = [n for n in range(4) if seen[n]]
        pool = [n for n in visible if values[n] == min(values[k] for k in visible)] or range(4)
        for n in pool:
            share[n] += chance / len(pool)
    assert odds(careless(miss)) == pytest.approx(share)


def test_softmax_goes_from_perfect_to_random():
    assert odds(softmax(0.01)) == pytest.approx([0.5, 0, 0.5, 0])
    assert odds(softmax(1e9)) == pytest.approx([0.25] * 4)
    assert odds(softmax(0.001), TreeGame([1e6, -1e6])) == [1, 0]  # no overflow


def test_the_shallow_miss_what_lies_deeper():
    trap = TreeGame([[1, 1], [9, -9]], (MIN, MAX))
    assert shortsighted(2)(trap, ()) == [(0, 1), (1, 0)]
    assert shortsighted(1)(trap, ()) == [(0, 0.5), (1, 0.5)]
    assert depth_limited(2)(trap, (1,)) == 9


def test_weights_are_made_probabilities_in_each_state():
    likes = by_weights(lambda game, state, move: 3 - move if move < 3 else 0)
    assert odds(likes) == [0.5, 1 / 3, 1 / 6, 0]
    with pytest.raises(BadSearch, match="weights"):
        odds(by_weights(lambda *_: 0))


@pytest.mark.parametrize("game", [TicTacToe(), Nim(9)], ids=repr)
def test_what_is_guaranteed_is_what_minimax_says(game):
    state = game.initial
    while not game.is_terminal(state):
        state = game.result(state, game.actions(state)[-1])
        if not game.is_terminal(state):
            break
    start = game.parse("X...O....") if isinstance(game, TicTacToe) else state
    assert minimax_value(game, start) == minimax(game, start).value


def test_a_player_draws_as_his_model_says():
    player = sampled_player(epsilon_optimal(0.5), random.Random(1))
    drawn = [player(REPLIES, ()) for _ in range(4000)]
    for move, share in epsilon_optimal(0.5)(REPLIES, ()):
        assert abs(drawn.count(move) / 4000 - share) < 0.03


@pytest.mark.parametrize("wrong", [-0.1, 1.1, "much"])
def test_probabilities_out_of_range_are_named(wrong):
    for model in (epsilon_optimal, careless):
        with pytest.raises(BadSearch, match="from 0 to 1"):
            model(wrong)
    with pytest.raises(BadSearch, match="above 0"):
        softmax(0)


# Plans


def plans(game, state):
    """Every plan of MAX from a state, as a dict state -> move: brute force."""
    if game.is_terminal(state):
        return [{}]
    parts = [plans(game, game.result(state, move)) for move in game.actions(state)]
    if game.to_move(state) == MAX:
        moves = game.actions(state)
        return [{state: m} | below for m, each in zip(moves, parts, strict=True) for below in each]
    together = [{}]
    for each in parts:
        together = [one | other for one in together for other in each]
    return together


def outcome(game, plan, model, state=()):
    """(income, worst) of a plan."""
    if game.is_terminal(state):
        return game.utility(state), game.utility(state)
    if game.to_move(state) == MAX:
        return outcome(game, plan, model, game.result(state, plan[state]))
    after = {m: outcome(game, plan, model, game.result(state, m)) for m in game.actions(state)}
    income = sum(share * after[move][0] for move, share in model(game, state))
    return income, min(worst for _, worst in after.values())


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("risk", [0, 2, 5, inf])
def test_no_plan_within_the_risk_earns_more(seed, risk):
    rng = random.Random(seed)
    game = TreeGame(random_tree(rng, depth=4, branches=(2, 2)))
    model = epsilon_optimal(Fraction(1, 2))
    floor = minimax(game).value - risk
    prices = [outcome(game, plan, model) for plan in plans(game, ())]
    best = max(income for income, worst in prices if worst >= floor)
    found = exploit(game, model=model, risk=risk)
    assert found.value == best
    assert found.worst >= floor
    assert (found.value, found.worst) in prices


def test_without_a_limit_exploiting_is_expectimax():
    rng = random.Random(5)
    for _ in range(30):
        game = TreeGame(random_tree(rng, depth=3))
        model = epsilon_optimal(Fraction(1, 3))
        assert exploit(game, model=model).value == expectimax(game, model=model).value


def test_against_the_perfect_the_income_is_the_guarantee():
    game = TicTacToe()
    start = game.parse("X...O....")
    plan = exploit(game, start, model=epsilon_optimal(0))
    assert plan.value == plan.worst == 0


def test_risk_below_zero_is_refused():
    with pytest.raises(BadSearch, match="0 or more"):
        exploit(REPLIES, model=epsilon_optimal(0), risk=-1)


# Beliefs


def test_a_belief_follows_bayes_whatever_the_order():
    models = {"a": epsilon_optimal(Fraction(1, 5)), "b": epsilon_optimal(Fraction(4, 5))}
    start = Belief(models, {"a": 3, "b": 1})
    there = start.saw(REPLIES, (), 0).saw(REPLIES, (), 3)
    back = start.saw(REPLIES, (), 3).saw(REPLIES, (), 0)
    a = 3 * Fraction(9, 20) * Fraction(1, 20)
    b = Fraction(3, 10) * Fraction(1, 5)
    assert there.odds["a"] == pytest.approx(a / (a + b))
    assert there.odds == pytest.approx(back.odds)
    assert start.odds == {"a": 0.75, "b": 0.25}


def test_a_belief_is_a_model_to_plan_with():
    belief = Belief({"perfect": epsilon_optimal(0), "random": epsilon_optimal(1)})
    assert belief(REPLIES, ()) == epsilon_optimal(0.5)(REPLIES, ())
    assert exploit(TreeGame([[3, 3], [1, 10]]), model=belief).move == 1


def test_what_all_models_call_impossible_is_named():
    with pytest.raises(BadSearch, match="impossible"):
        Belief({"perfect": epsilon_optimal(0)}).saw(REPLIES, (), 3)
    with pytest.raises(BadSearch, match="no model"):
        Belief({})


def test_smoothing_leaves_nothing_impossible():
    assert laplace_smoothed([], "ab") == {"a": Fraction(1, 2), "b": Fraction(1, 2)}
    assert laplace_smoothed("aab", "abc", extra=0)["c"] == 0
    assert laplace_smoothed("aabz", "abc")["c"] == Fraction(1, 6)
    with pytest.raises(BadSearch, match="nothing was seen"):
        laplace_smoothed([], "ab", extra=0)
