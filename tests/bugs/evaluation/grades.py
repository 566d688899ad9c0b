"""What the grade cells of lesson 05 report of an answer."""

from __future__ import annotations

from functools import partial

from gamesearch.checks.evaluation import grades

from .wrong import BY_HAND, VERDICTS

GRADES = {
    "5.1": [
        *(partial(grades.number, part=part) for part in BY_HAND if part != "Black plays"),
        partial(grades.word, part="Black plays"),
    ],
    "5.2": [
        partial(grades.cancels, key=3),
        partial(grades.mirrors, key=5),
        grades.stands_out,
        grades.ranks,
    ],
    "5.3": [partial(grades.fights, key=7), partial(grades.battles, key=11)],
    "5.4": [
        lambda answer: grades.earns(answer, "nothing", 0.75),
        lambda answer: grades.earns(answer, "the centre", 0.6),
        lambda answer: grades.earns(answer, "pairs", 0.6),
        lambda answer: grades.earns(answer, "nothing", 0.65, 7, 4),
    ],
    "5.5": [
        lambda answer: grades.bands(answer["interval"], key=13),
        *(partial(grades.word, part=row) for row in VERDICTS),
    ],
    "5.6": [partial(grades.meals, key=17)],
}
