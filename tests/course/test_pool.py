"""What a process takes with it when it dies is done again, and costs nobody else anything."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from gamesearch.course.pool import done_in_processes


def work(task, folder):
    """Dies where the task says so: at the first time, or each time."""
    seen = Path(folder, task)
    if task.startswith("always") or (task.startswith("once") and not seen.exists()):
        seen.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return task.upper()


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("deadly", "comes"), [("once", "ONCE"), ("always", None)])
def test_each_task_comes_back_once(deadly, comes, jobs, tmp_path):
    mended = []
    tasks = ["a", "b", deadly, "c", "d", "e"]
    found = list(
        done_in_processes(
            lambda task: (work, task, str(tmp_path)), tasks, jobs, lambda: mended.append(1)
        )
    )
    assert sorted(task for task, _ in found) == sorted(tasks)
    assert dict(found) == {task: task.upper() for task in tasks} | {deadly: comes}
    assert mended
