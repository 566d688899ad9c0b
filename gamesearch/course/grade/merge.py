"""The notebook that is run for one submission: the student's own, then the key's hidden cells.

  first      a cell that prepares the kernel (see `in_kernel`)
  theirs     every code cell as it was handed in, from top to bottom, defused; no output of theirs
             is kept. A given cell that they left as it was is skipped if nothing needs it: target
             pictures, their own search step by step
  grades     the key's hidden cells, with the values that nbval compares: behind the cell where
             the student's own `check` stands, and at the end if an answer is defined again below.
             They are asked of the names as they are then, from outside (see `asking`)
  checks     the exercise's `check(…)` cells; they are run for hints alone

It is an ordinary notebook, in which all can be run in one kernel: `pytest --nbval-lax` on it gives
the same verdicts, but for answers that call what they were asked to write.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from gamesearch.course.cut import forbidden_names
from gamesearch.course.grade.dependencies import needed_cells
from gamesearch.course.grade.key_cells import (
    IGNORE,
    SKIP,
    KeyCells,
    defines,
    key_cells_of,
    labels_checked,
)
from gamesearch.course.grade.matching import find_texts, trimmed
from gamesearch.course.grade.notes import notes as notes_on
from gamesearch.course.grade.notes import untouched
from gamesearch.course.grade.ready_made import left_out
from gamesearch.course.grade.reference import NBVAL_MARK, Reference
from gamesearch.course.grade.submission import HandedCell, HandedIn
from gamesearch.course.notebook import KERNELSPEC

MOST_NOTES = 40
PREPARE = """\
# Added for marking: what the hidden cells use, before anything of the notebook has run.
from gamesearch.course.grade.in_kernel import prepare
prepare({given!r})"""


@dataclass(frozen=True)
class Merged:
    notebook: Any
    untouched: frozenset[str]  # exercises in which nothing was written
    texts: dict[str, str]  # answers that a person marks, "" where nothing was written
    notes: tuple[str, ...]


def merge(reference: Reference, handed: HandedIn) -> Merged:
    """The notebook to run for one submission, and what a grader should know about it."""
    from nbformat.v4 import new_code_cell, new_notebook

    key = key_cells_of(reference)
    theirs = [cell for cell in handed.cells if cell.is_code and cell.source.strip()]
    texts = find_texts(key.texts, handed, reference.notebook.cells)
    forbidden = forbidden_names(reference.notebook.cells)
    given = key.given
    cells = [new_code_cell(PREPARE.format(given=given), id="marking", metadata={"tags": [IGNORE]})]
    renamed = {name: own for cell in theirs for name, own in key.renamed(cell).items()}
    cells += _in_order(key, theirs, renamed)
    cells += key.checks(renamed)
    left = {exercise: left_out(names, key.given_names) for exercise, names in forbidden.items()}
    about = {"kernelspec": dict(KERNELSPEC), "given": given, "left out": left}
    about["given to checks"] = key.given_to_checks
    about["key"] = reference.digest
    notebook = new_notebook(cells=cells, metadata=about)
    notebook.nbformat_minor = 5
    notes = [*handed.notes, *(note for text in texts for note in text.notes)]
    notes += notes_on(key, handed.cells, forbidden, renamed)
    return Merged(
        notebook,
        untouched(key, theirs, texts, renamed),
        {text.name: "" if text.untouched else text.source or "" for text in texts},
        _few(notes),
    )


def _few(notes: list[str]) -> tuple[str, ...]:
    more = len(notes) - MOST_NOTES
    return tuple(notes[:MOST_NOTES] + ([f"and {more} notes more"] if more > 0 else []))


def _in_order(key: KeyCells, theirs: list[HandedCell], renamed: dict[str, str]) -> list[Any]:
    """The cells that were handed in, and among them those that grade, where they are asked."""
    from nbformat.v4 import new_code_cell

    given = key.shown
    asked, checked_elsewhere = _places(key, theirs)
    cells = []
    for place, cell in enumerate(theirs):
        part = key.part_of(cell)
        own = bool(part) or trimmed(cell.source) not in given
        data = {"exercise": part, "own": own, "place": cell.place}
        cells.append(new_code_cell(defuse(cell.source), id=f"theirs-{place}", metadata=data))
        cells += [key.asked(grade, {}) for grade in asked.get(place, ())]
        cells += [key.asked(grade, renamed) for grade in checked_elsewhere.get(place, ())]
    cells += [key.asked(grade, {}) for grade in asked[len(theirs)]]
    for number, (cell, needed) in enumerate(zip(cells, needed_cells(cells), strict=True)):
        if "grade" in cell.metadata:
            cell.id = f"hidden-{number}"  # one may be there twice
        else:
            part = cell.metadata["exercise"]
            place = cell.metadata["place"]
            tags = [IGNORE if needed else SKIP]
            cell.metadata = {"exercise": part, "place": place, "tags": tags}
    return cells


Places = dict[int, list[Any]]


def _places(key: KeyCells, theirs: list[HandedCell]) -> tuple[Places, Places]:
    """After which cell each hidden cell is asked; the number of cells stands for the end.

    What a student sees pass is what earns its points: so it is asked where the last `check` of the
    answer stands (without one, where the answer stands), whatever is defined below it. An answer
    that stands below counts as well: then it is asked at the end, too.

    Apart from them: where `check` is called with another variable than the exercise asks for, that
    one is asked there.
    """
    places: Places = {len(theirs): []}
    elsewhere: Places = {}
    for grade in key.grades:
        names = key.read_by(grade)
        labels = key.labels_for(str(grade.metadata["grade"]), names)
        calls = [i for i, cell in enumerate(theirs) if labels & labels_checked(cell.source)]
        checks = [i for i in calls if not key.renamed(theirs[i]).keys() & names]
        others = [i for i in calls if i not in checks]
        if others:
            elsewhere.setdefault(others[-1], []).append(grade)
        answers = [i for i, cell in enumerate(theirs) if defines(cell) & names]
        if stands := checks[-1:] or answers[-1:]:
            places.setdefault(stands[0], []).append(grade)
        if not checks or answers[-1:] > checks[-1:]:
            places[len(theirs)].append(grade)
    return places, elsewhere


MARKS = re.compile(r"^([ \t]*)#{3}([ \t]*(?:BEGIN|END)\b)", re.M)
NEW_PAGE = re.compile(r"^[ \t]*\f", re.M)
CELL_MAGIC = re.compile(r"\A(\s*)(%%)")


def defuse(source: str) -> str:
    """A student's source without what speaks to the tools instead of to Python: nbval's comments,
    marks of a solution, a cell magic. Nothing here judges the code.

    >>> print(defuse("%%time\\n# NBVAL_SKIP\\n### BEGIN SOLUTION\\nx = 1"))
    # %%time
    # nbval skip
    # BEGIN SOLUTION
    x = 1
    """
    source = CELL_MAGIC.sub(r"\1# \2", source)
    source = NEW_PAGE.sub("", source)  # Python takes it for nothing there
    # Every line break that str.splitlines knows ends a line for nbval; for Python only \n does.
    source = re.sub(r"[\v\f\x1c-\x1e\x85\u2028\u2029]", " ", source)
    source = NBVAL_MARK.sub(lambda match: f"# {match[1].lower().replace('_', ' ')}", source)
    return MARKS.sub(r"\1#\2", source)
