"""A notebook runs again where what it missed is there, as long as the submission has time."""

from __future__ import annotations

from types import SimpleNamespace

import nbformat.v4 as v4
import pytest

from gamesearch.course.grade import nbval_run
from gamesearch.course.grade.verdicts import PASSED, RAISED, Mark

FORBIDS = {f"2.{n}": {f"search{n}": ["search"]} for n in range(1, 6)}  # each a module of its own


def notebook():
    cells = [
        v4.new_code_cell(metadata={"grade": f"{name}a", "points": 1}) for name in sorted(FORBIDS)
    ]
    return v4.new_notebook(cells=cells, metadata={"left out": FORBIDS})


@pytest.fixture
def runs(request, monkeypatch):
    """What each run leaves out. It takes four of the ten seconds, and says what it misses."""
    missed, seconds = request.param
    seen = []

    class Marking:
        def __init__(self, notebook, kernel, seconds, left_out, exercises):
            seen.append(sorted(left_out))
            self.left_out, self.exercises = left_out, exercises
            self.missed = missed(len(seen))

        def run(self, seconds):
            right = PASSED if len(self.left_out) < 2 else RAISED
            return [Mark(f"{each}a", 1, right) for each in self.exercises]

    monkeypatch.setattr(nbval_run, "_Marking", Marking)
    spent = SimpleNamespace
    monkeypatch.setattr(nbval_run, "current", lambda: spent(is_spent=4 * len(seen) > seconds))
    return seen


def all_at_once(number):
    return frozenset(f"search{n}" for n in range(1, 6))


def one_more_each_time(number):
    return frozenset(f"search{n}" for n in range(1, number + 1))


def nothing(number):
    return frozenset()


@pytest.mark.parametrize("runs", [(all_at_once, 1000)], indirect=True)
def test_whatever_is_missed_is_there_in_the_end_but_what_the_exercise_forbids(runs):
    marks = nbval_run.run_marked(notebook(), "python3")
    assert {mark.verdict for mark in marks} == {PASSED}
    assert runs[1:] == [[f"search{n}"] for n in range(1, 6)]


@pytest.mark.parametrize("runs", [(nothing, 1000)], indirect=True)
def test_who_misses_nothing_runs_once(runs):
    nbval_run.run_marked(notebook(), "python3")
    assert len(runs) == 1


@pytest.mark.parametrize("runs", [(one_more_each_time, 10)], indirect=True)
def test_a_notebook_that_misses_more_and_more_has_no_more_time_than_others(runs):
    marks = nbval_run.run_marked(notebook(), "python3")
    assert len(runs) == 3
    assert len(marks) == len(FORBIDS)
