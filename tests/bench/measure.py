"""CPU time of things that take turns, and a table to say it in."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

LEAST = 0.05  # seconds a turn lasts at the least: shorter runs are repeated within their turn

Run = Callable[[], object]


def take_turns(runs: dict[str, Run], rounds: int) -> dict[str, list[float]]:
    """CPU seconds of one run, for each contestant and each round."""
    repeats = {name: max(1, round(LEAST / once(run))) for name, run in runs.items()}
    seconds: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(rounds):
        turns = list(runs.items())
        for name, run in turns if number % 2 else reversed(turns):
            gc.collect()
            began = time.process_time()
            for _ in range(repeats[name]):
                run()
            seconds[name].append((time.process_time() - began) / repeats[name])
    return seconds


def once(run: Run) -> float:
    began = time.process_time()
    run()
    return max(time.process_time() - began, 1e-6)


def times(slower: list[float], faster: list[float]) -> float:
    """How many times faster, as the median over the rounds."""
    return statistics.median(a / b for a, b in zip(slower, faster, strict=True))


def milliseconds(seconds: list[float]) -> str:
    median = statistics.median(seconds) * 1000
    return f"{median:.2f}" if median < 100 else f"{median:.0f}"


@dataclass
class Table:
    """Prints as Markdown. `missed` collects the marks not reached, `pictures` is by file name."""

    title: str
    columns: list[str]
    rows: list[list[str]] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)
    pictures: dict[str, Any] = field(default_factory=dict)

    def row(self, *cells: object) -> None:
        self.rows.append([str(cell) for cell in cells])

    def mark(self, what: str, reached: bool) -> str:
        if not reached:
            self.missed.append(what)
        return "yes" if reached else "NO"

    def __str__(self) -> str:
        lines = [self.columns, *self.rows]
        widths = [max(len(line[i]) for line in lines) for i in range(len(self.columns))]
        text = [
            "| "
            + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True))
            + " |"
            for line in lines
        ]
        text.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
        return "\n".join([f"## {self.title}", "", *text])
