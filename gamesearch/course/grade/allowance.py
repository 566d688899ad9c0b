"""What one submission may cost, over all the kernels that it needs: time, and what it sends.

    with one_submission() as allowance:
        ...  # every MarkingKernel in here draws on it
    allowance.late    whether a cell was stopped while it had to wait for the machine

Time is told by the clock of whoever grades. What a process waits for a processor, because others
use them, is not charged to it, up to a bound: a right answer does not become slow because it was
graded beside a greedy one.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple

from gamesearch.course.sandbox.processes import family

SECONDS = 300.0
PATIENT = 4  # times as long by the clock, at most, where it has to wait for a processor
LATE = 0.1  # of its time spent waiting: then the clock says little about the answer
BYTES = 4_000_000_000  # read and dropped
KEPT_BYTES = 32_000_000


class Allowance:
    """What is left for a submission."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.began = time.monotonic()
        self.waited = 0.0  # for a processor
        self.to_read, self.to_keep = BYTES, KEPT_BYTES
        self.late = False

    @property
    def end(self) -> float:
        return self.began + self.seconds + min(self.waited, (PATIENT - 1) * self.seconds)

    @property
    def is_spent(self) -> bool:
        return self.to_read <= 0 or time.monotonic() > self.end


_current: ContextVar[Allowance | None] = ContextVar("allowance", default=None)


@contextmanager
def one_submission(seconds: float = SECONDS) -> Iterator[Allowance]:
    """What runs inside shares one allowance."""
    token = _current.set(Allowance(seconds))
    try:
        yield current()
    finally:
        _current.reset(token)


def current() -> Allowance:
    """The allowance of the submission that is graded, or a fresh one."""
    return _current.get() or Allowance()


class Stopwatch:
    """The time of one cell, less what its process has waited for a processor.

    Looking costs something, so the first look is at the first `look`, not at the beginning: a cell
    that is quick is never looked at.
    """

    def __init__(self, pid: int | None) -> None:
        self.pid = pid
        self.began = time.monotonic()
        self.before: dict[int, Usage] | None = None
        self.waited = self.used = 0.0
        self.stopped = 0.0  # when; 0: it goes on

    @property
    def elapsed(self) -> float:
        return (self.stopped or time.monotonic()) - self.began

    def stop(self) -> None:
        """What passes from now on is no cost of the cell's."""
        self.stopped = time.monotonic()

    def go_on(self) -> None:
        if self.stopped:
            self.began += time.monotonic() - self.stopped
            self.stopped = 0.0

    def look(self) -> None:
        now = usage(self.pid) if self.pid else {}
        if self.before is None:
            self.before = now
        nothing = Usage(0.0, 0.0)
        pairs = [(each, self.before.get(pid, nothing)) for pid, each in now.items()]
        self.used = max(self.used, sum(new.used - old.used for new, old in pairs))
        waited = max((new.waited - old.waited for new, old in pairs), default=0.0)
        self.waited = max(self.waited, min(waited, self.elapsed))

    def is_over(self, seconds: float) -> bool:
        """Whether it has had its time. Who keeps the processors busy themselves waits for nobody
        else: what all their processes have used together counts as well."""
        if self.elapsed < seconds:
            return False
        self.look()
        own = max(self.elapsed - self.waited, self.used)
        return own >= seconds or self.elapsed >= PATIENT * seconds


class Usage(NamedTuple):
    """Seconds that a process has run, and that it was ready to run and did not."""

    used: float
    waited: float


def usage(pid: int) -> dict[int, Usage]:
    """Of a process and all that it has started; nothing where the machine does not tell."""
    found = {}
    for each in family(pid):
        try:
            with open(f"/proc/{each}/schedstat") as file:
                used, waited, _times = file.read().split()
                found[each] = Usage(int(used) / 1e9, int(waited) / 1e9)
        except (OSError, ValueError):
            continue  # it has ended, or this machine does not tell
    return found
