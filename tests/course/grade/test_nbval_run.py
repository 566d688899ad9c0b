"""A notebook runs again where what it missed is there, in the time that it has in all."""

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
    return v4.new_notebook(cells=cells, metadata={"left out": FORBIDS, "key": str(object())})


@pytest.fixture
def runs(request, monkeypatch):
    """The seconds that each run is given; it takes four, and says what it misses."""
    seen, clock = [], SimpleNamespace(now=0.0)

    class Marking:
        def __init__(self, notebook, kernel, seconds, left_out, exercises):
            seen.append(seconds)
            self.left_out, self.exercises = left_out, exercises
            self.missed = request.param(len(seen))

        def run(self, seconds):
            clock.now += 4
            return [
                Mark(f"{each}a", 1, PASSED if len(self.left_out) < 2 else RAISED)
                for each in self.exercises
            ]

    monkeypatch.setattr(nbval_run, "_Marking", Marking)
    monkeypatch.setattr(nbval_run, "time", SimpleNamespace(monotonic=lambda: clock.now))
    return seen


def all_at_once(number):
    return frozenset(f"search{n}" for n in range(1, 6))


def one_more_each_time(number):
    return frozenset(f"search{n}" for n in range(1, number + 1))


@pytest.mark.parametrize("runs", [all_at_once], indirect=True)
def test_whatever_is_missed_is_there_in_the_end_but_what_the_exercise_forbids(runs):
    marks = nbval_run.run_marked(notebook(), "python3", seconds_in_all=1000)
    assert {mark.verdict for mark in marks} == {PASSED}
    assert len(runs) == 1 + len(FORBIDS)


@pytest.mark.parametrize("runs", [one_more_each_time], indirect=True)
def test_a_notebook_that_misses_more_and_more_has_no_more_time_than_others(runs):
    marks = nbval_run.run_marked(notebook(), "python3", seconds_in_all=10)
    assert [seconds for seconds in runs if seconds] == [10, 6, 2]
    assert len(marks) == len(FORBIDS)
