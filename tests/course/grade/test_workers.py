"""Side by side or on a cluster: the same marks, and a worker's death costs nobody else anything."""

from __future__ import annotations

import os
import signal
import socket
import sys
from pathlib import Path

import pytest

from gamesearch.course import cluster as cluster_module
from gamesearch.course.cluster import NoCluster
from gamesearch.course.grade import workers
from gamesearch.course.grade.grade_one import Result
from gamesearch.course.grade.record import RECORD, GradingLedger

from .test_grade import book, folder

__all__ = ["folder"]


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


# -- on a cluster ----------------------------------------------------------------------------------


def test_a_cluster_gives_the_same_record(folder, grade, cluster, tmp_path):
    here = grade()
    there = grade(cluster=cluster.scheduler_address, out=tmp_path / "there")
    assert there.flaws == []
    assert (there.out / RECORD).read_bytes() == (here.out / RECORD).read_bytes()


def test_a_worker_of_a_cluster_that_is_killed_loses_nothing(folder, grade, cluster, monkeypatch):
    real = GradingLedger.add

    def add_and_kill(ledger, *what):
        real(ledger, *what)
        if len(ledger.entries) == 1:
            os.kill(cluster.workers[0].pid, signal.SIGKILL)

    monkeypatch.setattr(GradingLedger, "add", add_and_kill)
    done = grade(cluster=cluster.scheduler_address)
    assert done.flaws == []
    assert book(done.out) == {"Zoë, =1": "6", "ada": "14", "bob": "0"}


def test_without_dask_the_extra_is_named(folder, grade, monkeypatch):
    from gamesearch.errors import MissingExtra

    monkeypatch.setitem(sys.modules, "dask.distributed", None)
    with pytest.raises(MissingExtra, match=r"\[cluster\]"):
        grade(cluster="tcp://127.0.0.1:1")


def test_where_nobody_listens_it_is_told_soon(folder, grade, monkeypatch):
    pytest.importorskip("dask.distributed")
    monkeypatch.setattr(cluster_module, "ANSWER", 1.0)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    with pytest.raises(NoCluster, match=f"no Dask scheduler answers at {address}"):
        grade(cluster=address)
    with pytest.raises(NoCluster, match="no Dask scheduler answers at nonsense"):
        grade(cluster="nonsense://")
