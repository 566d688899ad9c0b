"""What `check` hands back: passed or not, and the next hint. It shows itself in a notebook."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from importlib import import_module
from importlib.util import find_spec

from ..errors import GameSearchError
from .steps import Exercise


@dataclass(frozen=True)
class Verdict:
    """The answer of a check; `hint` is empty once the exercise passes."""

    exercise: str
    passed: bool
    hint: str = ""
    well_done: str = ""

    def __repr__(self) -> str:
        return f"{self._title}\n{self._words}".strip()

    def _repr_html_(self) -> str:
        # The mark and the words say it; the colour only repeats it.
        edge = "#009E73" if self.passed else "#E69F00"
        lines = "".join(f"<p style='margin:.4em 0'>{escape(line)}</p>" for line in self._lines)
        return (
            f"<div role='status' style='border-left:4px solid {edge};padding:.2em 1em'>"
            f"<b>{escape(self._title)}</b>{lines}</div>"
        )

    @property
    def _title(self) -> str:
        return (
            f"✓ Exercise {self.exercise} passes."
            if self.passed
            else f"Exercise {self.exercise}: not yet."
        )

    @property
    def _words(self) -> str:
        return self.well_done if self.passed else self.hint

    @property
    def _lines(self) -> list[str]:
        return [line for line in self._words.splitlines() if line.strip()]


# --- Where an exercise is found by its number.


# The lessons in their order: "2.3" belongs to the third. Each topic has a file in this folder.
TOPICS = (
    *("games", "minimax", "pruning", "ordering", "deepening", "evaluation"),
    *("expectimax", "opponents", "players", "mcts", "rollouts", "ethics"),
)


class UnknownExercise(GameSearchError, LookupError):
    """No exercise has this number."""


def exercise(number: str) -> Exercise:
    """The exercise with this number.

    >>> exercise("2.2").lesson
    '02_pruning'
    """
    lesson = str(number).partition(".")[0]
    topic = int(lesson) if lesson.isdecimal() else len(TOPICS)
    known = _exercises(TOPICS[topic]) if topic < len(TOPICS) else {}
    if str(number) not in known:
        every = known or [each.number for each in exercises()]
        raise UnknownExercise(f"there is no exercise {number!r}; there are {' '.join(every)}")
    return known[str(number)]


def exercises() -> list[Exercise]:
    """Every exercise, lesson by lesson."""
    return [each for topic in TOPICS for each in _exercises(topic).values()]


def _exercises(topic: str) -> dict[str, Exercise]:
    """A topic's exercises by number: everything in its file that is an Exercise."""
    name = f"{__package__}.{topic}"
    if find_spec(name) is None:
        return {}
    found = vars(import_module(name)).values()
    return {each.number: each for each in found if isinstance(each, Exercise)}


# --- Answering a student at once: `check("2.3", answer)`.


# Per exercise: the property that failed last, and how often in a row. It moves the hints on.
_failures: dict[str, tuple[str, int]] = {}


def check(number: str, answer: object) -> Verdict:
    """Does the answer do what exercise `number` asks? If not, the verdict holds the next hint."""
    asked = exercise(number)
    finding = asked.examine(answer)
    if finding is None:
        _failures.pop(asked.number, None)
        return Verdict(asked.number, passed=True, well_done=asked.well_done)
    about, count = _failures.get(asked.number, ("", 0))
    count = count + 1 if about == finding.about else 1
    _failures[asked.number] = (finding.about, count)
    return Verdict(asked.number, passed=False, hint=finding.hint(count, asked.pointer))
