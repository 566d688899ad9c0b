"""How far a batch is: a bar that moves in a terminal, one line for each finished job elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TextIO, TypeVar

Thing = TypeVar("Thing")


class Progress:
    """How many of a known number of jobs are done, about how long the rest will take, and which
    job has just ended; a job that was started has a bar of its own while it runs.

    Use it as a context manager: it gives the terminal back, whatever happens.
    """

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self.total, self.done = total, 0
        self.stream = stream or sys.stderr
        self.bars = _bars(self.stream)
        self.whole = self.bars.add_task("", total=total) if self.bars else None
        self.running: dict[str, tuple[Any, float]] = {}  # its bar, when it was started

    def __enter__(self) -> Progress:
        if self.bars:
            self.bars.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.bars:
            self.bars.stop()

    def start(self, name: str, steps: int) -> None:
        bar = self.bars.add_task(name, total=steps) if self.bars else None
        self.running[name] = (bar, time.monotonic())

    def advance(self, name: str) -> None:
        if self.bars:
            self.bars.advance(self.running[name][0])
            self.bars.refresh()

    def finish(self, name: str, verdict: str) -> None:
        self.done += 1
        bar, since = self.running.pop(name, (None, None))
        took = "" if since is None else f"  {time.monotonic() - since:.1f} s"
        line = f"{name}  {verdict}{took}"
        if not self.bars:
            self.stream.write(f"{self.done}/{self.total}  {line}\n")
            return
        if bar is not None:
            self.bars.remove_task(bar)
        self.bars.update(self.whole, advance=1, description=line.rstrip())
        self.bars.refresh()


def with_progress(
    things: Sequence[Thing], name: Callable[[Thing], str], stream: TextIO | None = None
) -> Iterator[Thing]:
    """Each of the things in turn: a terminal shows how many are done, a log is spared."""
    stream = stream or sys.stderr
    if not stream.isatty():
        yield from things
        return
    with Progress(len(things), stream) as progress:
        for thing in things:
            yield thing
            progress.finish(name(thing), "")


def _bars(stream: TextIO) -> Any:
    """For a terminal, where rich is installed; None: a line each will do."""
    if not stream.isatty():
        return None
    try:
        from rich import progress
        from rich.console import Console
        from rich.table import Column
    except ModuleNotFoundError:
        return None
    return progress.Progress(
        progress.BarColumn(24),
        progress.MofNCompleteColumn(),
        progress.TimeRemainingColumn(),
        progress.TextColumn(
            "{task.description}", markup=False, table_column=Column(no_wrap=True, ratio=1)
        ),
        expand=True,  # so that a long name is cut off and not the bar
        console=Console(file=stream),
        auto_refresh=False,  # no thread: the processes that work are forks of this one
        redirect_stdout=sys.stdout.isatty(),  # what is printed stands above; a file keeps its own
        speed_estimate_period=3600,  # seconds: a notebook can take a minute
    )
