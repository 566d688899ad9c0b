"""Where a submission's time goes: CPU seconds per stage, of the grader and of what runs sandboxed.

    python tests/bench/grading_stages.py 02_pruning 03_ordering --submissions 10

What is graded is what a class hands in: the exercise notebook with the answers written in. What
no stage accounts for is the last line's.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import psutil
from handed_in import ROOT, write_class
from measure import Table

from gamesearch.course.folder import Course
from gamesearch.course.grade import grade, grade_one
from gamesearch.course.grade.asking import Asker
from gamesearch.course.grade.kernel import MarkingKernel
from gamesearch.course.grade.nbval_cells import MarkedCell
from gamesearch.course.sandbox import choose

STEMS = ("02_pruning", "03_ordering")
REST = "reading the folder, the record, nbval and pytest"
STAGES = [
    "reading and merging the notebook",
    "a kernel begins",
    "imports and preparing",
    "the student's cells",
    "hidden cells: judging out here",
    "hidden cells: asking and observing",
    "a kernel ends",
    "hints",
    "feedback, gradebooks, the class's page",
    REST,
]


class Stages:
    """CPU time by the stage that is under way: of this process, and of the sandbox's."""

    def __init__(self, sandbox: psutil.Process) -> None:
        self.sandbox = sandbox
        self.ours: Counter[str] = Counter()
        self.theirs: Counter[str] = Counter()
        self.under_way = [REST]
        self._look()

    def _look(self) -> None:
        self.their_time, self.our_time = _spent(self.sandbox), time.process_time()

    def charge(self) -> None:
        """What has been used since the last look is the present stage's."""
        self.ours[self.under_way[-1]] += time.process_time() - self.our_time
        before = self.their_time
        self._look()
        self.theirs[self.under_way[-1]] += self.their_time - before

    @contextmanager
    def within(self, stage: str) -> Iterator[None]:
        self.charge()
        self.under_way.append(stage)
        try:
            yield
        finally:
            self.charge()
            self.under_way.pop()


def _spent(process: psutil.Process) -> float:
    """Of a process and all that it has started, also where that has ended."""
    total = 0.0
    for each in (process, *process.children(recursive=True)):
        with contextlib.suppress(psutil.NoSuchProcess):
            total += sum(each.cpu_times()[:4])
    return total


def _of_cell(item: Any) -> str:
    if item.cell_num == 0:
        return STAGES[2]
    return STAGES[4] if "grade" in item.cell.metadata else STAGES[3]


# What each stage is, by the function that does it.
WATCHED: list[tuple[Any, str, str | Callable[[Any], str]]] = [
    (grade_one, "read_handed_in", STAGES[0]),
    (grade_one, "merge", STAGES[0]),
    (grade_one, "to_text", STAGES[0]),
    (MarkingKernel, "__init__", STAGES[1]),
    (MarkedCell, "runtest", _of_cell),
    (Asker, "begin", STAGES[5]),
    (Asker, "ask", STAGES[5]),
    (Asker, "end", STAGES[5]),
    (MarkingKernel, "stop", STAGES[6]),
    (grade_one, "hints", STAGES[7]),
    (grade.Grading, "_write", STAGES[8]),
]


@contextmanager
def watching(stages: Stages) -> Iterator[None]:
    before = [(owner, name, getattr(owner, name)) for owner, name, _ in WATCHED]

    def watched(run: Any, stage: Any) -> Any:
        @wraps(run)
        def timed(*args: Any, **options: Any) -> Any:
            with stages.within(stage(args[0]) if callable(stage) else stage):
                return run(*args, **options)

        return timed

    for owner, name, stage in WATCHED:
        setattr(owner, name, watched(getattr(owner, name), stage))
    try:
        yield
    finally:
        for owner, name, run in before:
            setattr(owner, name, run)


def spent_on(stem: str, submissions: int) -> Stages:
    """One warm sandbox, a submission to warm up, then the class."""
    with tempfile.TemporaryDirectory() as folder, choose.choose("strict") as sandbox:
        assert sandbox.run is not None
        kept, choose.choose = choose.choose, lambda *_, **__: contextlib.nullcontext(sandbox)
        try:
            for count, part in ((1, "warm"), (submissions, "class")):
                place = Path(folder, part)
                write_class(place / "in", stem, count, first=0 if part == "warm" else 1)
                stages = Stages(psutil.Process(sandbox.run.guardian.pid))
                nowhere = contextlib.redirect_stdout(io.StringIO())
                with watching(stages), nowhere, contextlib.redirect_stderr(io.StringIO()):
                    grade.Grading(Course(ROOT), place / "in", place / "out").run()
                time.sleep(0.3)  # the last kernel's end
                stages.charge()
        finally:
            choose.choose = kept
    return stages


def measure(rounds: int, submissions: int = 10, stems: tuple[str, ...] = STEMS) -> Table:
    """`rounds` is not used: a class of submissions is a sample of its own."""
    columns = [f"{stem}, {who}" for stem in stems for who in ("grader", "sandboxed")]
    table = Table("Where a submission's CPU seconds go", ["stage", *columns])
    found = [spent_on(stem, submissions) for stem in stems]
    for stage in STAGES:
        parts = [part[stage] / submissions for each in found for part in (each.ours, each.theirs)]
        table.row(stage, *(f"{part:.3f}" for part in parts))
    sums = [sum(part.values()) / submissions for each in found for part in (each.ours, each.theirs)]
    table.row("all", *(f"{each:.3f}" for each in sums))
    return table


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stems", nargs="*", default=STEMS)
    parser.add_argument("--submissions", type=int, default=10)
    options = parser.parse_args()
    print(measure(1, options.submissions, tuple(options.stems)))
