"""What a picture of a tree for several players shows at one time of its trace, and in words."""

from __future__ import annotations

from ...games.game import State
from ...tracing.trace import Trace
from ..numbers import several
from .payoff_words import moment, share, share_text
from .plan import DrawnNode, TreePlan


class PayoffScene:
    """What is known of each node at one time."""

    def __init__(self, plan: TreePlan, at: int | None):
        assert plan.game is not None
        self.plan, self.game, self.seats = plan, plan.game, plan.game.seats
        self.trace: Trace | None = plan.trace
        self.at = self.trace.clock if self.trace and at is None else at
        self.states: dict[int, State] = {}
        for node in plan.nodes:
            before = None if node.parent is None else self.states[node.parent]
            self.states[node.key] = (
                (self.trace.root.state if self.trace else self.game.initial)
                if node.parent is None
                else self.game.result(before, node.move)
            )

    def share(self, node: DrawnNode) -> tuple[float, ...] | None:
        """What the node is worth to each, if that is known by now."""
        state = self.states[node.key]
        if node.kind == "leaf":
            return share(self.game, state)
        if node.visit is None or (node.visit.closed or 0) > (self.at or 0):
            return None
        value = node.visit.value
        return value if isinstance(value, tuple) else None

    def pale(self, node: DrawnNode) -> bool:
        """Not looked at: because it was pruned, or because the search has not come here yet."""
        if self.trace is None:
            return False
        return node.unread or node.visit is None or (node.visit.opened or 0) > (self.at or 0)

    def current(self, node: DrawnNode) -> bool:
        visit = node.visit
        if self.trace is None or visit is None or self.at == self.trace.clock:
            return False
        leaf = visit.opened == visit.closed
        return self.at in ((visit.opened,) if leaf else (visit.opened, visit.closed))

    def crossed(self, node: DrawnNode) -> bool:
        """Cut off, and by now the search has gone on."""
        above = self.plan.nodes[node.parent or 0].visit
        return node.cut and above is not None and (above.closed or 0) <= (self.at or 0)

    def words(self) -> str:
        known = []
        for node in self.plan.nodes:
            worth = self.share(node)
            if worth is None or node.kind == "leaf" or self.pale(node):
                continue
            mover = self.game.to_move(self.states[node.key])
            place = _path(self.plan, node)
            known.append(f"{place} {share_text(worth)}, chosen by player {mover + 1}")
        said = ""
        if self.trace is not None and self.at != self.trace.clock:
            said = moment(self.trace, self.at or 0) + " "
        leaves = sum(node.kind == "leaf" for node in self.plan.nodes)
        tree = f"A tree for {self.seats} players with {several(leaves, 'leaf', 'leaves')}. "
        return f"{tree}{said}{'; '.join(known)}".strip()


def _path(plan: TreePlan, node: DrawnNode) -> str:
    moves: list[str] = []
    while node.parent is not None:
        moves.append(str(node.move))
        node = plan.nodes[node.parent]
    return "after " + " ".join(reversed(moves)) if moves else "the root"
