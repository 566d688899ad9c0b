"""A solution as the tests run it: its cells without a kernel, with other answers in their place."""

from __future__ import annotations

import ast
import contextlib
import io
import re
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import jupytext

from gamesearch.checks.canonical import canon
from gamesearch.checks.guard import attempt
from gamesearch.checks.verdict import check
from gamesearch.course.cut import exercise_number, stub
from gamesearch.course.pictures import shows

SOURCES = sorted((Path(__file__).parents[1] / "solutions" / "source").glob("*.py"))
REST = "**"  # the part of whatever the other parts leave
SECONDS = 20  # for a cell, and for a value that is reported


class Solution:
    """The cells of one solution, run in order; a report is a value under its label."""

    def __init__(self, path: Path):
        self.stem = path.stem
        cells = jupytext.read(path, fmt="py:percent").cells
        self.cells = [cell for cell in cells if cell.cell_type == "code"]

    def run(self, exercise: str, changed: dict[int, str]) -> dict[str, str]:
        """What the check of an exercise says and its grade cells emit, with some cells changed."""
        said: dict[str, str] = {}

        def checked(number: str, answer: Any) -> None:
            if number == exercise:
                said["check"] = "passes" if check(number, answer).passed else "fails"

        ears = _ears(checked, said)
        names: dict[str, Any] = {"__name__": "__main__"}
        for place, cell in enumerate(self.cells):
            if not _is_needed(cell, exercise):
                continue
            names |= ears  # an import has brought the real ones back
            raised = self._execute(changed.get(place, cell.source), place, names)
            if raised and place in changed:
                said["definition"] = raised
            if raised == "TimeIsOver":
                return said | {"definition": "TimeIsOver"}
        return said

    def graded(self, name: str, answer: Any, key: dict[str, str] | None = None) -> dict[str, str]:
        """What the grade cells of an exercise emit of an answer, as its check would get it.

        With a `key`, nothing more is asked once something is emitted that is not in it.
        """
        said = {} if key is None else UntilUnlike(key)
        parts = self.asked[name]
        names = {**self.names, **_ears(None, said), **as_variables(answer, parts)}
        for place, cell in enumerate(self.cells):
            if exercise_number(str(cell.metadata.get("grade", ""))) == exercise_number(name):
                self._execute(cell.source, place, names)
                if key is not None and not said.items() <= key.items():
                    break
        return said

    def answer(self, name: str) -> Any:
        """The solution's own answer to an exercise, as its check gets it."""
        found: dict[str, Any] = {}
        for part, variable in self.asked[name].items():
            given = self.names[variable]
            if not part:
                return given
            found |= given if part == REST else {part: given}
        return found

    @cached_property
    def asked(self) -> dict[str, dict[str, str]]:
        """Exercise -> the variables that its check gets, by part."""
        answers = [
            stub(cell) if "exercise" in cell.metadata else cell.source for cell in self.cells
        ]
        return asked_for(map(ast.parse, answers))

    @cached_property
    def names(self) -> dict[str, Any]:
        """What is there when the solution has run, without its checks, grades and pictures."""
        names: dict[str, Any] = {"__name__": "__main__"}
        for place, cell in enumerate(self.cells):
            if _is_needed(cell, ""):
                names |= {"watch": _nothing}
                self._execute(cell.source, place, names)
        return names

    def _execute(self, source: str, place: int, names: dict[str, Any]) -> str:
        """Run a cell silently; what it raised."""
        code = compile(source, f"<{self.stem}:{place}>", "exec")
        with contextlib.redirect_stdout(io.StringIO()):
            return attempt(lambda: exec(code, names), SECONDS).raised


def solution_to(exercise: str) -> Solution:
    """The solution that answers an exercise, run once for all tests of a process."""
    return _solution(int(exercise.partition(".")[0]))


@cache
def _solution(lesson: int) -> Solution:
    return Solution(next(path for path in SOURCES if int(path.stem[:2]) == lesson))


class Unlike(Exception):
    """Something else than the key's was emitted."""


class UntilUnlike(dict[str, str]):
    """What is emitted; the first value that is not the key's ends the cell that it comes from."""

    def __init__(self, key: dict[str, str]):
        super().__init__()
        self.key = key

    def __setitem__(self, label: str, value: str) -> None:
        super().__setitem__(label, value)
        if self.key.get(label) != value:
            raise Unlike(label)


def _ears(checked: Any, said: dict[str, str]) -> dict[str, Any]:
    """What stands in for `check`, `report` and `watch`, and hears what they are told."""

    def reported(label: str, thunk: Any, **_: Any) -> None:
        outcome = attempt(lambda: canon(thunk()), SECONDS)
        said[label] = f"raised {outcome.raised}" if outcome.raised else outcome.value

    return {"check": checked, "report": reported, "watch": _nothing}


def _nothing(*_: Any, **__: Any) -> None:
    pass


def _is_needed(cell: Any, exercise: str) -> bool:
    """Imports and definitions of all exercises, checks and grades of this one."""
    grade = cell.metadata.get("grade")
    if grade:
        return exercise_number(grade) == exercise
    if cell.source.startswith("check("):
        return f'check("{exercise}"' in cell.source
    called = re.match(r"(?:\w+ = )?(\w+)\(", cell.source)
    return called is None or not (called[1] == "display" or shows(called[1]))


def asked_for(cells: Iterable[ast.Module]) -> dict[str, dict[str, str]]:
    """Exercise -> the variables that its check gets, by part; one alone has the part ""."""
    trees = list(cells)
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = {
        node.targets[0].id: node.value
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    return {
        call.args[0].value: variables(call.args[1], named)
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "check"
    }


def variables(asked: ast.expr, named: dict[str, ast.expr]) -> dict[str, str]:
    """The variables in `x`, `{"part": x}`, `{"part": x, **(rest or {})}`, and in
    `parts | {"part": x}` with `parts = {…}` above."""
    match asked:
        case ast.BinOp(left=left, right=right):
            return variables(left, named) | variables(right, named)
        case ast.BoolOp(values=[first, *_]):
            return variables(first, named)
        case ast.Name(id=name):
            given = named.get(name)
            made_of = isinstance(given, ast.Dict) and not _is_form(given)
            return variables(given, named) if made_of else {"": name}
        case ast.Dict(keys=keys, values=values):
            found = {}
            for key, value in zip(keys, values, strict=True):
                inside = variables(value, named)
                if isinstance(key, ast.Constant):
                    found[key.value] = inside[""]
                else:
                    found |= {part or REST: name for part, name in inside.items()}
            return found
    raise AssertionError(f"what does this check get? {ast.unparse(asked)}")


def _is_form(given: ast.Dict) -> bool:
    """Is it the form of an answer, `{"leaves": ..., "window": ...}`, not filled in?"""
    return all(isinstance(v, ast.Constant) and v.value is ... for v in given.values)


def as_variables(answer: Any, parts: dict[str, str]) -> dict[str, Any]:
    """The answer under the names that the notebook uses."""
    given = answer if isinstance(answer, dict) else {}
    wholes = {"": answer, REST: {part: given[part] for part in given if part not in parts}}
    return {name: wholes.get(part, given.get(part)) for part, name in parts.items()}
