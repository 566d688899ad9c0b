"""What to ask when a property test, in 2.7, misjudges a search: one question for each of them."""

from __future__ import annotations

from ..steps import Symptom
from .trials import TRIALS

_QUESTIONS = {
    "minimax": "On which of your trees did it fail? What does the package's alphabeta say there?",
    "alphabeta": "On which of your trees did it fail? Is a move wrong because another is as good?",
    "negamax": "On which of your trees did it fail? A Best holds MAX's value, whoever moves.",
    "last_of_the_best": "Where two moves are equally good, is one of them wrong? "
    "What makes a move right?",
    "suspect_1": "Which leaves do your trees have? Only some that are good for MAX?",
    "suspect_2": "A value can be right and the move wrong. Do you look at both, and do two moves "
    "ever seem equal in your trees?",
    "suspect_3": "How many moves does the widest node of your trees have?",
    "suspect_4": "How deep is the deepest of your trees?",
    "suspect_5": "In how many trees does the second move get refuted, and by how much? "
    "Try more of them, and all values from a small range.",
    "honest_but_poor": "A search may tell the true value of the move it took, and still have taken "
    "a poor one. With what do you compare the value?",
}
JUDGED = [Symptom(trial, trial.is_misjudged, _QUESTIONS[trial.name]) for trial in TRIALS]
