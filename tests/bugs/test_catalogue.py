"""Every catalogued bug is turned away with the hint that fits it, and no right answer is.

What grading says of the same answers: tests/course/grade/test_catalogue.py.
"""

from __future__ import annotations

from importlib import import_module
from itertools import chain
from pathlib import Path

import pytest

from gamesearch.checks.verdict import exercise


def collected(kind: str) -> list:
    """WRONG or RIGHT of every topic: each has a folder here with wrong.py and right.py."""
    found = sorted(file.parent.name for file in Path(__file__).parent.glob(f"*/{kind}.py"))
    modules = [import_module(f".{topic}.{kind}", __package__) for topic in found]
    return [getattr(module, kind.upper()) for module in modules]


WRONG = list(chain(*collected("wrong")))
RIGHT = list(chain(*collected("right")))
SOON = 0.2  # seconds: what never ends may as well be stopped


@pytest.fixture(autouse=True)
def _no_long_waits(request, monkeypatch):
    answer = request.node.callspec.params["answer"] if hasattr(request.node, "callspec") else None
    if answer and never_ends(answer):
        monkeypatch.setattr("gamesearch.checks.guard.SECONDS", SOON)


def never_ends(answer) -> bool:
    return answer.hint == "still running"


@pytest.mark.parametrize("answer", WRONG, ids=str)
def test_wrong_answer_gets_the_hint_that_fits(answer):
    asked = exercise(answer.exercise)
    finding = asked.examine(answer())
    assert finding is not None, "was accepted"
    assert answer.hint in finding.hint(failures=3)


@pytest.mark.parametrize("answer", RIGHT, ids=str)
def test_right_answer_is_accepted(answer):
    assert exercise(answer.exercise).examine(answer()) is None


def test_names_are_unique():
    names = [str(answer) for answer in WRONG + RIGHT]
    assert len(names) == len(set(names))
