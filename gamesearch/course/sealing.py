"""Seals on the grade cells of built solutions: what nbgrader needs to tell right from wrong.

    ### BEGIN HIDDEN TESTS
    report("2.3a", lambda: my_search(tree),
           sealed="5f0c…",
           forbid="minimax negamax")
    ### END HIDDEN TESTS

`gamesearch build` puts them on, from the values that the solution reported; nbgrader leaves hidden
tests out of what students get, and puts them back to grade. `gamesearch grade` takes them off.
"""

from __future__ import annotations

import ast
import re
from typing import Any

from gamesearch.checks.report import MIME, seal
from gamesearch.course.cut import exercise_number

BEGIN, END = "### BEGIN HIDDEN TESTS\n", "\n### END HIDDEN TESTS"
PART = ',\n       {}="{}"'
PARTS = re.compile(r'(?:,\n {7}(?:sealed|forbid)="[^"\n]*")+(?=\))')


def put_seals(notebook: Any) -> None:
    """Seal every grade cell of an executed solution that has reported a value."""
    forbidden: dict[str, list[str]] = {}
    for cell in notebook.cells:
        if names := cell.metadata.get("forbid"):
            forbidden.setdefault(exercise_number(cell.metadata["exercise"]), []).extend(
                names.split()
            )
    for cell in notebook.cells:
        if lacks_seal(cell):
            label = str(cell.metadata["grade"])
            names = dict.fromkeys(forbidden.get(exercise_number(label), []))
            value = seal(label, _reported(cell)[0]["value"])
            cell.source = _sealed(cell.source, value, " ".join(names))


def lacks_seal(cell: Any) -> bool:
    """Whether a grade cell has reported its value, and nothing else, and carries no seal."""
    is_grade = "grade" in cell.metadata and len(_reported(cell)) == 1
    return is_grade and PARTS.search(cell.source) is None


def _reported(cell: Any) -> list[Any]:
    return [o.data[MIME] for o in cell.get("outputs", []) if MIME in o.get("data", {})]


def unsealed(source: str) -> str:
    """A grade cell as its author wrote it.

    >>> unsealed(_sealed('report("2.3a", lambda: f(3))', "5f0c", "minimax"))
    'report("2.3a", lambda: f(3))'
    """
    if PARTS.search(source) is None:
        return source
    return PARTS.sub("", source.removeprefix(BEGIN).removesuffix(END))


def _sealed(source: str, value: str, forbid: str) -> str:
    """The seal becomes the last arguments of the cell's one call of `report`."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    [call] = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id == "report"]
    text = ast.get_source_segment(source, call) or ""
    parts = PART.format("sealed", value) + (PART.format("forbid", forbid) if forbid else "")
    return BEGIN + source.replace(text, f"{text[:-1]}{parts})") + END
