"""The small marking key, built once, and a way to grade against it."""

from __future__ import annotations

from contextlib import nullcontext
from types import SimpleNamespace

import pytest

from gamesearch.course.grade import workers
from gamesearch.course.grade.grade import Grading
from gamesearch.course.grade.grade_one import grade_one
from gamesearch.course.grade.merge import merge
from gamesearch.course.grade.reference import load_reference
from gamesearch.course.grade.submission import read_handed_in

from . import small_key


@pytest.fixture(scope="session")
def course(tmp_path_factory):
    return small_key.make_course(tmp_path_factory.mktemp("course"))


@pytest.fixture(scope="session")
def reference(course):
    return load_reference(course.notebook("solutions", small_key.STEM))


@pytest.fixture
def exercise(course):
    """The notebook that a student opens, to be changed at will."""
    return small_key.exercise_notebook(course)


@pytest.fixture
def merged(reference, exercise):
    """Merge the right answers, with some of them changed: `merged({"2.2": code})`."""

    def merger(answers=(), notebook=None):
        notebook = notebook or small_key.answered(exercise, small_key.RIGHT | dict(answers))
        return merge(reference, read_handed_in(small_key.as_bytes(notebook)))

    return merger


@pytest.fixture
def graded(reference, exercise, sandbox):
    """Grade the right answers with some of them changed; verdicts by label, and the result."""

    def grader(answers=(), notebook=None, seconds=20.0):
        notebook = notebook or small_key.answered(exercise, small_key.RIGHT | dict(answers))
        result, text = grade_one(
            reference, small_key.as_bytes(notebook), sandbox.kernel_name, seconds
        )
        verdicts = {mark.label: mark.verdict for mark in result.marks}
        return SimpleNamespace(result=result, verdicts=verdicts, merged=text)

    return grader


@pytest.fixture(scope="session")
def grade_one_once():
    """`grade_one`, which runs what it has run before no second time."""
    known = {}

    def graded(reference, *handed_in_and_where):
        asked = (id(reference), *handed_in_and_where)
        if asked not in known:
            known[asked] = reference, grade_one(reference, *handed_in_and_where)
        return known[asked][1]

    return graded


@pytest.fixture
def grade(course, tmp_path, capsys, sandbox, monkeypatch, grade_one_once):
    """Grade tmp_path/submissions; what was printed, what is to be seen to, and where it went."""
    monkeypatch.setattr(workers, "grade_one", grade_one_once)
    monkeypatch.setattr(
        "gamesearch.course.sandbox.choose.choose", lambda *_, **__: nullcontext(sandbox)
    )

    def grader(**options):
        out = options.pop("out", tmp_path / "grades")
        grading = Grading(course, tmp_path / "submissions", out, **options)
        flaws = [str(flaw) for flaw in grading.run()]
        return SimpleNamespace(out=out, flaws=flaws, printed=capsys.readouterr())

    return grader
