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
from gamesearch.course.grade.matching import defined
from tests.bugs.catalogue import Answer

REST = "**"  # the part of whatever the other parts leave
# What a catalogued answer may name without importing it (see `Answer.__call__`).
KNOWN = {name for name in gamesearch.__all__ if name[0].isupper()} | {"alphabeta", "minimax"}


def asked_for(notebook: Any) -> dict[str, dict[str, str]]:
    """Exercise -> the variables that its check gets, by part; one alone has the part ""."""
    trees = [tree_of(cell) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    named = {
        node.targets[0].id: node.value
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    return {
        call.args[0].value: variables(call.args[1], named)
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "check"
    }


def variables(asked: ast.expr, named: dict[str, ast.expr]) -> dict[str, str]:
    """The variables in `x`, `{"part": x}`, `{"part": x, **(rest or {})}`, and in
    `parts | {"part": x}` with `parts = {…}` above."""
    match asked:
        case ast.BinOp(left=left, right=right):
            return variables(left, named) | variables(right, named)
        case ast.BoolOp(values=[first, *_]):
            return variables(first, named)
        case ast.Name(id=name):
            given = named.get(name)
            return variables(given, named) if isinstance(given, ast.Dict) else {"": name}
        case ast.Dict(keys=keys, values=values):
            found = {}
            for key, value in zip(keys, values, strict=True):
                inside = variables(value, named)
                if isinstance(key, ast.Constant):
                    found[key.value] = inside[""]
                else:
                    found |= {part or REST: name for part, name in inside.items()}
            return found
    raise AssertionError(f"what does this check get? {ast.unparse(asked)}")


def as_cell(answer: Answer, asked: dict[str, str]) -> str:
    """The answer under the names that the exercise notebook uses."""
    made = f"{answer.code}\n_given = ({answer.gives})"
    if (
        set(asked.values()) & (names_in(answer.code) | defined(answer.code))
        and answer.gives not in asked.values()
    ):
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
                cell["source"] = as_cell(chosen[name], asked[name])
            elif name not in asked and exercise_number(name) in chosen:
                cell["source"] = "pass  # answered above"
        yield chosen, json.dumps(notebook).encode()
