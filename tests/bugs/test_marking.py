"""Of every catalogued bug marking finds a value that is not the key's, and of every unusual right
answer none.

It is marking's own code that says so, without a kernel (see `tests.marking`). That it gets there
through a notebook and the sandbox is tested in tests/course/grade/test_catalogue.py, with some.
"""

from __future__ import annotations

import pytest

from gamesearch.course.grade.verdicts import PASSED
from tests.course.grade.handing_in import constant
from tests.marking import verdicts, verdicts_on
from tests.solutions import SOURCES, solution_to

from .test_catalogue import RIGHT, WRONG, never_ends

STEMS = {int(path.stem[:2]): path.stem for path in SOURCES}
CONSTANTS = ("0", "1", "None", "True", "given[0] if given else False")


def stem_of(answer):
    return STEMS[int(answer.exercise.partition(".")[0])]


def exercises_of(stem):
    return sorted({each.exercise for each in WRONG if stem_of(each) == stem})


@pytest.mark.parametrize("answer", [each for each in WRONG if not never_ends(each)], ids=str)
def test_a_wrong_answer_loses_points(answer):
    assert any(verdict != PASSED for _, verdict in verdicts(answer.exercise, answer()))


@pytest.mark.parametrize("answer", RIGHT, ids=str)
def test_a_right_answer_earns_all(answer):
    found = dict(verdicts(answer.exercise, answer()))
    assert found == dict.fromkeys(found, PASSED) != {}


@pytest.mark.parametrize("value", CONSTANTS)
@pytest.mark.parametrize("stem", STEMS.values())
def test_the_same_answer_to_everything_earns_nothing(stem, value):
    solution, own = solution_to(str(int(stem[:2]))), {}
    for cell in solution.cells:
        if "exercise" in cell.metadata:
            exec(constant(cell.source, value), own)
    found = list(verdicts_on(solution, own, set(own)))
    assert found
    assert [label for label, verdict in found if verdict == PASSED] == []


@pytest.mark.parametrize("stem", STEMS.values())
def test_none_of_them_changed_what_the_others_are_asked(stem):
    """They share what the marking key has defined."""
    for exercise in exercises_of(stem):
        found = dict(verdicts(exercise, solution_to(exercise).answer(exercise)))
        assert found == dict.fromkeys(found, PASSED) != {}, exercise
