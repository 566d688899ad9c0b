"""Aspiration windows: whatever the guess, the exact value and a move that attains it."""

from __future__ import annotations

import random

import pytest

from gamesearch import ConnectFour, TicTacToe, TreeGame, alphabeta, count, record
from gamesearch.errors import BadSearch
from gamesearch.search.aspiration import aspiration
from gamesearch.search.transpositions import table_alphabeta

from .brute import best_moves, cut, guess, random_trees, value_of


def test_whatever_the_guess_the_value_and_the_move_are_right():
    rng = random.Random(4)
    for tree, players in random_trees(seed=41, number=2_000):
        expected, width = rng.choice([-100, -3, 0, 2.5, 50]), rng.choice([1e-9, 0.5, 3, 1000])
        best = aspiration(TreeGame(tree, players), guess=expected, width=width)
        assert best.value == value_of(tree, players), (tree, players, expected, width)
        assert best.move in best_moves(tree, players), (tree, players, expected, width)


def test_depth_limits_see_the_tree_cut_there():
    for tree, players in random_trees(seed=42, number=300):
        for depth in (0, 1, 2, 3):
            options = {"depth": depth, "evaluate": lambda game, state: guess(state)}
            found = aspiration(TreeGame(tree, players), guess=1, width=2, **options)
            assert found.value == value_of(cut(tree, depth, guess), players)


def test_games():
    assert aspiration(TicTacToe(), width=0.5).value == 0
    assert aspiration(TicTacToe(), guess=-1, width=0.5).value == 0
    assert aspiration(ConnectFour(4, 3, 3), width=0.5).value == 1
    assert aspiration(ConnectFour(), width=0.5, depth=5) == alphabeta(ConnectFour(), depth=5)


def test_a_good_guess_saves_nodes_and_a_bad_one_costs_some():
    game = TicTacToe()
    full = count(table_alphabeta, game).nodes
    assert count(aspiration, game, guess=0, width=0.5).nodes < full
    tree = TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
    assert count(aspiration, tree, guess=3, width=1).nodes <= count(table_alphabeta, tree).nodes
    assert count(aspiration, tree, guess=60, width=1).nodes > count(table_alphabeta, tree).nodes


def test_a_window_that_failed_is_searched_again():
    trace = record(aspiration, TreeGame([[3, 12], [2, 4]]), guess=9, width=1)
    assert trace.answer == (3, 0)


@pytest.mark.parametrize("width", [0, -1, float("nan")])
def test_a_window_without_width_is_refused(width):
    with pytest.raises(BadSearch, match="width above 0"):
        aspiration(TicTacToe(), width=width)
