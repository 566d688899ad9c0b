"""Faults of the machine, the disk and whoever else is at work: nobody loses a mark, none is kept
that does not hold, and each is told in one sentence."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from gamesearch.course.folder import WrongCall
from gamesearch.course.grade import workers
from gamesearch.course.grade.grade_one import Result
from gamesearch.course.grade.record import RECORD
from gamesearch.course.grade.verdicts import CRASHED, PASSED, TIMEOUT, Mark
from gamesearch.course.out_folder import alone_in
from gamesearch.course.sandbox.choose import choose
from tests.course.grade import small_key
from tests.course.grade.conftest import course, exercise, grade, grade_one_once
from tests.course.grade.test_grade import book, folder, run_of
from tests.course.sandbox.sandboxed import wait_until

__all__ = ["course", "exercise", "folder", "grade", "grade_one_once", "run_of"]


def test_a_file_that_vanishes_while_the_class_is_graded_is_marked(folder, grade, monkeypatch):
    real = workers.grade_task

    def take_away(task, *rest):
        for path in folder.rglob("*.ipynb"):
            path.write_bytes(b"")
        return real(task, *rest)

    monkeypatch.setattr(workers, "grade_task", take_away)
    assert book(grade().out) == {"Zoë, =1": "6", "ada": "14", "bob": "0"}


def test_a_step_that_fails_leaves_no_old_mark(folder, grade, monkeypatch):
    assert book(grade().out)["ada"] == "14"
    small_key.hand_in(folder, "ada", b'{"cells": [{"cell_type": "code", "source": "x"}]}')

    def broken(*_):
        raise RecursionError("too deep")

    monkeypatch.setattr(workers, "grade_one", broken)
    done = grade()
    assert done.flaws == ["02_small/ada: RecursionError: too deep: grade again"]
    assert "ada" not in book(done.out)
    assert "02_small/ada" not in json.loads((done.out / RECORD).read_text())["results"]


def test_a_second_grader_in_the_same_folder_is_told(folder, grade, tmp_path):
    (tmp_path / "grades").mkdir()
    with (
        alone_in(tmp_path / "grades"),
        pytest.raises(WrongCall, match="another gamesearch is at work"),
    ):
        grade()
    assert book(grade().out)["ada"] == "14"


def test_a_file_in_the_place_of_out_is_told(folder, grade, tmp_path):
    (tmp_path / "out").write_text("mine")
    with pytest.raises(WrongCall, match="choose another --out"):
        grade(out=tmp_path / "out")
    assert (tmp_path / "out").read_text() == "mine"


def test_a_full_disk_is_one_sentence_and_keeps_what_is_done(folder, grade, monkeypatch, run_of):
    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("os.replace", full)
        with pytest.raises(WrongCall, match="No space left on device"):
            grade()
    done = len(run_of)
    assert book(grade().out)["ada"] == "14"
    assert len(run_of) == 3 + done - 1  # the one that was written down is not run again


def test_what_is_late_on_a_busy_machine_is_told_and_graded_again(folder, grade, monkeypatch):
    real = workers.grade_task

    def late(*task):
        return replace(real(*task), doubt=workers.LATE)

    with monkeypatch.context() as patch:
        patch.setattr(workers, "grade_task", late)
        done = grade(only=f"{small_key.STEM}/ada")
    assert done.flaws == [f"02_small/ada: {workers.LATE}: grade again"]
    assert grade(only=f"{small_key.STEM}/ada").flaws == []


# -- what ends in the middle -----------------------------------------------------------------------


def children(pid):
    """All that a process has started, with its command line."""
    found, parents = {}, {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        with suppress(OSError):
            about = Path(f"/proc/{name}/stat").read_text().rpartition(")")[2].split()
            if about[0] != "Z":  # such a one has ended, and nobody has asked how
                parents[int(name)] = int(about[1])
                found[int(name)] = Path(f"/proc/{name}/cmdline").read_bytes().split(b"\0")
    family = {pid}
    for _ in range(8):
        family |= {child for child, parent in parents.items() if parent in family}
    return {each: found[each] for each in family - {pid} if each in found}


def childless(pid):
    return not children(pid)


@pytest.fixture
def own_sandbox():
    """One that may be broken."""
    with choose("auto") as sandbox, pytest.MonkeyPatch.context() as patch:
        if sandbox.tier != "bubblewrap" or "forked" not in sandbox.sentence:
            pytest.skip(f"no warm server on this machine: {sandbox.sentence}")
        for name, value in sandbox.env.items():
            patch.setenv(name, value)
        yield sandbox


@pytest.mark.parametrize("whom", ["the server", "the guardian"])
def test_a_sandbox_that_was_killed_is_started_again(whom, own_sandbox, course, exercise):
    data = course.notebook("solutions", small_key.STEM).read_bytes()
    handed_in = small_key.as_bytes(small_key.answered(exercise, small_key.RIGHT))
    tasks = [workers.GradingTask(name, small_key.STEM, handed_in) for name in ("ada", "bob", "eve")]
    where = workers.Where(own_sandbox.kernel_name, dict(own_sandbox.env), 20.0)
    marks = []
    for outcome in workers.grade_here(tasks, {small_key.STEM: data}, where, own_sandbox.mend):
        marks.append((outcome.task.name, outcome.trouble, outcome.result.earned))
        if len(marks) == 1:
            guardian = own_sandbox.run.guardian.pid
            server = [pid for pid, line in children(guardian).items() if b"--cap-drop" not in line]
            for pid in server if whom == "the server" else [guardian]:
                os.kill(pid, signal.SIGKILL)
            assert wait_until(partial(childless, guardian))
    assert marks == [(name, "", small_key.AUTOMATIC) for name in ("ada", "bob", "eve")]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_nobody_is_left_when_the_grader_is_ended(how, folder, course, tmp_path):
    from gamesearch.course.folder import find_course

    call = [sys.executable, "-m", "gamesearch.cli", "grade", str(folder)]
    call += ["--out", str(tmp_path / "grades"), "--jobs", "2"]
    options = {"cwd": course.root, "env": os.environ | {"PYTHONPATH": str(find_course().root)}}
    with subprocess.Popen(
        call, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, **options
    ) as one:
        assert any(b"1/3" in line for line in one.stderr)
        left = list(children(one.pid))
        one.send_signal(how)
        one.wait(60)
    assert len(left) >= 2
    assert wait_until(lambda: not [pid for pid in left if os.path.exists(f"/proc/{pid}/cmdline")])


# -- what is done again ----------------------------------------------------------------------------


def outcome(verdict, doubt="", points=4):
    return workers.GradingOutcome(TASK, Result((Mark("2.1a", points, verdict),)), doubt=doubt)


TASK = workers.GradingTask("02_small/ada", small_key.STEM, b"")


@pytest.mark.parametrize(
    ("first", "second", "verdict", "doubt"),
    [
        (outcome(CRASHED, workers.GONE), outcome(PASSED), PASSED, ""),
        (outcome(CRASHED, workers.GONE), outcome(CRASHED, workers.GONE), CRASHED, ""),
        (outcome(TIMEOUT, workers.LATE), outcome(PASSED), PASSED, ""),
        (outcome(TIMEOUT, workers.LATE), outcome(TIMEOUT), TIMEOUT, ""),
        (outcome(TIMEOUT, workers.LATE), outcome(TIMEOUT, workers.LATE), TIMEOUT, workers.LATE),
        (
            workers.GradingOutcome(TASK, None, trouble="x", doubt=workers.GONE),
            outcome(PASSED),
            PASSED,
            "",
        ),
    ],
)
def test_what_is_in_doubt_counts_as_it_is_the_second_time(first, second, verdict, doubt):
    settled = workers.settled(first, second)
    assert settled.result.marks[0].verdict == verdict
    assert settled.doubt == doubt
