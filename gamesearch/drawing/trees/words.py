"""Each moment of a search as a sentence, and a whole picture of a tree for those who cannot see it.

The words say what the recording knows, and no more.
"""

from __future__ import annotations

from typing import Any

from ...games.game import CHANCE, MAX, MIN
from ...tracing.trace import Visit
from ..numbers import move_text, number, percent, several
from .plan import DrawnNode, TreePlan
from .scene import Story

OUTLINED = 20  # nodes: a larger tree in one line would be no help
_AT = {"≤": "at most ", "≥": "at least ", "": ""}
_NAMES = {MAX: "MAX", MIN: "MIN", CHANCE: "Chance"}
_WHO = {"max": "MAX", "min": "MIN", "chance": "chance"}


def name(player: int | None) -> str:
    """
    >>> name(0), name(1), name(2)
    ('MAX', 'MIN', 'Player 3')
    """
    return _NAMES.get(player, f"Player {(player or 0) + 1}")  # type: ignore[arg-type]


def tree_sentence(story: Story, time: int) -> str:
    """What happens at this time, in words."""
    node = story.current(time)
    visit = node.visit
    assert visit is not None
    if node.folded and (visit.closed or 0) <= time:
        said = _folded(story, node, visit)
    elif visit.is_leaf:
        said = _leaf(story, visit)
    elif (visit.closed or 0) > time:
        said = _opening(story, visit)
    elif visit.parent is None:
        said = _root(story, visit)
    elif visit.pruned:
        said = _cut(story, visit)
    else:
        said = _done(story, visit)
    return f"{said} ({visit.note})" if visit.note else said


def _opening(story: Story, visit: Visit) -> str:
    moves = several(len(visit.legal), "move")
    if visit.player == CHANCE:
        return f"A chance node with {several(len(visit.legal), 'outcome')}."
    said = f"{name(visit.player)} to move {_after(story, visit)}"
    said += f": {moves} to look at." if visit.legal else "."
    if visit.parent is None:
        if story.values.for_the_mover:
            said += " Every number is for the player to move."
        return said
    return said + _sure(story, visit)


def _after(story: Story, visit: Visit) -> str:
    if visit.parent is None:
        return "at the root"
    if visit.parent.player == CHANCE:
        odds = dict(story.trace.game.chances(visit.parent.state))
        likely = f" ({percent(odds[visit.move])})" if visit.move in odds else ""
        return f"after outcome {move_text(visit.move)}{likely}"
    return f"after move {move_text(visit.move)}"


def _sure(story: Story, visit: Visit) -> str:
    """What the window says as a node opens."""
    if visit.player not in (MAX, MIN):
        return ""
    alpha, beta = story.values.narrowed(visit)
    mover = visit.player if story.values.for_the_mover else MAX
    known = []
    if alpha is not None:
        known.append(f"{name(mover)} already has {number(alpha)}")
    if beta is not None:
        known.append(f"{name(1 - mover)} already holds {name(mover)} to {number(beta)}")
    return f" {' and '.join(known)}." if known else ""


def _leaf(story: Story, visit: Visit) -> str:
    value = story.values.of(visit)
    if value is None:
        return "Here the search stops, for reasons it keeps to itself."
    if visit.terminal or story.trace.game.is_terminal(visit.state):
        said = f"Leaf worth {number(value)}"
    elif visit.outcome is not None:
        said = f"Not played further: estimated at {number(value)}"
    else:
        said = f"Not played further: counted as {number(value)}"
    if story.values.for_the_mover and visit.player in (MAX, MIN):
        said += f" to {name(visit.player)}"
    return said + _taken(story, visit)


def _taken(story: Story, visit: Visit) -> str:
    """What the node above makes of a child that is done."""
    parent = visit.parent
    if parent is None or visit.closed is None:
        return "."
    now = story.values.so_far(parent, visit.closed)
    if now is None:
        return "."
    before = story.values.so_far(parent, visit.closed - 1)
    value, mover = story.values.seen_from(parent, visit), name(parent.player)
    seen = f", {number(value)} to {mover}" if value != story.values.of(visit) else ""
    if before is None:
        bound = _AT[story.values.bound(visit)]
        if seen and bound:
            bound = "at least " if bound == "at most " else "at most "
        return f"{seen}: {mover} has {bound}{number(now)} for now."
    if now != before:
        return f"{seen}: better for {mover} than {number(before)}."
    return f"{seen}: {mover} keeps {number(now)}."


