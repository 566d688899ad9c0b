"""Where a student's answers in words stand.

Code needs no matching: the notebook runs from top to bottom, and an answer is whatever it has
defined under the name that the exercise asks for; so is a text in a code cell. A text is known by
nbgrader's grade_id, else by its cell's id, else by a comment in it (`<!-- exercise 2.3 -->`), else
by the heading above it. Where nothing was written there, it may stand in new cells below.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from gamesearch.course.cut import stub
from gamesearch.course.grade.python_text import defined
from gamesearch.course.grade.submission import HandedCell, HandedIn
from gamesearch.course.notebook import NotebookError

HEADING_OF = r"^#+ .*\bExercise {}\b"


@dataclass
class Answer:
    """What was written to one question; no source: its cell was not found."""

    name: str
    source: str | None = None
    untouched: bool = False
    notes: list[str] = field(default_factory=list)


def find_texts(questions: list[Any], handed: HandedIn, given: Iterable[Any] = ()) -> list[Answer]:
    """One answer per question in words, in the same order; `given` are the course's own cells."""
    said = {trimmed(each.source) for each in given if "exercise" not in each.metadata}
    own = [cell for cell in handed.cells if _is_title(cell) or trimmed(cell.source) not in said]
    taken: set[int] = set()
    found: dict[str, list[HandedCell]] = {}
    for way in (_by_variable, _by_grade_id, _by_id, _by_comment, _by_heading):
        for question in questions:
            name = str(question.metadata["exercise"])
            if name not in found:
                free = [cell for cell in own if cell.place not in taken]
                if cells := list(way(question, free)):
                    found[name] = cells
                    taken |= {cell.place for cell in cells}
    new = {cell.place for cell in own if cell.place not in taken and not _is_title(cell)}
    answers = []
    for question in questions:
        cells = found.get(str(question.metadata["exercise"]), [])
        answer = _answer(question, cells)
        below = _below(cells[-1], handed, new) if answer.untouched else []
        answers.append(_answer(question, below) if below else answer)
    return answers


# -- the ways to know it ---------------------------------------------------------------------------


def _by_variable(solution: Any, cells: list[HandedCell]) -> Iterator[HandedCell]:
    names = defined(solution.source) if solution.cell_type == "code" else frozenset()
    return (cell for cell in cells if cell.is_code and defined(cell.source) & names)


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


def _by_heading(solution: Any, cells: list[HandedCell]) -> Iterator[HandedCell]:
    """The first text after the exercise's heading that is no heading itself."""
    heading = re.compile(HEADING_OF.format(re.escape(str(solution.metadata["exercise"]))), re.M)
    inside = False
    for cell in cells:
        if cell.kind == "markdown" and re.match(r"\s*#+ ", cell.source):
            inside = heading.search(cell.source) is not None
        elif inside and cell.kind == "markdown":
            yield cell
            return


def _below(stub: HandedCell, handed: HandedIn, new: set[int]) -> list[HandedCell]:
    """The student's own texts between an answer's cell and what the course says next."""
    behind = (cell for cell in handed.cells if cell.place > stub.place and cell.source.strip())
    return list(takewhile(lambda c: c.place in new and c.kind == "markdown", behind))


# -- one answer out of the cells that may hold it --------------------------------------------------


def _answer(question: Any, cells: list[HandedCell]) -> Answer:
    name = str(question.metadata["exercise"])
    if not cells:
        return Answer(name, notes=[f"exercise {name}: no answer cell was found"])
    written = [
        cell for cell in cells if trimmed(cell.source) not in ("", trimmed(stub_of(question)))
    ]
    if not written:
        return Answer(name, cells[-1].source, untouched=True)
    if len(written) == 1 or question.cell_type == "code":  # what was defined last counts
        return Answer(name, written[-1].source)
    where = " and ".join(str(cell.place) for cell in written)
    note = f"exercise {name}: cells {where} were read as one answer"
    return Answer(name, "\n".join(cell.source for cell in written), notes=[note])


def stub_of(solution: Any) -> str:
    """What a solution's cell shows to students."""
    try:
        return stub(solution)
    except NotebookError:
        return ""


def trimmed(source: str) -> str:
    """A source without what editors change at the ends of lines."""
    return "\n".join(line.rstrip() for line in source.strip().splitlines())
