"""The same searches by three libraries: tic-tac-toe to the end, Connect Four to a depth.

Connect Four is searched left to right with an evaluation that knows nothing, so that the number
of nodes is the rules' and the algorithm's alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import by_aima
import by_openspiel
from measure import Run, Table, milliseconds, take_turns, times

from gamesearch import ConnectFour, TicTacToe, alphabeta, count, minimax

FASTER_THAN_AIMA = 6


@dataclass
class Task:
    name: str
    nodes: int
    ours: Run
    count_ours: Callable[[], int]
    openspiel: by_openspiel.Search
    aima: by_aima.Search
    mark: float | None  # to be so many times faster than OpenSpiel's Python searches


def solved(name: str, search: Callable, nodes: int, openspiel: Run, aima: Run) -> Task:
    game = TicTacToe()
    ours, counted = lambda: search(game).value, lambda: count(search, game).nodes
    return Task(f"tic-tac-toe, {name}", nodes, ours, counted, openspiel, aima, 3.0)


def to_depth(depth: int, nodes: int, mark: float | None) -> Task:
    game = ConnectFour()
    return Task(
        f"Connect Four, alpha-beta to depth {depth}",
        nodes,
        lambda: alphabeta(game, depth=depth).value,
        lambda: count(alphabeta, game, depth=depth).nodes,
        by_openspiel.connect_four(depth),
        by_aima.connect_four(depth),
        mark,
    )


TASKS = [
    solved("minimax", minimax, 549_946, by_openspiel.minimax, by_aima.minimax),
    solved("alpha-beta", alphabeta, 18_297, by_openspiel.alphabeta, by_aima.alphabeta),
    to_depth(6, 1_249, None),
    to_depth(7, 7_153, None),
    to_depth(8, 12_574, 1.4),
]


def same_task(task: Task) -> None:
    """All three open as many nodes, and find the value that both games have: a draw."""
    assert task.count_ours() == task.nodes, task.name
    assert by_openspiel.nodes_of(task.openspiel) == task.nodes, task.name
    assert by_aima.nodes_of(task.aima) == task.nodes, task.name
    assert task.ours() == task.openspiel() == 0, task.name


def measure(rounds: int) -> Table:
    table = Table(
        "Searches",
        ["task", "nodes", "ours, ms", "OpenSpiel, ms", "AIMA, ms", "×OpenSpiel", "×AIMA", "marks"],
    )
    for task in TASKS:
        same_task(task)
        runs = {"ours": task.ours, "openspiel": task.openspiel, "aima": task.aima}
        seconds = take_turns(runs, rounds)
        spiel = times(seconds["openspiel"], seconds["ours"])
        aima = times(seconds["aima"], seconds["ours"])
        marks = "–"
        if task.mark is not None:
            said = f"{task.name}: {spiel:.2f} times OpenSpiel, {aima:.2f} times AIMA"
            reached = table.mark(said, spiel >= task.mark and aima >= FASTER_THAN_AIMA)
            marks = f"≥ {task.mark}, ≥ {FASTER_THAN_AIMA}: {reached}"
        table.row(
            task.name,
            f"{task.nodes:,}",
            *(milliseconds(seconds[name]) for name in runs),
            f"{spiel:.2f}",
            f"{aima:.1f}",
            marks,
        )
    return table
