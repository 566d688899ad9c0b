"""After repeated failures a check points to a heading of the lesson: it must be there."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamesearch.checks.verdict import exercises
from gamesearch.course.folder import SOLUTIONS, find_course
from gamesearch.course.lint.pointers import _named, pointer_flaws

COURSE = find_course(Path(__file__))


@pytest.fixture
def checks(course, write):
    """The checks of a lesson with the headings "Why it is safe"."""
    write("notebooks", "02_pruning", "# %% [markdown]\n# # 2 · Pruning\n# ## Why it is safe\n")
    folder = course.root / "gamesearch" / "checks" / "pruning"
    folder.mkdir(parents=True)
    return folder / "__init__.py"


def test_every_exercise_points_to_its_lesson():
    stems = [path.stem for path in COURSE.sources(SOLUTIONS)]
    assert [flaw for stem in stems for flaw in pointer_flaws(COURSE, stem)] == []


def test_every_pointer_is_read():
    """None is written in a way that the text alone does not show."""
    folder = COURSE.root / "gamesearch" / "checks"
    read = [text for path in folder.glob("*/*.py") for _, name, text in _named(path) if "h" in name]
    assert sorted(read) == sorted(exercise.heading for exercise in exercises())


@pytest.mark.parametrize(
    ("heading", "lesson", "says"),
    [
        ("Why it is save", "02_pruning", "02_pruning has no heading 'Why it is save': copy"),
        ("Why it is safe", "03_ordering", "LESSON is '03_ordering': write '02_pruning'"),
    ],
)
def test_a_pointer_into_nowhere_is_named(course, checks, heading, lesson, says):
    call = f"Exercise('2.1', steps=[], lesson=LESSON, heading={heading!r})"
    checks.write_text(f"LESSON = {lesson!r}\nVALUE = {call}\n", "utf-8")
    [flaw] = pointer_flaws(course, "02_pruning")
    assert str(flaw).startswith("gamesearch/checks/pruning/__init__.py:")
    assert says in str(flaw)


def test_checks_that_are_not_python_are_named(course, checks):
    checks.write_text("LESSON = (\n", "utf-8")
    assert "pruning/__init__.py:1: it is not Python" in str(*pointer_flaws(course, "02_pruning"))
