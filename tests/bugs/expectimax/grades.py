"""What the grade cells of lesson 06 report of an answer."""

from __future__ import annotations

from functools import partial

from gamesearch.checks.expectimax import grades

from .wrong import READINGS, THRESHOLDS, TWO_DICE

GRADES = {
    "6.1": [partial(grades.number, part=part) for part in TWO_DICE],
    "6.2": [partial(grades.values, key=61), partial(grades.random_values, key=67)],
    "6.3": [partial(grades.number, part=part) for part in THRESHOLDS],
    "6.4": [grades.upset_by_squares],
    "6.5": [
        lambda answer: grades.intervals(answer["interval"], key=71),
        lambda answer: grades.stops(answer["stop"], key=73),
    ],
    "6.6": [partial(grades.read_off, part=part) for part in READINGS],
    "6.7": [
        lambda answer: grades.models(answer["genius"], key=79),
        lambda answer: grades.replies(answer["reply"], key=83),
    ],
}
