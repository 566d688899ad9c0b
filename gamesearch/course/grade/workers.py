"""Grade many submissions: here, in processes beside this one, or on a Dask cluster.

Each is graded by the same pure function, so where it ran makes no difference to its marks. What a
worker does to itself, up to its death, costs the others nothing.
"""

from __future__ import annotations

import atexit
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from multiprocessing import active_children, get_context
from typing import Any

from gamesearch.course.grade.kernel import NoKernel
from gamesearch.course.grade.key import Reference, read_reference
from gamesearch.course.grade.nbval_run import SECONDS_PER_CELL
from gamesearch.course.grade.one import Result, grade_one
from gamesearch.errors import MissingExtra

DIED = "the process that graded it died, twice: see whether the machine runs out of memory"


@dataclass(frozen=True)
class Task:
    name: str
    stem: str
    data: bytes


@dataclass(frozen=True)
class Outcome:
    """A result with its merged notebook, or the trouble that kept this machine from grading."""

    task: Task
    result: Result | None
    merged: str = ""
    trouble: str = ""


@dataclass(frozen=True)
class Where:
    """The kernel to run in, what must stand in the environment for it to be found, and for how
    long one cell may run."""

    kernel: str
    environment: Mapping[str, str]
    seconds: float = SECONDS_PER_CELL


def work(task: Task, reference: bytes, where: Where) -> Outcome:
    """Grade one submission; whatever goes wrong is told, not raised."""
    os.environ.update(where.environment)
    try:
        key = _reference(task.stem, reference)
        result, merged = grade_one(key, task.data, where.kernel, where.seconds)
    except NoKernel as error:
        return Outcome(task, None, trouble=str(error))
    except Exception as error:  # of ours: it must stop neither the class nor go unseen
        return Outcome(task, None, trouble=f"{type(error).__name__}: {error}")
    return Outcome(task, result, merged)


@cache
def _reference(stem: str, data: bytes) -> Reference:
    return read_reference(stem, data)


def grade_here(
    tasks: Iterable[Task], references: Mapping[str, bytes], where: Where
) -> Iterator[Outcome]:
    for task in tasks:
        yield work(task, references[task.stem], where)


def grade_in_processes(
    tasks: Iterable[Task], references: Mapping[str, bytes], where: Where, jobs: int
) -> Iterator[Outcome]:
    """Side by side on this machine; a process that dies is replaced and its work done again."""
    broken: list[Task] = []
    waiting = iter(tasks)
    more = True
    while more:
        with _processes(jobs) as pool:
            lost = []

            def send(task: Task, pool: ProcessPoolExecutor = pool) -> Future[Outcome]:
                return pool.submit(work, task, references[task.stem], where)

            more = False
            for task, future in _flowing(send, waiting, 2 * jobs):
                try:
                    yield future.result()
                except BrokenProcessPool:
                    lost.append(task)
                    more = True
            broken += lost
    while broken:  # one of them was the cause: one at a time, so that the others are safe
        with _processes(1) as pool:
            while broken:
                task = broken.pop(0)
                try:
                    yield pool.submit(work, task, references[task.stem], where).result()
                except BrokenProcessPool:
                    yield Outcome(task, None, trouble=DIED)
                    break


@contextmanager
def _processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes beside this one. When it is interrupted they end at once, whatever they are at:
    what has no result yet is graded the next time."""
    others = set(active_children())
    spawn = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_not_interrupted) as pool:
        try:
            yield pool
        except BaseException:
            for process in set(active_children()) - others:
                process.kill()
            pool.shutdown(cancel_futures=True)
            raise


def _not_interrupted() -> None:
    """Ctrl-C reaches every process of a terminal; this one is ended by the one that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _flowing(
    send: Callable[[Task], Future[Outcome]], waiting: Iterator[Task], most: int
) -> Iterator[tuple[Task, Future[Outcome]]]:
    """Keep `most` tasks under way; only those are in the memory. A broken pool takes no more."""
    under_way: dict[Future[Outcome], Task] = {}
    open_for_more = True
    while True:
        while open_for_more and len(under_way) < most and (task := next(waiting, None)):
            try:
                under_way[send(task)] = task
            except BrokenProcessPool as error:
                future: Future[Outcome] = Future()
                future.set_exception(error)
                under_way[future] = task
                open_for_more = False
        if not under_way:
            return
        for future in wait(under_way, return_when=FIRST_COMPLETED).done:
            open_for_more = open_for_more and not isinstance(future.exception(), BrokenProcessPool)
            yield under_way.pop(future), future


# -- Dask ------------------------------------------------------------------------------------------


def grade_on_cluster(
    tasks: Iterable[Task], references: Mapping[str, bytes], mode: str, address: str
) -> Iterator[Outcome]:
    """On an existing Dask cluster. Each worker chooses its own sandbox; its death is the
    scheduler's to repair.

    Raises:
        MissingExtra: Dask is not installed here.
    """
    try:
        from dask.distributed import Client, as_completed
    except ImportError:
        raise MissingExtra("--cluster needs Dask: pip install 'gamesearch[cluster]'") from None
    waiting = iter(tasks)
    with Client(address, set_as_default=False) as client:
        keys = {stem: client.scatter(data, broadcast=True) for stem, data in references.items()}
        under_way: dict[Any, Task] = {}
        finished = as_completed(loop=client.loop)

        def send(task: Task) -> None:
            future = client.submit(work_there, task, keys[task.stem], mode, pure=False, retries=2)
            under_way[future] = task
            finished.add(future)

        most = max(2, 2 * sum(client.nthreads().values()))
        for task in waiting:
            send(task)
            if len(under_way) >= most:
                break
        for future in finished:
            task = under_way.pop(future)
            try:
                yield future.result()
            except Exception as error:  # KilledWorker and its like
                yield Outcome(task, None, trouble=f"{DIED} ({type(error).__name__})")
            if following := next(waiting, None):
                send(following)


def work_there(task: Task, reference: bytes, mode: str) -> Outcome:
    """`work` on a machine that has to find its own sandbox."""
    return work(task, reference, _own_sandbox(mode))


@cache
def _own_sandbox(mode: str) -> Where:
    from gamesearch.course.sandbox.choose import choose

    stack = ExitStack()
    sandbox = stack.enter_context(choose(mode))
    atexit.register(stack.close)
    return Where(sandbox.kernel_name, dict(sandbox.env))
