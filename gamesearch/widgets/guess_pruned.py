"""`guess_pruned`: the reader crosses out the leaves that alpha-beta will never read.

Everything that can be said about any choice is worked out beforehand, so no kernel is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..drawing.numbers import move_text, number, several, window
from ..drawing.picture import Picture, figure_svg
from ..drawing.trees.attributes import attributes
from ..drawing.trees.draw_tree import placed
from ..drawing.trees.frames import compact
from ..drawing.trees.painter import Painter
from ..drawing.trees.plan import WITH_TEXT, DrawnNode, TreePlan
from ..drawing.trees.plan_of import plan_of
from ..drawing.trees.scene import Story, still
from ..drawing.trees.words import describe, name, sentence
from ..errors import BadGame
from ..games.game import Game
from ..games.tree import TreeGame
from ..search.alphabeta import alphabeta
from ..tracing.recording import record
from .stepper import Bundle
from .toolkit import anywidget, front_end, traitlets


class GuessView(anywidget.AnyWidget):
    _esm = front_end("guess_pruned.js")
    _css = front_end("show_steps.css") + front_end("guess_pruned.css")
    svg = traitlets.Unicode().tag(sync=True)
    book = traitlets.Dict().tag(sync=True)
    crossed: Any = traitlets.List().tag(sync=True)
    revealed = traitlets.Bool(False).tag(sync=True)


def guess_pruned(game: Game | list, search: Callable[..., Any] = alphabeta) -> Bundle:
    """Show the whole tree, let its leaves be crossed out, then compare with what `search` does."""
    game = TreeGame(game) if isinstance(game, list) else game
    plan = plan_of(game)
    if plan.size > WITH_TEXT or any(node.folded for node in plan.nodes):
        raise BadGame(
            f"a tree to guess in has at most {WITH_TEXT} nodes, this one {plan.size}: "
            "choose a smaller one"
        )
    story = Story(plan_of(record(search, game)))
    leaves = [node for node in plan.nodes if not node.children]
    for leaf in leaves:
        leaf.cut = True  # each leaf has a cross ready
    place = placed(plan, None, False, {})
    before = attributes(plan.nodes, still(plan), place)
    painter = Painter(plan, place, tagged=True)
    svg = compact(figure_svg(painter.paint(before, {})), painter.tags)
    book = {
        "before": before,
        "after": _after(plan, story, place),
        "leaves": [
            _leaf(plan, story, leaf, f"Leaf {n} of {len(leaves)}, worth {number(leaf.value)}")
            for n, leaf in enumerate(leaves, 1)
        ],
        "inner": [
            {"part": node.key, "name": f"All leaves below move {move_text(_path(plan, node))}"}
            for node in plan.nodes
            if node.children and node.parent is not None
        ],
    }
    drawn = Picture(lambda: _plain(plan, before, place), describe(plan), "tree")
    return Bundle(
        [GuessView(svg=svg, book=book)],
        f"guess: which of {several(len(leaves), 'leaf', 'leaves')} are never read?",
        drawn,
    )


def _plain(plan: TreePlan, before: Any, place: Any) -> Any:
    hidden = {key: look for key, look in before.items() if key[0] != "x"}
    hidden |= {f"x{node.key}": {"display": "none"} for node in plan.nodes if node.cut}
    return Painter(plan, place).paint(hidden, {})


def _after(plan: TreePlan, story: Story, place: Any) -> Any:
    """The looks at the end, of the leaves that were not read: the rest stays as it is."""
    ends = {
        _path(story.plan, n): look
        for n, look in zip(story.plan.nodes, story.end().looks, strict=True)
    }
    looks = still(plan).looks
    unread = tuple(
        ends.get(_path(plan, node), look) if not node.children else look
        for node, look in zip(plan.nodes, looks, strict=True)
    )
    scene = still(plan)
    shown = attributes(plan.nodes, type(scene)(unread), place)
    return {part: look for part, look in shown.items() if part[0] in "ne"}


def _leaf(plan: TreePlan, story: Story, leaf: DrawnNode, called: str) -> dict[str, Any]:
    path = _path(plan, leaf)
    read = any(visit.path == path for visit in story.trace.visits())
    why = _why_read(story, path) if read else _why_not(story, path)
    return {
        "part": leaf.key,
        "name": called,
        "read": read,
        "why": f"{called}, {why}",
        "below": _above(plan, leaf),
    }


def _why_read(story: Story, path: tuple[Any, ...]) -> str:
    visit = next(visit for visit in story.trace.visits() if visit.path == path)
    above = visit.parent
    bounds = above.window_at((visit.opened or 0) - 1) if above else None
    if above is None or bounds is None:
        return "is read."
    low, high = bounds
    return (
        f"is read: at that moment the window of {name(above.player)} above it is "
        f"{window(low, high)}, and whatever lies in it could still matter."
    )


def _why_not(story: Story, path: tuple[Any, ...]) -> str:
    """The cut that came first on the way to the leaf."""
    visits = {visit.path: visit for visit in story.trace.visits()}
    last = next(path[:end] for end in range(len(path), -1, -1) if path[:end] in visits)
    return f"is never read. {sentence(story, visits[last].closed or 0)}"


def _above(plan: TreePlan, node: DrawnNode) -> list[int]:
    if node.parent is None:
        return []
    return [*_above(plan, plan.nodes[node.parent]), node.parent]


def _path(plan: TreePlan, node: DrawnNode) -> tuple[Any, ...]:
    return () if node.parent is None else (*_path(plan, plan.nodes[node.parent]), node.move)
