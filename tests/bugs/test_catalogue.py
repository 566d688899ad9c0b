"""Every catalogued bug is turned away with the hint that fits it, and no right answer is."""

from __future__ import annotations

from functools import cache, partial

import pytest

from gamesearch.checks import pruning_grades as grades
from gamesearch.checks.canon import canon
from gamesearch.checks.guard import attempt
from gamesearch.checks.registry import exercise

from . import pruning_right, pruning_wrong

WRONG = pruning_wrong.WRONG
RIGHT = pruning_right.RIGHT


@pytest.fixture(autouse=True)
def _no_long_waits(monkeypatch):
    monkeypatch.setattr("gamesearch.checks.guard.SECONDS", 0.5)


@pytest.mark.parametrize("answer", WRONG, ids=str)
def test_wrong_answer_gets_the_hint_that_fits(answer):
    finding = exercise(answer.exercise).examine(answer())
    assert finding is not None, "was accepted"
    assert answer.hint in finding.hint(failures=3)


@pytest.mark.parametrize("answer", RIGHT, ids=str)
def test_right_answer_is_accepted(answer):
    assert exercise(answer.exercise).examine(answer()) is None


def test_names_are_unique():
    names = [str(answer) for answer in WRONG + RIGHT]
    assert len(names) == len(set(names))


GRADES = {
    "2.1": [partial(grades.numbers, part=part) for part in pruning_wrong.TRACED],
    "2.2": [
        partial(grades.values, key=29),
        partial(grades.leaf_counts, key=31),
        partial(grades.windows, key=37),
        partial(grades.edges, key=41),
    ],
    "2.3": [partial(grades.moves, key=43)],
    "2.4": [grades.deep_cut],
    "2.5": [
        grades.letter,
        lambda answer: grades.values(answer["search"], key=47),
        lambda answer: grades.leaf_counts(answer["search"], key=53),
        lambda answer: grades.windows(answer["search"], key=59),
        lambda answer: grades.guesses(answer["guess"], key=61),
    ],
    "2.6": [partial(grades.numbers, part=part) for part in pruning_wrong.FEWEST],
    "2.7": [grades.judgements],
}


def reported(answer) -> list[str]:
    """What the grade cells of the answer's exercise would send to whoever grades."""
    handed_in = answer()
    outcomes = [attempt(lambda g=grade: canon(g(handed_in))) for grade in GRADES[answer.exercise]]
    return [outcome.raised or outcome.value for outcome in outcomes]


@cache
def reported_by_reference(number: str) -> list[str]:
    return reported(next(answer for answer in RIGHT if answer.exercise == number))


@pytest.mark.parametrize("answer", WRONG, ids=str)
def test_wrong_answer_changes_a_grade(answer):
    assert reported(answer) != reported_by_reference(answer.exercise)


@pytest.mark.parametrize("answer", RIGHT, ids=str)
def test_right_answer_gets_the_same_grades(answer):
    assert reported(answer) == reported_by_reference(answer.exercise)
