"""The catalogued answers of tests/bugs, written into exercise notebooks as students would.

A notebook holds one answer to each exercise, as one student's does.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from copy import deepcopy
from itertools import zip_longest
from textwrap import indent
from typing import Any

import gamesearch
from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.python_text import defined
from tests import solutions
from tests.bugs.catalogue import Answer
from tests.solutions import REST

Asked = dict[str, dict[str, str]]
Chosen = dict[str, Answer]  # by exercise

# What a catalogued answer may name without importing it (see `Answer.__call__`).
KNOWN = {name for name in gamesearch.__all__ if name[0].isupper()} | {"alphabeta", "minimax"}


def asked_for(notebook: Any) -> Asked:
    """Exercise -> the variables that its check gets, by part."""
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return solutions.asked_for(map(tree_of, code))


def as_cell(answer: Answer, asked: dict[str, str], others: set[str]) -> str:
    """The answer under the names that the exercise notebook uses; it answers no other exercise."""
    made = f"{answer.code}\n_given = ({answer.gives})"
    own = names_in(answer.code) | defined(answer.code)
    means_itself = set(asked.values()) & own and answer.gives not in asked.values()
    if means_itself or defined(answer.code) & others:
        inside = indent(f"{made}\nreturn _given", "    ")  # else a name would mean itself
        made = f"def _answer():\n{inside}\n_given = _answer()"
    parts = sorted(set(asked) - {"", REST})
    wholes = {
        "": "_given",
        REST: f"{{part: _given[part] for part in _given if part not in {parts}}}",
    }
    lines = [*imports(f"{answer.code}\n{answer.gives}"), made]
    for part, name in asked.items():
        whole = wholes.get(part, f"_given.get({part!r}) if isinstance(_given, dict) else None")
        lines.append(f"{name} = {whole}")
    return "\n".join(lines)


def imports(code: str) -> list[str]:
    known = ", ".join(sorted(KNOWN & names_in(code)))
    return ["from math import inf", *([f"from gamesearch import {known}"] if known else [])]


def names_in(code: str) -> set[str]:
    return {node.id for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Name)}


def tree_of(cell: Any) -> ast.Module:
    return ast.parse("".join(cell["source"]))


def notebooks(blank: Any, answers: Iterable[Answer]) -> Iterator[tuple[Chosen, Any]]:
    """The n-th answers to all exercises, and the notebook that holds them."""
    asked = asked_for(blank)
    one_after_another = defaultdict(list)  # 1.2b goes on from 1.2: they do not share a notebook
    for answer in sorted(answers, key=lambda answer: answer.exercise):
        one_after_another[exercise_number(answer.exercise)].append(answer)
    for together in zip_longest(*one_after_another.values()):
        chosen = {answer.exercise: answer for answer in together if answer}
        yield chosen, filled(blank, chosen, asked)


def full_notebooks(
    solution: Any, asked: Asked, answers: Iterable[Answer], least: int
) -> Iterator[tuple[Chosen, Any]]:
    """Notebooks with an answer to every exercise, at least so many: the solution's own, or a
    catalogued one. Each exercise has its answers in turns, no two begin with the same turn, and
    where there are more than there are notebooks, one of each kind comes first (see `kind`)."""
    numbers = sorted({exercise_number(name) for name in asked})
    turns: list[list[Answer | None]] = [[None, *kinds_first(answers, each)] for each in numbers]
    kinds = max(len({kind(answer) for answer in turn if answer}) for turn in turns)
    number = max(least, kinds + 1)
    for n in range(number):
        chosen = {}
        for place, turn in enumerate(turns):
            some = turn[:number]
            if answer := some[(n + place) % len(some)]:
                chosen[answer.exercise] = answer
        yield chosen, filled(solution, chosen, asked)


def kinds_first(answers: Iterable[Answer], number: str) -> list[Answer]:
    """The answers to an exercise; the first of each kind before the others."""
    own = [answer for answer in answers if exercise_number(answer.exercise) == number]
    first = {kind(answer): answer for answer in reversed(own)}.values()
    return sorted(own, key=lambda answer: answer not in first)


PLAIN = {"math", "itertools", "functools", "collections", "typing", "dataclasses", "operator"}
OF_PYTHON = {"open", "input", "exec", "eval", "globals", "locals", "vars", "__import__", "print"}


def kind(answer: Answer) -> frozenset[str]:
    """What the answer uses that may be another thing in a kernel than in a test, where parts of the
    package are left out and IPython runs the cells."""
    found = {answer.exercise}
    for node in ast.walk(ast.parse(f"{answer.code}\n{answer.gives}")):
        match node:
            case ast.Import(names=names):
                found |= {each.name for each in names}
            case ast.ImportFrom(module=str(module), names=names):
                found |= {f"{module}.{each.name}" for each in names}
            case ast.Name(id=name) if name in KNOWN | OF_PYTHON:
                found.add(name)
            case ast.Global() | ast.AsyncFunctionDef() | ast.ClassDef():
                found.add(type(node).__name__)
            case ast.Yield() | ast.YieldFrom():
                found.add("Yield")
    return frozenset(each for each in found if each.partition(".")[0] not in PLAIN)


def filled(notebook: Any, chosen: Chosen, asked: Asked) -> Any:
    """A copy with the answers in their cells; the other cells are as they were."""
    notebook = deepcopy(notebook)
    numbers = {exercise_number(name) for name in chosen}
    for cell in answer_cells(notebook):
        name = str(cell["metadata"]["exercise"])
        if name in chosen:
            others = {n for each, parts in asked.items() if each != name for n in parts.values()}
            cell["source"] = as_cell(chosen[name], asked[name], others)
        elif name not in asked and exercise_number(name) in numbers:
            cell["source"] = "pass  # answered above"
    return notebook


def answer_cells(notebook: Any) -> list[Any]:
    return [cell for cell in notebook["cells"] if "exercise" in cell["metadata"]]


def constant(source: str, value: str) -> str:
    """An answer's source with every function giving back, and every variable being, this value;
    `given` is what a function was called with."""
    lines = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            lines.append(f"def {node.name}(*given, **options): return {value}")
        elif isinstance(node, ast.Assign):
            parts = getattr(node.value, "keys", [])
            keys = [each.value for each in parts if isinstance(each, ast.Constant)]
            whole = f"dict.fromkeys({keys}, {value})" if keys else value
            lines.append(f"given = ()\n{ast.unparse(node.targets[0])} = {whole}")
        else:
            lines.append(ast.unparse(node))
    return "\n".join(lines)
