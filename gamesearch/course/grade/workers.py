"""Grade many submissions: here, or in processes beside this one (on a Dask cluster: see `cluster`).

Each is graded by the same pure function, so where it ran makes no difference to its marks. What a
worker does to itself, up to its death, costs the others nothing.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import active_children, get_context, parent_process
from typing import Any

from gamesearch.course.grade.allowance import Allowance, one_submission
from gamesearch.course.grade.kernel import NoKernel
from gamesearch.course.grade.reference import Reference, read_reference
from gamesearch.course.grade.nbval_run import SECONDS_PER_CELL
from gamesearch.course.grade.grade_one import Result, grade_one
from gamesearch.course.grade.verdicts import CRASHED, TIMEOUT

GONE = "its kernel ended"
LATE = "it ran out of time while the machine was busy with other work"
DIED = "the process that graded it died, twice: see whether the machine runs out of memory"


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
    except NoKernel as error:
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
    again: list[tuple[GradingTask, GradingOutcome | None]] = []
    waiting = iter(tasks)
    more = True
    while more:
        with processes(jobs) as pool:

            def send(task: GradingTask, pool: ProcessPoolExecutor = pool) -> Future[GradingOutcome]:
                return pool.submit(grade_task, task, references[task.stem], where)

            more = False
            for task, future in flowing(send, waiting, 2 * jobs):
                try:
                    outcome = future.result()
                except BrokenProcessPool:
                    again.append((task, None))
                    more = True
                    continue
                if outcome.doubt:
                    again.append((task, outcome))
                    mend()
                else:
                    yield outcome
    while again:
        with processes(1) as pool:
            while again:
                task, before = again.pop(0)
                try:
                    outcome = pool.submit(grade_task, task, references[task.stem], where).result()
                except BrokenProcessPool:
                    yield GradingOutcome(task, None, trouble=DIED)
                    break
                if before is None and outcome.doubt:  # it was lost, not seen: this was its first
                    again.append((task, outcome))
                    mend()
                else:
                    yield outcome if before is None else settled(before, outcome)


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes beside this one. When it is interrupted they end at once, whatever they are at:
    what has no result yet is graded the next time."""
    others = set(active_children())
    spawn = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_belong_to_the_grader) as pool:
        try:
            yield pool
        except BaseException:
            for process in set(active_children()) - others:
                process.kill()
            pool.shutdown(cancel_futures=True)
            raise


def _belong_to_the_grader() -> None:
    """Ctrl-C reaches every process of a terminal; this one is ended by the one that asked, or ends
    when that is gone, whatever it is at."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if grader := parent_process():
        threading.Thread(target=_end_with, args=[grader], daemon=True).start()


def _end_with(grader: Any) -> None:
    grader.join()
    os._exit(1)


def flowing(
    send: Callable[[Any], Future[Any]], waiting: Iterator[Any], most: int
) -> Iterator[tuple[Any, Future[Any]]]:
    """Keep `most` tasks under way; only those are in the memory. A broken pool takes no more."""
    under_way: dict[Future[Any], Any] = {}
    open_for_more = True
    while True:
        while open_for_more and len(under_way) < most and (task := next(waiting, None)):
            try:
                under_way[send(task)] = task
            except BrokenProcessPool as error:
                future: Future[Any] = Future()
                future.set_exception(error)
                under_way[future] = task
                open_for_more = False
        if not under_way:
            return
        for future in wait(under_way, return_when=FIRST_COMPLETED).done:
            open_for_more = open_for_more and not isinstance(future.exception(), BrokenProcessPool)
            yield under_way.pop(future), future
