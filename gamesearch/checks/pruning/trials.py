"""Searches that a student's property test has to judge, in 2.7, and what it says of them."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..inside import inside
from ..observe import Student, truth_in
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
