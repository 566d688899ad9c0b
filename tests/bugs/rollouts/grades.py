"""What the grade cells of lesson 10 report of an answer."""

from __future__ import annotations

from functools import partial

from gamesearch.checks.rollouts import grades
from gamesearch.games.game import MAX, MIN

from .wrong import NUMBERS, READING

GRADES = {
    "10.1": [partial(grades.by_hand, part=part) for part in NUMBERS],
    "10.2": [partial(grades.rollouts, key=71)],
    "10.3": [partial(grades.samples, key=73), partial(grades.weights, key=79)],
    "10.4": [
        partial(grades.proofs, players=(MAX,)),
        partial(grades.proofs, players=(MIN,)),
        partial(grades.proofs, untried=2),
    ],
    "10.5": [
        *(partial(grades.earns, share=share, plies=2) for share in (0.53, 0.56, 0.6)),
        partial(grades.earns, share=0.53, plies=3),
    ],
    "10.6": [partial(grades.by_hand, part=part) for part in READING],
}
