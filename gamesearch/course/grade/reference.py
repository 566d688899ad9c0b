"""The marking key: an executed solution notebook, whose grade cells hold the right values."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gamesearch.checks.report import MIME
from gamesearch.course.cut import HEADING, exercise_number
from gamesearch.course.grade.ready_made import homes
from gamesearch.course.notebook import NotebookError, headings, place, tags
from gamesearch.course.sealing import unsealed

NBVAL_MARK = re.compile(r"^[ \t]*#+[ \t]*((?:NBVAL|PYTEST_VALIDATE)_\w+)[ \t]*$", re.M)


class BadReference(NotebookError):
    """A solution cannot be graded against; the text names the cell and the repair."""


@dataclass(frozen=True)
class GradedExercise:
    number: str
    title: str
    points: int


@dataclass(frozen=True, eq=False)
class Reference:
    """A solution that has been found fit to grade against."""

    stem: str
    notebook: Any
    digest: str
    exercises: tuple[GradedExercise, ...]

    @property
    def points(self) -> int:
        return sum(exercise.points for exercise in self.exercises)


def load_reference(path: Path) -> Reference:
    """Read solutions/NN_topic.ipynb.

    Raises:
        BadReference: a grade cell holds no value to compare with, or two.
    """
    try:
        return read_reference(path.stem, path.read_bytes())
    except OSError as error:
        what = f"solutions/{path.name} cannot be read ({error.strerror})"
        raise BadReference(f"{what}: run gamesearch build {path.stem}") from None


def read_reference(stem: str, data: bytes) -> Reference:
    import nbformat

    try:
        notebook = nbformat.reads(data.decode("utf-8"), as_version=4)
    except (ValueError, KeyError, nbformat.ValidationError) as error:
        what = (str(error).splitlines() or ["unreadable"])[0][:100]
        fault = f"solutions/{stem}.ipynb is no notebook ({what}): run gamesearch build {stem}"
        raise BadReference(fault) from None
    grades = [(at, cell) for at, cell in enumerate(notebook.cells) if "grade" in cell.metadata]
    for at, cell in grades:
        cell.source = unsealed(cell.source)
        if fault := _fault(cell, stem):
            raise BadReference(f"solutions/{stem}.ipynb: {place(notebook.cells, at)}: {fault}")
    for at, cell in enumerate(notebook.cells):
        for name in cell.metadata.get("forbid", "").split():
            if not homes(name):
                where = f"solutions/{stem}.ipynb: {place(notebook.cells, at)}"
                raise BadReference(f"{where}: forbid={name!r} is no name of gamesearch: mend it")
    names = [str(cell.metadata["grade"]) for _, cell in grades]
    if twice := [name for name in names if names.count(name) > 1]:
        raise BadReference(f"solutions/{stem}.ipynb: grade {twice[0]} is there twice: rename one")
    found = _exercises(notebook)
    if not found:
        raise BadReference(f"solutions/{stem}.ipynb has nothing to grade: add grade cells")
    return Reference(stem, notebook, hashlib.sha256(data).hexdigest(), found)


def _fault(cell: Any, stem: str) -> str:
    """Why a grade cell cannot be compared with; nbval itself would let such a cell pass."""
    name, build = str(cell.metadata["grade"]), f"run gamesearch build {stem}"
    if cell.cell_type != "code":
        return f"grade {name} is no code cell: make it one"
    if not isinstance(cell.metadata.get("points"), int) or cell.metadata["points"] < 1:
        return f"grade {name} has no points: add points=… to its header"
    if cell.execution_count is None or not cell.outputs:
        return f"grade {name} has not been run, so there is no value to compare with: {build}"
    if NBVAL_MARK.search(cell.source) or any("nbval" in tag for tag in tags(cell)):
        return f"grade {name} carries a mark of nbval: take it out, grading adds its own"
    values = bundles(cell.outputs)
    if len(values) != 1 or len(cell.outputs) != 1:
        return f"grade {name} shows {len(cell.outputs)} outputs: call report once, and nothing else"
    if values[0].get("label") != name:
        return f"grade {name} reports {values[0].get('label')!r}: report its own name, and {build}"
    if str(values[0].get("value")).startswith("raised "):
        return f"grade {name} holds {values[0]['value']!r}: mend the solution, and {build}"
    return ""


def bundles(outputs: list[Any]) -> list[dict[str, Any]]:
    """The values that `report` sent, in order."""
    data = [output.get("data", {}) for output in outputs]
    found = [each[MIME] for each in data if MIME in each]
    return [value if isinstance(value, dict) else {} for value in found]


def _exercises(notebook: Any) -> tuple[GradedExercise, ...]:
    points: dict[str, int] = {}
    titles: dict[str, str] = {}
    for cell in notebook.cells:
        for title in headings(cell):
            if match := HEADING.fullmatch(title):
                titles[match[1]] = match[2]
        for key in ("exercise", "grade"):
            if key in cell.metadata:
                name = exercise_number(str(cell.metadata[key]))
                points[name] = points.get(name, 0) + int(cell.metadata.get("points", 0))
    return tuple(
        GradedExercise(name, titles.get(name, ""), worth) for name, worth in points.items()
    )
