"""The rules of a prediction: it is a real question, and nothing answers it before it is asked back.

What a program can see of that: between `predict` and the `reveal` of the same key nothing is
printed, no chart or stepper is shown, and no picture of what the answer is made from.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

from gamesearch.course.folding import called, statements
from gamesearch.course.notebook import Flaw, Source
from gamesearch.course.pictures import shows_picture

FEWEST_CHOICES = 3
# These show what is asked about; whatever else can be shown is shown to tell something.
QUESTIONS = ("draw_", "guess_pruned", "play", "explore")


def prediction_flaws(source: Source) -> Iterator[Flaw]:
    asked, told = _keyed(source, "predict"), _keyed(source, "reveal")
    for key, (index, call) in asked.items():
        if len(call.args) > 2 and isinstance(call.args[2], ast.List):
            choices = len(call.args[2].elts)
            if choices < FEWEST_CHOICES:
                yield source.flaw(
                    index,
                    f"the prediction {key} has {choices} choices",
                    f"give {FEWEST_CHOICES} or more, each believed by somebody",
                )
        if key not in told:
            yield source.flaw(
                index, f"the prediction {key} is never answered", f'add reveal("{key}", …)'
            )
        else:
            yield from _told_early(source, key, index, *told[key])
    for key in told.keys() - asked.keys():
        yield source.flaw(told[key][0], f"nobody asked {key}", f'add predict("{key}", …)')


def _keyed(source: Source, name: str) -> dict[str, tuple[int, ast.Call]]:
    """The calls of `predict` or `reveal`, and their cells, by their keys."""
    return {
        call.args[0].value: (index, call)
        for index, cell in enumerate(source.cells)
        if cell.cell_type == "code"
        for call in called(cell, name)
        if call.args
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    }


def _told_early(
    source: Source, key: str, asked: int, told: int, answer: ast.Call
) -> Iterator[Flaw]:
    made_from = set(_names(answer))
    for index in range(asked, told + 1):
        cell = source.cells[index]
        for call in _shown(cell) if cell.cell_type == "code" else ():
            if what := _tells(call, made_from):
                yield source.flaw(
                    index,
                    f"{what} before the prediction {key} is answered",
                    f'let it stand above the question, or in reveal("{key}", …, show=…)',
                )


def _names(answer: ast.Call) -> Iterator[str]:
    """What a revelation is computed from: the variables in it, without the functions called."""
    functions = {node.func for node in ast.walk(answer) if isinstance(node, ast.Call)}
    for node in ast.walk(answer):
        if isinstance(node, ast.Name) and node not in functions:
            yield node.id


def _shown(cell: Any) -> Iterator[ast.Call]:
    """The calls that put something below a cell, without those inside a revelation."""
    waiting: list[ast.AST] = [
        each
        for each in statements(cell)
        if not isinstance(each, ast.FunctionDef | ast.ClassDef | ast.Import | ast.ImportFrom)
    ]
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "reveal":
                continue
            if node.func.id == "print" or shows_picture(node.func.id):
                yield node
                continue
        waiting += ast.iter_child_nodes(node)


def _tells(call: ast.Call, made_from: set[str]) -> str:
    """What a call gives away; "" if nothing that a program can see."""
    assert isinstance(call.func, ast.Name)
    name = call.func.id
    if name == "print":
        return "something is printed"
    used = {node.id for node in ast.walk(call) if isinstance(node, ast.Name)}
    if shared := sorted(used & made_from):
        return f"{name} shows {shared[0]}, which the answer is made from,"
    return "" if name.startswith(QUESTIONS) else f"{name} is shown"
