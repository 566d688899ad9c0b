"""A class in which everybody cheats but one: nobody earns what they did not solve."""

from __future__ import annotations

import multiprocessing
import os
from pathlib import Path

import pytest

from gamesearch.course.grade import workers
from tests.course.grade import small_key as key

from . import impatient
from .attacks import ALL, Attack

SECONDS = 0.7
HONEST = Attack("is honest", key.SEARCH, {"passed"})


@pytest.fixture(scope="module")
def graded(tmp_path_factory, sandbox):
    """Every attack, graded in one go beside an honest answer; what that left on the disk, and
    which processes."""
    course = key.make_course(tmp_path_factory.mktemp("course"))
    exercise = key.exercise_notebook(course)
    data = course.notebook("solutions", key.STEM).read_bytes()
    tasks = [
        workers.GradingTask(
            attack.name,
            key.STEM,
            key.as_bytes(key.answered(exercise, key.RIGHT | {"2.2": attack.code})),
        )
        for attack in [*ALL, HONEST]
    ]
    before = set(sandbox.run.folder.iterdir())
    others = set(multiprocessing.active_children())  # a cluster that other tests need
    where = workers.Where(sandbox.kernel_name, sandbox.env, SECONDS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TMPDIR", str(tmp_path_factory.mktemp("scratch")))
        patch.setattr(workers, "grade_task", impatient.grade_task)
        found = list(workers.grade_in_processes(tasks, {key.STEM: data}, where, 2))
        outcomes = {outcome.task.name: outcome for outcome in found}
        files = set(sandbox.run.folder.iterdir()) - before
        left = [*files, *Path(os.environ["TMPDIR"]).iterdir()]
        return outcomes, left, set(multiprocessing.active_children()) - others


@pytest.mark.parametrize("attack", [*ALL, HONEST], ids=lambda attack: attack.name)
def test_it_earns_what_it_solved(attack, graded):
    outcome = graded[0][attack.name]
    assert outcome.trouble == ""
    verdicts = {mark.label: mark.verdict for mark in outcome.result.marks}
    assert {verdicts["2.2a"], verdicts["2.2b"]} <= attack.verdicts
    assert outcome.result.earned_in("2.1") == 2
    if attack.others:
        assert outcome.result.earned_in("2.3") == 4


def test_names_are_unique():
    assert len({attack.name for attack in ALL}) == len(ALL)


def test_nothing_is_left_behind(graded):
    assert graded[1] == []
    assert graded[2] == set()
