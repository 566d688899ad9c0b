"""Put a student's answers into the marking key: everything else stays the key's.

The merged notebook is an ordinary one: `pytest --nbval-lax` on it gives the same verdicts.

  first      a cell that prepares the kernel (see `marking_kernel`)
  answers    the student's source, defused; no output of theirs is kept
  grades     the key's own, with the values that nbval compares
  the rest   the key's own; what no grade cell needs is skipped
"""

from __future__ import annotations

import ast
import re
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.dependencies import needed_cells
from gamesearch.course.grade.key import NBVAL_MARK, Reference
from gamesearch.course.grade.matching import Answer, defined, find_answers, only_defines
from gamesearch.course.grade.submission import HandedIn
from gamesearch.course.notebook import KERNELSPEC, tags

PREPARE = """\
# Added for marking: a grade cell sends its value and nothing else.
from gamesearch.course.grade.in_kernel import prepare
prepare({forbidden})"""
MISSING = 'raise NotImplementedError("exercise {name}: no answer cell was handed in")'
IGNORE, CHECK, SKIP = "nbval-ignore-output", "nbval-check-output", "nbval-skip"


@dataclass(frozen=True)
class Merged:
    notebook: Any
    untouched: frozenset[str]  # exercises in which nothing was written
    texts: dict[str, str]  # answers that a person marks, "" where nothing was written
    notes: tuple[str, ...]


def merge(reference: Reference, handed: HandedIn) -> Merged:
    """The notebook to run for one submission, and what a grader should know about it."""
    from nbformat.v4 import new_notebook

    solutions = [cell for cell in reference.notebook.cells if "exercise" in cell.metadata]
    answers = find_answers(solutions, handed)
    extra = _taken_along(reference, handed, answers)
    notes = [*handed.notes, *(note for answer in answers for note in answer.notes), *extra]
    forbidden = forbidden_names(reference)
    cells = [_prepare(forbidden)]
    texts: dict[str, str] = {}
    waiting = iter(answers)
    for original in reference.notebook.cells:
        cell = deepcopy(original)
        if "exercise" in cell.metadata:
            answer = next(waiting)
            cell.source = _source(cell, answer)
            notes += _named_but_forbidden(answer, forbidden)
            if "points" in cell.metadata:
                texts[answer.name] = "" if answer.untouched else answer.source or ""
        cells.append(cell)
    code = [cell for cell in cells[1:] if cell.cell_type == "code"]
    for cell, runs in zip(code, needed_cells(code), strict=True):
        _tag(cell, runs)
    notebook = new_notebook(cells=cells, metadata={"kernelspec": dict(KERNELSPEC)})
    notebook.nbformat_minor = 5
    return Merged(notebook, _untouched(answers), texts, tuple(notes))


def forbidden_names(reference: Reference) -> dict[str, list[str]]:
    """Per exercise, what its header's forbid="alphabeta …" names."""
    found: dict[str, set[str]] = {}
    for cell in reference.notebook.cells:
        if names := cell.metadata.get("forbid"):
            found.setdefault(exercise_number(str(cell.metadata["exercise"])), set()).update(
                names.split()
            )
    return {exercise: sorted(names) for exercise, names in found.items()}


def _prepare(forbidden: dict[str, list[str]]) -> Any:
    from nbformat.v4 import new_code_cell

    source = PREPARE.format(forbidden=forbidden)
    return new_code_cell(source, id="marking", metadata={"tags": [IGNORE]})


def _source(cell: Any, answer: Answer) -> str:
    if answer.source is None:
        return MISSING.format(name=answer.name) if cell.cell_type == "code" else ""
    return defuse(answer.source) if cell.cell_type == "code" else answer.source


def _tag(cell: Any, runs: bool) -> None:
    """What nbval does with a code cell; outputs stay only where they are compared."""
    kept = [tag for tag in tags(cell) if tag == "raises-exception"]
    if "grade" in cell.metadata:
        cell.metadata.tags = [CHECK]
        return
    cell.metadata.tags = [*kept, IGNORE if runs else SKIP]
    cell.outputs, cell.execution_count = [], None


def _taken_along(reference: Reference, handed: HandedIn, answers: list[Answer]) -> list[str]:
    """Join to the answers what cells of the student's own define, such as a helper function.

    Only new names: a cell may not redo an answer or a part of the notebook, nor run anything.
    """
    known = reference.notebook.cells
    ids, sources = {cell.get("id") for cell in known}, {cell.source.strip() for cell in known}
    names = {name for cell in known if cell.cell_type == "code" for name in defined(cell.source)}
    names |= {name for answer in answers for name in defined(answer.source or "")}
    used = {cell.place for answer in answers for cell in answer.cells}
    notes = []
    for cell in handed.cells:
        strange = not (cell.ids & ids or cell.source.strip() in sources or cell.place in used)
        if not (strange and cell.is_code and not cell.grade_id and only_defines(cell.source)):
            continue
        ready = [answer for answer in answers if answer.cells and answer.source is not None]
        code = [answer for answer in ready if all(each.is_code for each in answer.cells)]
        if not code or defined(cell.source) & names:
            continue
        before = [answer for answer in code if answer.cells[0].place < cell.place]
        if before:
            before[-1].source = f"{before[-1].source}\n\n{cell.source}"
        else:
            code[0].source = f"{cell.source}\n\n{code[0].source}"
        names |= defined(cell.source)
        notes.append(f"cell {cell.place}, added by the student, was taken along")
    return notes


def _named_but_forbidden(answer: Answer, forbidden: dict[str, list[str]]) -> list[str]:
    """A hint for the grader, no verdict: the answer names what the exercise asks to write."""
    names = set(forbidden.get(exercise_number(answer.name), ()))
    try:
        inside = list(ast.walk(ast.parse(answer.source or "")))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    own = defined(answer.source or "")
    used = {n.id for n in inside if isinstance(n, ast.Name)}
    used |= {n.attr for n in inside if isinstance(n, ast.Attribute)}
    used |= {alias.name for n in inside if isinstance(n, ast.ImportFrom) for alias in n.names}
    return [
        f"exercise {answer.name} names {name}, which it asks to write"
        for name in sorted(names & used - own)
    ]


def _untouched(answers: list[Answer]) -> frozenset[str]:
    blank = {
        exercise_number(answer.name)
        for answer in answers
        if answer.untouched or answer.source is None
    }
    written = {exercise_number(a.name) for a in answers if not a.untouched and a.source is not None}
    return frozenset(blank - written)


# --- Take out of a student's source what would speak to the tools instead of to Python.
#
# Nothing here judges the code: it only loses the power to switch a check off, to be read as a mark
# of the marking key, or to make the whole cell something else than Python.


MARKS = re.compile(r"^([ \t]*)#{3}([ \t]*(?:BEGIN|END)\b)", re.M)
CELL_MAGIC = re.compile(r"\A(\s*)(%%)")


def defuse(source: str) -> str:
    """The same code without nbval's comments, marks of a solution, and a cell magic.

    >>> print(defuse("%%time\\n# NBVAL_SKIP\\n### BEGIN SOLUTION\\nx = 1"))
    # %%time
    # nbval skip
    # BEGIN SOLUTION
    x = 1
    """
    source = CELL_MAGIC.sub(r"\1# \2", source)
    # Every line break that str.splitlines knows ends a line for nbval; for Python only \n does.
    source = re.sub(r"[\v\f\x1c-\x1e\x85\u2028\u2029]", " ", source)
    source = NBVAL_MARK.sub(lambda match: f"# {match[1].lower().replace('_', ' ')}", source)
    return MARKS.sub(r"\1#\2", source)
