"""Seeing one's own regret matching learn: floor and roof of two players who both use it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...drawing.charts import lines
from ...search.imperfect.matrix import solve_matrix
from ..guard import attempt
from .regrets import PENNIES, self_play

ROUNDS = 200


def watch_learning(match: Callable[..., Any], learn: Callable[..., Any]) -> Any:
    """A picture of the first rounds; or prints a sentence on why there is none yet."""
    outcome = attempt(lambda: self_play(match, learn, ROUNDS))
    if outcome.raised:
        print(f"Nothing to watch yet: {outcome.trouble}.")
        return None
    shown = [n for n in (1, 2, 5, 10, 20, 50, 100, 200) if n <= ROUNDS]
    found = [outcome.value[n - 1] for n in shown]
    value = float(solve_matrix(PENNIES).value)
    low, high = found[-1]
    return lines(
        shown,
        {
            "roof": [roof for _, roof in found],
            "floor": [floor for floor, _ in found],
            "value": [value] * len(shown),
        },
        logx=True,
        xlabel="rounds",
        title="your regret matching against itself",
        alt=f"After {ROUNDS} rounds the floor is {low:.2f} and the roof {high:.2f}.",
    )
