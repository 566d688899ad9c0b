"""What the grade cells of lesson 11 report of an answer."""

from __future__ import annotations

from functools import partial

from gamesearch.checks.ethics import grades

from .wrong import NUMBERS

GRADES = {
    "11.1": [partial(grades.claims, among="ABCD"), partial(grades.claims, among="EFGH")],
    "11.2": [partial(grades.matches, key=61), partial(grades.matches, key=67)],
    "11.3": [partial(grades.innocents, key=71), partial(grades.sureness, key=73)],
    "11.4": [partial(grades.lines, key=79), grades.ends],
    "11.5": [partial(grades.most, key=83), partial(grades.audits, key=89)],
    "11.6": [partial(grades.by_hand, part=part) for part in NUMBERS],
    "11.7": [grades.notice],
}
