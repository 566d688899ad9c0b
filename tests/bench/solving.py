"""Connect Four solved from random positions: our compiled solver beside bitbully.

Every position is open and the player to move cannot win at once, and both have to agree on every
score. Asked in two ways: each position with an empty table, or all of a set one after another with
tables that are kept. bitbully has no book of openings here; with one it answers up to 11 stones
at once.
"""

from __future__ import annotations

import random
import time

import by_bitbully
from measure import Table, milliseconds, times

from gamesearch import ConnectFour
from gamesearch.compiled.solver import solved
from gamesearch.compiled.table import TABLE, new_memory

SETS = {8: (5, 1.0), 14: (20, 1.8), 20: (100, 1.8), 28: (500, 1.8)}  # stones: positions, mark
GAME = ConnectFour()
MEMORY = new_memory()


def positions(stones: int, number: int) -> list[list[int]]:
    """Lists of columns played at random, no two the same."""
    rng, found = random.Random(2024 * 1000 + stones), []
    while len(found) < number:
        state, columns = GAME.initial, []
        while len(columns) < stones and not GAME.is_terminal(state):
            columns.append(rng.choice(GAME.actions(state)))
            state = GAME.result(state, columns[-1])
        after = [GAME.result(state, move) for move in GAME.actions(state)]
        if after and not any(line for *_, line in after) and columns not in found:
            found.append(columns)
    return found


def ours(columns: list[int], forget: bool) -> tuple[int, float]:
    _, own, mask, _ = GAME.parse(" ".join(map(str, columns)))
    if forget:
        MEMORY[TABLE:] = 0
    began = time.process_time()
    score = solved(own, mask, MEMORY)
    return score, time.process_time() - began


def measure(rounds: int) -> Table:
    table = Table(
        "Connect Four solved",
        ["stones", "positions", "tables", "ours, ms", "bitbully, ms", "×", "mark"],
    )
    for stones, (number, mark) in SETS.items():
        for forget in (True, False):
            compare(table, stones, number, rounds, forget, mark)
    return table


def compare(table: Table, stones: int, number: int, rounds: int, forget: bool, mark: float) -> None:
    seconds: dict[str, list[float]] = {"ours": [], "bitbully": []}
    wanted = positions(stones, number)
    solvers = {"ours": ours, "bitbully": by_bitbully.solve}
    for number_of_round in range(rounds):
        answers = {}
        MEMORY[TABLE:] = 0
        by_bitbully.SOLVER.resetTranspositionTable()
        for name in sorted(solvers, reverse=number_of_round % 2 == 0):
            found = [solvers[name](columns, forget) for columns in wanted]
            answers[name], spent = zip(*found, strict=True)
            seconds[name].append(sum(spent))
        assert answers["ours"] == answers["bitbully"]
    ratio = times(seconds["bitbully"], seconds["ours"])
    reached = "–"
    if forget:
        said = f"solved at {stones} stones: {ratio:.2f} times bitbully"
        reached = f"≥ {mark}: {table.mark(said, ratio >= mark)}"
    table.row(
        stones,
        number,
        "emptied" if forget else "kept",
        *(milliseconds(seconds[name]) for name in seconds),
        f"{ratio:.2f}",
        reached,
    )
