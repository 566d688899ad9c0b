"""What a reader sees only if they unfold it: code of questions and answers, notes, side matter.

The code of a cell that reveals an answer holds the answer; that of one that asks for a prediction
says nothing that the question does not say. A note stands in `<details>`, which stay closed when
a notebook is run, as a folded cell does not. A heading tagged "further" is closed with all that
stands under it, up to the next one of its order.
"""

from __future__ import annotations

import ast
from functools import lru_cache
from typing import Any

IMPORT = "from gamesearch import predict\n\n"
FURTHER = "further"
NOTE = ("<details><summary>For those who teach</summary>\n\n", "\n\n</details>")


def fold(cell: Any) -> None:
    """Fold a code cell if it asks or reveals; what only asks can then be run before all else."""
    if called(cell, "reveal") or only_asks(cell):
        cell.metadata["jupyter"] = {"source_hidden": True}
    if only_asks(cell):
        cell.source = IMPORT + cell.source


def close_section(cell: Any) -> None:
    """Close the section that this heading begins, if it is side matter."""
    if FURTHER in cell.metadata.get("tags", []):
        cell.metadata["jp-MarkdownHeadingCollapsed"] = True


def is_folded(cell: Any) -> bool:
    return cell.metadata.get("jupyter", {}).get("source_hidden", False)


def folded_note(text: str) -> str:
    return text.join(NOTE)


def note_text(source: str) -> str:
    """A note as its author wrote it."""
    return source.removeprefix(NOTE[0]).removesuffix(NOTE[1]).strip()


def only_asks(cell: Any) -> bool:
    """Whether a cell is a single call of `predict`."""
    body = statements(cell)
    return len(body) == 1 and isinstance(body[0], ast.Expr) and bool(called(cell, "predict"))


def only_imports(cell: Any) -> bool:
    """Whether a cell of code does nothing but import."""
    body = statements(cell)
    return bool(body) and all(isinstance(line, ast.Import | ast.ImportFrom) for line in body)


def called(cell: Any, name: str) -> list[ast.Call]:
    """The calls of a function in the code of a cell."""
    return [call for function, call in _calls(cell.source) if function == name]


def statements(cell: Any) -> list[ast.stmt]:
    """The code of a cell as Python reads it; [] if it does not, which the linter says."""
    return list(_parsed(cell.source))


@lru_cache(maxsize=500)  # a cell is asked many things, one after another
def _parsed(source: str) -> tuple[ast.stmt, ...]:
    try:
        return tuple(ast.parse(source).body)
    except SyntaxError:
        return ()


@lru_cache(maxsize=500)
def _calls(source: str) -> tuple[tuple[str, ast.Call], ...]:
    """What is called by its name alone, with the call."""
    nodes = (node for statement in _parsed(source) for node in ast.walk(statement))
    found = [node for node in nodes if isinstance(node, ast.Call)]
    return tuple((call.func.id, call) for call in found if isinstance(call.func, ast.Name))
