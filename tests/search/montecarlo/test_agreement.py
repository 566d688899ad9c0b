"""All searches that grow a tree: the same decisions, sums and errors."""

from __future__ import annotations

import random

import pytest

from gamesearch import Hex, TicTacToe, mcts, minimax, tree_after
from gamesearch.errors import BadSearch
from gamesearch.search.montecarlo.mcts_solver import mcts_solver
from gamesearch.search.montecarlo.parallel import leaf_parallel, tree_parallel
from gamesearch.search.montecarlo.progressive_bias import by_progressive_bias
from gamesearch.search.montecarlo.puct import puct, rollout_guess
from gamesearch.search.montecarlo.rave import rave

BOARD = TicTacToe()

POSITIONS = [BOARD.parse(cells) for cells in ("XX.OO....", "O..XX....", "..X.OO..X")]


def best_moves(state):
    value = minimax(BOARD, state).value
    moves = BOARD.actions(state)
    return {move for move in moves if minimax(BOARD, BOARD.result(state, move)).value == value}


SEARCHES = {
    "rave": lambda game, state, rng: rave(game, state, rng=rng, k=50),
    "bias": lambda game, state, rng: mcts(
        game, state, rng=rng, choose=by_progressive_bias(game, lambda *_: 0.5, 3)
    ),
    "puct": lambda game, state, rng: puct(game, state, guess=rollout_guess(rng)),
    "leaf": lambda game, state, rng: leaf_parallel(game, state, workers=4, rng=rng),
    "together": lambda game, state, rng: tree_parallel(game, state, workers=4, rng=rng),
    "proving": lambda game, state, rng: mcts_solver(game, state, rng=rng),
}


@pytest.mark.parametrize("name", SEARCHES)
@pytest.mark.parametrize("state", POSITIONS, ids=str)
def test_every_search_finds_the_best_moves(name, state):
    for seed in range(3):
        root = tree_after(800, SEARCHES[name](BOARD, state, random.Random(seed)))
        assert root.best.move in best_moves(state)


@pytest.mark.parametrize("name", ["rave", "bias", "puct", "together"])
def test_counts_add_up(name):
    root = tree_after(300, SEARCHES[name](Hex(3), None, random.Random(2)))
    assert root.N == 300
    for node in root.walk():
        assert 0 <= node.W <= node.N
        if node.children:
            assert node.N - sum(child.N for child in node.children) in (0, 1)


def test_errors_are_the_same_as_those_of_mcts():
    for search in SEARCHES.values():
        with pytest.raises(BadSearch, match="the game is over"):
            next(search(BOARD, BOARD.parse("XXXOO...."), random.Random(1)))
