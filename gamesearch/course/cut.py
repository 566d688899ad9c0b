"""Take the solutions out of a notebook, by text alone: nothing is run.

How answers, regions and grade cells are written stands in `build.exercises`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from gamesearch.course.grade.ready_made import searches
from gamesearch.course.notebook import WIDGET_VIEW, NotebookError, Source, headings, tags

MARK = re.compile(r"^(?P<indent>\s*)(?:### (BEGIN|END) SOLUTION|<!-- (BEGIN|END) SOLUTION -->)\s*$")
ALMOST = re.compile(r"^\s*(?:#|<!--).*\b(?:BEGIN|END)\b.*\bSOLUTION", re.IGNORECASE)
TITLE = re.compile(r"Exercise (\d+\.\d+)\b")
# The whole of it: number, name, points, minutes.
HEADING = re.compile(r"Exercise (\d+\.\d+) · (.+) \((\d+) points?, (\d+) minutes?\)")
TARGET_FORMATS = ("image/png", "text/plain")


def exercise_number(name: str) -> str:
    """The exercise that an answer or a grade cell belongs to.

    >>> exercise_number("2.3b")
    '2.3'
    """
    return name.rstrip("abcdefghijklmnopqrstuvwxyz")


def forbidden_names(cells: Iterable[Any]) -> dict[str, list[str]]:
    """Exercise -> what the headers of its answers forbid, forbid="alphabeta …", each name once."""
    found: dict[str, dict[str, None]] = {}
    for cell in cells:
        if names := cell.metadata.get("forbid"):
            exercise = exercise_number(str(cell.metadata["exercise"]))
            found.setdefault(exercise, {}).update(dict.fromkeys(names.split()))
    return {exercise: list(names) for exercise, names in found.items()}


def cut(source: Source, built: Any | None) -> Any:
    """The exercise notebook; `built` is the executed solution, which target pictures come from.

    Raises:
        NotebookError: an answer cannot be cut, or a target picture is not there.
    """
    exercise = deepcopy(source.notebook)
    exercise.cells = []
    rules = {_after(source.cells, at): rule for at, rule in _rules(source.cells).items()}
    for index, original in enumerate(source.cells):
        cell = deepcopy(original)
        if "grade" in cell.metadata or "solution-only" in tags(cell):
            continue
        if "exercise" in cell.metadata:
            try:
                cell.source = stub(cell)
            except NotebookError as error:
                raise NotebookError(error.what, error.mend, source.where(index)) from None
        if index in rules:
            cell.source = f"{cell.source.rstrip()}\n\n{rules[index]}"
        if cell.cell_type == "code":
            cell.execution_count = None
            cell.outputs = _target(source, index, built) if "target" in tags(cell) else []
        exercise.cells.append(cell)
    return exercise


def _rules(cells: list[Any]) -> dict[int, str]:
    """Where an exercise begins -> what may not be used in it, in words; from the header that
    marking goes by."""
    forbidden = forbidden_names(cells)
    found = ((at, TITLE.match(title)) for at, cell in enumerate(cells) for title in headings(cell))
    return {
        at: _not_allowed(forbidden[match[1]])
        for at, match in found
        if match and match[1] in forbidden
    }


def _after(cells: list[Any], begin: int) -> int:
    """The last cell of the statement that begins here: what asks comes before what forbids."""
    last = begin
    while last + 1 < len(cells) and _goes_on(cells[last + 1]):
        last += 1
    return last


def _goes_on(cell: Any) -> bool:
    other = "exercise" in cell.metadata or "solution-only" in tags(cell) or headings(cell)
    return cell.cell_type == "markdown" and not other


def _not_allowed(names: list[str]) -> str:
    """
    >>> print(_not_allowed(["Killers", "History"]))
    *Write it yourself: of the package, `Killers` and `History` may not be used in this exercise.*
    """
    *most, last = [f"`{name}`" for name in names]
    if set(names) & searches():  # what is right for one of them, another one finds as well
        most, last = [*most, last], "any other search that finds the same"
    which = f"{', '.join(most)} and {last}" if most else last
    return f"*Write it yourself: of the package, {which} may not be used in this exercise.*"


def stub(cell: Any) -> str:
    """The source of an answer cell with its solution taken out."""
    lines = cell.source.splitlines()
    name = exercise_number(cell.metadata["exercise"])
    found = regions(lines)
    if not found:
        raise NotebookError(
            "the answer has no solution region", "write ### BEGIN SOLUTION … ### END SOLUTION"
        )
    for begin, end in reversed(found):
        inner = lines[begin + 1 : end]
        if not any(line.strip() and not line.strip().startswith("#") for line in inner) and (
            cell.cell_type == "code" or not any(line.strip() for line in inner)
        ):
            raise NotebookError(
                "the solution region is empty", "write the solution between the marks"
            )
        if cell.cell_type == "code":
            indent = MARK.match(lines[begin])["indent"]  # type: ignore[index]
            lines[begin : end + 1] = _code_stub(cell.source, begin, end, indent, name)
        else:
            lines[begin : end + 1] = ["*Write your answer here.*"]
    text = "\n".join(lines)
    if cell.cell_type == "code":
        _parse(text, "without its solution the cell")
    return text


def regions(lines: list[str]) -> list[tuple[int, int]]:
    """First and last line of each solution region.

    Raises:
        NotebookError: a mark is misspelt, or has no partner.
    """
    found, begin = [], None
    for at, line in enumerate(lines):
        match = MARK.match(line)
        if match is None:
            if ALMOST.match(line):
                raise NotebookError(
                    f"{line.strip()!r} is not a mark",
                    "write ### BEGIN SOLUTION or ### END SOLUTION",
                )
        elif "BEGIN" in line:
            if begin is not None:
                raise NotebookError(
                    "a solution region begins inside another", "end the first one first"
                )
            begin = at
        elif begin is None:
            raise NotebookError(
                "END SOLUTION comes without a BEGIN", "put the BEGIN mark before it"
            )
        else:
            found.append((begin, at))
            begin = None
    if begin is not None:
        raise NotebookError("a solution region is left open", "add ### END SOLUTION")
    return found


def _code_stub(source: str, begin: int, end: int, indent: str, name: str) -> list[str]:
    """What stands in place of a region: an empty assignment, or an error naming the exercise."""
    tree = _parse(source, "the answer")
    inside = [n for n in ast.walk(tree) if begin < getattr(n, "lineno", -1) - 1 < end]
    if not indent:
        statements = [n for n in tree.body if n in inside]
        if statements and all(isinstance(n, ast.Assign | ast.AnnAssign) for n in statements):
            return [line for statement in statements for line in _to_fill_in(statement)]
    defined = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.ClassDef)]
    around = [n for n in defined if n.lineno - 1 < begin and (n.end_lineno or 0) - 1 > begin]
    owner = max(around, key=_position, default=None) or next(
        (n for n in defined if n in inside), None
    )
    what = f"exercise {name}: {owner.name}" if owner else f"exercise {name}"
    return [f'{indent}raise NotImplementedError("{what}")']


def _to_fill_in(assigned: Any) -> list[str]:
    """The names that a statement assigns, empty; of a dict the keys stay, they are its form."""
    targets = assigned.targets if isinstance(assigned, ast.Assign) else [assigned.target]
    stored = [n for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)]
    keys = assigned.value.keys if isinstance(assigned.value, ast.Dict) else []
    constant = [key.value for key in keys if isinstance(key, ast.Constant)]
    if keys and len(stored) == 1 and len(constant) == len(keys):
        entries = [f"    {_quoted(key)}: ..., " for key in constant]
        return [f"{stored[0].id} = {{  # your answer", *map(str.rstrip, entries), "}"]
    return [f"{n.id} = None  # your answer" for n in sorted(stored, key=_position)]


def _quoted(key: Any) -> str:
    return f'"{key}"' if isinstance(key, str) and '"' not in key else repr(key)


def _position(node: Any) -> tuple[int, int]:
    return node.lineno, node.col_offset


def _parse(text: str, what: str) -> ast.Module:
    try:
        return ast.parse(text)
    except SyntaxError as error:
        fault = f"{what} is not Python (line {error.lineno}: {error.msg})"
        raise NotebookError(fault, "mend the code") from None


def _target(source: Source, index: int, built: Any | None) -> list[Any]:
    """The picture of a target cell as the built solution shows it: an image and its words."""
    twins = [c for c in built.cells if c.id == source.cells[index].id] if built else []
    pictures = [deepcopy(o) for cell in twins for o in cell.get("outputs", []) if "data" in o]
    for output in pictures:
        if WIDGET_VIEW in output.data and "image/png" not in output.data:
            output.data = {}  # words alone would only name the widget's class
        output.data = {k: v for k, v in output.data.items() if k in TARGET_FORMATS}
        output.metadata = {k: v for k, v in output.metadata.items() if k in TARGET_FORMATS}
        if "execution_count" in output:
            output.execution_count = None
    pictures = [output for output in pictures if output.data]
    if not pictures:
        raise NotebookError(
            f"the target picture is not in solutions/{source.stem}.ipynb",
            f"run gamesearch build {source.stem}; a widget needs a PNG beside it",
            source.where(index),
        )
    return pictures
