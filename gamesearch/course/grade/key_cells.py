"""The cells of a marking key by what they are for, and what a cell that was handed in defines."""

from __future__ import annotations

import ast
import re
from copy import deepcopy
from functools import lru_cache
from typing import Any

from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.dependencies import names_of
from gamesearch.course.grade.key import Reference
from gamesearch.course.grade.matching import defined, plain, stub_of
from gamesearch.course.grade.submission import MOST_CELLS, HandedCell

ASK = """\
# Added for marking: asked of the names that the notebook has left.
from gamesearch.course.grade import in_kernel
in_kernel.ask({source!r}, {names!r})"""
IGNORE, CHECK, SKIP = "nbval-ignore-output", "nbval-check-output", "nbval-skip"
WORD = re.compile(r"[^\W\d]\w*")


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

    def imported(self) -> set[str]:
        """What of the package the notebook itself imports for its students."""
        nodes = (node for source in self.shown() for node in ast.walk(ast.parse(source)))
        froms = (node for node in nodes if isinstance(node, ast.ImportFrom))
        return {alias.name for node in froms for alias in node.names}

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
        names = sorted(read & self.all_names)
        cell.metadata["asks"] = {"source": cell.source, "names": names}
        cell.source = ASK.format(source=cell.source, names=names)
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


def defines(cell: HandedCell) -> frozenset[str]:
    """The variables of the notebook that a cell defines, by import too; of a cell that is not
    Python, every word: somebody has begun to write there."""
    return _defined_in(cell.source)


# Each cell is asked once per exercise: remembered, as a long one takes a while to be parsed.
@lru_cache(MOST_CELLS)
def _defined_in(source: str) -> frozenset[str]:
    names = names_of(source)
    return frozenset(WORD.findall(source) if names is None else names[1])


@lru_cache(MOST_CELLS)
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
