"""The solutions are valid sources for nbgrader, and what it releases is what we release."""

from __future__ import annotations

import sys

import pytest

from gamesearch.course.folder import SOLUTIONS, find_course
from gamesearch.course.notebook import read

from . import small_key

COURSE = find_course()
# `make test` puts it here, apart from what the course is read with: it would add panels of its own
# to everybody's JupyterLab.
APART = COURSE.root / "build" / "nbgrader"


@pytest.fixture(scope="module", autouse=True)
def _nbgrader():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.path", [*sys.path, str(APART)])
        pytest.importorskip("nbgrader")
        yield


@pytest.fixture(params=["the small key", *(path.stem for path in COURSE.built(SOLUTIONS))])
def solution(request, course):
    if request.param == "the small key":
        return read(course.notebook("solutions", small_key.STEM))
    return read(COURSE.notebook("solutions", request.param))


def test_its_metadata_are_valid(solution):
    from nbgrader.nbgraderformat import MetadataValidator

    MetadataValidator().validate_nb(solution)


def test_a_release_keeps_every_name_and_no_solution(solution):
    from nbgrader.preprocessors import ClearSolutions, LockCells
    from traitlets.config import Config

    config = Config()
    config.ClearSolutions.begin_solution_delimeter = "BEGIN SOLUTION"
    released, _ = ClearSolutions(config=config).preprocess(solution.copy(), {})
    released, _ = LockCells().preprocess(released, {})
    answers = [c for c in released.cells if c.metadata.get("nbgrader", {}).get("solution")]
    assert answers
    for cell in answers:
        assert "SOLUTION" not in cell.source
        assert (
            cell.metadata.nbgrader.grade_id
            == f"exercise-{cell.metadata.exercise.replace('.', '-')}"
        )
        assert cell.metadata.deletable is False


def test_a_notebook_from_nbgrader_is_graded(graded, exercise):
    """nbgrader's release says YOUR CODE HERE; what was answered in it is found all the same."""
    notebook = small_key.answered(exercise, small_key.RIGHT)
    for cell in notebook.cells:
        kept = cell.metadata.get("nbgrader")
        cell.metadata = {"nbgrader": kept} if kept else {}
        cell.id = f"new{id(cell)}"
    assert graded(notebook=notebook).result.earned == small_key.AUTOMATIC
