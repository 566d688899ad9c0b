"""`guess_pruned`: the reader crosses out the leaves that alpha-beta will never read.

Everything that can be said about any choice is worked out beforehand, so no kernel is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..drawing.numbers import move_text, number, several, window
from ..drawing.trees.attributes import Part
from ..drawing.trees.frames import Frames
from ..drawing.trees.geometry import geometry
from ..drawing.trees.plan import WITH_TEXT, DrawnNode, TreePlan
from ..drawing.trees.plan_of import plan_of
from ..drawing.trees.scene import Scene, Story, still
from ..drawing.trees.words import describe_tree, name, tree_sentence
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
    """Show the whole tree, let its leaves be crossed out, then compare with what `search` does.

    >>> guess_pruned([[3, 5], [2, 9]])
    <guess: which of 4 leaves are never read?>
    """
    game = TreeGame(game) if isinstance(game, list) else game
    plan = plan_of(game)
    if plan.size > WITH_TEXT or any(node.folded for node in plan.nodes):
        raise BadGame(
            f"a tree to guess in has at most {WITH_TEXT} nodes, this one {plan.size}: "
            "choose a smaller one"
        )
    story = Story(plan_of(record(search, game)))
    leaves = [node for node in plan.nodes if not node.children]
    alt = describe_tree(plan)
    for leaf in leaves:
        leaf.cut = True  # each leaf has a cross ready
    frames = Frames(plan, geometry(plan), {}, [still(plan), _end(plan, story)], ["", ""])
    before, after = frames.pages
    shapes = (Part.NODE, Part.EDGE)
    book = {
        "before": before,
        "after": {name: look for name, look in after.items() if Part.kind_of(name) in shapes},
        "leaves": [
            _leaf(plan, story, leaf, f"Leaf {n} of {len(leaves)}, worth {number(leaf.value)}")
            for n, leaf in enumerate(leaves, 1)
        ],
        "inner": [
            {"part": node.key, "name": f"All leaves below move {move_text(plan.moves(node))}"}
            for node in plan.nodes
            if node.children and node.parent is not None
        ],
    }
    return Bundle(
        [GuessView(svg=frames.svg, book=book)],
        f"guess: which of {several(len(leaves), 'leaf', 'leaves')} are never read?",
        frames.picture(0, alt, "tree"),
    )


def _end(plan: TreePlan, story: Story) -> Scene:
    """The leaves as the search leaves them; the rest stays as it is."""
    ends = {
        story.plan.moves(node): look
        for node, look in zip(story.plan.nodes, story.end().looks, strict=True)
    }
    return Scene(
        tuple(
            look if node.children else ends.get(plan.moves(node), look)
            for node, look in zip(plan.nodes, still(plan).looks, strict=True)
        )
    )


def _leaf(plan: TreePlan, story: Story, leaf: DrawnNode, called: str) -> dict[str, Any]:
    path = plan.moves(leaf)
    read = any(visit.path == path for visit in story.trace.visits())
    why = _why_read(story, path) if read else _why_not(story, path)
    return {
        "part": leaf.key,
        "name": called,
        "read": read,
        "why": f"{called}, {why}",
        "below": [node.key for node in plan.line(leaf)[:-1]],
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
    return f"is never read. {tree_sentence(story, visits[last].closed or 0)}"
