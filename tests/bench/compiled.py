"""The compiled alpha-beta and tree search beside OpenSpiel's: its alpha-beta is in Python (there is
no other one to call), its tree search in C++.
"""

from __future__ import annotations

import random

import by_openspiel
from measure import Run, Table, milliseconds, take_turns, times

from gamesearch import ConnectFour, tree_after
from gamesearch.compiled.alphabeta import alphabeta, searched
from gamesearch.compiled.mcts import mcts, rollouts

GAME = ConnectFour()
DEPTH, NODES = 8, 12_574
GAMES = 10_000
ALONE = 20_000  # random games from one position


def to_depth() -> tuple[Run, Run]:
    theirs = by_openspiel.connect_four(DEPTH)
    assert searched(GAME, depth=DEPTH) == (0, 0, NODES)
    assert by_openspiel.nodes_of(theirs) == NODES
    return lambda: alphabeta(GAME, depth=DEPTH), theirs


def tree() -> tuple[Run, Run]:
    """Both find the centre, whatever the dice."""
    for seed in range(5):
        assert tree_after(GAMES, mcts(GAME, rng=random.Random(seed))).best.move == 3
        assert by_openspiel.tree_search(GAMES, seed) == 3
    return (
        lambda: tree_after(GAMES, mcts(GAME, rng=random.Random(7))),
        lambda: by_openspiel.tree_search(GAMES, 7),
    )


def playouts() -> tuple[Run, Run]:
    """Both have the first player win as often, within what luck allows."""
    wins, _, losses = rollouts(GAME, games=ALONE, rng=random.Random(7))
    assert abs((wins - losses) / ALONE - by_openspiel.mean_of_random_games(ALONE, 7)) < 0.04
    return (
        lambda: rollouts(GAME, games=ALONE, rng=random.Random(7)),
        lambda: by_openspiel.mean_of_random_games(ALONE, 7),
    )


TASKS = {
    f"alpha-beta to depth {DEPTH} (theirs in Python)": (to_depth, 60),
    f"tree search, {GAMES:,} games (theirs in C++)": (tree, 12),
    f"{ALONE:,} random games (theirs in C++)": (playouts, 25),
}


def measure(rounds: int) -> Table:
    table = Table(
        "Connect Four in machine code", ["task", "ours, ms", "OpenSpiel, ms", "×", "mark"]
    )
    for name, (task, mark) in TASKS.items():
        ours, theirs = task()
        seconds = take_turns({"ours": ours, "theirs": theirs}, rounds)
        ratio = times(seconds["theirs"], seconds["ours"])
        reached = table.mark(f"{name}: {ratio:.1f} times OpenSpiel", ratio >= mark)
        table.row(
            name,
            *(milliseconds(seconds[who]) for who in seconds),
            f"{ratio:.1f}",
            f"≥ {mark}: {reached}",
        )
    return table
