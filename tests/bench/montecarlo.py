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


def ours(games: int = GAMES):
    return tree_after(games, mcts(ConnectFour(), rng=random.Random(1)))


def openspiel(games: int = GAMES):
    evaluator = theirs.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    dice = numpy.random.RandomState(2)
    bot = theirs.MCTSBot(SPIEL, 2**0.5, games, evaluator, solve=False, random_state=dice)
    return bot.mcts_search(SPIEL.new_initial_state())


def same_task() -> None:
    """As many games through the root, and the middle column is everybody's favourite."""
    root = ours()
    assert (root.best.move, root.N) == (3, GAMES)
    root = openspiel()
    assert (root.best_child().action, root.explore_count) == (3, GAMES)
    assert by_mctspy.favourite(by_mctspy.search(GAMES)) == (3, GAMES)


def measure(rounds: int) -> Table:
    table = Table(
        "Monte Carlo tree search",
        ["task", "ours, µs", "OpenSpiel, µs", "mctspy, µs", "×OpenSpiel", "×mctspy", "marks"],
    )
    same_task()
    runs = {"ours": ours, "openspiel": openspiel, "mctspy": lambda: by_mctspy.search(GAMES)}
    seconds = take_turns(runs, rounds)
    spiel = times(seconds["openspiel"], seconds["ours"])
    mctspy = times(seconds["mctspy"], seconds["ours"])
    said = f"a random game: {spiel:.2f} times OpenSpiel, {mctspy:.2f} times mctspy"
    reached = table.mark(said, spiel >= FASTER_THAN_OPENSPIEL and mctspy >= FASTER_THAN_MCTSPY)
    table.row(
        f"Connect Four, one of {GAMES:,} games",
        *(f"{sorted(each)[len(each) // 2] / GAMES * 1e6:.1f}" for each in seconds.values()),
        f"{spiel:.2f}",
        f"{mctspy:.2f}",
        f"≥ {FASTER_THAN_OPENSPIEL}, ≥ {FASTER_THAN_MCTSPY}: {reached}",
    )
    return table
