"""On a Dask cluster: the same marks, whoever of its members goes away."""

from __future__ import annotations

import os
import signal
import socket
import sys

import pytest

from gamesearch.course.grade import cluster as module
from gamesearch.course.grade.cluster import NoCluster
from gamesearch.course.grade.record import RECORD, GradingLedger

from .test_grade import book, folder

__all__ = ["folder"]


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
    monkeypatch.setattr(module, "ANSWER", 1.0)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    with pytest.raises(NoCluster, match=f"no Dask scheduler answers at {address}"):
        grade(cluster=address)
    with pytest.raises(NoCluster, match="no Dask scheduler answers at nonsense"):
        grade(cluster="nonsense://")


class Future:
    """One that ends as it was told to."""

    def __init__(self, ends):
        self.ends = ends

    def add_done_callback(self, told):
        told(self)

    def result(self, timeout):
        if isinstance(self.ends, Exception):
            raise self.ends
        return self.ends


class Client:
    """A cluster that loses what it is sent, as many times as it was told to."""

    status = "running"

    def __init__(self, losses):
        self.losses = losses

    def nthreads(self):
        return {"one": 1}

    def submit(self, call, task, *rest, **options):
        if self.losses:
            self.losses -= 1
            return Future(RuntimeError("cancelled"))
        return Future(module.GradingOutcome(task, None))


@pytest.mark.parametrize(("losses", "told"), [(0, ""), (2, ""), (3, module.DIED)])
def test_what_is_lost_is_sent_again(losses, told):
    task = module.GradingTask("02_small/ada", "02_small", b"")
    [found] = module._graded(Client(losses), iter([task]), {"02_small": b""}, "none")
    assert found.trouble.startswith(told)
    assert bool(found.trouble) == bool(told)


def test_a_lost_scheduler_ends_it_in_one_sentence(monkeypatch):
    monkeypatch.setattr(module, "ANSWER", 0.2)
    lost = Client(99)
    lost.status = "connecting"
    task = module.GradingTask("02_small/ada", "02_small", b"")
    with pytest.raises(NoCluster, match="the same call goes on from there"):
        list(module._graded(lost, iter([task]), {"02_small": b""}, "none"))
