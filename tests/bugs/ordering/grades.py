"""What the grade cells of lesson 03 report of an answer."""

from __future__ import annotations

from functools import partial

from gamesearch.checks.ordering import grades

from .wrong import BY_HAND, CHANGES, CURVES

GRADES = {
    "3.1": [
        *(partial(grades.word, part=part) for part in BY_HAND if part != "leaves"),
        partial(grades.number, part="leaves"),
    ],
    "3.2": [
        partial(grades.same_moves, key=29),
        partial(grades.worth_in_order, key=31),
        partial(grades.leaves, key=37),
    ],
    "3.3": [
        lambda answer: grades.killers_first(answer["first"], key=41),
        lambda answer: grades.killers_kept(answer["remember"], key=43),
    ],
    "3.4": [
        lambda answer: grades.within(answer, 5, 4, 8),
        lambda answer: grades.within(answer, 7, 3, 7),
    ],
    "3.5": [partial(grades.histories, key=47), grades.states_with],
    "3.6": [partial(grades.near, curve=curve) for curve in CURVES],
    "3.7": [partial(grades.word, part=part) for part in CHANGES],
}
