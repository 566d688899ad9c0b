"""A worker's death costs nobody else anything."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from gamesearch.course.grade import workers
from gamesearch.course.grade.grade_one import Result


def pretend(task, reference, where):
    """In place of grading: dies where the reference names the task, else gives an empty result."""
    here = Path(reference.decode(), task.name)
    if (task.data == b"once" and not here.exists()) or task.data == b"always":
        here.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return workers.GradingOutcome(task, Result(()))


@pytest.fixture
def outcomes(monkeypatch, tmp_path):
    monkeypatch.setattr(workers, "grade_task", pretend)

    def run(*data):
        tasks = [
            workers.GradingTask(f"{place}", "02_small", each) for place, each in enumerate(data)
        ]
        keys = {"02_small": str(tmp_path).encode()}
        found = workers.grade_in_processes(tasks, keys, workers.Where("python3", {}), 2)
        return {int(each.task.name): each.trouble for each in found}

    return run


def test_a_worker_that_dies_loses_nothing(outcomes):
    assert outcomes(b"", b"once", b"", b"", b"", b"", b"") == dict.fromkeys(range(7), "")


def test_what_kills_every_worker_is_told_and_the_rest_goes_on(outcomes):
    found = outcomes(b"", b"", b"always", b"", b"", b"")
    assert found == dict.fromkeys(range(6), "") | {2: workers.DIED}
