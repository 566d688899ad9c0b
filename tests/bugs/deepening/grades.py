"""What the grade cells of lesson 04 report of an answer."""

from __future__ import annotations

from functools import partial

from gamesearch.checks.deepening import grades

from .wrong import BY_HAND, SAFE, SHARES

GRADES = {
    "4.1": [
        *(partial(grades.entry, part=part) for part in "efcr"),
        partial(grades.word, part="asked"),
    ],
    "4.2": [
        partial(grades.values, key=29),
        partial(grades.windows, key=31),
        lambda answer: grades.saves(answer, 5, 6),
    ],
    "4.3": [partial(grades.decides, key=37)],
    "4.4": [
        partial(grades.depths, key=41),
        partial(grades.budgets, key=43),
        grades.without_time,
    ],
    "4.5": [partial(grades.begins_well, seed=3), partial(grades.begins_well, seed=5)],
    "4.6": [partial(grades.costs, part=part) for part in SHARES],
    "4.7": [partial(grades.word, part=part) for part in SAFE],
}
assert set("efcr") | {"asked"} == set(BY_HAND)
