"""What a picture of a tree consists of, before any time or colour: its nodes and their kinds.

node     one spot in the picture, numbered in the order of reading (parents before children)
kind     who is to move: "max" "min" "chance" "other", at a larger table also "fourth" "fifth";
         "leaf": the game is over; "stub": here the tree goes on, but is not drawn
unread   part of a branch that the search pruned; `cut` is the first node of such a branch
folded   how many of the search's states lie below a node without being drawn
beside   what is written next to a node that no search has a window for, as 31/50

`plan_of` makes the plan of whatever can be drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...games.game import CHANCE, MAX, MIN, Action, Game, Player, State
from ...tracing.trace import Trace, Visit

WITH_TEXT, AS_MAP, AT_MOST = 40, 121, 364  # how many nodes can be drawn in which manner

_KINDS = {MAX: "max", MIN: "min", CHANCE: "chance", 2: "other", 3: "fourth", 4: "fifth"}


def kind_of(player: Player | None) -> str:
    """The kind of a node at which this player moves."""
    return "other" if player is None else _KINDS.get(player, "other")


@dataclass(eq=False)
class DrawnNode:
    key: int
    parent: int | None
    ply: int
    kind: str
    move: Any = None
    state: State = None  # of the game, where there is one
    probability: float | None = None  # of the outcome that leads here from a chance node
    value: Any = None  # of a tree that no search has walked
    visit: Visit | None = None
    unread: bool = False
    cut: bool = False
    folded: int = 0
    beside: str = ""
    children: list[int] = field(default_factory=list)


class TreePlan:
    """The nodes of a picture, and where it knows them, the trace and game they come from."""

    def __init__(self, trace: Trace | None = None, game: Game | None = None):
        self.nodes: list[DrawnNode] = []
        self.trace, self.game = trace, game

    def add(self, parent: DrawnNode | None, kind: str, **known: Any) -> DrawnNode:
        ply = parent.ply + 1 if parent else 0
        node = DrawnNode(len(self.nodes), parent.key if parent else None, ply, kind, **known)
        self.nodes.append(node)
        if parent:
            parent.children.append(node.key)
        return node

    @property
    def seats(self) -> int:
        """How many players there are."""
        return 2 if self.game is None else self.game.seats

    def line(self, node: DrawnNode) -> list[DrawnNode]:
        """The nodes from the root to this one."""
        above = [] if node.parent is None else self.line(self.nodes[node.parent])
        return [*above, node]

    def moves(self, node: DrawnNode) -> tuple[Action, ...]:
        """The moves from the root to this node."""
        return tuple(each.move for each in self.line(node)[1:])

    @property
    def size(self) -> int:
        return len(self.nodes)

    @property
    def cuts(self) -> int:
        """How many moves the search left out, whether drawn or folded away."""
        return len(self.trace.pruned) if self.trace else 0

    def to_networkx(self) -> Any:
        """A networkx.DiGraph: nodes by number, each with its kind."""
        import networkx

        graph = networkx.DiGraph()
        for node in self.nodes:
            graph.add_node(node.key, kind=node.kind)
            if node.parent is not None:
                graph.add_edge(node.parent, node.key, move=node.move)
        return graph
