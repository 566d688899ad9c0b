"""Run a merged notebook with nbval: one grade cell is one pytest item, one verdict, its points.

The values to compare with stay in this process. A mark needs a pass that was seen: the item ran to
its end, sent exactly one value under its own label, and that value is the key's.

What nbval's own run lacks is added: what is printed or drawn never counts, a dead kernel costs the
cell that killed it and a fresh one goes on, and time is limited per cell and per notebook.
"""

from __future__ import annotations

import os
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from nbval.plugin import IPyNbCell, IPyNbFile, NbCellError

from gamesearch.course.cut import number
from gamesearch.course.kernel import KernelDied, MarkingKernel, NoKernel
from gamesearch.course.merge import SKIP
from gamesearch.course.notebook import tags
from gamesearch.course.reference import bundles
from gamesearch.course.verdicts import (
    CRASHED,
    PASSED,
    RAISED,
    SILENT,
    TIMEOUT,
    Mark,
    outcome_of,
    verdict_of,
)

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
    with ALONE, tempfile.TemporaryDirectory(prefix="mark-") as folder:
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
            raise NoKernel("the kernel could not be prepared: is gamesearch installed for it?")
        marks = []
        for item in self.items:
            if "grade" in item.cell.metadata:
                verdict, error = item.verdict, item.error
                if verdict == PASSED and item.cell_num not in self.passed:
                    verdict = SILENT
                data = item.cell.metadata
                marks.append(Mark(str(data["grade"]), data["points"], verdict, error))
        return marks


class MarkedNotebook(IPyNbFile):
    """A merged notebook and the kernel that runs it, or the next one if that dies."""

    marking: _Marking

    def collect(self) -> Iterator[Any]:
        self.nb = self.marking.notebook
        code = (cell for cell in self.nb.cells if cell.cell_type == "code")
        for place, cell in enumerate(code):
            options = {
                "check": "grade" in cell.metadata,
                "skip": SKIP in tags(cell),
                "check_exception": "raises-exception" in tags(cell),
            }
            item = MarkedCell.from_parent(
                self, name=f"Cell {place}", cell_num=place, cell=cell, options=options
            )
            self.marking.items.append(item)
            yield item

    def setup(self) -> None:
        self.end = time.monotonic() + self.marking.seconds
        self.blamed: set[int] = set()
        self.kernel = MarkingKernel(self.marking.kernel)

    def teardown(self) -> None:
        if self.kernel is not None:
            self.kernel.stop()

    def blame(self, item: MarkedCell) -> None:
        """Leave a cell out when the ones before are run again: it ended the kernel."""
        self.blamed.add(item.cell_num)

    def revive(self, upto: int) -> None:
        """A fresh kernel that knows what the cells before `upto` defined."""
        seconds = self.config.option.nbval_cell_timeout
        while not self.kernel.is_alive():
            self.kernel.stop()
            self.kernel = MarkingKernel(self.marking.kernel)
            for item in self.marking.items[:upto]:
                again = not (item.options["check"] or item.options["skip"])
                if not again or item.cell_num in self.blamed:
                    continue
                if time.monotonic() > self.end:
                    return
                if not self._runs_again(item, seconds):
                    self.blame(item)
                    self.kernel.stop()
                    break

    def _runs_again(self, item: MarkedCell, seconds: float) -> bool:
        try:
            self.kernel.run(item.cell.source, seconds)
        except KernelDied:
            return False
        return self.kernel.answers()  # `quit()` takes effect after its own cell


class MarkedCell(IPyNbCell):
    """One code cell. For a grade cell, `verdict` says what came of it."""

    verdict = SILENT
    error = ""

    def setup(self) -> None:
        """nbval would expect a cell to fail after another one has timed out: here each counts."""

    def runtest(self) -> None:
        notebook = self.parent
        notebook.timed_out = False
        if self.options["skip"]:
            pytest.skip()
        if self.cell_num and time.monotonic() > notebook.end:
            self.verdict = TIMEOUT
            pytest.fail("the time for the notebook is over")
        if not notebook.kernel.is_alive():
            notebook.revive(self.cell_num)
        try:
            super().runtest()
        except NoKernel:
            raise
        except NbCellError as error:
            self._explain(error)
            if notebook.timed_out and not notebook.kernel.answers():
                notebook.kernel.stop()
            if not notebook.kernel.is_alive():
                notebook.blame(self)
            raise
        except Exception:  # it died, or speaks a language that nobody understands
            notebook.blame(self)
            notebook.kernel.stop()
            self.verdict = CRASHED
            raise

    def _explain(self, error: NbCellError) -> None:
        """Why a cell failed other than by its value: nbval says so in words."""
        if self.parent.timed_out or "Timeout of" in str(error):
            self.verdict = TIMEOUT
        elif "caused an exception" in str(error):
            self.verdict, self.error = outcome_of(self._raised())
        if self.verdict in (RAISED, SILENT) and self._is_blamed():
            self.verdict, self.error = CRASHED, ""

    def _raised(self) -> str:
        names = [each.get("ename") for each in self.test_outputs or () if "ename" in each]
        return str(names[-1])[:80] if names and str(names[-1]).isidentifier() else ""

    def _is_blamed(self) -> bool:
        """Whether an answer of the same exercise ended a kernel and was left out since."""
        items = self.parent.marking.items
        names = {str(items[i].cell.metadata.get("exercise", "")) for i in self.parent.blamed}
        return number(str(self.cell.metadata.get("grade", ""))) in {number(n) for n in names}

    def compare_outputs(self, test: Any, ref: Any, skip_compare: Any = None) -> bool:
        """Compare the reported values and nothing else: debug prints, warnings and figures are
        no mistake."""
        self.comparison_traceback = [""]
        self.verdict, self.error = verdict_of(bundles(test), bundles(ref)[0])
        if self.verdict == RAISED and self._is_blamed():
            self.verdict, self.error = CRASHED, ""
        return self.verdict == PASSED
