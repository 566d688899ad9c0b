"""Work on a Dask cluster comes to its end, whoever of its members goes away."""

from __future__ import annotations

import pytest

from gamesearch.course import cluster


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

    def submit(self, task):
        if self.losses:
            self.losses -= 1
            return Future(RuntimeError("cancelled"))
        return Future(task)


def sent_to(client):
    """What comes of one task, or what is told of it."""
    return cluster.flow(client, iter(["ada"]), client.submit, told)


def told(task, error):
    return f"{task}: {error}"


@pytest.mark.parametrize(("losses", "comes"), [(0, "ada"), (2, "ada"), (3, "ada: cancelled")])
def test_what_is_lost_is_sent_again_and_then_told(losses, comes):
    assert list(sent_to(Client(losses))) == [comes]


def test_a_lost_scheduler_ends_it_in_one_sentence(monkeypatch):
    monkeypatch.setattr(cluster, "ANSWER", 0.2)
    lost = Client(99)
    lost.status = "connecting"
    with pytest.raises(cluster.NoCluster, match="the same call goes on from there"):
        list(sent_to(lost))
