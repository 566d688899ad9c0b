"""Searches that a student's property test has to judge, in 2.7, and what it says of them.

Where it misjudges one, there is a question for each of them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..inside import inside
from ..observe import Student, truth_in
from ..steps import Symptom
from .given import SOUND, SUSPECTS, UNSEEN, Search


class Trial(NamedTuple):
    """A search, whether it is right, and the words for it in a hint."""

    search: Search
    sound: bool

    @property
    def name(self) -> str:
        return self.search.__name__

    def is_misjudged(self, said: str) -> bool:
        return said != str(self.sound)

    def __reduce__(self) -> Any:  # the searches have no place of their own to be found at
        return _trial, (TRIALS.index(self),)

    def __str__(self) -> str:
        words = "which is right" if self.sound else "which has a flaw"
        return f"{self.name}, {words}"


TRIALS = [Trial(each, True) for each in SOUND]
TRIALS += [Trial(each, False) for each in (*SUSPECTS, *UNSEEN)]


def _trial(place: int) -> Trial:
    return TRIALS[place]


@inside
def judged(is_correct: Student, trial: Trial) -> str:
    """What the student's test says of a search."""
    return truth_in(is_correct(trial.search))


_QUESTIONS = {
    "minimax": "On which of your trees did it fail? What does the package's alphabeta say there?",
    "alphabeta": "On which of your trees did it fail? Its value and its move are right there: what "
    "else does your test ask for?",
    "last_of_the_best": "Where two moves are equally good, is one of them wrong? "
    "What makes a move right?",
    "suspect_1": "Which leaves do your trees have? Only some that are good for MAX? And how many "
    "trees does your function try before it answers?",
    "suspect_2": "A value can be right and the move wrong. Do you look at both, and do two moves "
    "ever seem equal in your trees?",
    "suspect_3": "How many moves does the widest node of your trees have?",
    "suspect_4": "How deep is the deepest of your trees?",
    "suspect_5": "In how many of your trees is a later move refuted, and by its first "
    "reply or by a later one? Try more trees, with several replies to each move.",
    "honest_but_poor": "A search may tell the true value of the move it took, and still have taken "
    "a poor one. With what do you compare the value?",
    "right_move_wrong_value": "The move is one of the best. What else does a search answer, and do "
    "you look at it?",
    "nearly_right_value": "Its values are three percent too large. How near to the true value must "
    "a value be for your test?",
    "never_above_zero": "Which leaves do your trees have? Only some that are good for MIN?",
}
JUDGED = [
    Symptom(
        TRIALS[0],
        lambda seen: str(seen).startswith('"'),
        "That is a text. How are True and False written?",
    )
] + [Symptom(trial, trial.is_misjudged, _QUESTIONS[trial.name]) for trial in TRIALS]
