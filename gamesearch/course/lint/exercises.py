"""What a solution must fulfil to be cut and graded; how to write it: `build.exercises`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

from gamesearch.course.cut import HEADING, exercise_number, regions, stub
from gamesearch.course.notebook import Flaw, NotebookError, Source, headings, tags

EXERCISES = range(5, 8)
WIDEST = 99  # columns: what a page of JupyterLab shows beside its list of files
NAME = re.compile(r"(\d+)\.(\d+)([a-z]?)")


def exercise_flaws(source: Source) -> Iterator[Flaw]:
    """What makes a set of exercises complete, beyond what cutting it needs."""
    yield from problems(source)
    titles = [title for cell in source.cells for title in headings(cell)]
    count = sum(title.startswith("Exercise ") for title in titles)
    if count not in EXERCISES:
        yield Flaw(
            source.where(),
            f"there are {count} exercises",
            f"{EXERCISES.start} to {EXERCISES.stop - 1} are meant",
        )
    yield from _wide(source)
    code = "\n".join(cell.source for cell in source.cells if cell.cell_type == "code")
    for index, cell, name in _named(source, "exercise"):
        if "points" not in cell.metadata and f'check("{exercise_number(name)}' not in code:
            mend = f'let the reader call check("{exercise_number(name)}", …) below it'
            yield source.flaw(index, f"exercise {name} has no check", mend)


def _wide(source: Source) -> Iterator[Flaw]:
    """Code that a student would have to scroll to the right to read."""
    for index, cell in enumerate(source.cells):
        if cell.cell_type != "code" or "grade" in cell.metadata or "solution-only" in tags(cell):
            continue
        try:
            left = stub(cell) if "exercise" in cell.metadata else cell.source
        except NotebookError:
            continue  # found by `problems`
        widest = max(map(len, left.splitlines()), default=0)
        if widest > WIDEST:
            yield source.flaw(
                index, f"a line of code has {widest} columns", f"break it: {WIDEST} are seen"
            )


def problems(source: Source) -> Iterator[Flaw]:
    """Everything that keeps a solution from being cut or graded."""
    yield from _cells(source)
    yield from _names(source)
    yield from _grades(source)
    yield from _totals(source)


def _cells(source: Source) -> Iterator[Flaw]:
    for index, cell in enumerate(source.cells):
        try:
            if "exercise" in cell.metadata:
                stub(cell)
            elif regions(cell.source.splitlines()):
                raise NotebookError(
                    "a solution region stands outside an answer", 'add exercise="N.n" to the header'
                )
        except NotebookError as error:
            yield source.flaw(index, error.what, error.mend)


def _named(source: Source, key: str) -> list[tuple[int, Any, str]]:
    return [(i, c, str(c.metadata[key])) for i, c in enumerate(source.cells) if key in c.metadata]


def _names(source: Source) -> Iterator[Flaw]:
    for key in ("exercise", "grade"):
        seen: dict[str, int] = {}
        for index, _, name in _named(source, key):
            match = NAME.fullmatch(name)
            if match is None:
                yield source.flaw(
                    index, f"{key}={name!r} is no name", f'write {key}="2.3" or "2.3a"'
                )
            elif int(match[1]) != source.number:
                yield source.flaw(
                    index,
                    f"{key} {name} is numbered for another lesson",
                    f"in {source.stem} the numbers begin with {source.number}.",
                )
            if name in seen:
                yield source.flaw(
                    index,
                    f"{key} {name} is there twice, first in cell {seen[name] + 1}",
                    f"name it {exercise_number(name)} and the next letter, as in 2.3b",
                )
            seen.setdefault(name, index)


def _grades(source: Source) -> Iterator[Flaw]:
    answered = {exercise_number(name) for _, _, name in _named(source, "exercise")}
    for index, cell, name in _named(source, "exercise"):
        if cell.cell_type == "markdown" and "points" not in cell.metadata:
            mend = "add points=… to the header: text is marked by hand"
            yield source.flaw(index, f"the text answer {name} has no points", mend)
    for index, cell, name in _named(source, "grade"):
        if not isinstance(cell.metadata.get("points"), int) or cell.metadata["points"] < 1:
            yield source.flaw(index, f"grade {name} has no points", "add points=… to the header")
        if exercise_number(name) not in answered:
            yield source.flaw(
                index,
                f"grade {name} is for an unknown exercise",
                f'give an answer exercise="{exercise_number(name)}"',
            )
        if (labels := _labels(cell.source)) != [name]:
            yield source.flaw(
                index,
                f"grade {name} reports {' and '.join(labels) or 'nothing'}",
                f'call report("{name}", …) once',
            )


def _labels(code: str) -> list[str]:
    try:
        calls = [n for n in ast.walk(ast.parse(code)) if isinstance(n, ast.Call)]
    except SyntaxError:
        return []
    reports = [
        n for n in calls if isinstance(n.func, ast.Name) and n.func.id == "report" and n.args
    ]
    return [str(n.args[0].value) for n in reports if isinstance(n.args[0], ast.Constant)]


def _totals(source: Source) -> Iterator[Flaw]:
    """The heading of an exercise promises the points and minutes that its cells have."""
    worth: dict[str, dict[str, int]] = {}
    first: dict[str, int] = {}
    for key in ("exercise", "grade"):
        for index, cell, name in _named(source, key):
            total = worth.setdefault(exercise_number(name), {"points": 0, "minutes": 0})
            for unit in total:
                total[unit] += int(cell.metadata.get(unit, 0))
            if key == "exercise":
                first.setdefault(exercise_number(name), index)
    stated = set()
    for index, cell in enumerate(source.cells):
        for title in headings(cell):
            match = HEADING.fullmatch(title)
            if match is None:
                if re.match(r"Exercise\s+\d", title):
                    yield source.flaw(
                        index,
                        f"the heading {title!r} cannot be read",
                        "write ## Exercise 2.3 · Title (20 points, 15 minutes)",
                    )
                continue
            name, promised = match[1], {"points": int(match[3]), "minutes": int(match[4])}
            stated.add(name)
            have = worth.get(name)
            if name not in first or have is None:
                yield source.flaw(
                    index, f"exercise {name} has no answer cell", f'add exercise="{name}"'
                )
                continue
            for unit, value in promised.items():
                if have[unit] != value:
                    yield source.flaw(
                        index,
                        f"{name} promises {value} {unit}, its cells have {have[unit]}",
                        "make the two agree",
                    )
    for name in sorted(set(first) - stated):
        yield source.flaw(
            first[name],
            f"exercise {name} has no heading",
            f"write ## Exercise {name} · Title (… points, … minutes) above it",
        )
