"""Run a merged notebook with nbval: one grade cell is one pytest item, one verdict, its points.

The values to compare with stay in this process. A mark needs a pass that was seen: the item ran to
its end, sent exactly one value under its own label, and that value is the key's.

What nbval's own run lacks is added in `marked_cells`.
"""

from __future__ import annotations

import os
import tempfile
import threading
from pathlib import Path
from typing import Any

import pytest

from gamesearch.course.grade.kernel import NoKernel
from gamesearch.course.grade.launch import scratch
from gamesearch.course.grade.nbval_cells import MarkedCell, MarkedNotebook
from gamesearch.course.grade.verdicts import PASSED, SILENT, Mark, best

SECONDS_PER_CELL = 10.0
SECONDS_PER_NOTEBOOK = 300.0
ALONE = threading.Lock()  # pytest cannot run twice at a time in one process
OPTIONS = [
    *("-c", os.devnull, "--noconftest", "--assert=plain", "--capture=no"),
    *("--disable-plugin-autoload", "-p", "nbval.plugin"),
    *("-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:faulthandler", "-p", "no:warnings"),
    *("-p", "no:doctest", "-p", "no:junitxml", "-p", "no:unraisableexception"),
    *("-p", "no:threadexception", "-p", "no:logging"),
]


def run_marked(
    notebook: Any,
    kernel: str,
    seconds: float = SECONDS_PER_CELL,
    seconds_in_all: float = SECONDS_PER_NOTEBOOK,
) -> list[Mark]:
    """A mark for every grade cell, in order.

    Raises:
        NoKernel: this machine could not run it; no mark may be made of that.
    """
    plugin = _Marking(notebook, kernel, seconds_in_all)
    with ALONE, tempfile.TemporaryDirectory(prefix="mark-", dir=scratch()) as folder:
        place = Path(folder, "merged.ipynb")
        place.touch()  # pytest collects files; the notebook itself never lies on the disk
        options = [*OPTIONS, f"--rootdir={folder}", f"--nbval-cell-timeout={seconds}"]
        before = Path.cwd()
        ended = pytest.main([*options, str(place)], plugins=[plugin])
        os.chdir(before)
    if ended == pytest.ExitCode.INTERRUPTED:
        raise KeyboardInterrupt
    if plugin.trouble:
        raise NoKernel(plugin.trouble)
    return plugin.marks()


class _Marking:
    """The pytest plugin: hands over the notebook, watches every item."""

    def __init__(self, notebook: Any, kernel: str, seconds: float) -> None:
        self.notebook = notebook
        self.kernel = kernel
        self.seconds = seconds
        self.passed: set[int] = set()
        self.items: list[MarkedCell] = []
        self.trouble = ""

    def pytest_addoption(self, parser: pytest.Parser) -> None:
        parser.addoption("--color", default="no")  # nbval asks for it; its home is not loaded

    def pytest_collect_file(self, file_path: Path, parent: Any) -> Any:
        collected = MarkedNotebook.from_parent(parent, path=file_path)
        collected.marking = self
        return collected

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.when == "call" and report.passed:
            self.passed.add(int(report.nodeid.rpartition("Cell ")[2]))

    def pytest_exception_interact(self, call: Any, report: Any) -> None:
        error = call.excinfo.value
        if isinstance(error, NoKernel):
            self.trouble = str(error)
        elif report.when != "call":
            self.trouble = f"marking broke off: {type(error).__name__}: {error}"

    def pytest_internalerror(self, excrepr: Any) -> None:
        self.trouble = f"marking broke off: {str(excrepr).splitlines()[-1]}"

    def marks(self) -> list[Mark]:
        if 0 not in self.passed:
            raised = self.items[0].error if self.items else ""
            raise NoKernel(
                f"the kernel could not be prepared{f' ({raised})' if raised else ''}: "
                "is all that the lesson needs installed for it?"
            )
        marks = []
        for item in self.items:
            if "grade" in item.cell.metadata:
                verdict, error = item.verdict, item.error
                if verdict == PASSED and item.cell_num not in self.passed:
                    verdict = SILENT
                data = item.cell.metadata
                marks.append(Mark(str(data["grade"]), data["points"], verdict, error))
        return best(marks)
