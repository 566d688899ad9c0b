"""`draw_payoffs`: a tree whose leaves are worth something to each of several players.

Every player has a shape, a number and a colour. What a node is worth stands beside it, each
player's payoff in that player's colour, and that of the player who chooses there is set in bold.
A thick edge leads to what was chosen.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any

from ...games.game import CHANCE, Player, Value
from ...search.maxn import payoffs
from ...tracing.trace import Visit
from ..numbers import number
from ..picture import Picture
from .geometry import Geometry, geometry
from .payoff_words import describe, sentence
from .plan import DrawnNode, TreePlan
from .plan_of import plan_of
from .scene import Look, Scene, Story
from .tree_drawing import TreeDrawing


def draw_payoffs(thing: Any, at: int | None = None) -> Picture:
    """Draw a `PayoffTree`, or a recorded search of one at a time of the trace's clock.

    >>> from gamesearch import PayoffTree
    >>> draw_payoffs(PayoffTree([(1, 5, 2), (3, 0, 4)]))
    <payoffs: 3 nodes>
    """
    return PayoffDrawing(plan_of(thing), moves=False).picture(at)


class PayoffDrawing(TreeDrawing):
    kind = "payoffs"

    @cached_property
    def story(self) -> Story | None:
        return PayoffStory(self.plan) if self.plan.trace else None

    @cached_property
    def place(self) -> Geometry:
        looks = self.scene().looks  # in the end all that is ever written is known
        texts = {key: [number(each) for each in look.payoffs] for key, look in enumerate(looks)}
        return geometry(self.plan, self.names, payoffs=texts)

    def still(self) -> Scene:
        return Scene(tuple(_look(self.plan, node, "closed") for node in self.plan.nodes))

    def words(self, at: int | None = None) -> str:
        is_end = self.story is None or at is None or at >= self.story.trace.clock
        happens = "" if is_end else self.sentence(at or 0)
        return describe(self.plan, self.scene(at), happens)

    def sentence(self, time: int) -> str:
        assert self.story is not None
        return sentence(self.story, time)


class PayoffStory(Story):
    """What a node is worth is known once it is done; what a leaf pays, from the start."""

    def at(self, time: int) -> Scene:
        scene = super().at(time)
        return replace(scene, taken=frozenset(self._taken(scene.looks)))

    def _taken(self, looks: tuple[Look, ...]) -> list[int]:
        """The nodes whose payoffs went up to the node above."""
        return [
            node.key
            for node, look in zip(self.plan.nodes, looks, strict=True)
            if look.state in ("open", "closed") and look.payoffs and node.parent is not None
            if look.payoffs == looks[node.parent].payoffs
        ]

    def _unseen(self, node: DrawnNode, state: str) -> Look:
        return _look(self.plan, node, state)

    def _look(self, node: DrawnNode, visit: Visit, time: int) -> Look:
        is_done = time >= (visit.closed or 0)
        known = visit.value if is_done and isinstance(visit.value, tuple) else ()
        return _look(self.plan, node, "closed" if is_done else "open", known)


def _look(plan: TreePlan, node: DrawnNode, state: str, known: tuple[Value, ...] = ()) -> Look:
    """The number of the player to move on the node, and `known` beside it."""
    assert plan.game is not None
    if node.kind == "leaf":
        above = plan.nodes[node.parent or 0]
        known, mover = payoffs(plan.game, node.state), _mover(plan, above)
    else:
        mover = _mover(plan, node)
    shown = "" if mover is None or node.kind in ("leaf", "stub") else number(mover + 1)
    return Look(state, shown, settled=True, payoffs=known, mover=mover)


def _mover(plan: TreePlan, node: DrawnNode) -> Player | None:
    assert plan.game is not None
    player = plan.game.to_move(node.state)
    return None if player == CHANCE else player