def _done(story: Story, visit: Visit) -> str:
    value = story.values.of(visit)
    if value is None:
        return f"Back at {name(visit.player)}, {_after(story, visit)}."
    if visit.player == CHANCE:
        return f"On average this is worth {number(value)}{_taken(story, visit)}"
    if story.values.bound(visit):  # moves were left out further down
        said = f"{name(visit.player)} is done here with {_bounded(story, visit)}"
    else:
        said = _all_read(story, visit, value)
    return said + _taken(story, visit)


def _bounded(story: Story, visit: Visit) -> str:
    return _AT[story.values.bound(visit)] + number(story.values.of(visit))


def _all_read(story: Story, visit: Visit, value: Any) -> str:
    player = visit.player
    if player not in (MAX, MIN) or story.values.for_the_mover:
        return f"{name(player)} gets {number(value)} here"
    if player == MAX:
        return f"MAX can be sure of {number(value)} here"
    return f"MIN can hold MAX to {number(value)} here"


def _cut(story: Story, visit: Visit) -> str:
    value, (alpha, beta) = story.values.of(visit), story.values.narrowed(visit)
    player, left = visit.player, len(visit.pruned)
    rest = "the remaining move" if left == 1 else f"the remaining {left} moves"
    low = player == MIN and not story.values.for_the_mover
    bound = alpha if low else beta
    # A claim only where the numbers bear it out: a search with an error may stop too soon.
    if bound is None or value is None or (value > bound if low else value < bound):
        bound = None
    if bound is None:
        said = f"{name(player)} is done here"
        said += f" with {number(value)}" if value is not None else ""
        return f"{said}: {several(left, 'move was', 'moves were')} not looked at."
    if story.values.for_the_mover:
        return (
            f"{name(player)} can get {number(value)} here, but {name(1 - (player or 0))} has a way "
            f"elsewhere to hold {name(player)} to {number(bound)}: {rest} cannot matter."
        )
    if player == MIN:
        return (
            f"MIN here can hold MAX to {number(value)}, MAX already has {number(bound)} "
            f"elsewhere: {rest} cannot matter."
        )
    return (
        f"MAX here can be sure of {number(value)}, MIN already holds MAX to {number(bound)} "
        f"elsewhere: {rest} cannot matter."
    )


def _root(story: Story, visit: Visit) -> str:
    value, own = story.trace.value, story.values.of(visit)
    if value is None:
        return "Back at the root."
    if visit.player != CHANCE and story.values.so_far(visit, story.trace.clock) is None:
        said = f"Back at the root: the search answers {number(value)}"
    elif visit.player == CHANCE:
        said = f"Back at the root: on average the game is worth {number(value)} to MAX"
    elif any(other.player == CHANCE for other in story.trace.visits()):
        said = f"Back at the root: {name(visit.player)} can expect {number(value)} on average"
    elif visit.player == MIN:
        for_max = -own if story.values.for_the_mover else own
        said = f"Back at the root: MIN can hold MAX to {number(for_max)}"
    else:
        said = f"Back at the root: MAX can be sure of {number(value)}"
    if story.trace.move is not None:
        said += f", by move {move_text(story.trace.move)}"
    cut = len(story.trace.pruned)
    return f"{said}. {several(cut, 'move', 'moves')} never looked at." if cut else said + "."


def _folded(story: Story, node: DrawnNode, visit: Visit) -> str:
    value = story.values.of(visit)
    said = f"{several(node.folded, 'more state')} below {name(visit.player)}, not drawn"
    if value is None:
        return said + "."
    return f"{said}: worth {_bounded(story, visit)}{_taken(story, visit)}"


def describe_tree(plan: TreePlan, story: Story | None = None, time: int | None = None) -> str:
    """What is drawn, and what is going on in it at a moment, or at the end."""
    said = f"Game tree of {several(plan.size, 'node')}."
    if story is None:
        return f"{said} {_outline(plan, None)}".strip()
    if time is None:
        return f"{said} {tree_sentence(story, story.trace.clock)} {_outline(plan, story)}".strip()
    return f"{said} {tree_sentence(story, time)}"


def _outline(plan: TreePlan, story: Story | None) -> str:
    """A small tree in one line: MAX 3 (MIN 3 (3, 12, 8), MIN ≤2 (2, pruned, pruned))."""
    if plan.size > OUTLINED:
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
