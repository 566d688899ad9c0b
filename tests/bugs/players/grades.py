"""What the grade cells of lesson 08 report of an answer."""

from __future__ import annotations

from functools import partial

from gamesearch.checks.players import grades

from .wrong import BELIEFS, BY_HAND

GRADES = {
    "8.1": [partial(grades.part, name=name) for name in BY_HAND],
    "8.2": [partial(grades.values, key=81), partial(grades.random_values, key=83)],
    "8.3": [
        partial(grades.pruned_values, key=85),
        partial(grades.pruned_values, key=87),
        partial(grades.savings, key=87),
    ],
    "8.4": [partial(grades.part, name=name) for name in BELIEFS],
    "8.5": [
        lambda answer: grades.mixtures(answer["matching"], key=89),
        lambda answer: grades.regrets(answer["learn"], key=91),
        lambda answer: grades.comes_near(answer["matching"], answer["learn"], key=93),
    ],
    "8.6": [partial(grades.near, share=share) for share in (0.49, 0.1, 0.01)],
}
