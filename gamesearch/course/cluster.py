"""Work for an existing Dask cluster, whose workers come and go.

Each worker chooses its own sandbox. What is lost with a worker is sent again, and reported only if
it is lost again and again; a scheduler that is lost costs nothing, as what is done is kept.
"""

from __future__ import annotations

import atexit
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from queue import Empty, SimpleQueue
from threading import Event
from time import monotonic
from typing import Any

from gamesearch.errors import GameSearchError, MissingExtra, installs

ANSWER = 10.0  # seconds for the scheduler to answer, or to come back
LOOK = 1.0
TRIES = 3  # for one task


class NoCluster(GameSearchError):
    """The scheduler does not answer, or not any more."""


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """A client of the scheduler.

    Raises:
        MissingExtra: Dask is not installed here.
        NoCluster: nobody answers; what has been given so far is done.
    """
    try:
        from dask.distributed import Client
    except ImportError:
        raise MissingExtra(f"--cluster needs Dask: {installs('cluster')}") from None
    try:
        client = Client(address, set_as_default=False, timeout=ANSWER)
    except (OSError, ValueError, TimeoutError) as error:
        what = f"no Dask scheduler answers at {address} ({_first_line(error)})"
        raise NoCluster(f"{what}: start one, and give the address that it shows") from None
    try:
        yield client
    finally:
        client.close(timeout=LOOK)


def flow(
    client: Any,
    waiting: Iterator[Any],
    send: Callable[[Any], Any],
    lost: Callable[[Any, Exception], Any],
) -> Iterator[Any]:
    """What comes of the tasks, as it comes: `send` makes a future of one, `lost` what is told of
    one that was lost with its worker again and again."""
    under_way: dict[Any, tuple[Any, int]] = {}
    finished: SimpleQueue[Any] = SimpleQueue()

    def begin(task: Any, tries: int = 1) -> None:
        future = send(task)
        under_way[future] = task, tries
        future.add_done_callback(finished.put)

    most = max(2, 2 * sum(client.nthreads().values()))
    while True:
        while len(under_way) < most and (task := next(waiting, None)):
            begin(task)
        if not under_way:
            return
        future = _next(client, finished)
        task, tries = under_way.pop(future)
        try:
            yield future.result(timeout=ANSWER)
        except Exception as error:  # cancelled, or killed with its worker
            _must_run(client)
            if tries < TRIES:
                begin(task, tries + 1)
            else:
                yield lost(task, error)


def _next(client: Any, finished: SimpleQueue[Any]) -> Any:
    """The next future that is done."""
    lost_since = None
    while True:
        try:
            return finished.get(timeout=LOOK)
        except Empty:
            pass
        if client.status == "running":
            lost_since = None
        elif lost_since is None:
            lost_since = monotonic()
        elif monotonic() - lost_since > ANSWER:
            _must_run(client)


def _must_run(client: Any) -> None:
    end = monotonic() + ANSWER
    while client.status != "running":
        if monotonic() > end or client.status == "closed":
            raise NoCluster(
                "the Dask scheduler is gone; what is done is kept: start it again, and the same "
                "call goes on from there"
            )
        Event().wait(LOOK / 10)


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:200]


@cache
def own_sandbox(mode: str) -> Any:
    """The sandbox of a cluster's worker, for as long as that lives."""
    from gamesearch.course.sandbox.choose import choose

    stack = ExitStack()
    sandbox = stack.enter_context(choose(mode))
    atexit.register(stack.close)
    return sandbox
