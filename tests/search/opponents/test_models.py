"""Models of an opponent: distributions that are proved by counting all cases."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product
from math import isclose

import pytest

from gamesearch import MAX, MIN, Nim, TicTacToe, TreeGame, minimax, random_tree
from gamesearch.errors import BadSearch
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
