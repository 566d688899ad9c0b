"""The catalogued answers of tests/bugs, written into exercise notebooks as students would.

A notebook holds one answer to each exercise, so the n-th notebook of a lesson holds the n-th answer
to each of them: it is one student's, with right answers beside wrong ones.
"""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from copy import deepcopy
from itertools import cycle, zip_longest
from textwrap import indent
from typing import Any

import gamesearch
from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.python_text import defined
from tests import solutions
from tests.bugs.catalogue import Answer
from tests.solutions import REST

# What a catalogued answer may name without importing it (see `Answer.__call__`).
KNOWN = {name for name in gamesearch.__all__ if name[0].isupper()} | {"alphabeta", "minimax"}


def asked_for(notebook: Any) -> dict[str, dict[str, str]]:
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


def handed_in(
    blank: Any, answers: Iterable[Answer], ways: Iterable[Any]
) -> Iterator[tuple[dict[str, Answer], bytes]]:
    """Those of `notebooks`, one after another left in each of the ways."""
    stubs = {
        str(cell["metadata"]["exercise"]): cell["source"]
        for cell in blank["cells"]
        if "exercise" in cell["metadata"]
    }
    for (chosen, data), way in zip(notebooks(blank, answers), cycle(ways), strict=False):
        notebook = json.loads(data)
        notebook["cells"] = way(notebook["cells"], stubs)
        yield chosen, json.dumps(notebook).encode()


def notebooks(blank: Any, answers: Iterable[Answer]) -> Iterator[tuple[dict[str, Answer], bytes]]:
    """The n-th answers to all exercises, and the notebook that holds them."""
    asked = asked_for(blank)
    one_after_another = defaultdict(list)  # 1.2b goes on from 1.2: they do not share a notebook
    for answer in sorted(answers, key=lambda answer: answer.exercise):
        one_after_another[exercise_number(answer.exercise)].append(answer)
    for together in zip_longest(*one_after_another.values()):
        chosen = {answer.exercise: answer for answer in together if answer}
        notebook = deepcopy(blank)
        for cell in notebook["cells"]:
            name = str(cell["metadata"].get("exercise", ""))
            if name in chosen:
                others = {
                    n for each, parts in asked.items() if each != name for n in parts.values()
                }
                cell["source"] = as_cell(chosen[name], asked[name], others)
            elif name not in asked and exercise_number(name) in chosen:
                cell["source"] = "pass  # answered above"
        yield chosen, json.dumps(notebook).encode()


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
