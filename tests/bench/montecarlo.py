"""Monte Carlo tree search by three libraries: Connect Four from the empty board.

All three are the textbook's UCT with uniform random games, in Python; OpenSpiel's games are
played in C++. Compared is the time of one random game with everything that belongs to it.
"""

from __future__ import annotations

import random

import by_mctspy
import numpy
import pyspiel
from measure import Table, take_turns, times
from open_spiel.python.algorithms import mcts as theirs

from gamesearch import ConnectFour, mcts, tree_after

GAMES = 2_000
FASTER_THAN_OPENSPIEL, FASTER_THAN_MCTSPY = 3.5, 3.0

SPIEL = pyspiel.load_game("connect_four")


def ours():
    return tree_after(GAMES, mcts(ConnectFour(), rng=random.Random(1)))


def openspiel():
    evaluator = theirs.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    dice = numpy.random.RandomState(2)
    bot = theirs.MCTSBot(SPIEL, 2**0.5, GAMES, evaluator, solve=False, random_state=dice)
    return bot.mcts_search(SPIEL.new_initial_state())


class PlainRollouts(theirs.Evaluator):
    """Its random games with `random.random`: by default numpy draws each move, and that is slow."""

    def __init__(self, seed: int):
        self.random = random.Random(seed).random

    def evaluate(self, state):
        state = state.clone()
        while not state.is_terminal():
            moves = state.legal_actions()
            state.apply_action(moves[int(self.random() * len(moves))])
        return state.returns()

    def prior(self, state):
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


def plain_openspiel():
    dice = numpy.random.RandomState(2)
    bot = theirs.MCTSBot(SPIEL, 2**0.5, GAMES, PlainRollouts(1), solve=False, random_state=dice)
    return bot.mcts_search(SPIEL.new_initial_state())


def same_task() -> None:
    """As many games through the root, and the middle column is everybody's favourite."""
    root = ours()
    assert (root.best.move, root.N) == (3, GAMES)
    for search in (openspiel, plain_openspiel):
        root = search()
        assert (root.best_child().action, root.explore_count) == (3, GAMES)
    assert by_mctspy.favourite(by_mctspy.search(GAMES)) == (3, GAMES)


def measure(rounds: int) -> Table:
    table = Table(
        "Monte Carlo tree search",
        [
            *("task", "ours, µs", "OpenSpiel, µs", "with plain dice, µs", "mctspy, µs"),
            *("×OpenSpiel", "×with plain dice", "×mctspy", "marks"),
        ],
    )
    same_task()
    runs = {
        "ours": ours,
        "openspiel": openspiel,
        "plain": plain_openspiel,
        "mctspy": lambda: by_mctspy.search(GAMES),
    }
    seconds = take_turns(runs, rounds)
    spiel = times(seconds["openspiel"], seconds["ours"])
    plain = times(seconds["plain"], seconds["ours"])
    mctspy = times(seconds["mctspy"], seconds["ours"])
    said = f"a random game: {spiel:.2f} times OpenSpiel, {mctspy:.2f} times mctspy"
    reached = table.mark(said, spiel >= FASTER_THAN_OPENSPIEL and mctspy >= FASTER_THAN_MCTSPY)
    table.row(
        f"Connect Four, one of {GAMES:,} games",
        *(f"{sorted(each)[len(each) // 2] / GAMES * 1e6:.1f}" for each in seconds.values()),
        f"{spiel:.2f}",
        f"{plain:.2f}",
        f"{mctspy:.2f}",
        f"≥ {FASTER_THAN_OPENSPIEL}, ≥ {FASTER_THAN_MCTSPY}: {reached}",
    )
    return table
