"""A hint for each exercise that lost points, from the same `check` that the student can call.

It runs in a kernel of its own, which no grade cell has ever reached and in which there are no
hidden inputs: whatever the answers do, they cannot carry one into the feedback. A hint earns
nothing and may fail without harm.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any, NamedTuple

from gamesearch.course.grade.kernel import KernelDied, MarkingKernel
from gamesearch.course.grade.key_cells import SKIP
from gamesearch.course.grade.ready_made import hidden_inputs
from gamesearch.course.notebook import tags

LONGEST = 600  # characters
SECONDS_IN_ALL = 60.0
MOST_ERRORS, LONGEST_ERROR = 5, 120
PREPARE = """\
from gamesearch.course.grade.in_kernel import prepare
prepare({given!r}, {left_out!r})"""


class HintsAndErrors(NamedTuple):
    """What was said to each exercise, and which cells of the student's ended in an error."""

    hints: dict[str, str]
    errors: tuple[str, ...] = ()


def hints(notebook: Any, exercises: Collection[str], kernel: str, seconds: float) -> HintsAndErrors:
    """What `check` says to each of these exercises of a merged notebook, as plain text."""
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    asked = [cell for cell in code if cell.metadata.get("check") in exercises]
    if not asked:
        return HintsAndErrors({})
    found: dict[str, str] = {}
    errors: list[str] = []
    running = MarkingKernel(kernel, hidden_inputs())
    end = time.monotonic() + SECONDS_IN_ALL
    try:
        given = notebook.metadata["given to checks"]
        running.run(PREPARE.format(given=given, left_out=hidden_inputs()), seconds)
        for cell in code[1:]:
            hidden = "grade" in cell.metadata or "check" in cell.metadata
            if hidden or SKIP in tags(cell) or time.monotonic() > end:
                continue
            if error := _error(running.run(cell.source, seconds)):
                part = cell.metadata["exercise"]
                about = f"exercise {part}: " if part else ""
                errors.append(f"{about}cell {cell.metadata['place']} ended in an error: {error}")
        for cell in asked:
            if time.monotonic() < end:
                name = cell.metadata["check"]
                shown = _text(running.run(cell.source, seconds))
                found[name] = "\n\n".join(filter(None, [found.get(name), shown]))
    except KernelDied:
        pass  # the verdicts have said so already
    finally:
        running.stop()
    return HintsAndErrors(
        {name: text for name, text in found.items() if text}, tuple(errors[:MOST_ERRORS])
    )


def _text(shown: list[Any]) -> str:
    texts = [content.get("data", {}).get("text/plain") for content in shown]
    plain = [text for text in texts if isinstance(text, str)]
    return plain[-1].strip()[:LONGEST] if plain else ""


def _error(shown: list[Any]) -> str:
    """What a cell ended in. A slip that Python cannot read is among the notes already."""
    for content in shown:
        name = str(content.get("ename", ""))
        if name and name not in ("SyntaxError", "IndentationError", "TabError"):
            first = (str(content.get("evalue", "")).splitlines() or [""])[0]
            return f"{name}: {first}".rstrip(": ")[:LONGEST_ERROR]
    return ""
