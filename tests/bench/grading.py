"""Our grader, sandbox on, beside nbgrader and otter: one notebook, the same cells, this machine.

    python tests/bench/grading.py --submissions 40          as `make bench grading` does
    python tests/bench/grading.py --submissions 1000 --ours    how the cost grows with a class

CPU seconds are those of the command and of all that it has started, kernels included. The
others are looked for in build/graders, an environment of their own (see the Makefile). To us each
student has handed in the exercise notebook with the right answers, to nbgrader and otter the same
answers in their own release. nbgrader runs every cell, also what only shows something, which we
leave out: so it is measured once more on a notebook without such cells.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import grading_stages
from by_otter import for_otter
from handed_in import ROOT, by, notebook, write_class
from measure import Table

from gamesearch.course.grade.key_cells import SKIP
from gamesearch.course.grade.merge import merge
from gamesearch.course.grade.reference import load_reference
from gamesearch.course.grade.submission import read_handed_in
from gamesearch.course.notebook import tags
from gamesearch.course.sandbox import linux

THEIRS = ROOT / "build" / "graders" / "bin"
BESIDE = ROOT / "build" / "nbgrader"
STEM = "03_ordering"
SUBMISSIONS = 40
KERNELS = 200
MOST_CPU = 0.4  # seconds per submission
LESS_THAN_NBGRADER, LESS_ON_THE_SAME_CELLS, LESS_THAN_OTTER = 6, 1.5, 10
ADOPT = 36  # PR_SET_CHILD_SUBREAPER: what outlives its parent becomes our child
MAY_GROW = 1 << 20  # bytes, over all of KERNELS


@dataclass(frozen=True)
class Cost:
    """Per submission."""

    wall: float
    cpu: float


def measure(rounds: int) -> list[Table]:
    return [beside_others(), grading_stages.measure(rounds)]


def beside_others(submissions: int = SUBMISSIONS, ours_alone: bool = False) -> Table:
    """A class of submissions is a sample of its own: one round."""
    linux.prctl(ADOPT, 1)
    table = Table(
        f"Grading {submissions} submissions of {STEM}",
        ["grader", "s per submission", "CPU s per submission", "CPU, times ours"],
    )
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        ours = with_ours(place / "ours", submissions, jobs=1)
        table.row("gamesearch, sandboxed", f"{ours.wall:.2f}", f"{ours.cpu:.3f}", "1")
        table.mark(f"at most {MOST_CPU} CPU s per submission", ours.cpu <= MOST_CPU)
        more = {"gamesearch, sandboxed, 2 jobs": (lambda where, n: with_ours(where, n, 2), 0)}
        if not ours_alone:
            more |= {
                "nbgrader autograde": (with_nbgrader, LESS_THAN_NBGRADER),
                "nbgrader, only the cells that we run": (
                    partial(with_nbgrader, without=only_shown()),
                    LESS_ON_THE_SAME_CELLS,
                ),
                "otter run": (with_otter, LESS_THAN_OTTER),
            }
        for name, (grade, least) in more.items():
            cost = grade(place / str(len(table.rows)), submissions)
            if cost is None:
                table.row(name, "not installed", "", "")
                continue
            times = cost.cpu / ours.cpu
            table.row(name, f"{cost.wall:.2f}", f"{cost.cpu:.3f}", f"{times:.1f}")
            if least:
                table.mark(f"{least} times less CPU than {name}", times >= least)
    few, many = server_memory(KERNELS)
    grown = f"{(many - few) / 1024:.0f} kB more after {KERNELS} kernels"
    table.row("fork server's memory", f"{few / 1e6:.0f} MB", grown, "")
    table.mark("the fork server's memory does not grow", many - few < MAY_GROW)
    return table


def run(command: list[str | Path], where: Path, **more: str) -> tuple[float, float]:
    """Seconds, and CPU seconds of all its processes."""
    began = time.monotonic()
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            command, cwd=where, env=os.environ | more, stdout=said, stderr=said
        )
        cpu = 0.0
        try:
            while True:  # bubblewrap leaves it to others to count what ran behind it
                pid, status, usage = os.wait3(0)
                cpu += usage.ru_utime + usage.ru_stime
                if pid == process.pid:
                    process.returncode = os.waitstatus_to_exitcode(status)
        except ChildProcessError:
            pass
        if process.returncode:
            said.seek(0)
            sys.exit(f"{command}\n{said.read().decode(errors='replace')[-3000:]}")
    return time.monotonic() - began, cpu


def solution(without: Collection[str] = ()) -> Any:
    found = deepcopy(notebook("solutions", STEM))
    found.cells = [cell for cell in found.cells if cell.source not in without]
    return found


def only_shown() -> set[str]:
    """The cells that we do not run, as nothing that is marked needs them."""
    reference = load_reference(ROOT / "solutions" / f"{STEM}.ipynb")
    handed = read_handed_in(json.dumps(by(0, STEM)).encode())
    merged = merge(reference, handed).notebook
    return {
        cell.source for cell in merged.cells if SKIP in tags(cell) and "check" not in cell.metadata
    }


def answered(released: Any, student: int) -> Any:
    """The right answers in the cells of nbgrader's release."""
    answers = {
        cell.metadata["exercise"]: cell.source
        for cell in by(student, STEM).cells
        if "exercise" in cell.metadata
    }
    for cell in released.cells:
        cell.source = answers.get(cell.metadata.get("exercise"), cell.source)
    return released


