"""The cells of a marking key by what they are for, and what a cell that was handed in defines."""

from __future__ import annotations

import ast
from copy import deepcopy
from functools import cached_property, lru_cache
from itertools import zip_longest
from typing import Any, NamedTuple

from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.dependencies import WORD, names_of
from gamesearch.course.grade.matching import stub_of, trimmed
from gamesearch.course.grade.python_text import as_python, defined, tree_of
from gamesearch.course.grade.ready_made import given_names
from gamesearch.course.grade.reference import Reference
from gamesearch.course.grade.submission import MOST_CELLS, HandedCell

ASK = """\
# Added for marking: asked of the names that the notebook has left.
from gamesearch.course.grade import in_kernel
in_kernel.ask({source!r}, {names!r})"""
IGNORE, CHECK, SKIP = "nbval-ignore-output", "nbval-check-output", "nbval-skip"


@lru_cache(20)
def key_cells_of(reference: Reference) -> KeyCells:
    """The cells of a marking key: looked through once, not for every submission."""
    return KeyCells(reference)


class KeyCells:
    """The cells of a marking key, by what they are for. Nothing of it is changed later."""

    def __init__(self, reference: Reference) -> None:
        self.code = [cell for cell in reference.notebook.cells if cell.cell_type == "code"]
        self.grades = [cell for cell in self.code if "grade" in cell.metadata]
        answers = [cell for cell in reference.notebook.cells if "exercise" in cell.metadata]
        plain_cells = [c for c in self.code if not {"grade", "exercise"} & c.metadata.keys()]
        self.checking = [cell for cell in plain_cells if checked(cell.source)]
        self.answers = [cell for cell in answers if cell.cell_type == "code"]
        self.texts = [cell for cell in answers if "points" in cell.metadata]
        # "2.3b" -> what the key calls `check` with
        calls = (call for cell in self.code for call in check_calls(cell.source))
        self.called = {call.label: call.answer for call in calls}
        # Exercise part ("2.2", "2.3b") -> the names that its answer defines.
        self.names = {str(c.metadata["exercise"]): defined(c.source) for c in self.answers}
        self.all_names = set().union(*self.names.values()) if self.names else set()

    @cached_property
    def shown(self) -> set[str]:
        """What students are given: cells that are no answers and are not hidden."""
        return {
            trimmed(cell.source)
            for cell in self.code
            if "exercise" not in cell.metadata and "grade" not in cell.metadata
        }

    @cached_property
    def given_names(self) -> set[str]:
        return given_names(self.code)

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
        return self._stubs[part]

    @cached_property
    def _stubs(self) -> dict[str, str]:
        return {str(cell.metadata["exercise"]): trimmed(stub_of(cell)) for cell in self.answers}

    def renamed(self, cell: HandedCell) -> dict[str, str]:
        """Where a cell calls `check` with other variables than the exercise asks for: which one
        stands for which name."""
        found: dict[str, str] = {}
        for call in check_calls(cell.source):
            if (expected := self.called.get(call.label)) is not None:
                found |= self._standing_for(expected, call.answer)
        return found

    def _standing_for(self, expected: ast.expr, written: ast.expr) -> dict[str, str]:
        """Nothing, where the two differ in more than names."""
        found = {}
        both = zip_longest(ast.walk(expected), ast.walk(written))
        for ours, theirs in both:
            match ours, theirs:
                case ast.Name(id=name), ast.Name(id=other) if name in self.all_names:
                    found[name] = other
                case ast.Constant(value=value), ast.Constant(value=other) if value != other:
                    return {}
                case _ if type(ours) is not type(theirs):
                    return {}
        return {name: other for name, other in found.items() if name != other}

    def asked(self, grade: Any, renamed: dict[str, str]) -> Any:
        """A hidden cell, asked of the answers' names that it reads."""
        return self._asked(grade, [CHECK], renamed)

    def read_by(self, grade: Any) -> set[str]:
        """The answers' names that a hidden cell reads."""
        read = (names_of(grade.source) or (set(), set()))[0]
        return read & self.all_names

    def labels_for(self, grade: str, names: set[str]) -> set[str]:
        """What `check` is called with, in the key, for the answers that a hidden cell reads."""
        exercise = exercise_number(grade)
        own = {n: call for n, call in self.called.items() if exercise_number(n) == exercise}
        reading = {n for n, call in own.items() if _names_in(call) & names}
        return reading or set(own)

    def checks(self, renamed: dict[str, str]) -> list[Any]:
        """The cells that call `check`, to be run for hints."""
        found = []
        for cell in self.checking:
            asked = self._asked(cell, [SKIP], renamed)
            asked.outputs, asked.execution_count = [], None
            asked.metadata["check"] = checked(cell.source)
            found.append(asked)
        return found

    def _asked(self, cell: Any, tags: list[str], renamed: dict[str, str]) -> Any:
        names = {name: renamed.get(name, name) for name in sorted(self.read_by(cell))}
        cell = deepcopy(cell)
        cell.metadata["asks"] = {"source": cell.source, "names": names}
        cell.source = ASK.format(source=cell.source, names=names)
        cell.metadata.tags = tags
        return cell

    @cached_property
    def given(self) -> list[str]:
        """The key's own cells that its hidden cells and checks need: imports, the grade module."""
        return self._needed_by(self.grades + self.checking)

    @cached_property
    def given_to_checks(self) -> list[str]:
        """What checks alone need: it holds no hidden input."""
        return self._needed_by(self.checking)

    def _needed_by(self, asking: list[Any]) -> list[str]:
        wanted: set[str] = set()
        kept = []
        for cell in reversed(self.code):
            read, written = names_of(cell.source) or (set(), set())
            if any(cell is each for each in asking):
                wanted |= read - self.all_names
            elif cell in self.grades:
                continue
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


def checked(source: str) -> str:
    """The exercise that a cell calls `check` for; "" if it is no such cell.

    >>> checked('check("2.3", my_search)')
    '2.3'
    """
    calls = check_calls(source)
    return exercise_number(calls[0].label) if calls else ""


def labels_checked(source: str) -> set[str]:
    """The exercises, or parts of them, that a cell calls `check` for."""
    return {call.label for call in check_calls(source)}


def _names_in(node: ast.expr) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


class CheckCall(NamedTuple):
    """`check("2.3b", answer)` in a cell."""

    label: str
    answer: ast.expr


@lru_cache(MOST_CELLS)
def check_calls(source: str) -> tuple[CheckCall, ...]:
    """Every call of `check` with a number that stands there, in order."""
    tree, found = tree_of(as_python(source)), []
    for node in ast.walk(tree) if tree else ():
        match node:
            case ast.Call(
                func=ast.Name(id="check"), args=[ast.Constant(value=str(label)), answer, *_]
            ):
                found.append((node.lineno, CheckCall(label, answer)))
    return tuple(call for _, call in sorted(found, key=lambda each: each[0]))
