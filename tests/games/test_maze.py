"""The maze: who may go where, what is counted, and values found by a second way."""

from __future__ import annotations

import random
from functools import cache

import pytest

from gamesearch import (
    CHANCE,
    MAX,
    MIN,
    BadGame,
    IllegalMove,
    alphabeta,
    check_game,
    expectiminimax,
    minimax,
)
from gamesearch.games.maze import CAUGHT, CLEARED, MAZES, Maze, maze_score


def played(game, ways):
    state = game.initial
    for way in ways.split():
        state = game.result(state, way)
    return state


@pytest.mark.parametrize("ghosts", ["min", "chance"])
@pytest.mark.parametrize("name", MAZES)
def test_keeps_the_promises_of_a_game(name, ghosts):
    check_game(Maze(MAZES[name], ghosts, moves=6), plays=10)


def test_the_runner_then_each_ghost_in_turn():
    game = Maze(MAZES["two ghosts"])
    turns = [
        game.to_move(state) for state in (game.initial, played(game, "N"), played(game, "N S"))
    ]
    assert turns == [MAX, MIN, MIN]
    assert game.to_move(played(game, "N S S")) == MAX
    assert Maze(MAZES["two ghosts"], "chance").to_move(played(game, "N")) == CHANCE


def test_pellets_bring_points_and_moves_cost():
    game = Maze(("P..", "###"))
    assert game.score(played(game, "E")) == 10 - 1
    assert game.utility(played(game, "E E")) == 20 - 2 + CLEARED
    assert game.is_terminal(played(game, "E E"))


@pytest.mark.parametrize(("row", "ways"), [("P.G.", "E W"), ("PG.", "E")])
def test_caught_by_a_ghost_that_comes_or_by_running_into_it(row, ways):
    game = Maze((row,))
    state = played(game, ways)
    assert game.is_caught(state)
    assert game.utility(state) == game.score(state) + CAUGHT


def test_walls_and_edges_are_no_way():
    game = Maze(MAZES["ring"])
    assert game.actions(game.initial) == ("E", "S")
    with pytest.raises(IllegalMove, match="no way to go"):
        game.result(game.initial, "N")


def test_a_ghost_that_is_walled_in_stays():
    game = Maze(("P.#", "..#", "##G"))
    assert game.actions(played(game, "E")) == ("stay",)


def test_the_game_ends_when_the_moves_are_used_up():
    game = Maze(("P.G", "..."), moves=1)
    assert game.is_terminal(played(game, "S S")) is True
    assert game.is_terminal(played(game, "S")) is False  # the round is finished first


@cache
def by_hand(game, state):
    """The value, written from the rules alone."""
    if game.is_terminal(state):
        return game.utility(state)
    values = [by_hand(game, game.result(state, way)) for way in game.actions(state)]
    if state[0] == 0:
        return max(values)
    return sum(values) / len(values) if game.ghosts == "chance" else min(values)


@pytest.mark.parametrize("name", ["ring", "trap", "open"])
def test_searches_agree_on_what_it_is_worth(name):
    game = Maze(MAZES[name], moves=4)
    assert minimax(game).value == alphabeta(game).value == by_hand(game, game.initial)
    luck = Maze(MAZES[name], "chance", moves=3)
    assert expectiminimax(luck).value == pytest.approx(by_hand(luck, luck.initial))


@pytest.mark.parametrize("name", MAZES)
def test_ghosts_by_chance_are_never_worse_for_the_runner_than_clever_ones(name):
    clever, luck = Maze(MAZES[name], moves=3), Maze(MAZES[name], "chance", moves=3)
    assert by_hand(luck, luck.initial) >= by_hand(clever, clever.initial)


def test_every_value_lies_within_its_limits():
    rng = random.Random(1)
    for name in MAZES:
        game = Maze(MAZES[name], moves=5)
        for _ in range(30):
            state = game.initial
            while not game.is_terminal(state):
                state = game.result(state, rng.choice(game.actions(state)))
            low, high = game.limits
            assert low <= game.utility(state) <= high
            assert maze_score(game, state) == game.utility(state)


@pytest.mark.parametrize(
    "wrong",
    [
        {"layout": ("..",)},
        {"layout": ("P",)},
        {"layout": ("P#.",)},
        {"ghosts": "clever"},
        {"moves": 0},
    ],
    ids=str,
)
def test_a_maze_that_cannot_be_played_is_refused(wrong):
    with pytest.raises(BadGame):
        Maze(**wrong)
