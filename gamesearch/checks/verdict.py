"""Answering a student at once: `check("2.3", answer)` finds the exercise and returns a verdict."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from html import escape
from importlib import import_module
from pathlib import Path

from ..errors import GameSearchError, MissingExtra
from .borrowed import borrowed
from .forms import is_used_up, own_types
from .pictured import pictured
from .steps import Exercise, Finding


@dataclass(frozen=True)
class Verdict:
    """The answer of a check; `hint` is empty once the exercise passes.

    `case` is what the answer failed on. Where it is a tree or a board, it is drawn below the words.
    """

    exercise: str
    passed: bool
    hint: str = ""
    well_done: str = ""
    case: object = field(default=None, compare=False)

    def __repr__(self) -> str:
        return f"{self._title}\n{self._words}".strip()

    def _repr_html_(self) -> str:
        # The mark and the words say it; the colour only repeats it.
        edge = "#009E73" if self.passed else "#E69F00"
        lines = "".join(f"<p style='margin:.4em 0'>{escape(line)}</p>" for line in self._lines)
        return (
            f"<div role='status' style='border-left:4px solid {edge};padding:.2em 1em'>"
            f"<b>{escape(self._title)}</b>{lines}{self._drawn}</div>"
        )

    @property
    def _drawn(self) -> str:
        """The case as a picture; its words are above it, so without matplotlib nothing is lost."""
        try:
            picture = pictured(self.case)
            return picture.html() if picture else ""
        except MissingExtra:
            return ""

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


# A folder beside this file that names its lesson is a topic; the line is read, not run.
LESSON = re.compile(r'^LESSON = "(\d\d)_\w+"$', re.M)


class UnknownExercise(GameSearchError, LookupError):
    """No exercise has this number."""


def exercise(number: str) -> Exercise:
    """The exercise with this number.

    >>> exercise("2.2").lesson
    '02_pruning'
    """
    topic = topics().get(str(number).partition(".")[0])
    known = _exercises(topic) if topic else {}
    if str(number) not in known:
        every = known or [each.number for each in exercises()]
        raise UnknownExercise(f"there is no exercise {number!r}; there are {' '.join(every)}")
    return known[str(number)]


def exercises() -> list[Exercise]:
    """Every exercise, lesson by lesson."""
    return [each for topic in topics().values() for each in _exercises(topic).values()]


@cache
def topics() -> dict[str, str]:
    """The folder with a lesson's exercises by the lesson's number, in the order of the lessons.

    >>> topics()["2"]
    'pruning'
    """
    found = {}
    for file in Path(__file__).parent.glob("*/__init__.py"):
        if lesson := LESSON.search(file.read_text("utf-8")):
            found[int(lesson[1])] = file.parent.name
    return {str(number): found[number] for number in sorted(found)}


def _exercises(topic: str) -> dict[str, Exercise]:
    """A topic's exercises by number: everything in its file that is an Exercise."""
    found = vars(import_module(f"{__package__}.{topic}")).values()
    return {each.number: each for each in found if isinstance(each, Exercise)}


BORROWED = (
    "The answer is right, and it uses the package's {name}, which this exercise asks you to do "
    "without: where answers are marked, {name} is not there. Write it, or work it out, yourself."
)

USED_UP = Finding(
    "used up",
    "A generator, a map or a zip hands out its values once, and here none are left.",
    "Was it read before, by another cell or an earlier check? What does list(…) around it keep?",
)

# Per exercise: the property that failed last, and how often in a row. It moves the hints on.
_failures: dict[str, tuple[str, int]] = {}


def check(number: str, answer: object) -> Verdict:
    """Does the answer do what exercise `number` asks? If not, the verdict holds the next hint.

    >>> from gamesearch import alphabeta, minimax
    >>> check("2.2", alphabeta).passed, check("2.2", minimax).passed
    (True, False)
    """
    asked = exercise(number)
    read = own_types(answer)
    finding = USED_UP if is_used_up(answer, read) else asked.examine(read)
    if finding is None:
        _failures.pop(asked.number, None)
        if name := borrowed("check", asked.number):
            return Verdict(asked.number, passed=False, hint=BORROWED.format(name=name))
        return Verdict(asked.number, passed=True, well_done=asked.well_done)
    about, count = _failures.get(asked.number, ("", 0))
    count = count + 1 if about == finding.about else 1
    _failures[asked.number] = (finding.about, count)
    hint = finding.hint(count, asked.pointer)
    return Verdict(asked.number, passed=False, hint=hint, case=finding.case)
