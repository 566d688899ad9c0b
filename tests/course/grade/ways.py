"""Ways in which students hand in a right answer: each takes a notebook with the answers in their
cells and hands it back as somebody would have left it. None of them may cost a mark.
"""

from __future__ import annotations

import ast
from typing import Any

from nbformat.v4 import new_code_cell

WAYS = {}


def way(change):
    WAYS[change.__name__.replace("_", " ")] = change
    return change


def is_answer(cell: Any) -> bool:
    code = cell["cell_type"] == "code" and "exercise" in cell["metadata"]
    return code and not cell["source"].startswith("pass")  # the part before answers this one, too


def plain_cell(source: str) -> dict[str, Any]:
    return dict(new_code_cell(source))


def code_cells(cells: list[Any]) -> list[Any]:
    return [cell for cell in cells if cell["cell_type"] == "code"]


@way
def as_it_stands(cells, stubs):
    return cells


@way
def a_helper_cell_with_a_test_line_above_each_answer(cells, stubs):
    helper = '"""My notes."""\nimport sys\nsys.setrecursionlimit(10_000)\ntable = {}\n'
    helper += "for d in range(3):\n    table[d] = d * d\nprint(table)\n"
    helper += "def show_it(x):\n    return x\nassert show_it(1) == 1"
    found = []
    for cell in cells:
        found += [plain_cell(helper), cell] if is_answer(cell) else [cell]
    return found


@way
def the_answer_in_a_new_cell_below_the_stub(cells, stubs):
    found = []
    for cell in cells:
        if is_answer(cell):
            below = plain_cell(cell["source"])
            cell["source"] = stubs[cell["metadata"]["exercise"]]
            found += [cell, below]
        else:
            found.append(cell)
    return found


@way
def the_stub_emptied_and_a_first_try_left_behind(cells, stubs):
    found = []
    for cell in cells:
        if is_answer(cell):
            below = plain_cell(cell["source"])
            cell["source"] = "# see below"
            found += [cell, plain_cell("first_try = [1, 2\n"), below]
        else:
            found.append(cell)
    return found


@way
def one_cell_for_each_statement(cells, stubs):
    found = []
    for cell in cells:
        body = ast.parse(cell["source"]).body if is_answer(cell) else []
        if len(body) < 2 or any(isinstance(line, ast.ImportFrom) for line in body[:1]):
            found.append(cell)
            continue
        parts = [ast.unparse(line) for line in body]
        cell["source"] = parts[0]
        found += [cell, *map(plain_cell, parts[1:])]
    return found


@way
def ids_and_metadata_lost(cells, stubs):
    for number, cell in enumerate(cells):
        cell["id"] = f"lost-{number}"
        cell["metadata"] = {}
    return cells


@way
def variables_called_like_what_grades(cells, stubs):
    names = "report = {}\ngrades = [1, 2]\nlabel = key = values = None\n"
    names += "def ask(x):\n    return x\nvalue = answer_of = 'mine'"
    return [*cells, plain_cell(names)]


@way
def an_import_added_to_the_first_cell_and_used_luck(cells, stubs):
    first = code_cells(cells)[0]
    first["source"] = f"import math, random, itertools as it\nrandom.seed(5)\n{first['source']}"
    return [*cells, plain_cell("random.random(); random.seed(9)")]


@way
def cells_that_fail_print_a_lot_and_ask(cells, stubs):
    troubles = ["1 / 0", "input('your name?')", "print('x' * 100_000)", "undefined_name", "x ="]
    return [plain_cell(troubles[0]), *cells, *map(plain_cell, troubles[1:])]


@way
def lines_that_speak_to_ipython(cells, stubs):
    for cell in cells:
        if is_answer(cell):
            cell["source"] = f"%%time\n{cell['source']}\n%matplotlib inline\nnothing = !true"
    return [plain_cell("%load_ext autoreload\n%autoreload 2\n!echo mine"), *cells]


# Several in one notebook, as they come in one person's: each changes what the others leave alone.
TOGETHER = [
    (as_it_stands,),
    (
        a_helper_cell_with_a_test_line_above_each_answer,
        an_import_added_to_the_first_cell_and_used_luck,
        lines_that_speak_to_ipython,
        cells_that_fail_print_a_lot_and_ask,
    ),
    (the_answer_in_a_new_cell_below_the_stub, variables_called_like_what_grades),
    (the_stub_emptied_and_a_first_try_left_behind,),
    (one_cell_for_each_statement, ids_and_metadata_lost),
]
