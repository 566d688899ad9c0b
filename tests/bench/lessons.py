"""What it costs to run the course: the CPU seconds of every lesson and every marking key.

A notebook is run as `make build` runs it, from top to bottom in a fresh kernel, one after the
other. The seconds are those of the kernel and of what it started.
"""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

from measure import Table

from gamesearch.course.build.added_cells import source_as_built
from gamesearch.course.build.execute import execute
from gamesearch.course.folder import KINDS, find_course

MOST = 40  # seconds; a reader waits for no cell that long, only for all of them together


def cpu(source: object, root: Path) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    asyncio.run(execute(source, root, lambda: None))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(rounds: int) -> Table:
    """`rounds` is not used: once is long enough."""
    course = find_course(Path(__file__))
    table = Table("Running the course", ["notebook", "CPU s", "mark"])
    whole = 0.0
    for kind in KINDS:
        for path in course.sources(kind):
            spent = cpu(source_as_built(course, path), course.root)
            whole += spent
            name = course.shown(course.notebook(kind, path.stem))
            reached = table.mark(f"{name} takes {spent:.0f} s", spent <= MOST)
            table.row(name, f"{spent:.1f}", f"≤ {MOST}: {reached}")
    table.row("all of them", f"{whole:.0f}", "")
    return table


if __name__ == "__main__":
    print(measure(1))
