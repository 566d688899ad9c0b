"""A contest's work in tasks: try an entry out, or let two players meet. Here, in processes beside
this one, or on a Dask cluster, as grading does.

A task holds all that it needs, so it may be done anywhere, and be done again if its worker is lost.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from gamesearch.course.contest.entries import Entrant
from gamesearch.course.contest.games import named
from gamesearch.course.contest.process import NoProcess, PlayerProcess
from gamesearch.course.contest.referee import Record, play
from gamesearch.course.contest.terms import Terms
from gamesearch.course.grade.workers import DIED, flowing, processes


@dataclass(frozen=True)
class Task:
    """Two entries and the openings that they play, each with both colours; or one, to be tried."""

    entries: tuple[Entrant, ...]
    openings: tuple[tuple[int, ...], ...]
    terms: Terms
    round: int = 0

    @property
    def name(self) -> str:
        return " - ".join(entry.name for entry in self.entries)

    @property
    def key(self) -> str:
        """What its outcome depends on."""
        told = [[(entry.name, entry.digest) for entry in self.entries], self.openings, self.round]
        about = json.dumps([told, self.terms.to_dict()], sort_keys=True)
        return hashlib.sha256(about.encode()).hexdigest()[:24]


@dataclass(frozen=True)
class Outcome:
    """Games, or what is wrong with an entry; `trouble` is this machine's, and nothing counts."""

    task: Task
    games: tuple[Record, ...] = ()
    wrong: str = ""
    loaded: float = 0.0
    trouble: str = ""


def work(task: Task, where: Mapping[str, str]) -> Outcome:
    """Do one task; whatever goes wrong is told, not raised."""
    os.environ.update(where)
    players = [PlayerProcess(list(each.cells), where, task.terms) for each in task.entries]
    try:
        if len(players) == 1:
            wrong = players[0].load()
            return Outcome(task, wrong=wrong, loaded=players[0].loaded)
        return Outcome(task, tuple(_meet(task, players)))
    except NoProcess as error:
        return Outcome(task, trouble=str(error))
    except Exception as error:  # of ours: it must stop neither the contest nor go unseen
        return Outcome(task, trouble=f"{type(error).__name__}: {error}")
    finally:
        for player in players:
            player.close()


def _meet(task: Task, players: list[PlayerProcess]) -> Iterator[Record]:
    game = named(task.terms.game)
    one, two = (entry.name for entry in task.entries)
    for opening in task.openings:
        moves, seed = list(opening), task.terms.seed
        yield play(game, (players[0], players[1]), (one, two), moves, seed)
        yield play(game, (players[1], players[0]), (two, one), moves, seed)


def work_here(tasks: Iterable[Task], where: Mapping[str, str]) -> Iterator[Outcome]:
    for task in tasks:
        yield work(task, where)


def work_inprocesses(
    tasks: Iterable[Task], where: Mapping[str, str], jobs: int, mend: Callable[[], None]
) -> Iterator[Outcome]:
    """Side by side on this machine. The tasks of a process that dies are done again, alone."""
    waiting, again, more = iter(tasks), list[Task](), True
    while more:
        more = False
        with processes(jobs) as pool:

            def send(task: Task, pool: Any = pool) -> Any:
                return pool.submit(work, task, where)

            for task, future in flowing(send, waiting, 2 * jobs):
                try:
                    yield future.result()
                except BrokenProcessPool:
                    again.append(task)
                    more = True
    for task in again:
        mend()
        with processes(1) as pool:
            try:
                yield pool.submit(work, task, where).result()
            except BrokenProcessPool:
                yield Outcome(task, trouble=DIED)


def work_on_cluster(tasks: Iterable[Task], mode: str, address: str) -> Iterator[Outcome]:
    from gamesearch.course.grade.cluster import connected, flow

    def lost(task: Task, error: Exception) -> Outcome:
        return Outcome(task, trouble=f"{DIED} ({type(error).__name__})")

    with connected(address) as client:
        yield from flow(
            client,
            iter(tasks),
            lambda task: client.submit(work_there, task, mode, pure=False),
            lost,
        )


def work_there(task: Task, mode: str) -> Outcome:
    """`work` on a machine that has to find its own sandbox."""
    from gamesearch.course.grade.cluster import own_sandbox

    sandbox = own_sandbox(mode)
    outcome = work(task, dict(sandbox.env))
    if outcome.trouble:
        sandbox.mend()
        outcome = work(task, dict(sandbox.env))
    return outcome


def outcomes(
    tasks: list[Task], sandbox: Any, jobs: int, cluster: str, mode: str
) -> Iterator[Outcome]:
    """What comes of the tasks, as it comes."""
    if not tasks:
        return iter(())
    if cluster:
        return work_on_cluster(tasks, mode, cluster)
    jobs, where = min(jobs, len(tasks)), dict(sandbox.env)
    if jobs == 1:
        return work_here(tasks, where)
    return work_inprocesses(tasks, where, jobs, sandbox.mend)
