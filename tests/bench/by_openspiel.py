"""OpenSpiel's searches in Python (over its games in C++), as its users call them."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import pyspiel
from open_spiel.python.algorithms import minimax as algorithms

Search = Callable[[], float]

TIC_TAC_TOE = pyspiel.load_game("tic_tac_toe")
CONNECT_FOUR = pyspiel.load_game("connect_four")
TO_THE_END = 1_000


def nothing_known(state) -> float:
    return 0


def minimax() -> float:
    """Its expectiminimax, on a game without chance."""
    state = TIC_TAC_TOE.new_initial_state()
    return algorithms.expectiminimax(state, TO_THE_END, nothing_known, 0)[0]


def alphabeta() -> float:
    return algorithms.alpha_beta_search(TIC_TAC_TOE)[0]


def connect_four(depth: int) -> Search:
    return lambda: algorithms.alpha_beta_search(
        CONNECT_FOUR, value_function=nothing_known, maximum_depth=depth
    )[0]


def value_for_first(game, state, depth: int) -> float:
    """What a state is worth to the player who moved first in the game."""
    return algorithms.alpha_beta_search(
        game, state, value_function=nothing_known, maximum_depth=depth, maximizing_player_id=0
    )[0]


def tree_search(games: int, seed: int) -> int:
    """Its Monte Carlo tree search in C++: the move. It counts a loss −1, so c is twice ours."""
    return _bot(games, 1, seed).step(CONNECT_FOUR.new_initial_state())


def mean_of_random_games(games: int, seed: int) -> float:
    """Its random games in C++: a tree of one node. What they are worth to the first player."""
    return _bot(1, games, seed).mcts_search(CONNECT_FOUR.new_initial_state()).total_reward


def _bot(games: int, at_each_leaf: int, seed: int):
    evaluator = pyspiel.RandomRolloutEvaluator(at_each_leaf, seed)
    c, megabytes, solves, says = 2 * sqrt(2), 1_000, False, False
    return pyspiel.MCTSBot(CONNECT_FOUR, evaluator, c, games, megabytes, solves, seed, says)


def nodes_of(search: Search) -> int:
    """How often the recursive function was called during a search; both call it by its name."""
    calls = 0
    originals = {name: getattr(algorithms, name) for name in ("_alpha_beta", "expectiminimax")}

    def counted(function):
        def call(*arguments, **named):
            nonlocal calls
            calls += 1
            return function(*arguments, **named)

        return call

    try:
        for name, function in originals.items():
            setattr(algorithms, name, counted(function))
        search()
    finally:
        for name, function in originals.items():
            setattr(algorithms, name, function)
    return calls
