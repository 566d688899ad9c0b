"""The MCTS-solver: what it proves is what minimax says."""

from __future__ import annotations

import random

import pytest

from gamesearch import MAX, Nim, TicTacToe, TreeGame, minimax, tree_after
from gamesearch.search.montecarlo.mcts_solver import mcts_solver
from gamesearch.sizes import positions

from .test_agreement import best_moves

BOARD = TicTacToe()


@pytest.mark.parametrize("seed", range(4))
def test_proofs_agree_with_minimax_wherever_they_are_made(seed):
    root = tree_after(4_000, mcts_solver(BOARD, BOARD.parse("X...O...."), rng=random.Random(seed)))
    proven = [node for node in root.walk() if node.proven is not None]
    assert len(proven) > 100
    for node in proven:
        assert node.proven == minimax(BOARD, node.state).value


def test_a_proven_root_ends_the_search_with_minimax_value_and_a_best_move():
    rng = random.Random(3)
    states = [state for state in positions(BOARD) if len(BOARD.actions(state)) in (4, 5)]
    for state in rng.sample(states, 60):
        root = tree_after(10**6, mcts_solver(BOARD, state, rng=rng))
        assert root.proven == minimax(BOARD, state).value
        assert root.best.move in best_moves(state)


def test_proving_solves_the_nim_that_fools_random_games():
    root = tree_after(10**6, mcts_solver(Nim(15, most=3), rng=random.Random(1)))
    assert root.proven == 1
    assert root.best.move == (0, 3)


def test_proofs_do_not_ask_who_moves_next():
    alone = TreeGame([[0, [0, 1]], [0, 0]], players=(MAX, MAX, MAX))
    root = tree_after(100, mcts_solver(alone, rng=random.Random(1), limits=(0, 1)))
    assert (root.proven, root.best.move) == (1, 0)
