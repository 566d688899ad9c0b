"""Work for several processes of this machine; a class may be larger than the memory.

What is sent is named by its task, and comes back as it is done. (On many machines: see `cluster`.)
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from typing import Any

DIED = "the process that worked on it died, twice: see whether the machine runs out of memory"


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes beside this one. When it is interrupted they end at once, whatever they are at:
    what has no result yet is done the next time."""
    others = set(active_children())
    spawn = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_belong_to_the_caller) as pool:
        try:
            yield pool
        except BaseException:
            for process in set(active_children()) - others:
                process.kill()
            pool.shutdown(cancel_futures=True)
            raise


def _belong_to_the_caller() -> None:
    """Ctrl-C reaches every process of a terminal; this one is ended by the one that asked, or ends
    when that is gone, whatever it is at."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if caller := parent_process():
        threading.Thread(target=_end_with, args=[caller], daemon=True).start()


def _end_with(caller: Any) -> None:
    caller.join()
    os._exit(1)


def done_in_processes(
    call: Callable[[Any], tuple[Any, ...]],
    tasks: Iterable[Any],
    jobs: int,
    mend: Callable[[], None],
) -> Iterator[tuple[Any, Any]]:
    """Each task with what came of it, as it comes; `call` says of one which function to call with
    what. The tasks of a process that dies are done again at the end, each in a process of its own,
    when `mend` has started what may have ended: None if that one dies, too."""
    waiting, again, more = iter(tasks), list[Any](), True
    while more:
        more = False
        with processes(jobs) as pool:

            def send(task: Any, pool: ProcessPoolExecutor = pool) -> Future[Any]:
                return pool.submit(*call(task))

            for task, future in flowing(send, waiting, 2 * jobs):
                try:
                    yield task, future.result()
                except BrokenProcessPool:
                    again.append(task)
                    more = True
    for task in again:
        mend()
        with processes(1) as pool:
            try:
                yield task, pool.submit(*call(task)).result()
            except BrokenProcessPool:
                yield task, None


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
