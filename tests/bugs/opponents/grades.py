"""What the grade cells of lesson 07 report of an answer."""

from __future__ import annotations

from functools import partial

from gamesearch.checks.opponents import grades

from .wrong import NUMBERS, READINGS

GRADES = {
    "7.1": [partial(grades.number, part=part) for part in NUMBERS],
    "7.2": [partial(grades.temperatures, key=21), partial(grades.frost, key=23)],
    "7.3": [
        lambda answer: grades.updates(answer["update"], key=31),
        lambda answer: grades.shares(answer["habits"], key=33),
    ],
    "7.4": [partial(grades.estimates, key=41), partial(grades.edges, key=43)],
    "7.5": [partial(grades.read_off, part=part) for part in READINGS],
    "7.6": [partial(grades.exploits, key=61)],
    "7.7": [grades.against_perfect, grades.against_random, grades.takes_wins],
}
