"""Where an exercise is found by its number."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from ..errors import GameSearchError
from .exercise import Exercise

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
