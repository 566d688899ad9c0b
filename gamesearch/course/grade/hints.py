"""A hint for each exercise that lost points, from the same `check` that the student can call.

It runs in a kernel of its own, which no grade cell has ever reached: whatever the answers do, they
cannot carry a hidden input into the feedback. A hint earns nothing and may fail without harm.
"""

from __future__ import annotations

import ast
from collections.abc import Collection
from typing import Any

from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.kernel import KernelDied, MarkingKernel
from gamesearch.course.grade.merge import SKIP
from gamesearch.course.notebook import tags

LONGEST = 600  # characters
SECONDS_IN_ALL = 60.0


def hints(notebook: Any, exercises: Collection[str], kernel: str, seconds: float) -> dict[str, str]:
    """What `check` says to each of these exercises of a merged notebook, as plain text."""
    asked = [(cell, exercise_number(checked(cell.source))) for cell in _code(notebook)]
    if not any(name in exercises for _, name in asked):
        return {}
    found: dict[str, str] = {}
    running = MarkingKernel(kernel)
    left = SECONDS_IN_ALL / seconds
    try:
        for cell, name in asked:
            if left < 1 or (name not in exercises and SKIP in tags(cell)):
                continue
            shown = running.run(cell.source, seconds)
            if name in exercises:
                left -= 1
                found[name] = "\n\n".join(filter(None, [found.get(name), _text(shown)]))
    except KernelDied:
        pass  # the verdicts have said so already
    finally:
        running.stop()
    return {name: text for name, text in found.items() if text}


def _code(notebook: Any) -> list[Any]:
    """The code cells without the first, which prepares marking, and without grade cells."""
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    return [cell for cell in cells[1:] if "grade" not in cell.metadata]


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
                return first.value
    return ""


def _text(shown: list[Any]) -> str:
    texts = [content.get("data", {}).get("text/plain") for content in shown]
    plain = [text for text in texts if isinstance(text, str)]
    return plain[-1].strip()[:LONGEST] if plain else ""
