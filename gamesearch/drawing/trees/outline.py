"""A whole picture of a tree in words, for those who cannot see it."""

from __future__ import annotations

from typing import Any

from ..numbers import number, several
from .plan import DrawnNode, TreePlan
from .scene import Story
from .words import sentence

_WHO = {"max": "MAX", "min": "MIN", "chance": "chance"}


def describe(plan: TreePlan, story: Story | None = None, time: int | None = None) -> str:
    """What is drawn, and what is going on in it at a moment, or at the end."""
    said = f"Game tree of {several(plan.size, 'node')}."
    if story is None:
        return f"{said} {_outline(plan, None)}".strip()
    if time is None:
        return f"{said} {sentence(story, story.trace.clock)} {_outline(plan, story)}".strip()
    return f"{said} {sentence(story, time)}"


def _outline(plan: TreePlan, story: Story | None) -> str:
    """A small tree in one line: MAX 3 (MIN 3 (3, 12, 8), MIN ≤2 (2, pruned, pruned))."""
    if plan.size > 20:
        return ""
    looks = story.end().looks if story else None

    def text(node: DrawnNode) -> str:
        if node.cut:
            return "pruned"
        value = looks[node.key].value if looks else f"{_value(node.value)} {node.beside}".strip()
        own = f"{_WHO.get(node.kind, '')} {value}".strip() or "?"
        below = ", ".join(text(plan.nodes[child]) for child in node.children)
        return f"{own} ({below})" if below else own

    return text(plan.nodes[0]) + "."


def _value(value: Any) -> str:
    return "" if value is None else number(value)
