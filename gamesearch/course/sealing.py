"""Seals on the grade cells of built solutions: what nbgrader needs to tell right from wrong.

    ### BEGIN HIDDEN TESTS
    from gamesearch import report
    from gamesearch.checks.pruning import grades
    # What is asked:
    report("2.3a", lambda: grades.moves(my_best_move, key=43),
           sealed="5f0c…",
           forbid="minimax negamax")
    ### END HIDDEN TESTS

`gamesearch build` puts them on, from the values that the solution reported; nbgrader leaves hidden
tests out of what students get, and puts them back to grade. `gamesearch grade` takes them off.

What a cell marked solution-only imports comes along, so that nbgrader can add its grade cells to
our exercise notebooks, which have neither (`c.OverwriteCells.add_missing_cells = True`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

from gamesearch.checks.report import MIME, seal_of
from gamesearch.course.cut import exercise_number, forbidden_names
from gamesearch.course.notebook import tags

BEGIN, END = "### BEGIN HIDDEN TESTS\n", "\n### END HIDDEN TESTS"
ASKED = "# What is asked:\n"
PART = ',\n       {}="{}"'
PARTS = re.compile(r'(?:,\n {7}(?:sealed|forbid)="[^"\n]*")+(?=\))')


def put_seals(notebook: Any) -> None:
    """Seal every grade cell of an executed solution that has reported a value."""
    forbidden = forbidden_names(notebook.cells)
    imports = list(_solution_imports(notebook))
    for cell in notebook.cells:
        if lacks_seal(cell):
            label = str(cell.metadata["grade"])
            names = forbidden.get(exercise_number(label), [])
            value = seal_of(label, _reported(cell)[0]["value"])
            sealed = _sealed(cell.source, value, " ".join(names))
            cell.source = BEGIN + "".join([*imports, ASKED, sealed]) + END


def lacks_seal(cell: Any) -> bool:
    """Whether a grade cell has reported its value, and nothing else, and carries no seal."""
    is_grade = "grade" in cell.metadata and len(_reported(cell)) == 1
    return is_grade and PARTS.search(cell.source) is None


def _reported(cell: Any) -> list[Any]:
    return [o.data[MIME] for o in cell.get("outputs", []) if MIME in o.get("data", {})]


def unsealed(source: str) -> str:
    """A grade cell as its author wrote it."""
    if PARTS.search(source) is None:
        return source
    return PARTS.sub("", source.partition(ASKED)[2].removesuffix(END))


def _solution_imports(notebook: Any) -> Iterator[str]:
    """The lines that import what only the solution has, such as the inputs of hidden cells."""
    for cell in notebook.cells:
        if cell.cell_type == "code" and "solution-only" in tags(cell):
            for node in ast.parse(cell.source).body:
                if isinstance(node, ast.Import | ast.ImportFrom):
                    yield f"{ast.unparse(node)}\n"


def _sealed(source: str, value: str, forbid: str) -> str:
    """The seal becomes the last arguments of the cell's one call of `report`."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    [call] = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id == "report"]
    text = ast.get_source_segment(source, call) or ""
    parts = PART.format("sealed", value) + (PART.format("forbid", forbid) if forbid else "")
    return source.replace(text, f"{text[:-1]}{parts})")
