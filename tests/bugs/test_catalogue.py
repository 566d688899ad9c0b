"""Every catalogued bug is turned away with the hint that fits it, and no right answer is."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from itertools import chain

import pytest

from gamesearch.checks.canonical import canon
from gamesearch.checks.guard import attempt
from gamesearch.checks.verdict import exercise

# Per topic three files here: <topic>/wrong.py holds WRONG, right.py RIGHT, and grades.py GRADES.
TOPICS = [
    "games",
    "minimax",
    "pruning",
    "ordering",
    "deepening",
    "evaluation",
    "expectimax",
    "opponents",
    "players",
    "mcts",
    "rollouts",
    "ethics",
]


def collected(kind: str) -> list:
    modules = [import_module(f".{topic}.{kind}", __package__) for topic in TOPICS]
    return [getattr(module, kind.upper()) for module in modules]


WRONG = list(chain(*collected("wrong")))
RIGHT = list(chain(*collected("right")))
GRADES = {number: cells for topic in collected("grades") for number, cells in topic.items()}


@pytest.fixture(autouse=True)
def _no_long_waits(request, monkeypatch):
    """What never ends may as well be stopped soon."""
    answer = request.node.callspec.params["answer"] if hasattr(request.node, "callspec") else None
    if answer and answer.hint == "still running":
        monkeypatch.setattr("gamesearch.checks.guard.SECONDS", 0.2)


@pytest.mark.parametrize("answer", WRONG, ids=str)
def test_wrong_answer_gets_the_hint_that_fits(answer):
    asked = exercise(answer.exercise)
    finding = asked.examine(answer())
    assert finding is not None, "was accepted"
    assert answer.hint in finding.hint(failures=3)


@pytest.mark.parametrize("answer", WRONG, ids=str)
def test_wrong_answer_changes_a_grade(answer):
    assert reported(answer) != reported_by_reference(answer.exercise)


@pytest.mark.parametrize("answer", RIGHT, ids=str)
def test_right_answer_is_accepted(answer):
    assert exercise(answer.exercise).examine(answer()) is None


@pytest.mark.parametrize("answer", RIGHT, ids=str)
def test_right_answer_gets_the_same_grades(answer):
    assert reported(answer) == reported_by_reference(answer.exercise)


def test_names_are_unique():
    names = [str(answer) for answer in WRONG + RIGHT]
    assert len(names) == len(set(names))


def reported(answer) -> list[str]:
    """What the grade cells of the answer's exercise would send to whoever grades."""
    handed_in = answer()
    cells = GRADES[answer.exercise]
    outcomes = [attempt(lambda look=look: canon(look(handed_in))) for look in cells]
    return [outcome.raised or outcome.value for outcome in outcomes]


@cache
def reported_by_reference(number: str) -> list[str]:
    return reported(next(answer for answer in RIGHT if answer.exercise == number))
