"""`draw_tree`: a game tree, or a recorded search at any of its moments, as a picture."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ...games.tree import TreeGame
from ..numbers import move_text, percent, several
from ..picture import Picture
from .geometry import Geometry, geometry
from .painter import Painter
from .plan import WITH_TEXT, TreePlan
from .plan_of import plan_of
from .scene import Scene, Story, letters_inside, still
from .words import describe_tree, tree_sentence


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


class TreeDrawing:
    """What all the pictures of one tree share: its nodes, where they stand, the words on the edges.

    The geometry is that of the whole search, so that nothing moves from step to step.
    """

    kind = "tree"

    def __init__(self, plan: TreePlan, windows: bool = True, moves: bool | None = None):
        self.plan, self.windows = plan, windows
        self.names = move_names(plan, moves)

    @cached_property
    def story(self) -> Story | None:
        """The moments of the search, if it was recorded."""
        return Story(self.plan, self.windows) if self.plan.trace else None

    @cached_property
    def place(self) -> Geometry:
        if self.story is not None:
            beside, longest = self.story.letters_beside(), self.story.letters_inside()
        else:
            beside = {node.key: len(node.beside) for node in self.plan.nodes if self.windows}
            longest = letters_inside(self.plan, [self.still()])
        return geometry(self.plan, self.names, beside, longest=longest)

    def scene(self, at: int | None = None) -> Scene:
        """At a time of the search's clock, or in the end."""
        if self.story is None:
            return self.still()
        return self.story.end() if at is None else self.story.at(at)

    def still(self) -> Scene:
        """A tree that no search has walked."""
        return still(self.plan, self.windows)

    def picture(self, at: int | None = None) -> Picture:
        scene = self.scene(at)

        def make() -> Any:
            return Painter(self.plan, self.place).paint(scene, self.names)

        return Picture(make, self.words(at), self.name)

    def words(self, at: int | None = None) -> str:
        """The picture for those who cannot see it."""
        return describe_tree(self.plan, self.story, at)

    def sentence(self, time: int) -> str:
        """What happens in the search at this time."""
        assert self.story is not None
        return tree_sentence(self.story, time)

    @property
    def name(self) -> str:
        return f"{self.kind}: {self.size}"

    @property
    def size(self) -> str:
        pruned = f", {several(self.plan.cuts, 'move')} pruned" if self.plan.cuts else ""
        return f"{several(self.plan.size, 'node')}{pruned}"


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
