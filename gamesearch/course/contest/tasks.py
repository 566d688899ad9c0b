"""A contest's work in tasks: try an entry out, or let two players meet. Here, in processes beside
this one, or on a Dask cluster, as grading does.

A task holds all that it needs, so it may be done anywhere, and be done again if its worker is lost.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from gamesearch.course.cluster import connected, flow, own_sandbox
from gamesearch.course.contest.entries import Entrant
from gamesearch.course.contest.games import game_named
from gamesearch.course.contest.process import NoProcess, PlayerProcess
from gamesearch.course.contest.referee import Record, play_game
from gamesearch.course.contest.terms import Terms
from gamesearch.course.pool import DIED, done_in_processes


@dataclass(frozen=True)
class ContestTask:
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
class ContestOutcome:
    """Games, or what is wrong with an entry; `trouble` is this machine's, and nothing counts."""

    task: ContestTask
    games: tuple[Record, ...] = ()
    wrong: str = ""
    loaded: float = 0.0
    trouble: str = ""


def play_task(task: ContestTask, where: Mapping[str, str]) -> ContestOutcome:
    """Do one task; whatever goes wrong is told, not raised."""
    os.environ.update(where)
    players = [PlayerProcess(list(each.cells), where, task.terms) for each in task.entries]
    try:
        if len(players) == 1:
            wrong = players[0].load()
            return ContestOutcome(task, wrong=wrong, loaded=players[0].loaded)
        return ContestOutcome(task, tuple(_meet(task, players)))
    except NoProcess as error:
        return ContestOutcome(task, trouble=str(error))
    except Exception as error:  # of ours: it must stop neither the contest nor go unseen
        return ContestOutcome(task, trouble=f"{type(error).__name__}: {error}")
    finally:
        for player in players:
            player.close()


def _meet(task: ContestTask, players: list[PlayerProcess]) -> Iterator[Record]:
    game = game_named(task.terms.game)
    one, two = (entry.name for entry in task.entries)
    for opening in task.openings:
        moves, seed = list(opening), task.terms.seed
        yield play_game(game, (players[0], players[1]), (one, two), moves, seed)
        yield play_game(game, (players[1], players[0]), (two, one), moves, seed)


def play_here(tasks: Iterable[ContestTask], where: Mapping[str, str]) -> Iterator[ContestOutcome]:
    for task in tasks:
        yield play_task(task, where)


def play_in_processes(
    tasks: Iterable[ContestTask], where: Mapping[str, str], jobs: int, mend: Callable[[], None]
) -> Iterator[ContestOutcome]:
    """Side by side on this machine."""
    for task, outcome in done_in_processes(
        lambda each: (play_task, each, where), tasks, jobs, mend
    ):
        yield outcome or ContestOutcome(task, trouble=DIED)


def play_on_cluster(
    tasks: Iterable[ContestTask], mode: str, address: str
) -> Iterator[ContestOutcome]:
    def lost(task: ContestTask, error: Exception) -> ContestOutcome:
        return ContestOutcome(task, trouble=f"{DIED} ({type(error).__name__})")

    with connected(address) as client:
        yield from flow(
            client,
            iter(tasks),
            lambda task: client.submit(play_there, task, mode, pure=False),
            lost,
        )


def play_there(task: ContestTask, mode: str) -> ContestOutcome:
    """`play_task` on a machine that has to find its own sandbox."""
    sandbox = own_sandbox(mode)
    outcome = play_task(task, dict(sandbox.env))
    if outcome.trouble:
        sandbox.mend()
        outcome = play_task(task, dict(sandbox.env))
    return outcome


def play_tasks(
    tasks: list[ContestTask], sandbox: Any, jobs: int, cluster: str, mode: str
) -> Iterator[ContestOutcome]:
    """What comes of the tasks, as it comes."""
    if not tasks:
        return iter(())
    if cluster:
        return play_on_cluster(tasks, mode, cluster)
    jobs, where = min(jobs, len(tasks)), dict(sandbox.env)
    if jobs == 1:
        return play_here(tasks, where)
    return play_in_processes(tasks, where, jobs, sandbox.mend)
