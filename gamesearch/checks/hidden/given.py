"""Seeing one's own regret matching learn: lower and upper value of two players who both use it."""

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
            "upper value": [high for _, high in found],
            "lower value": [low for low, _ in found],
            "value": [value] * len(marked),
        },
        logx=True,
        xlabel="rounds",
        title="your regret matching against itself",
        alt=f"After {ROUNDS} rounds the lower value is {low:.2f}, the upper {high:.2f}.",
    )
