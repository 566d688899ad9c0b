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
from ..numbers import move_text, number, payoffs_text, several
from ..picture import Picture
from .draw_tree import TreeDrawing
from .geometry import Geometry, geometry
from .plan import DrawnNode, TreePlan
from .plan_of import plan_of
from .scene import Appearance, Scene, Story
from .words import OUTLINED


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
        return describe_payoffs(self.plan, self.scene(at), happens)

    def sentence(self, time: int) -> str:
        assert self.story is not None
        return payoff_sentence(self.story, time)


class PayoffStory(Story):
    """What a node is worth is known once it is done; what a leaf pays, from the start."""

    def at(self, time: int) -> Scene:
        scene = super().at(time)
        return replace(scene, taken=frozenset(self._taken(scene.looks)))

    def _taken(self, looks: tuple[Appearance, ...]) -> list[int]:
        """The nodes whose payoffs went up to the node above."""
        return [
            node.key
            for node, look in zip(self.plan.nodes, looks, strict=True)
            if look.state in ("open", "closed") and look.payoffs and node.parent is not None
            if look.payoffs == looks[node.parent].payoffs
        ]

    def _unseen(self, node: DrawnNode, state: str) -> Appearance:
        return _look(self.plan, node, state)

    def _look(self, node: DrawnNode, visit: Visit, time: int) -> Appearance:
        is_done = time >= (visit.closed or 0)
        known = visit.value if is_done and isinstance(visit.value, tuple) else ()
        return _look(self.plan, node, "closed" if is_done else "open", known)


def _look(plan: TreePlan, node: DrawnNode, state: str, known: tuple[Value, ...] = ()) -> Appearance:
    """The number of the player to move on the node, and `known` beside it."""
    assert plan.game is not None
    if node.kind == "leaf":
        above = plan.nodes[node.parent or 0]
        known, mover = payoffs(plan.game, node.state), _mover(plan, above)
    else:
        mover = _mover(plan, node)
    shown = "" if mover is None or node.kind in ("leaf", "stub") else number(mover + 1)
    return Appearance(state, shown, settled=True, payoffs=known, mover=mover)


def _mover(plan: TreePlan, node: DrawnNode) -> Player | None:
    assert plan.game is not None
    player = plan.game.to_move(node.state)
    return None if player == CHANCE else player


def describe_payoffs(plan: TreePlan, scene: Scene, happens: str) -> str:
    """The players, the leaves, what is going on, and what each node is worth as far as known."""
    leaves = several(sum(node.kind == "leaf" for node in plan.nodes), "leaf", "leaves")
    known = [
        f"{_place(plan, node)} {payoffs_text(look.payoffs)}, chosen by player {look.value}"
        for node, look in zip(plan.nodes, scene.looks, strict=True)
        if node.kind != "leaf" and look.payoffs
    ]
    tree = f"A tree for {plan.seats} players with {leaves}."
    told = (tree, happens or _outline(plan, scene), "; ".join(known))
    return " ".join(said[0].upper() + said[1:] for said in told if said)


def _outline(plan: TreePlan, scene: Scene) -> str:
    """A small tree in one line: player 1 (player 2 ((1, 2, 6), pruned), (3, 5, 1))."""
    if plan.size > OUTLINED:
        return ""
    game = plan.game
    assert game is not None

    def text(node: DrawnNode) -> str:
        if node.cut:
            return "pruned"
        if node.kind == "leaf":
            return payoffs_text(payoffs(game, node.state))
        below = ", ".join(text(plan.nodes[child]) for child in node.children)
        value = scene.looks[node.key].value
        return f"player {value} ({below})" if value and below else f"({below})" if below else "…"

    return text(plan.nodes[0]) + "."


def _place(plan: TreePlan, node: DrawnNode) -> str:
    moves = plan.moves(node)
    return f"after {' '.join(map(str, moves))}" if moves else "the root"


def payoff_sentence(story: Story, time: int) -> str:
    """What happens at this time.

    >>> from gamesearch import PayoffTree, maxn, record
    >>> from gamesearch.drawing.trees.payoffs import PayoffDrawing, plan_of
    >>> trace = record(maxn, PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]]))
    >>> story = PayoffDrawing(plan_of(trace)).story
    >>> payoff_sentence(story, 1), payoff_sentence(story, 4)
    ('Player 2 to move after move 0.', 'Player 2 takes (4, 3, 2): 3 is the most they can get here.')
    """
    visit = story.current(time).visit
    assert visit is not None
    if visit.is_leaf:
        return _leaf(story, visit)
    if time < (visit.closed or 0):
        after = "at the root" if visit.parent is None else f"after move {move_text(visit.move)}"
        return f"{_player(visit)} to move {after}."
    return _done(visit)


def _leaf(story: Story, visit: Visit) -> str:
    game = story.trace.game
    if game.is_terminal(visit.state):
        return f"A leaf: {payoffs_text(payoffs(game, visit.state))}."
    if visit.value is None:
        return "Here the search stops."
    guess = payoffs_text(visit.value) if isinstance(visit.value, tuple) else number(visit.value)
    return f"Not played further: counted as {guess}."


def _done(visit: Visit) -> str:
    mover = _player(visit)
    if not isinstance(visit.value, tuple):
        return f"Back at {mover.lower()}."
    own, written = visit.value[visit.player or 0], payoffs_text(visit.value)
    if visit.pruned:
        left = several(len(visit.pruned), "move was", "moves were")
        return f"{mover} has {written} here: {left} not looked at."
    if visit.parent is None:
        return f"In the end {mover.lower()} takes {written}."
    read = [child.value for child in visit.opened_children if isinstance(child.value, tuple)]
    most = max((value[visit.player or 0] for value in read), default=None)
    is_best = len(read) == len(visit.opened_children) and most == own
    return f"{mover} takes {written}" + (
        f": {number(own)} is the most they can get here." if is_best else "."
    )


def _player(visit: Visit) -> str:
    return f"Player {(visit.player or 0) + 1}"
