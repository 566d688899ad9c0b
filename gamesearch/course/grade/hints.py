"""A hint for each exercise that lost points, from the same `check` that the student can call.

It runs in a kernel of its own, which no grade cell has ever reached: whatever the answers do, they
cannot carry a hidden input into the feedback. A hint earns nothing and may fail without harm.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gamesearch.course.grade.kernel import KernelDied, MarkingKernel
from gamesearch.course.grade.merge import SKIP
from gamesearch.course.notebook import tags

LONGEST = 600  # characters
SECONDS_IN_ALL = 60.0


def hints(notebook: Any, exercises: Collection[str], kernel: str, seconds: float) -> dict[str, str]:
    """What `check` says to each of these exercises of a merged notebook, as plain text."""
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    asked = [cell for cell in code if cell.metadata.get("check") in exercises]
    if not asked:
        return {}
    found: dict[str, str] = {}
    running = MarkingKernel(kernel)
    left = SECONDS_IN_ALL / seconds
    try:
        for cell in code:
            hidden = "grade" in cell.metadata or "check" in cell.metadata
            if left >= 1 and not hidden and SKIP not in tags(cell):
                running.run(cell.source, seconds)
        for cell in asked:
            if left >= 1:
                left -= 1
                name = cell.metadata["check"]
                shown = _text(running.run(cell.source, seconds))
                found[name] = "\n\n".join(filter(None, [found.get(name), shown]))
    except KernelDied:
        pass  # the verdicts have said so already
    finally:
        running.stop()
    return {name: text for name, text in found.items() if text}


def _text(shown: list[Any]) -> str:
    texts = [content.get("data", {}).get("text/plain") for content in shown]
    plain = [text for text in texts if isinstance(text, str)]
    return plain[-1].strip()[:LONGEST] if plain else ""
