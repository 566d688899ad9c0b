"""The notebook that is run for one submission: the student's own, then the key's hidden cells.

  first      a cell that prepares the kernel (see `in_kernel`)
  theirs     every code cell as it was handed in, from top to bottom, defused; no output of theirs
             is kept. A given cell that they left as it was is skipped if nothing needs it: target
             pictures, their own search step by step
  grades     the key's hidden cells, with the values that nbval compares: behind the cell where
             the student's own `check` stands, and at the end if an answer is defined again below.
             They are asked of the names as they are then, and reach all else by names of their own
  checks     the exercise's `check(…)` cells; they are run for hints alone

It is an ordinary notebook: `pytest --nbval-lax` on it gives the same verdicts.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.dependencies import names_of, needed_cells
from gamesearch.course.grade.key import NBVAL_MARK, Reference
from gamesearch.course.grade.matching import Answer, defined, find_texts, plain, stub_of
from gamesearch.course.grade.submission import HandedCell, HandedIn
from gamesearch.course.notebook import KERNELSPEC

PREPARE = """\
# Added for marking: what the hidden cells use, before anything of the notebook has run.
from gamesearch.course.grade.in_kernel import prepare
prepare({forbidden!r}, {given!r})"""
ASK = """\
# Added for marking: asked of the names that the notebook has left.
from gamesearch.course.grade import in_kernel
in_kernel.ask({source!r}, {names!r})"""
IGNORE, CHECK, SKIP = "nbval-ignore-output", "nbval-check-output", "nbval-skip"


@dataclass(frozen=True)
class Merged:
    notebook: Any
    untouched: frozenset[str]  # exercises in which nothing was written
    texts: dict[str, str]  # answers that a person marks, "" where nothing was written
    notes: tuple[str, ...]


def merge(reference: Reference, handed: HandedIn) -> Merged:
    """The notebook to run for one submission, and what a grader should know about it."""
    from nbformat.v4 import new_code_cell, new_notebook

    key = Key(reference)
    theirs = [cell for cell in handed.cells if cell.is_code and cell.source.strip()]
    texts = find_texts(key.texts, handed)
    forbidden = forbidden_names(reference)
    prepare = PREPARE.format(forbidden=forbidden, given=key.given())
    cells = [new_code_cell(prepare, id="marking", metadata={"tags": [IGNORE]})]
    cells += _in_order(key, theirs)
    cells += key.checks()
    notebook = new_notebook(cells=cells, metadata={"kernelspec": dict(KERNELSPEC)})
    notebook.nbformat_minor = 5
    notes = [*handed.notes, *(note for text in texts for note in text.notes)]
    notes += _notes(key, theirs, forbidden)
    return Merged(
        notebook,
        _untouched(key, theirs, texts),
        {text.name: "" if text.untouched else text.source or "" for text in texts},
        tuple(notes),
    )


def forbidden_names(reference: Reference) -> dict[str, list[str]]:
    """Per exercise, what its header's forbid="alphabeta …" names."""
    found: dict[str, set[str]] = {}
    for cell in reference.notebook.cells:
        if names := cell.metadata.get("forbid"):
            exercise = exercise_number(str(cell.metadata["exercise"]))
            found.setdefault(exercise, set()).update(names.split())
    return {exercise: sorted(names) for exercise, names in found.items()}


