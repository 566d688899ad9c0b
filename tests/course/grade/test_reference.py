"""A marking key that cannot be compared with is refused, by name and with the repair."""

from __future__ import annotations

import json

import pytest

from gamesearch.course.grade.reference import BadReference, read_reference

from . import small_key


@pytest.fixture
def grade_cell(course):
    """The key as JSON, and its cell 2.2a in it."""
    notebook = json.loads(course.notebook("solutions", small_key.STEM).read_text("utf-8"))
    [cell] = [cell for cell in notebook["cells"] if cell["metadata"].get("grade") == "2.2a"]
    return notebook, cell


def refusal(notebook):
    with pytest.raises(BadReference) as refused:
        read_reference(small_key.STEM, json.dumps(notebook).encode())
    return str(refused.value)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"outputs": []}, "has not been run"),
        ({"execution_count": None}, "has not been run"),
        ({"source": "# NBVAL_SKIP\nreport()"}, "a mark of nbval"),
    ],
)
def test_a_grade_cell_that_nbval_would_wave_through_is_refused(grade_cell, change, fault):
    notebook, cell = grade_cell
    cell.update(change)
    text = refusal(notebook)
    assert fault in text
    assert 'solutions/02_small.ipynb: cell 9 ("Exercise 2.2' in text


def test_a_tag_of_nbval_is_refused(grade_cell):
    notebook, cell = grade_cell
    cell["metadata"]["tags"] = ["nbval-ignore-output"]
    assert "a mark of nbval" in refusal(notebook)


def test_two_outputs_or_a_strange_label_are_refused(grade_cell):
    notebook, cell = grade_cell
    cell["outputs"] *= 2
    assert "shows 2 outputs" in refusal(notebook)
    del cell["outputs"][0]
    [data] = [output["data"] for output in cell["outputs"]]
    next(value for name, value in data.items() if "gamesearch" in name)["label"] = "2.2c"
    assert "reports '2.2c'" in refusal(notebook)


def test_forbidding_what_is_not_there_is_refused(grade_cell):
    notebook, _ = grade_cell
    for cell in notebook["cells"]:
        if "forbid" in cell["metadata"]:
            cell["metadata"]["forbid"] = "minimax minmax"
    assert "forbid='minmax' is no name of gamesearch" in refusal(notebook)


def test_a_solution_that_raises_is_refused(grade_cell):
    notebook, cell = grade_cell
    data = cell["outputs"][0]["data"]
    next(value for name, value in data.items() if "gamesearch" in name)["value"] = "raised KeyError"
    assert "mend the solution" in refusal(notebook)


def test_what_is_no_notebook_is_refused():
    with pytest.raises(BadReference, match="run gamesearch build 02_small"):
        read_reference(small_key.STEM, b"not a notebook")


def test_exercises_have_titles_and_points(reference):
    assert [(e.number, e.title, e.points) for e in reference.exercises] == [
        ("2.1", "The value", 2),
        ("2.2", "Write it", 8),
        ("2.3", "Choose", 4),
        ("2.4", "Why?", 3),
    ]
    assert reference.points == small_key.POINTS
