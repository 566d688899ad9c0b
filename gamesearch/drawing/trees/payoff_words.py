"""What `draw_payoffs` shows, in words; and each moment of a search for several players."""

from __future__ import annotations

from ...search.maxn import payoffs
from ...tracing.trace import Visit
from ..numbers import move_text, number, payoffs_text, several
from .plan import DrawnNode, TreePlan
from .scene import Scene, Story


def describe(plan: TreePlan, scene: Scene, happens: str) -> str:
    """The players, the leaves, what is going on, and what each node is worth as far as known."""
    leaves = several(sum(node.kind == "leaf" for node in plan.nodes), "leaf", "leaves")
    known = [
        f"{_place(plan, node)} {payoffs_text(look.payoffs)}, chosen by player {look.value}"
        for node, look in zip(plan.nodes, scene.looks, strict=True)
        if node.kind != "leaf" and look.payoffs
    ]
    tree = f"A tree for {plan.seats} players with {leaves}."
    return " ".join(said for said in (tree, happens, "; ".join(known)) if said)


def _place(plan: TreePlan, node: DrawnNode) -> str:
    moves = plan.moves(node)
    return f"after {' '.join(map(str, moves))}" if moves else "the root"


def sentence(story: Story, time: int) -> str:
    """What happens at this time.

    >>> from gamesearch import PayoffTree, maxn, record
    >>> from gamesearch.drawing.trees.payoffs import PayoffDrawing, plan_of
    >>> trace = record(maxn, PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]]))
    >>> story = PayoffDrawing(plan_of(trace)).story
    >>> sentence(story, 1), sentence(story, 4)
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
