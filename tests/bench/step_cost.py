"""What `@step` costs while nobody watches: the search as it is beside the search without it."""

from __future__ import annotations

import inspect
from collections.abc import Callable

from measure import Table, milliseconds, take_turns, times

from gamesearch import TicTacToe, alphabeta

MOST = 1.15


def without_step(search: Callable) -> Callable:
    """The same source, compiled again with its @step lines left out."""
    module = inspect.getmodule(search)
    source = inspect.getsource(module)
    assert "@step\n" in source
    names = {"__name__": module.__name__, "__package__": module.__package__}
    exec(compile(source.replace("@step\n", "\n"), "unmarked", "exec"), names)
    return names[search.__name__]


def measure(rounds: int) -> Table:
    game, unmarked = TicTacToe(), without_step(alphabeta)
    assert unmarked(game) == alphabeta(game)
    runs = {"with": lambda: alphabeta(game), "without": lambda: unmarked(game)}
    seconds = take_turns(runs, rounds)
    cost = times(seconds["with"], seconds["without"])
    table = Table("@step with nobody watching", ["with, ms", "without, ms", "cost", "mark"])
    reached = table.mark(f"@step costs {cost:.2f}", cost <= MOST)
    table.row(
        *(milliseconds(seconds[name]) for name in runs), f"{cost:.2f}", f"≤ {MOST}: {reached}"
    )
    return table
