"""Run a merged notebook with nbval: one grade cell is one pytest item, one verdict, its points.

The values to compare with stay in this process. A mark needs a pass that was seen: the item ran to
its end, and what it made of the answers is the key's value.

What nbval's own run lacks is added in `nbval_cells`.
"""

from __future__ import annotations

import os
import tempfile
import threading
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

import pytest

from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.allowance import current
from gamesearch.course.grade.kernel import CannotMark
from gamesearch.course.grade.launch import scratch
from gamesearch.course.grade.nbval_cells import MarkedCell, MarkedNotebook
from gamesearch.course.grade.ready_made import hidden_inputs
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


Left = dict[str, list[str]]  # a module -> what is left out of it


def run_marked(
    notebook: Any,
    kernel: str,
    seconds: float = SECONDS_PER_CELL,
    seconds_in_all: float = SECONDS_PER_NOTEBOOK,
) -> list[Mark]:
    """A mark for every grade cell, in order.

    The notebook runs where nothing is that any of its exercises asks to write. If that was missed,
    it runs again for those that lost points and may call what was missed, where that is there, too:
    one run for all of them, as a rule. What it misses is its own word, so there are no more runs
    than the submission has time for.

    Raises:
        CannotMark: the machine or the key is at fault; no mark may be made of that.
    """
    views: dict[str, Left] = notebook.metadata.get("left out", {})
    # Exercise -> those whose forbidden names are not there where it is asked.
    asked = dict.fromkeys(_exercises(notebook), frozenset(views))
    marks: list[Mark] = []
    while asked:
        others = next(iter(asked.values()))
        chosen = {name for name in asked if asked[name] == others}
        left = _together(views[each] for each in sorted(others))
        one = _Marking(notebook, kernel, seconds_in_all, left, chosen)
        marks += one.run(seconds)
        for name in chosen:
            fewer = _may_stay(others, views, name, one.missed)
            if name in _lost(marks) and fewer != others:
                asked[name] = fewer
            else:
                del asked[name]
        if current().is_spent:
            break
    return best(marks)


def _lost(marks: Iterable[Mark]) -> set[str]:
    return {exercise_number(mark.label) for mark in best(marks) if not mark.earned}


def _may_stay(
    others: frozenset[str], views: dict[str, Left], name: str, missed: Collection[str]
) -> frozenset[str]:
    """Those of the others that leave out nothing of what was missed but what this exercise forbids
    itself."""
    own = views.get(name, {})
    return frozenset(
        other
        for other in others
        if all(views[other].get(each, own.get(each)) == own.get(each) for each in missed)
    )


def _exercises(notebook: Any) -> list[str]:
    grades = (cell.metadata.get("grade") for cell in notebook.cells)
    return sorted({exercise_number(str(each)) for each in grades if each is not None})


def _together(parts: Iterable[Left]) -> Left:
    found: dict[str, set[str]] = {}
    for part in parts:
        for module, names in part.items():
            found.setdefault(module, set()).update(names)
    return {module: sorted(names) for module, names in sorted(found.items())}


class _Marking:
    """The pytest plugin: hands over the notebook, watches every item."""

    def __init__(
        self,
        notebook: Any,
        kernel: str,
        seconds: float,
        left_out: Left,
        exercises: Collection[str],
    ) -> None:
        self.notebook = notebook
        self.kernel = kernel
        self.seconds = seconds
        self.left_out = left_out | hidden_inputs()
        self.exercises = exercises
        self.missed: frozenset[str] = frozenset()  # modules of which something is left out
        self.passed: set[int] = set()
        self.items: list[MarkedCell] = []
        self.trouble = ""

    def run(self, seconds: float) -> list[Mark]:
        with ALONE, tempfile.TemporaryDirectory(prefix="mark-", dir=scratch()) as folder:
            place = Path(folder, "merged.ipynb")
            place.touch()  # pytest collects files; the notebook itself never lies on the disk
            # Without the second, pytest looks at all that lies beside the folder, too.
            options = [*OPTIONS, f"--rootdir={folder}", f"--confcutdir={folder}"]
            options.append(f"--nbval-cell-timeout={seconds}")
            before = Path.cwd()
            ended = pytest.main([*options, str(place)], plugins=[self])
            os.chdir(before)
        if ended == pytest.ExitCode.INTERRUPTED:
            raise KeyboardInterrupt
        if self.trouble:
            raise CannotMark(self.trouble)
        return self.marks()

    def is_asked(self, cell: Any) -> bool:
        """Whether a grade cell is to be marked in this run."""
        return exercise_number(str(cell.metadata["grade"])) in self.exercises

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
        if isinstance(error, CannotMark):
            self.trouble = str(error)
        elif report.when != "call":
            self.trouble = f"marking broke off: {type(error).__name__}: {error}"

    def pytest_internalerror(self, excrepr: Any) -> None:
        self.trouble = f"marking broke off: {str(excrepr).splitlines()[-1]}"

    def marks(self) -> list[Mark]:
        if 0 not in self.passed:
            raised = self.items[0].error if self.items else ""
            raise CannotMark(
                f"the kernel could not be prepared{f' ({raised})' if raised else ''}: "
                "is all that the lesson needs installed for it?"
            )
        marks = []
        for item in self.items:
            if "grade" in item.cell.metadata and self.is_asked(item.cell):
                verdict, error = item.verdict, item.error
                if verdict == PASSED and item.cell_num not in self.passed:
                    verdict = SILENT
                data = item.cell.metadata
                marks.append(Mark(str(data["grade"]), data["points"], verdict, error))
        return marks
