"""Seeing one's own regret matching learn: floor and roof of two players who both use it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...drawing.charts import lines
from ...drawing.picture import Picture
from ...drawing.shown import shown
from ...search.imperfect.matrix import solve_matrix
from .regrets import PENNIES, self_play

ROUNDS = 200


def watch_learning(match: Callable[..., Any], learn: Callable[..., Any]) -> Any:
    """A picture of the first rounds; or a sentence on why there is none yet."""
    return shown(lambda: _learning(list(self_play(match, learn, ROUNDS))))


def _learning(rounds: Sequence[tuple[float, float]]) -> Picture:
    marked = [n for n in (1, 2, 5, 10, 20, 50, 100, 200) if n <= ROUNDS]
    found = [rounds[n - 1] for n in marked]
    value = float(solve_matrix(PENNIES).value)
    low, high = found[-1]
    return lines(
        marked,
        {
            "roof": [roof for _, roof in found],
            "floor": [floor for floor, _ in found],
            "value": [value] * len(marked),
        },
        logx=True,
        xlabel="rounds",
        title="your regret matching against itself",
        alt=f"After {ROUNDS} rounds the floor is {low:.2f} and the roof {high:.2f}.",
    )
