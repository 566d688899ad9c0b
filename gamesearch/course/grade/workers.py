"""Grade many submissions: here, in processes beside this one, or on a Dask cluster.

Each is graded by the same pure function, so where it ran makes no difference to its marks. What a
worker does to itself, up to its death, costs the others nothing.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from gamesearch.course.cluster import connected, flow, own_sandbox
from gamesearch.course.grade.allowance import Allowance, one_submission
from gamesearch.course.grade.grade_one import Result, grade_one
from gamesearch.course.grade.kernel import CannotMark
from gamesearch.course.grade.nbval_run import SECONDS_PER_CELL
from gamesearch.course.grade.reference import Reference, read_reference
from gamesearch.course.grade.verdicts import CRASHED, TIMEOUT
from gamesearch.course.pool import DIED, done_in_processes

GONE = "its kernel ended"
LATE = "it ran out of time while the machine was busy with other work"


@dataclass(frozen=True)
class GradingTask:
    name: str
    stem: str
    data: bytes


@dataclass(frozen=True)
class GradingOutcome:
    """A result with its merged notebook, or the trouble that kept this machine from grading.

    `doubt` says why it may not be the answer's doing: then it is graded once more before it counts.
    """

    task: GradingTask
    result: Result | None
    merged: str = ""
    trouble: str = ""
    doubt: str = ""


@dataclass(frozen=True)
class Where:
    """The kernel to run in, what must stand in the environment for it to be found, and for how
    long one cell may run."""

    kernel: str
    environment: Mapping[str, str]
    seconds: float = SECONDS_PER_CELL


def grade_task(task: GradingTask, reference: bytes, where: Where) -> GradingOutcome:
    """Grade one submission; whatever goes wrong is told, not raised."""
    os.environ.update(where.environment)
    try:
        with one_submission() as allowance:
            key = _reference(task.stem, reference)
            result, merged = grade_one(key, task.data, where.kernel, where.seconds)
    except CannotMark as error:
        return GradingOutcome(task, None, trouble=str(error), doubt=GONE)
    except Exception as error:  # of ours: it must stop neither the class nor go unseen
        return GradingOutcome(task, None, trouble=f"{type(error).__name__}: {error}")
    return GradingOutcome(task, result, merged, doubt=_doubt(result, allowance))


def _doubt(result: Result, allowance: Allowance) -> str:
    """A kernel may have been ended by its answer or by the machine, and a cell may be late because
    others were at work: the answer does it again, the machine most likely does not."""
    verdicts = {mark.verdict for mark in result.marks}
    if CRASHED in verdicts:
        return GONE
    return LATE if TIMEOUT in verdicts and allowance.late else ""


def settled(first: GradingOutcome, second: GradingOutcome) -> GradingOutcome:
    """What counts of two runs of one submission. The same twice is the answer's own doing, except
    that it was late: that stays in doubt for as long as the machine is busy."""
    if first.result is None or second.result is None:
        chosen = second if first.result is None else first
    else:
        chosen = first if first.result.earned > second.result.earned else second
    still_late = chosen.doubt == LATE and chosen.result is not None
    return replace(chosen, doubt=LATE if still_late else "")


@cache
def _reference(stem: str, data: bytes) -> Reference:
    return read_reference(stem, data)


def grade_surely(
    task: GradingTask, reference: bytes, where: Where, mend: Callable[[], None]
) -> GradingOutcome:
    """`grade_task`, and once more if its outcome is in doubt; `mend` starts what may have ended."""
    outcome = grade_task(task, reference, where)
    if not outcome.doubt:
        return outcome
    mend()
    return settled(outcome, grade_task(task, reference, where))


def grade_here(
    tasks: Iterable[GradingTask],
    references: Mapping[str, bytes],
    where: Where,
    mend: Callable[[], None] = lambda: None,
) -> Iterator[GradingOutcome]:
    for task in tasks:
        yield grade_surely(task, references[task.stem], where, mend)


def grade_in_processes(
    tasks: Iterable[GradingTask],
    references: Mapping[str, bytes],
    where: Where,
    jobs: int,
    mend: Callable[[], None] = lambda: None,
) -> Iterator[GradingOutcome]:
    """Side by side on this machine. A process that dies is replaced and its work done again, as is
    what is in doubt: at the end and one at a time, so that none disturbs another."""

    def call(task: GradingTask) -> tuple[Any, ...]:
        return grade_task, task, references[task.stem], where

    in_doubt: dict[str, GradingOutcome] = {}
    for task, outcome in done_in_processes(call, tasks, jobs, mend):
        if outcome is None:
            yield GradingOutcome(task, None, trouble=DIED)
        elif outcome.doubt:
            in_doubt[task.name] = outcome
            mend()
        else:
            yield outcome
    once_more = [each.task for each in in_doubt.values()]
    for task, second in done_in_processes(call, once_more, 1, mend):
        if second is None:
            yield GradingOutcome(task, None, trouble=DIED)
        else:
            yield settled(in_doubt[task.name], second)


def grade_on_cluster(
    tasks: Iterable[GradingTask], references: Mapping[str, bytes], mode: str, address: str
) -> Iterator[GradingOutcome]:
    """The outcomes, as they come; `connected` says what it raises."""

    def lost(task: GradingTask, error: Exception) -> GradingOutcome:
        return GradingOutcome(task, None, trouble=f"{DIED} ({type(error).__name__})")

    with connected(address) as client:

        def send(task: GradingTask) -> Any:
            return client.submit(grade_there, task, references[task.stem], mode, pure=False)

        yield from flow(client, iter(tasks), send, lost)


def grade_there(task: GradingTask, reference: bytes, mode: str) -> GradingOutcome:
    """`grade_surely` on a machine that has to find its own sandbox."""
    sandbox = own_sandbox(mode)
    where = Where(sandbox.kernel_name, dict(sandbox.env))
    return grade_surely(task, reference, where, sandbox.mend)
