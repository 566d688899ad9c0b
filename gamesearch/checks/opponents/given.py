"""What the exercises hand out: pictures.

A student's own models and updates are drawn, and a sentence stands there while they are not
written. The plot of exercise 8.5 shows what each risk buys, and where it may end.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ...arena.tournament import Score, tournament
from ...drawing.charts import bars, intervals, lines
from ...drawing.shown import shown
from ...games.game import MIN
from ...games.tree import TreeGame
from ...search.opponents.exploiting import exploit
from ...search.opponents.models import epsilon_optimal, sampled_player
from ..observe import Student
from .cases import Warm, coin, warmth
from .levels import GAME, PLIES

RISKS = [number / 4 for number in range(33)]
PLOTTED = TreeGame([[4, 5], [2.5, 9.5], [-1, 17]])  # what the plot of exercise 8.5 is drawn for

REPLIES = 100
SUSPECTS = {"ε = 0.1": 0.1, "ε = 0.3": 0.3, "ε = 0.6": 0.6, "ε = 1": 1.0}


def softmax_bars(model: Student) -> Any:
    """Three replies at three temperatures."""

    def draw() -> Any:
        shares = {
            f"T = {hot:g}": [round(p, 2) for p in warmth(model, Warm([1, 2, 4], hot)).values or ()]
            for hot in (0.2, 2, 20)
        }
        labels = ["worth 1", "worth 2", "worth 4"]
        return bars(labels, shares, title="replies by their value for you", alt=f"{shares}")

    return shown(draw)


def belief_lines(update: Callable[..., Any]) -> Any:
    """What an update makes of some replies of a player with epsilon 0.3."""
    game, rng = TreeGame([1, 4, 7], (MIN,)), random.Random(7)
    hidden = sampled_player(epsilon_optimal(0.3), rng)

    def draw() -> Any:
        belief = dict.fromkeys(SUSPECTS, 1 / len(SUSPECTS))
        seen = [belief]
        for _ in range(REPLIES):
            move = hidden(game, ())
            said = {n: dict(epsilon_optimal(e)(game, ()))[move] for n, e in SUSPECTS.items()}
            belief = update(belief, said)
            seen.append(belief)
        curves = {name: [float(each[name]) for each in seen] for name in SUSPECTS}
        last = ", ".join(f"{name}: {curve[-1]:.2f}" for name, curve in curves.items())
        return lines(
            list(range(REPLIES + 1)),
            curves,
            xlabel="replies seen",
            ylabel="how probable",
            alt=f"After {REPLIES} replies {last}",
        )

    return shown(draw)


def level_table(level: Student) -> Any:
    """The level among a perfect, a fallible and a random player."""

    def draw() -> Any:
        models = {"perfect": epsilon_optimal(0), "ε = 0.5": epsilon_optimal(0.5), "you": level}
        models["random"] = epsilon_optimal(1)
        players = {name: sampled_player(model, random.Random(5)) for name, model in models.items()}
        totals = tournament(GAME, players, plies=PLIES).totals
        rows = {name: _row(score) for name, score in totals.items()}
        return intervals(rows, title="everybody against everybody", alt=f"{rows}")

    return shown(draw)


def _row(score: Score) -> tuple[float, float, float]:
    low, high = score.interval
    return low, score.share, high


def stairs() -> dict[str, list[float]]:
    """Income and worst case of the best plan at each risk, against one who plays at random."""
    plans = [exploit(PLOTTED, model=coin, risk=risk) for risk in RISKS]
    return {
        "income": [plan.value for plan in plans],
        "worst case": [plan.worst for plan in plans],
    }
