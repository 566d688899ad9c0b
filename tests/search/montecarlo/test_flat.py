"""Flat Monte Carlo: it tends to the value of random play, not of the game."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache

import pytest

from gamesearch import TicTacToe, TreeGame, minimax, tree_after
from gamesearch.search.montecarlo.flat import flat_monte_carlo, highest

from .test_mcts import searched

BOARD = TicTacToe()


@cache
def under_random_play(state) -> Fraction:
    if BOARD.is_terminal(state):
        return Fraction(BOARD.utility(state) + 1, 2)
    children = [under_random_play(BOARD.result(state, move)) for move in BOARD.actions(state)]
    return sum(children) / len(children)


def test_flat_means_tend_to_the_value_of_random_play_not_of_the_game():
    state = BOARD.parse(".X.......")
    state = BOARD.parse(".X......O")
    root = tree_after(21_000, flat_monte_carlo(BOARD, state, rng=random.Random(1)))
    assert {child.N for child in root.children} == {3_000}
    for child in root.children:
        assert child.mean == pytest.approx(float(under_random_play(child.state)), abs=0.03)
    chosen = highest(root)
    assert chosen.move == 4
    assert minimax(BOARD, state).value == 1
    assert minimax(BOARD, chosen.state).value == 0


def test_flat_walks_into_the_trap_that_a_tree_sees():
    trap = TreeGame([[1, 1, 1, 0], [0.5, 0.5, 0.5, 0.5]])
    wrong = sum(
        highest(tree_after(200, flat_monte_carlo(trap, rng=random.Random(s), limits=(0, 1)))).move
        == 0
        for s in range(20)
    )
    right = sum(searched(trap, games=400, seed=s, limits=(0, 1)).best.move == 1 for s in range(20))
    assert (wrong, right) == (20, 20)