class Key:
    """The cells of a marking key, by what they are for."""

    def __init__(self, reference: Reference) -> None:
        self.code = [cell for cell in reference.notebook.cells if cell.cell_type == "code"]
        answers = [cell for cell in reference.notebook.cells if "exercise" in cell.metadata]
        self.answers = [cell for cell in answers if cell.cell_type == "code"]
        self.texts = [cell for cell in answers if "points" in cell.metadata]
        # Exercise part ("2.2", "2.3b") -> the names that its answer defines.
        self.names = {str(c.metadata["exercise"]): defined(c.source) for c in self.answers}
        self.all_names = set().union(*self.names.values()) if self.names else set()

    def shown(self) -> set[str]:
        """What students are given: cells that are no answers and are not hidden."""
        return {
            plain(cell.source)
            for cell in self.code
            if "exercise" not in cell.metadata and "grade" not in cell.metadata
        }

    def part_of(self, cell: HandedCell) -> str:
        """The exercise part that a cell answers: by the names that it defines, else by its id."""
        names = defines(cell)
        for part, wanted in self.names.items():
            if names & wanted:
                return part
        for answer in self.answers:
            grade_id = answer.metadata.get("nbgrader", {}).get("grade_id")
            if answer.get("id") in cell.ids or (grade_id and cell.grade_id == grade_id):
                return str(answer.metadata["exercise"])
        return ""

    def stub(self, part: str) -> str:
        """What students are given in place of this answer."""
        [answer] = [cell for cell in self.answers if str(cell.metadata["exercise"]) == part]
        return plain(stub_of(answer))

    def grades(self, exercise: str) -> list[Any]:
        """The hidden cells of an exercise, each asked of the answers' names that it reads."""
        cells = [cell for cell in self.code if "grade" in cell.metadata]
        return [
            self._asked(deepcopy(cell), [CHECK])
            for cell in cells
            if exercise_number(str(cell.metadata["grade"])) == exercise
        ]

    def checks(self) -> list[Any]:
        """The cells that call `check`, to be run for hints."""
        found = []
        for cell in self.code:
            if "grade" in cell.metadata or "exercise" in cell.metadata:
                continue
            if number := checked(cell.source):
                asked = self._asked(deepcopy(cell), [SKIP])
                asked.outputs, asked.execution_count = [], None
                asked.metadata["check"] = number
                found.append(asked)
        return found

    def _asked(self, cell: Any, tags: list[str]) -> Any:
        read = (names_of(cell.source) or (set(), set()))[0]
        cell.source = ASK.format(source=cell.source, names=sorted(read & self.all_names))
        cell.metadata.tags = tags
        return cell

    def given(self) -> list[str]:
        """The key's own cells that its hidden cells and checks need: imports, the grade module."""
        wanted: set[str] = set()
        kept = []
        for cell in reversed(self.code):
            read, written = names_of(cell.source) or (set(), set())
            if "grade" in cell.metadata or checked(cell.source):
                wanted |= read - self.all_names
            elif "exercise" not in cell.metadata and written & wanted:
                kept.append(cell.source)
                wanted |= read - self.all_names
        return kept[::-1]


def defines(cell: HandedCell) -> set[str]:
    """The variables of the notebook that a cell defines, by import too; of a cell that is not
    Python, every word: somebody has begun to write there."""
    names = names_of(cell.source)
    return set(WORD.findall(cell.source)) if names is None else names[1]


def checked(source: str) -> str:
    """The exercise that a cell calls `check` for; "" if it is no such cell.

    >>> checked('check("2.3", my_search)')
    '2.3'
    """
    try:
        calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ""
    for call in calls:
        if isinstance(call.func, ast.Name) and call.func.id == "check" and call.args:
            first = call.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                return exercise_number(first.value)
    return ""


def _in_order(key: Key, theirs: list[HandedCell]) -> list[Any]:
    """The cells that were handed in, and among them those that grade, where they are asked."""
    from nbformat.v4 import new_code_cell

    given = key.shown()
    asked = _places(key, theirs)
    cells = []
    for place, cell in enumerate(theirs):
        part = key.part_of(cell)
        own = bool(part) or plain(cell.source) not in given
        data = {"exercise": part, "own": own}
        cells.append(new_code_cell(defuse(cell.source), id=f"theirs-{place}", metadata=data))
        cells += [grade for exercise in asked.get(place, ()) for grade in key.grades(exercise)]
    cells += [grade for exercise in asked[len(theirs)] for grade in key.grades(exercise)]
    for number, (cell, needed) in enumerate(zip(cells, needed_cells(cells), strict=True)):
        if "grade" in cell.metadata:
            cell.id = f"hidden-{number}"  # one may be there twice
        else:
            part = cell.metadata["exercise"]
            cell.metadata = {"exercise": part, "tags": [IGNORE if needed else SKIP]}
    return cells


