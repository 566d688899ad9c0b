"""`draw_tree`: a game tree, or a recorded search at any of its moments, as a picture."""

from __future__ import annotations

from typing import Any

from ..picture import Picture
from .plan_of import plan_of
from .tree_drawing import TreeDrawing


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
    the depth, `windows` shows (α, β), `moves` writes the moves on the edges (by itself where they
    mean something).

    >>> draw_tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
    <tree: 13 nodes>
    """
    return drawing_of(thing, plies=plies, windows=windows, moves=moves).picture(at)


def drawing_of(
    thing: Any, *, plies: int | None = None, windows: bool = True, moves: bool | None = None
) -> TreeDrawing:
    """The drawing that fits: for more than two players, one with what each of them gets."""
    plan = plan_of(thing, plies)
    if plan.seats > 2:
        from .payoffs import PayoffDrawing

        return PayoffDrawing(plan, windows, moves)
    return TreeDrawing(plan, windows, moves)
