"""The corridor, and what makes a replanning Pac-Man run to and fro in it."""

from __future__ import annotations

import pytest

from gamesearch import BadGame, Corridor, minimax
from gamesearch.games.check_game import check_game
from gamesearch.games.corridor import corridor_score


def eaten(game, depth, most=12):
    """Moves until a replanning Pac-Man has eaten all, or None."""
    state = game.initial
    for move in range(most):
        if not state[1]:
            return move
        best = minimax(game, state, depth=depth, evaluate=corridor_score).move
        state = game.result(state, best)
    return None


@pytest.mark.parametrize(
    "game",
    [
        Corridor(),
        Corridor(6, 0, (5, 3), stop=True, first="E"),
        Corridor(5, 2, (0,), endless=True, moves=9, cost=1, discount=0.9),
    ],
    ids=repr,
)
def test_it_keeps_the_promises_of_a_game(game):
    check_game(game, plays=10)


def test_eating_is_worth_ten_discounted_and_moves_cost():
    game = Corridor(6, 1, (3,), discount=0.5, cost=1)
    state = game.result(game.result(game.initial, "E"), "E")
    assert game.utility(state) == 10 * 0.25 - 2
    assert game.is_terminal(state)


def test_next_to_the_pellet_depth_two_tells_the_plans_apart():
    game = Corridor(8, 4, (5,))
    assert [eaten(game, depth) for depth in (1, 2)] == [1, 1]


@pytest.mark.parametrize("depth", range(3, 8))
def test_from_depth_three_on_now_and_later_tie(depth):
    assert eaten(Corridor(8, 4, (5,), first="W"), depth) is None
    assert eaten(Corridor(8, 4, (5,), first="W", cost=1, endless=True), depth) is None
    assert eaten(Corridor(8, 4, (5,), stop=True), depth) is None


@pytest.mark.parametrize("depth", range(1, 8))
def test_a_discount_cures_it_and_so_does_a_cost_if_the_game_then_ends(depth):
    assert eaten(Corridor(8, 4, (5,), discount=0.99, endless=True), depth) == 1
    assert eaten(Corridor(8, 4, (5,), cost=1), depth) == 1


def test_what_is_out_of_sight_needs_depth():
    game = Corridor(12, 4, (8,), discount=0.99)
    assert [eaten(game, depth) for depth in (3, 4)] == [None, 4]


@pytest.mark.parametrize(
    "wrong",
    [{"start": 9}, {"pellets": (4,)}, {"cells": 1}, {"first": "N"}, {"moves": 0}],
    ids=str,
)
def test_a_corridor_that_cannot_be_walked_is_refused(wrong):
    with pytest.raises(BadGame):
        Corridor(**wrong)
