"""What the grade cells of lesson 09 report of an answer."""

from __future__ import annotations

from functools import partial

from gamesearch.checks.mcts import grades

from .wrong import BOUNDS, PHASES, READING

GRADES = {
    "9.1": [partial(grades.bounds, part=part) for part in BOUNDS],
    "9.2": [partial(grades.formula, key=29), partial(grades.untried, key=5)],
    "9.3": [
        partial(grades.backups, key=31),
        partial(grades.backups, key=37, rewards=(0.5, 0.25)),
        partial(grades.backups, key=41, rewards=(0.75, 0.0)),
    ],
    "9.4": [partial(grades.playouts, key=43)],
    "9.5": [partial(grades.promises, key=47), partial(grades.decisions, key=53)],
    "9.6": [partial(grades.phases, part=part) for part in PHASES],
    "9.7": [partial(grades.readings, part=part) for part in READING],
}
