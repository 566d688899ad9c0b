"""How far a batch of notebooks is: one moving line in a terminal, one line each elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TextIO, TypeVar

Thing = TypeVar("Thing")


class Progress:
    """Counts the cells of notebooks that run side by side."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stderr
        self.live = self.stream.isatty()
        self.running: dict[str, tuple[int, int, float]] = {}

    def start(self, name: str, cells: int) -> None:
        self.running[name] = (0, cells, time.monotonic())
        self._show()

    def advance(self, name: str) -> None:
        done, cells, since = self.running[name]
        self.running[name] = (done + 1, cells, since)
        self._show()

    def finish(self, name: str, verdict: str) -> None:
        done, cells, since = self.running.pop(name)
        line = f"{name}  {done}/{cells} cells  {time.monotonic() - since:.1f} s  {verdict}"
        self.stream.write(f"\r\033[K{line}\n" if self.live else f"{line}\n")
        self._show()

    def _show(self) -> None:
        if not self.live:
            return
        now = time.monotonic()
        parts = [f"{n} {d}/{c} {now - since:.0f} s" for n, (d, c, since) in self.running.items()]
        self.stream.write("\r\033[K" + " · ".join(parts)[:100])
        self.stream.flush()


class Countdown:
    """How many of a known number are done, and about how long the rest will take."""

    def __init__(self, of: int, stream: TextIO | None = None) -> None:
        self.of, self.done, self.since = of, 0, time.monotonic()
        self.stream = stream or sys.stderr
        self.live = self.stream.isatty()

    def finish(self, name: str, verdict: str) -> None:
        self.done += 1
        width = 24 * self.done // max(1, self.of)
        counted = f"{self.done}/{self.of}"
        if not self.live:
            self.stream.write(f"{counted}  {name}  {verdict}\n")
            return
        bar = "█" * width + "░" * (24 - width)
        shown = f"{bar} {counted}  {_spoken(self.left())} left  {name}  {verdict}"
        self.stream.write(f"\r\033[K{shown[:100]}" + ("\n" if self.done == self.of else ""))
        self.stream.flush()

    def left(self) -> float:
        """Seconds, if the rest takes as long on average as what is done."""
        return (time.monotonic() - self.since) / max(1, self.done) * (self.of - self.done)


def counted(
    things: Sequence[Thing], name: Callable[[Thing], str], stream: TextIO | None = None
) -> Iterator[Thing]:
    """Each of the things in turn: a terminal shows how many are done, a log is spared."""
    countdown = Countdown(len(things), stream)
    for thing in things:
        yield thing
        if countdown.live:
            countdown.finish(name(thing), "")


def _spoken(seconds: float) -> str:
    """
    >>> _spoken(75.2)
    '1 min 15 s'
    """
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