def write(notebook: Any, path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(notebook), encoding="utf-8")
    return path


# -- the graders -----------------------------------------------------------------------------------


def with_ours(place: Path, count: int, jobs: int) -> Cost:
    write_class(place / "submissions", STEM, count)
    command = [sys.executable, "-m", "gamesearch.cli", "grade", place / "submissions"]
    command += ["--sandbox", "strict", "--jobs", str(jobs), "--out", place / "grades"]
    wall, cpu = run(command, ROOT)
    return Cost(wall / count, cpu / count)


def nbgrader() -> list[str | Path]:
    """How it is called here: in its own environment, or the one that the tests have beside ours."""
    if (THEIRS / "nbgrader").exists():
        return [THEIRS / "nbgrader"]
    return [sys.executable, "-m", "nbgrader"] if (BESIDE / "nbgrader").exists() else []


def with_nbgrader(place: Path, count: int, without: Collection[str] = ()) -> Cost | None:
    import nbformat

    if not (program := nbgrader()):
        return None
    more = {"PYTHONPATH": f"{ROOT}{os.pathsep}{BESIDE}", "PATH": os.environ["PATH"]}
    more["PATH"] = f"{THEIRS}{os.pathsep}{BESIDE / 'bin'}{os.pathsep}{more['PATH']}"
    write(solution(without), place / "source" / "ps" / f"{STEM}.ipynb")
    run([*program, "generate_assignment", "ps"], place, **more)
    for n in range(count):
        released = nbformat.read(place / "release" / "ps" / f"{STEM}.ipynb", 4)
        write(answered(released, n), place / "submitted" / f"s{n:04}" / "ps" / f"{STEM}.ipynb")
    wall, cpu = run([*program, "autograde", "ps", "--create"], place, **more)
    assert len(list((place / "autograded").glob("*/ps/*.ipynb"))) == count
    return Cost(wall / count, cpu / count)


def with_otter(place: Path, count: int) -> Cost | None:
    """Called for each submission, as it grades one at a time."""
    if not (THEIRS / "otter").exists():
        return None
    count = min(count, 10)  # its cost is the same for each, and high
    more = {"PYTHONPATH": str(ROOT), "PATH": f"{THEIRS}{os.pathsep}{os.environ['PATH']}"}
    write(for_otter(solution()), place / f"{STEM}.ipynb")
    run([THEIRS / "otter", "assign", f"{STEM}.ipynb", "dist"], place, **more)
    [archive] = (place / "dist" / "autograder").glob("*.zip")
    wall = cpu = 0.0
    for n in range(count):
        own = place / f"s{n:04}"
        answered = json.loads((place / "dist" / "autograder" / f"{STEM}.ipynb").read_text())
        write(answered, own / f"{STEM}.ipynb")
        one = run([THEIRS / "otter", "run", "-a", archive, f"{STEM}.ipynb"], own, **more)
        wall, cpu = wall + one[0], cpu + one[1]
        assert (own / "results.json").exists()
    return Cost(wall / count, cpu / count)


# -- the fork server -------------------------------------------------------------------------------


def server_memory(kernels: int) -> tuple[int, int]:
    """Its own memory in bytes after a tenth of the kernels, and after all of them."""
    import psutil

    from gamesearch.course.grade.kernel import MarkingKernel
    from gamesearch.course.sandbox.choose import choose

    with choose("strict") as sandbox:
        os.environ.update(sandbox.env)
        assert sandbox.run is not None
        family = psutil.Process(sandbox.run.guardian.pid).children(recursive=True)
        server = family[-1]
        sizes = []
        for _ in range(kernels):
            kernel = MarkingKernel(sandbox.kernel_name)
            kernel.run("import matplotlib.pyplot as plt\nplt.plot([1, 2, 3]);", 20)
            kernel.stop()
            sizes.append(server.memory_full_info().uss)
    return sizes[kernels // 10], sizes[-1]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--submissions", type=int, default=SUBMISSIONS)
    parser.add_argument("--ours", action="store_true", help="leave the other graders out")
    options = parser.parse_args()
    table = beside_others(options.submissions, options.ours)
    print(table)
    sys.exit(1 if table.missed else 0)
