"""A game tree as a board: the whole tree, with the way to the state."""

from __future__ import annotations

from dataclasses import replace

from ...errors import TraceTooLong
from ...games.game import Action, State
from ...games.tree import TreeGame
from ..trees.draw_tree import drawing_of
from ..trees.painter import Painter
from ..trees.plan import AS_MAP
from ..trees.plan_of import plan_of
from .paint import Painted, as_text, paint
from .shapes import Spot


@paint.register(TreeGame)
def _(game: TreeGame, state: State, last: Action | None) -> Painted:
    """The tree itself, with the way to the state, which is ringed."""
    try:
        plan = plan_of(game)
    except TraceTooLong:
        plan = None
    if plan is None or plan.size > AS_MAP:
        return as_text(game, state)
    path = [0]
    for branch in state:
        path.append(plan.nodes[path[-1]].children[branch])
    drawing = drawing_of(plan, moves=False)
    scene = replace(drawing.still(), current=path[-1], path=tuple(path))
    place = drawing.place
    painter = Painter(plan, place)
    painter.paint(scene, {})
    half = place.size.ring / 2
    spots = {}
    for branch, key in enumerate(plan.nodes[path[-1]].children):
        x, y = place.spots[key]
        spots[branch] = Spot(x - half, y - half, 2 * half, 2 * half, f"branch {branch}", (x, y))
    return painter.axes, spots
