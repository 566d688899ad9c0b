"""The solutions are valid sources for nbgrader: it releases what we do, and its own autograde comes
to the same verdicts."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from gamesearch.course.folder import SOLUTIONS, find_course
from gamesearch.course.notebook import read_notebook

from . import small_key

COURSE = find_course()
# `make test` puts it here, apart from what the course is read with: it would add panels of its own
# to everybody's JupyterLab.
APART = COURSE.root / "build" / "nbgrader"


@pytest.fixture(scope="module", autouse=True)
def _nbgrader():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.path", [*sys.path, str(APART)])
        # It asks a program of its own, in a process of its own, how its database is to look.
        patch.setenv("PATH", str(APART / "bin"), prepend=os.pathsep)
        patch.setenv("PYTHONPATH", os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(APART)]))
        pytest.importorskip("nbgrader")
        yield


@pytest.fixture(params=["the small key", *(path.stem for path in COURSE.built(SOLUTIONS))])
def solution(request, course):
    if request.param == "the small key":
        return read_notebook(course.notebook("solutions", small_key.STEM))
    return read_notebook(COURSE.notebook("solutions", request.param))


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


# -- nbgrader's own autograde ----------------------------------------------------------------------

CALLS_OURS = "def my_search(game, state): return minimax(game, state).value"
HANDED_IN = {
    "right": (small_key.RIGHT, {"2-1a": 2, "2-2a": 5, "2-2b": 3, "2-3a": 4}),
    "wrong": (small_key.RIGHT | {"2.2": small_key.WRONG_SEARCH}, {"2-1a": 2, "2-3a": 4}),
    "forbidden": (small_key.RIGHT | {"2.2": CALLS_OURS}, {"2-1a": 2, "2-3a": 4}),
    "raising": ({"2.1": "answer = 1 / 0", "2.3": small_key.RIGHT["2.3"]}, {"2-3a": 4}),
    "untouched": ({}, {}),
    "from our exercises": (small_key.RIGHT, {"2-1a": 2, "2-2a": 5, "2-2b": 3, "2-3a": 4}),
}
ASSIGNMENT = "pruning"


@pytest.fixture(scope="module")
def nbgrader(course, tmp_path_factory):
    """A course of nbgrader's own, with the small key generated and every notebook autograded."""
    from nbgrader.apps import NbGraderAPI
    from traitlets.config import Config

    config = Config()
    config.CourseDirectory.root = str(tmp_path_factory.mktemp("nbgrader"))
    config.CourseDirectory.course_id = "search"
    config.OverwriteCells.add_missing_cells = True  # our exercise notebooks have no grade cells
    api = NbGraderAPI(config=config)
    root = Path(api.coursedir.root)
    source = root / "source" / ASSIGNMENT / f"{small_key.STEM}.ipynb"
    source.parent.mkdir(parents=True)
    shutil.copy(course.notebook("solutions", small_key.STEM), source)
    made = api.generate_assignment(ASSIGNMENT)
    assert made["success"], made["log"]
    released = read_notebook(root / "release" / ASSIGNMENT / source.name)
    exercise = small_key.exercise_notebook(course)
    for student, (answers, _) in HANDED_IN.items():
        blank = exercise if student == "from our exercises" else released
        target = root / "submitted" / student / ASSIGNMENT / source.name
        target.parent.mkdir(parents=True)
        target.write_bytes(small_key.as_bytes(small_key.answered(blank, answers)))
    yield SimpleNamespace(api=api, released=released)
    api.gradebook.close()


def test_its_release_shows_no_hidden_test(nbgrader):
    cells = [cell for cell in nbgrader.released.cells if "grade" in cell.metadata]
    assert len(cells) == 4
    assert not any("report" in cell.source or "sealed" in cell.source for cell in cells)


@pytest.mark.filterwarnings("ignore:Object of type <Submitted", "ignore:Cell is missing an id")
@pytest.mark.parametrize("student", HANDED_IN)
def test_its_verdicts_are_ours(nbgrader, student):
    graded = nbgrader.api.autograde(ASSIGNMENT, student)
    assert graded["success"], graded["log"]
    with nbgrader.api.gradebook as gradebook:
        found = gradebook.find_submission_notebook(small_key.STEM, ASSIGNMENT, student)
        scores = {grade.name: grade.auto_score for grade in found.grades}
    right = HANDED_IN[student][1]
    cells = ("2-1a", "2-2a", "2-2b", "2-3a")
    assert {name: scores[f"grade-{name}"] for name in cells} == {n: right.get(n, 0) for n in cells}


@pytest.mark.parametrize("student", HANDED_IN)
def test_ours_are_the_same(graded, student):
    answers, right = HANDED_IN[student]
    result = graded(dict.fromkeys(small_key.RIGHT, "") | answers).result
    earned = {mark.label.replace(".", "-"): mark.earned for mark in result.marks if mark.earned}
    assert earned == right
