"""Find a student's answer to each exercise, also where an editor lost what names the cells.

An answer is known by nbgrader's grade_id, else by its cell's id, else by a comment in it
(`# exercise 2.3`), else by the names it defines, and a text by the heading it stands under.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from gamesearch.course.cut import stub
from gamesearch.course.grade.submission import HandedCell, HandedIn
from gamesearch.course.notebook import NotebookError

HEADING_OF = r"^#+ .*\bExercise {}\b"


@dataclass
class Answer:
    """What is run in place of one solution cell; no source: nothing was handed in."""

    name: str
    source: str | None = None
    untouched: bool = False
    notes: list[str] = field(default_factory=list)
    cells: list[HandedCell] = field(default_factory=list)


def find_answers(solutions: list[Any], handed: HandedIn) -> list[Answer]:
    """One answer per solution cell, in the same order."""
    taken: set[int] = set()
    found: dict[str, list[HandedCell]] = {}
    for way in (_by_grade_id, _by_id, _by_comment, _by_names, _by_heading):
        for solution in solutions:
            name = str(solution.metadata["exercise"])
            if name not in found:
                free = [cell for cell in handed.cells if cell.place not in taken]
                if cells := list(way(solution, free)):
                    found[name] = cells
                    taken |= {cell.place for cell in cells}
    return [
        _answer(solution, found.get(str(solution.metadata["exercise"]), []))
        for solution in solutions
    ]


# -- the ways to know it ---------------------------------------------------------------------------


def _by_grade_id(solution: Any, cells: list[HandedCell]) -> Iterator[HandedCell]:
    wanted = solution.metadata.get("nbgrader", {}).get("grade_id")
    return (cell for cell in cells if wanted and cell.grade_id == wanted)


def _by_id(solution: Any, cells: list[HandedCell]) -> Iterator[HandedCell]:
    return (cell for cell in cells if solution.get("id") in cell.ids)


def _by_comment(solution: Any, cells: list[HandedCell]) -> Iterator[HandedCell]:
    name = re.escape(str(solution.metadata["exercise"]))
    comment = re.compile(
        rf"^[ \t]*(?:#+|<!--)[ \t]*exercise[ -]{name}(?![\w.])", re.M | re.IGNORECASE
    )
    same_kind = (cell for cell in cells if cell.kind == solution.cell_type)
    return (cell for cell in same_kind if comment.search(cell.source) and not _is_title(cell))


def _is_title(cell: HandedCell) -> bool:
    return not cell.is_code and cell.source.lstrip().startswith("#")


def _by_names(solution: Any, cells: list[HandedCell]) -> Iterator[HandedCell]:
    wanted = defined(solution.source) if solution.cell_type == "code" else set()
    return (cell for cell in cells if cell.is_code and wanted & defined(cell.source))


def _by_heading(solution: Any, cells: list[HandedCell]) -> Iterator[HandedCell]:
    """The first text after the exercise's heading that is no heading itself."""
    if solution.cell_type == "code":
        return
    heading = re.compile(HEADING_OF.format(re.escape(str(solution.metadata["exercise"]))), re.M)
    inside = False
    for cell in cells:
        if cell.kind == "markdown" and re.match(r"\s*#+ ", cell.source):
            inside = heading.search(cell.source) is not None
        elif inside and cell.kind == "markdown":
            yield cell
            return


def defined(source: str) -> set[str]:
    """The names that a cell's own lines define; none if it is not Python.

    >>> sorted(defined("def f(): pass\\na, b = 1, 2"))
    ['a', 'b', 'f']
    """
    names = set()
    for node in _body(source):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
            inside = ast.walk(node)
            stored = (n for n in inside if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
            names |= {name.id for name in stored}
    return names


def _body(source: str) -> list[ast.stmt]:
    import warnings

    try:
        with warnings.catch_warnings():  # "\d" in a student's string is not our business
            warnings.simplefilter("ignore")
            return ast.parse(source).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []


def only_defines(source: str) -> bool:
    """Whether a cell consists of imports, definitions and assignments alone."""
    body = _body(source)
    kinds = (
        ast.FunctionDef | ast.ClassDef | ast.Import | ast.ImportFrom | ast.Assign | ast.AnnAssign
    )
    return bool(body) and all(isinstance(node, kinds) for node in body)


# -- one answer out of the cells that may hold it --------------------------------------------------


def _answer(solution: Any, cells: list[HandedCell]) -> Answer:
    name = str(solution.metadata["exercise"])
    if not cells:
        return Answer(name, notes=[f"exercise {name}: no answer cell was found"])
    untouched = _plain(_stub(solution))
    written = [cell for cell in cells if _plain(cell.source) not in ("", untouched)]
    if not written:
        return Answer(name, cells[-1].source, untouched=True, cells=cells)
    if len(written) == 1:
        return Answer(name, written[0].source, cells=cells)
    where = " and ".join(str(cell.place) for cell in written)
    if solution.cell_type != "code" or _is_split(written):
        note = f"exercise {name}: cells {where} were read as one answer"
        return Answer(name, "\n".join(cell.source for cell in written), False, [note], cells)
    note = f"exercise {name}: it is answered in cells {where}; the last of them counts"
    return Answer(name, written[-1].source, False, [note], cells)


def _is_split(cells: list[HandedCell]) -> bool:
    """Parts of one cell define different things; copies of one cell define the same."""
    seen: set[str] = set()
    for cell in cells:
        names = defined(cell.source)
        if names & seen:
            return False
        seen |= names
    return True


def _stub(solution: Any) -> str:
    try:
        return stub(solution)
    except NotebookError:
        return ""


def _plain(source: str) -> str:
    return "\n".join(line.rstrip() for line in source.strip().splitlines())
