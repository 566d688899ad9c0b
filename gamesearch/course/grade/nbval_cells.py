"""The merged notebook and its cells as pytest sees them: nbval's own, made fit for marking.

What is printed or drawn never counts. A dead or silent kernel costs the cell that made it so, and
a fresh one goes on after running the answers above again. Time is limited per cell and in all.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Protocol

import pytest
from nbval.plugin import IPyNbCell, IPyNbFile, NbCellError

from gamesearch.checks.inside import BEGUN
from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.asking import Asker, Examined, examined
from gamesearch.course.grade.kernel import CannotMark, KernelDied, MarkingKernel
from gamesearch.course.grade.key_cells import SKIP
from gamesearch.course.grade.reference import bundles
from gamesearch.course.grade.verdicts import (
    CRASHED,
    PASSED,
    RAISED,
    SILENT,
    TIMEOUT,
    UNFINISHED,
    verdict_of,
)
from gamesearch.course.notebook import tags


class Marking(Protocol):
    """What a notebook is told by whoever runs it; `items` are filled in."""

    notebook: Any
    kernel: str
    seconds: float
    items: list[MarkedCell]
    left_out: dict[str, list[str]]
    missed: frozenset[str]

    def is_asked(self, cell: Any) -> bool: ...


BEGIN = """\
from gamesearch.course.grade.in_kernel import begin
begin({left_out!r})"""


class MarkedNotebook(IPyNbFile):
    """A merged notebook and the kernel that runs it, or the next one if that dies."""

    marking: Marking

    def collect(self) -> Iterator[Any]:
        self.nb = self.marking.notebook
        first, *others = (cell for cell in self.nb.cells if cell.cell_type == "code")
        first = deepcopy(first)
        first.source = BEGIN.format(left_out=self.marking.left_out)
        for place, cell in enumerate([first, *others]):
            graded = "grade" in cell.metadata
            options = {
                "check": graded,
                "skip": SKIP in tags(cell) or (graded and not self.marking.is_asked(cell)),
                "check_exception": False,  # nbval asks for it; no merged cell is meant to raise
            }
            item = MarkedCell.from_parent(
                self, name=f"Cell {place}", cell_num=place, cell=cell, options=options
            )
            self.marking.items.append(item)
            if not item.options["skip"]:
                yield item

    def setup(self) -> None:
        self.end = time.monotonic() + self.marking.seconds
        self.blamed: set[int] = set()
        self.kernel = self._fresh()
        self.allowance = self.kernel.allowance

    def _fresh(self) -> MarkingKernel:
        return MarkingKernel(self.marking.kernel, self.marking.left_out)

    def is_over(self) -> bool:
        """Whether the notebook has had its time, or sent all that will be read of it."""
        return self.allowance.is_spent or time.monotonic() > self.end + self.allowance.waited

    def teardown(self) -> None:
        if self.kernel is not None:
            self.kernel.stop()

    def blame(self, item: MarkedCell) -> None:
        """Leave a cell out when the ones before are run again: it ended the kernel."""
        self.blamed.add(item.cell_num)

    def revive(self, upto: int) -> None:
        """A fresh kernel that knows what the cells before `upto` defined."""
        seconds = self.config.option.nbval_cell_timeout
        seen = self.kernel.seen  # of the same answers
        while not self.kernel.is_alive():
            self.kernel.stop()
            self.kernel = self._fresh()
            self.kernel.seen = seen
            for item in self.marking.items[:upto]:
                again = not (item.options["check"] or item.options["skip"])
                if not again or item.cell_num in self.blamed:
                    continue
                if self.is_over():
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


def _begun(kernel: MarkingKernel) -> set[str]:
    """The answers of which a cell has asked what other cells will ask."""
    return {answer for answer, seen in kernel.seen.items() if BEGUN in seen}


class MarkedCell(IPyNbCell):
    """One code cell. For a grade cell, `verdict` says what came of it."""

    verdict = SILENT
    error = ""

    def setup(self) -> None:
        """nbval would expect a cell to fail after another one has timed out: here each counts."""

    def runtest(self) -> None:
        notebook = self.parent
        notebook.timed_out = False
        if self.cell_num and notebook.is_over():
            self.verdict = TIMEOUT
            pytest.fail("the time for the notebook is over")
        if not notebook.kernel.is_alive():
            notebook.revive(self.cell_num)
        try:
            if self.options["check"]:
                self._examine()
            else:
                notebook.kernel.seen.clear()  # other answers may have these names now
                super().runtest()
        except CannotMark:
            raise
        except NbCellError:
            self.error = self._raised()
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

    def _examine(self) -> None:
        """Run the hidden cell out here, on answers that stay in the kernel."""
        notebook = self.parent
        before = _begun(notebook.kernel)
        found = self._asked()
        if found.verdict in (TIMEOUT, CRASHED) and _begun(notebook.kernel) != before:
            # It asked for other cells, too, and may have come to grief over one of theirs.
            notebook.revive(self.cell_num)
            if not notebook.is_over():
                found = self._asked()
        notebook.marking.missed |= found.missed
        self.verdict = found.verdict
        if not found.verdict:
            [expected] = bundles(self.cell.outputs)
            self.verdict, self.error = verdict_of(found.value, expected["value"])
        if self.verdict in (RAISED, SILENT, UNFINISHED) and self._is_blamed():
            self.verdict, self.error = CRASHED, ""
        if self.verdict == CRASHED and found.verdict:
            notebook.blame(self)
        if self.verdict != PASSED:
            pytest.fail(self.verdict)

    def _asked(self) -> Examined:
        asks, notebook = self.cell.metadata["asks"], self.parent
        given = tuple(notebook.nb.metadata["given"])
        asker = Asker(notebook.kernel, self.config.option.nbval_cell_timeout)
        return examined(asks["source"], asks["names"], given, asker)

    def _raised(self) -> str:
        """What a cell that is run in the kernel ended in."""
        names = [each.get("ename") for each in self.test_outputs or () if "ename" in each]
        return str(names[-1])[:80] if names and str(names[-1]).isidentifier() else ""

    def _is_blamed(self) -> bool:
        """Whether an answer of the same exercise ended a kernel and was left out since."""
        items = self.parent.marking.items
        names = {str(items[i].cell.metadata.get("exercise", "")) for i in self.parent.blamed}
        return exercise_number(str(self.cell.metadata["grade"])) in {
            exercise_number(n) for n in names
        }
