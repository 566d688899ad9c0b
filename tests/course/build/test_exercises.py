"""The command that cuts and compares."""

from __future__ import annotations

import pytest

from gamesearch.course.build.exercises import cut_exercises


@pytest.fixture
def plain(solution_text):
    """The solution without a target, so that nothing need be built."""
    return solution_text.replace(' tags=["target"]', "")


@pytest.fixture
def cut_course(course, write, plain):
    write("solutions", "02_pruning", plain)
    assert cut_exercises(course) == []
    return course


def test_cutting_twice_gives_the_same_bytes(cut_course):
    path = cut_course.notebook("exercises", "02_pruning")
    before = path.read_bytes()
    cut_exercises(cut_course)
    assert path.read_bytes() == before
    assert cut_exercises(cut_course, check=True) == []


def test_a_changed_exercise_is_shown_with_its_repair(cut_course):
    path = cut_course.notebook("exercises", "02_pruning")
    path.write_text(path.read_text("utf-8").replace("hint: recurse", "hint: give up"), "utf-8")
    [flaw] = cut_exercises(cut_course, check=True)
    assert "hint: give up" in flaw.what
    assert "hint: recurse" in flaw.what
    assert flaw.mend == "run gamesearch exercises 02_pruning"
    assert "give up" in path.read_text("utf-8")


def test_exercises_that_miss_or_have_no_solution_are_named(cut_course):
    path = cut_course.notebook("exercises", "02_pruning")
    path.rename(path.with_name("03_other.ipynb"))
    found = {flaw.where: flaw.what for flaw in cut_exercises(cut_course, check=True)}
    assert found == {
        "exercises/02_pruning.ipynb": "it has not been cut yet",
        "exercises/03_other.ipynb": "no solution has this name",
    }


def test_a_faulty_solution_writes_nothing(course, write, plain):
    write("solutions", "02_pruning", plain.replace("    ### END SOLUTION\n", ""))
    assert "left open" in str(cut_exercises(course)[0])
    assert course.built("exercises") == []


def test_a_target_picture_needs_the_built_solution(course, write, solution_text):
    write("solutions", "02_pruning", solution_text)
    assert "run gamesearch build 02_pruning" in str(cut_exercises(course)[0])


def test_no_solutions_yet_is_fine(course):
    assert cut_exercises(course, check=True) == []
