"""Attacks on the machine and on the grader: stopped where there are walls, which costs no mark."""

from __future__ import annotations

import os
import socket
import tempfile
from pathlib import Path

import pytest

import gamesearch
from gamesearch.course.grade import workers
from tests.course.grade import small_key as key

from .attacks import BEHIND_WALLS

TRACE = "left-by-a-student"


@pytest.fixture(scope="module")
def graded(tmp_path_factory, sandbox):
    """All of them in one process, as an honest grader would; and a listener to be reached."""
    if sandbox.tier != "bubblewrap":
        pytest.skip(f"no walls on this machine: {sandbox.sentence}")
    course = key.make_course(tmp_path_factory.mktemp("course"))
    solution = course.notebook("solutions", key.STEM)
    exercise = key.exercise_notebook(course)
    scratch = tmp_path_factory.mktemp("scratch")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        here = {"PORT": listener.getsockname()[1], "KEY": solution, "SCRATCH": scratch}
        here["COURSE"] = solution.parent

        def handed_in(attack):
            code = attack.code
            for name, value in here.items():
                code = code.replace(name, str(value))
            return key.as_bytes(key.answered(exercise, key.RIGHT | {"2.2": code}))

        tasks = [workers.GradingTask(each.name, key.STEM, handed_in(each)) for each in BEHIND_WALLS]
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("SECRET_OF_THE_GRADER", "SECRET_OF_THE_GRADER")
            where = workers.Where(sandbox.kernel_name, sandbox.env, 5.0)
            found = list(workers.grade_here(tasks, {key.STEM: solution.read_bytes()}, where))
    return {outcome.task.name: outcome for outcome in found}, [scratch, solution.parent]


@pytest.mark.parametrize("attack", BEHIND_WALLS, ids=lambda attack: attack.name)
def test_it_gains_nothing_and_disturbs_nobody(attack, graded):
    outcome = graded[0][attack.name]
    assert outcome.trouble == ""
    verdicts = {mark.label: mark.verdict for mark in outcome.result.marks}
    assert {verdicts["2.2a"], verdicts["2.2b"]} <= attack.verdicts
    assert outcome.result.earned_in("2.1") == 2
    if attack.others:
        assert outcome.result.earned_in("2.3") == 4


def test_nothing_was_written(graded):
    places = [*graded[1], Path(gamesearch.__file__).parent, "/var/tmp", "/dev/shm", "/"]
    places.append(tempfile.gettempdir())
    assert [place for place in places if Path(place, TRACE).exists()] == []


def test_nobody_is_left(graded):
    words = []
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            words.append(Path(f"/proc/{process}/cmdline").read_bytes())
        except OSError:
            continue
    assert not any(b"sleep(61.25)" in line for line in words)
