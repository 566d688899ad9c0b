"""What passes through the student's kernel must not come back in the student's feedback."""

from __future__ import annotations

import json

import pytest

from gamesearch.course.grade.feedback import feedback_page
from gamesearch.course.grade.grade_one import grade_one
from gamesearch.course.grade.gradebook import Graded
from gamesearch.course.grade.reference import load_reference
from tests.course.grade import small_key as key

SPY = """
import gamesearch
seen = []
get_ipython().events.register("pre_run_cell", lambda info: seen.append(info.raw_cell))
answer = 3
"""
TELLTALE = """
class Told:
    def __repr__(self): return "CELLS " + "".join(seen)
def check(number, answer): return Told()
def my_search(game, state): raise type("Leaked", (Exception,), {"__str__": lambda e: str(seen)})
"""


@pytest.fixture(scope="module")
def grade(tmp_path_factory, sandbox):
    course = key.make_course(tmp_path_factory.mktemp("course"))
    reference = load_reference(course.notebook("solutions", key.STEM))

    def graded(**answers):
        notebook = key.answered(key.exercise_notebook(course), key.RIGHT | answers)
        return reference, grade_one(reference, key.as_bytes(notebook), sandbox.kernel_name)[0]

    return graded


@pytest.fixture(scope="module")
def feedback(grade):
    reference, result = grade(**{"2.1": SPY, "2.2": TELLTALE})
    return feedback_page(Graded("eve", reference, result, {"2.4": None})), result


def test_a_spy_sees_no_hidden_cell_in_its_hints(feedback):
    text, result = feedback
    assert "CELLS" in result.hints["2.2"]
    assert "def my_search" in result.hints["2.2"]
    for hidden in ("41", "97", "report("):
        assert hidden not in text


FINDS_INPUTS = """
def my_search(game, state):
    from gamesearch.checks.minimax import grades
    here = [name for name in vars(grades) if not name.startswith("__")]
    raise ValueError(f"{here} {open(grades.__file__).read()!r}")
"""


def test_the_inputs_of_hidden_cells_are_not_where_answers_run(grade):
    _, result = grade(**{"2.2": FINDS_INPUTS})
    assert "it raised ValueError: [] ''," in result.hints["2.2"]


def test_an_exceptions_text_is_not_told(feedback):
    text, result = feedback
    assert json.dumps(result.to_dict()).count("[[41, 17]") == 0
    # A hint may name it: it was said where no hidden cell had ever been.
    before, _, _ = text.partition("not yet.")
    assert "it raised an error of its own" in before
    assert "Leaked" not in before
