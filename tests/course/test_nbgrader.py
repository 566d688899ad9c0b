"""Answers and grade cells carry what nbgrader expects."""

from __future__ import annotations


def nbgrader(source, name):
    [cell] = [c for c in source.cells if c.id == name]
    return cell.metadata.nbgrader


def test_an_answer_is_an_autograded_answer(solution):
    data = nbgrader(solution(), "exercise-2-2")
    assert data["grade_id"] == "exercise-2-2"
    assert (data["solution"], data["grade"], data["locked"]) == (True, False, False)
    assert data["schema_version"] == 3
    assert "points" not in data


def test_a_grade_cell_is_a_locked_test_with_points(solution):
    data = nbgrader(solution(), "grade-2-2a")
    assert (data["grade_id"], data["points"]) == ("grade-2-2a", 20)
    assert (data["solution"], data["grade"], data["locked"]) == (False, True, True)


def test_an_answer_with_points_is_marked_by_hand(solution):
    data = nbgrader(solution(), "exercise-2-3")
    assert (data["cell_type"], data["points"]) == ("markdown", 4)
    assert (data["solution"], data["grade"], data["locked"]) == (True, True, False)
