"""`draw_tree`: a game tree, or a recorded search at any of its moments, as a picture."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...games.tree import TreeGame
from ..numbers import move_text, percent, several
from ..picture import Picture
from .attributes import attributes
from .layout import Geometry, geometry
from .painter import Painter
from .plan import WITH_TEXT, TreePlan
from .plan_of import plan_of
from .scene import Scene, Story, still
from .words import describe


def draw_tree(
    thing: Any,
    at: int | None = None,
    *,
    plies: int | None = None,
    windows: bool = True,
    moves: bool | None = None,
) -> Picture:
    """Draw a trace, a tree, a game, nested lists, or anything with `to_networkx()`.

    `at` is a time of the trace's clock; left out, the finished search is drawn. `plies` limits
    the depth, `windows` shows [α, β], `moves` writes the moves on the edges (by itself where they
    mean something).

    >>> draw_tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
    <tree: 13 nodes>
    """
    plan = plan_of(thing, plies)
    story = Story(plan) if plan.trace else None
    scene = still(plan) if story is None else _scene(story, at)
    names = move_names(plan, moves)
    place = placed(plan, story, windows, names)

    def make() -> Any:
        parts = attributes(plan.nodes, without_windows(scene, windows), place)
        return Painter(plan, place).paint(parts, names)

    return Picture(make, describe(plan, story, at), name_of(plan))


def _scene(story: Story, at: int | None) -> Scene:
    return story.end() if at is None else story.at(at)


def name_of(plan: TreePlan) -> str:
    pruned = f", {several(plan.cuts, 'move')} pruned" if plan.cuts else ""
    return f"tree: {several(plan.size, 'node')}{pruned}"


def placed(plan: TreePlan, story: Story | None, windows: bool, moves: dict[int, str]) -> Geometry:
    """The geometry is that of the whole search, so that nothing moves from step to step."""
    widest = {node.key: len(node.beside) for node in plan.nodes if node.beside and windows}
    if story and windows:
        for time in story.ticks:
            for key, look in enumerate(story.at(time).looks):
                widest[key] = max(widest.get(key, 0), len(look.window))
    return geometry(plan, widest, moves)


def without_windows(scene: Scene, windows: bool) -> Scene:
    if windows:
        return scene
    return replace(scene, looks=tuple(replace(look, window="") for look in scene.looks))


def move_names(plan: TreePlan, moves: bool | None) -> dict[int, str]:
    """What to write on the edges: how probable an outcome is, or which move it was.

    In a TreeGame moves are just places, so they are written only if asked for.
    """
    if plan.size > WITH_TEXT and not moves:
        return {}
    if moves is None:
        moves = not isinstance(plan.game, TreeGame | None)
    names = {}
    for node in plan.nodes:
        if node.probability is not None:
            names[node.key] = percent(node.probability)
        elif moves and node.parent is not None and node.move is not None:
            names[node.key] = move_text(node.move)
    return names
