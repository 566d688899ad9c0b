"""The searches that a student's `is_correct` has to judge in exercise 2.7."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .canon import canon
from .suspects import SOUND, SUSPECTS, UNSEEN, Search


class Trial(NamedTuple):
    """A search, whether it is right, and the words for it in a hint."""

    search: Search
    sound: bool

    @property
    def name(self) -> str:
        return self.search.__name__

    def is_misjudged(self, said: str) -> bool:
        return said != str(self.sound)

    def __str__(self) -> str:
        words = "which is right" if self.sound else "which has a flaw"
        return f"{self.name}, {words}"


TRIALS = [Trial(each, True) for each in SOUND]
TRIALS += [Trial(each, False) for each in (*SUSPECTS, *UNSEEN)]


def judged(is_correct: Callable[..., Any], trial: Trial) -> str:
    """What the student's test says of a search: "True" or "False", 1 and 0 being the same."""
    said = canon(is_correct(trial.search))
    return {"1": "True", "0": "False"}.get(said, said)
