"""Of every catalogued bug a grade cell reports another value than of the solution.

Marking compares these values and nothing else. That it gets them out of a notebook, through the
sandbox, is tested in tests/course/grade/test_catalogue.py, with some bugs to each exercise.
"""

from __future__ import annotations

from functools import cache

import pytest

from tests.solutions import SOURCES, solution_to

from .test_catalogue import WRONG, never_ends

STEMS = {int(path.stem[:2]): path.stem for path in SOURCES}
SECONDS = 5.0  # for a cell: marking allows a few more, and the slowest solution takes three


def stem_of(answer):
    return STEMS[int(answer.exercise.partition(".")[0])]


def reported(answer, seconds=SECONDS, key=None):
    """What the grade cells of its exercise report of an answer; with a key, until it differs."""
    return solution_to(answer.exercise).graded(answer.exercise, answer(), seconds, key)


@cache
def key(exercise):
    """What they report of the solution's own."""
    solution = solution_to(exercise)
    return solution.graded(exercise, solution.answer(exercise))


@pytest.mark.parametrize("answer", [each for each in WRONG if not never_ends(each)], ids=str)
def test_a_wrong_answer_changes_what_is_reported(answer):
    right = key(answer.exercise)
    assert right
    assert reported(answer, key=right) != right


@pytest.mark.parametrize("stem", STEMS.values())
def test_none_of_them_changed_what_the_others_are_asked(stem):
    """They share what the solution has defined."""
    for exercise in sorted({each.exercise for each in WRONG if stem_of(each) == stem}):
        solution = solution_to(exercise)
        again = solution.graded(exercise, solution.answer(exercise))
        assert again == key(exercise), exercise
