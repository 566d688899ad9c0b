"""What the grade cells of lesson 01 report of an answer."""

from __future__ import annotations

from functools import partial

from gamesearch.checks.minimax import grades

from .wrong import TRACED

GRADES = {
    "1.1": [partial(grades.numbers, part=part) for part in TRACED],
    "1.2": [partial(grades.values, key=13), partial(grades.board_values, key=17)],
    "1.2b": [partial(grades.moves, key=19)],
    "1.3": [
        partial(grades.values_by_turns, key=23),
        partial(grades.values_of_piles, piles=(8, 10, 12)),
        partial(grades.looks, stones=15),
    ],
    "1.4": [partial(grades.limited_values, key=29), partial(grades.limits_kept, key=29)],
    "1.5": [partial(grades.values, key=31), partial(grades.board_values, key=37)],
    "1.6": [partial(grades.finishes, key=key) for key in (49, 61)],
    "1.7": [
        lambda answer: grades.witness(answer["witness"]),
        lambda answer: grades.repaired_moves(answer["repaired"], key=43),
    ],
}
