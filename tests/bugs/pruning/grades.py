"""What the grade cells of lesson 02 report of an answer."""

from __future__ import annotations

from functools import partial

from gamesearch.checks.pruning import grades

from .wrong import FEWEST, TRACED

GRADES = {
    "2.1": [partial(grades.numbers, part=part) for part in TRACED],
    "2.2": [
        partial(grades.values, key=29),
        partial(grades.leaf_counts, key=31),
        partial(grades.windows, key=37),
        partial(grades.edges, key=41),
    ],
    "2.3": [partial(grades.moves, key=43)],
    "2.4": [grades.deep_cut],
    "2.5": [
        grades.letter,
        lambda answer: grades.values(answer["search"], key=47),
        lambda answer: grades.leaf_counts(answer["search"], key=53),
        lambda answer: grades.windows(answer["search"], key=59),
        lambda answer: grades.guesses(answer["guess"], key=61),
    ],
    "2.6": [partial(grades.numbers, part=part) for part in FEWEST],
    "2.7": [grades.judgements],
}
