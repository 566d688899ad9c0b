"""Expectimax against a model of the opponent."""

from __future__ import annotations

import copy
import pickle
import random
from fractions import Fraction

import pytest

from gamesearch import (
    CHANCE,
    MAX,
    MIN,
    Race,
    TicTacToe,
    TreeGame,
    expectimax,
    expectiminimax,
    minimax,
    random_tree,
    record,
)
from gamesearch.errors import BadSearch
from gamesearch.search.expectimax import Against


def uniform(game, state):
    moves = game.actions(state)
    return [(move, Fraction(1, len(moves))) for move in moves]


def perfect(game, state):
    return [(minimax(game, state).move, 1)]


def careless(game, state):
    """Two times in three a best move, otherwise any."""
    best = minimax(game, state).move
    third = Fraction(1, 3)
    return [
        (move, (2 * third if move == best else 0) + third * p) for move, p in uniform(game, state)
    ]


TREES = [random_tree(random.Random(seed), depth=4, branches=(1, 3)) for seed in range(60)]


def test_against_a_random_opponent_the_promising_move_beats_the_safe_one():
    game = TreeGame([[3, 3], [1, 10]])
    assert minimax(game) == (3, 0)
    assert expectimax(game, model=uniform) == (Fraction(11, 2), 1)


@pytest.mark.parametrize("tree", TREES[:30], ids=str)
def test_against_a_perfect_opponent_it_is_minimax(tree):
    game = TreeGame(tree)
    assert expectimax(game, model=perfect).value == minimax(game).value


@pytest.mark.parametrize("model", [uniform, careless])
def test_nobody_who_errs_costs_anything(model):
    for tree in TREES:
        game = TreeGame(tree)
        assert expectimax(game, model=model).value >= minimax(game).value


def test_it_serves_either_player():
    game = TreeGame([[3, 3], [1, 10]], players=(MIN, MAX))
    assert expectimax(game, model=uniform, you=MIN) == (3, 0)
    turned = TreeGame([[-3, -3], [-1, -10]], players=(MIN, MAX))
    assert expectimax(turned, model=uniform, you=MIN) == (Fraction(-11, 2), 1)


def test_dice_stay_dice():
    game = TreeGame([[[3, 5], [2, 8]], 4], players=(MAX, CHANCE, MIN))
    assert expectimax(game, model=uniform) == (4.5, 0)
    race = Race(3, 1, 2)
    modelled = expectimax(race, model=uniform, depth=6)
    assert modelled.value >= expectiminimax(race, depth=6).value


def test_the_game_with_the_model_can_be_recorded_like_any_game_with_dice():
    game = Against(TreeGame([[3, 3], [1, 10]]), uniform)
    trace = record(expectiminimax, game)
    assert [visit.player for visit in trace.visits()] == [MAX, CHANCE, MAX, MAX, CHANCE, MAX, MAX]
    assert trace.value == Fraction(11, 2)


def test_what_the_model_never_plays_is_not_looked_at():
    game = Against(TreeGame([[3, 12], [2, 4]]), perfect)
    assert record(expectiminimax, game).leaves == [3, 2]


def test_other_answers_are_the_games_own():
    game = TicTacToe()
    against = Against(game, uniform)
    assert against.cells(against.initial) == game.cells(game.initial)
    assert copy.copy(against).you == MAX
    assert pickle.loads(pickle.dumps(against)).actions(game.initial) == game.actions(game.initial)


def test_weights_that_are_no_probabilities_are_refused():
    def weights(game, state):
        return [(move, 0.7) for move in game.actions(state)]

    with pytest.raises(BadSearch, match=r"add up to 1.4.*divide each weight by their sum"):
        expectimax(TreeGame([[3, 3], [1, 10]]), model=weights)
