"""How the work grows: states and seconds by depth, by the size of the table, by playouts.

States are counted in one run, seconds in another in which nobody counts. Both are what this
machine's Python took; only the shape of a curve carries over to another one.
"""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable
from typing import Any

from measure import Table, once

from gamesearch import (
    ConnectFour,
    alphabeta,
    count,
    mcts,
    minimax,
    ordered_alphabeta,
    record,
    tree_after,
)
from gamesearch.compiled.mcts import mcts as machine
from gamesearch.drawing.charts import lines
from gamesearch.search.orders import Static
from gamesearch.search.scout import scout
from gamesearch.search.table import Table as Memory
from gamesearch.search.transpositions import table_alphabeta

FOUR, SMALL = ConnectFour(), ConnectFour(4, 4, 4)
CENTRE_FIRST = Static(lambda column: -abs(column - 3))
DEPTHS = {
    "minimax": (minimax, 7, dict),
    "alpha-beta": (alphabeta, 10, dict),
    "centre first": (ordered_alphabeta, 10, lambda: {"order": CENTRE_FIRST}),
    "principal variation": (scout, 10, lambda: {"order": CENTRE_FIRST}),
    "with a table": (table_alphabeta, 10, lambda: {"order": CENTRE_FIRST, "table": Memory()}),
}
SIMULATIONS = 20_000
MEMORY = {
    "memory of a readable tree, Connect Four": (
        lambda: tree_after(SIMULATIONS, mcts(FOUR, rng=random.Random(1))),
        SIMULATIONS,
        "random game",
    ),
    "memory of a compiled tree, Connect Four": (
        lambda: compiled_tree(SIMULATIONS),
        SIMULATIONS,
        "random game",
    ),
    "memory of a trace, Connect Four on 4 × 4": (
        lambda: record(alphabeta, SMALL, depth=6),
        count(alphabeta, SMALL, depth=6).nodes,
        "visit",
    ),
}
PLACES = [2**power for power in (4, 7, 10, 13, 16, 18)]
PLAYOUTS = [125, 250, 500, 1000, 2000, 4000]


def compiled_tree(games: int) -> Any:
    search = machine(FOUR, rng=random.Random(1))
    tree_after(games, search)
    return search  # it holds the columns of numbers that are the tree


def seconds(run: Callable[[], Any]) -> float:
    """The least of three: what else the machine does only ever adds."""
    return min(once(run) for _ in range(3))


def measure(rounds: int) -> Table:
    table = Table("Growth", ["task", "states", "CPU s", "times the line before"])
    by_depth(table)
    by_places(table)
    by_playouts(table)
    by_memory(table)
    return table


def grown(table: Table, name: str, points: dict[str, tuple[int, float]]) -> None:
    """A row for each point, with the growth of its time over the point before."""
    before = None
    for point, (states, spent) in points.items():
        times = "" if before is None else f"{spent / before:.1f}"
        table.row(f"{name}, {point}", f"{states:,}", f"{spent:.4f}", times)
        before = spent


def by_depth(table: Table) -> None:
    found: dict[str, list[int]] = {}
    for name, (search, deepest, options) in DEPTHS.items():
        points = {}
        for depth in range(1, deepest + 1):
            states = count(search, FOUR, depth=depth, **options()).nodes
            spent = seconds(lambda s=search, d=depth, o=options: s(FOUR, depth=d, **o()))
            points[f"depth {depth}"] = states, spent
        grown(table, f"Connect Four, {name}", points)
        found[name] = [states for states, _ in points.values()]
    deepest = max(map(len, found.values()))
    padded = {name: [*got, *[float("nan")] * (deepest - len(got))] for name, got in found.items()}
    table.pictures["growth-by-depth"] = lines(
        range(1, deepest + 1),
        padded,
        log=True,
        xlabel="depth",
        ylabel="states opened, Connect Four",
        alt=f"States by depth: {found}",
    )


def by_places(table: Table) -> None:
    points = {}
    for places in PLACES:
        states = count(table_alphabeta, SMALL, table=Memory(places)).nodes
        spent = seconds(lambda p=places: table_alphabeta(SMALL, table=Memory(p)))
        points[f"{places:,} places"] = states, spent
    grown(table, "Connect Four on 4 × 4 solved, table of", points)
    states = [states for states, _ in points.values()]
    table.pictures["growth-by-table"] = lines(
        PLACES,
        states,
        logx=True,
        xlabel="places in the table",
        ylabel="states opened until solved",
        alt=f"States by places: {dict(zip(PLACES, states, strict=True))}",
    )


def by_playouts(table: Table) -> None:
    points = {}
    for playouts in PLAYOUTS:
        nodes = size(tree_after(playouts, mcts(FOUR, rng=random.Random(1))))
        spent = seconds(lambda p=playouts: tree_after(p, mcts(FOUR, rng=random.Random(1))))
        points[f"{playouts:,} playouts"] = nodes, spent
    grown(table, "Monte Carlo tree search, Connect Four", points)
    spent = [spent for _, spent in points.values()]
    table.pictures["growth-by-playouts"] = lines(
        PLAYOUTS,
        spent,
        xlabel="playouts",
        ylabel="CPU seconds",
        alt=f"Seconds by playouts: {[round(each, 3) for each in spent]}",
    )


def by_memory(table: Table) -> None:
    """Bytes that are still held when it is done; the last column says for how many of what."""
    for name, (grow, many, of_what) in MEMORY.items():
        grow()  # what is compiled or cached at first is not the tree's
        tracemalloc.start()
        kept = grow()
        held = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        assert kept is not None
        each = f"{held / many:,.0f} bytes a {of_what}"
        table.row(name, f"{many:,}", f"{held / 2**20:.1f} MB", each)


def size(node: Any) -> int:
    return 1 + sum(map(size, node.children))


if __name__ == "__main__":
    print(measure(1))