def _places(key: Key, theirs: list[HandedCell]) -> dict[int, list[str]]:
    """After which cell each exercise is asked for; the number of cells stands for the end.

    What a student sees pass is what earns its points: so it is asked where the last `check` of the
    exercise stands, whatever is defined below it. An answer that stands below counts as well.
    """
    places: dict[int, list[str]] = {len(theirs): []}
    for exercise in dict.fromkeys(map(exercise_number, key.names)):
        names = set().union(*(n for p, n in key.names.items() if exercise_number(p) == exercise))
        checks = [i for i, cell in enumerate(theirs) if checked(cell.source) == exercise]
        if checks:
            places.setdefault(checks[-1], []).append(exercise)
        below = theirs[checks[-1] + 1 :] if checks else []
        if not checks or any(defines(cell) & names for cell in below):
            places[len(theirs)].append(exercise)
    return places


def _untouched(key: Key, theirs: list[HandedCell], texts: Iterable[Answer]) -> frozenset[str]:
    """Exercises for which no cell holds anything but what was given."""
    blank: set[str] = set()
    written: set[str] = set()
    for part in key.names:
        cells = _answering(key, part, theirs)
        (written if _written(key, part, cells) else blank).add(exercise_number(part))
    for text in texts:
        nothing = text.untouched or text.source is None
        (blank if nothing else written).add(exercise_number(text.name))
    return frozenset(blank - written)


def _notes(key: Key, theirs: list[HandedCell], forbidden: dict[str, list[str]]) -> Iterator[str]:
    """What an editor or a student has moved or lost, and names to look at."""
    ids = {str(cell.metadata["exercise"]): cell.get("id") for cell in key.answers}
    for part, names in key.names.items():
        cells = _answering(key, part, theirs)
        written = _written(key, part, cells)
        if not cells:
            yield f"exercise {part}: no cell defines {' or '.join(sorted(names))}"
        elif len(written) > 1:
            places = " and ".join(str(cell.place) for cell in written)
            yield f"exercise {part}: cells {places} answer it; what was defined last counts"
        elif written and len(cells) > 1 and ids[part] not in written[0].ids:
            yield f"exercise {part}: it is answered in cell {written[0].place}, not in its own cell"
        for name in sorted(set(forbidden.get(exercise_number(part), ())) & _used(written)):
            yield f"exercise {part} names {name}, which it asks to write"


def _answering(key: Key, part: str, theirs: list[HandedCell]) -> list[HandedCell]:
    given = key.shown()
    cells = [cell for cell in theirs if plain(cell.source) not in given]
    return [cell for cell in cells if defines(cell) & key.names[part] or key.part_of(cell) == part]


def _written(key: Key, part: str, cells: list[HandedCell]) -> list[HandedCell]:
    return [cell for cell in cells if plain(cell.source) != key.stub(part)]


def _used(cells: list[HandedCell]) -> set[str]:
    """Names that cells use and do not define themselves: a hint for the grader, no verdict."""
    used: set[str] = set()
    own: set[str] = set()
    for cell in cells:
        try:
            inside = list(ast.walk(ast.parse(cell.source)))
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue
        own |= defined(cell.source)
        used |= {n.id for n in inside if isinstance(n, ast.Name)}
        used |= {n.attr for n in inside if isinstance(n, ast.Attribute)}
        used |= {alias.name for n in inside if isinstance(n, ast.ImportFrom) for alias in n.names}
    return used - own


WORD = re.compile(r"[^\W\d]\w*")
MARKS = re.compile(r"^([ \t]*)#{3}([ \t]*(?:BEGIN|END)\b)", re.M)
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
    # Every line break that str.splitlines knows ends a line for nbval; for Python only \n does.
    source = re.sub(r"[\v\f\x1c-\x1e\x85\u2028\u2029]", " ", source)
    source = NBVAL_MARK.sub(lambda match: f"# {match[1].lower().replace('_', ' ')}", source)
    return MARKS.sub(r"\1#\2", source)
