"""What a picture of a tree consists of, before any time or colour: its nodes and their kinds.

node     one spot in the picture, numbered in the order of reading (parents before children)
kind     "max" "min" "chance" "other": who is to move; "leaf": the game is over;
         "stub": here the tree goes on, but is not drawn
unread   part of a branch that the search pruned; `cut` is the first node of such a branch
folded   how many of the search's states lie below a node without being drawn
beside   what is written next to a node that no search has a window for, as 31/50
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ...errors import BadGame, TraceTooLong
from ...games.game import CHANCE, MAX, MIN, Game
from ...games.tree import TreeGame
from ...tracing.trace import Trace, Visit
from ...trees import Tree, grow

WITH_TEXT, AS_MAP, AT_MOST = 40, 121, 364  # how many nodes can be drawn in which manner

KINDS = {MAX: "max", MIN: "min", CHANCE: "chance"}


@dataclass(eq=False)
class DrawnNode:
    key: int
    parent: int | None
    ply: int
    kind: str
    move: Any = None
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


def plan_of(thing: Any, plies: int | None = None) -> TreePlan:
    """The plan of a trace, a tree, a game, nested lists, or a networkx tree.

    `plies` says how deep to draw. Left out, it is as deep as stays readable.
    """
    if isinstance(thing, TreePlan):
        return thing
    if isinstance(thing, Trace):
        return _of_trace(thing, plies)
    if isinstance(thing, list | tuple):
        thing = TreeGame(thing)
    if isinstance(thing, Game):
        return _of_tree(_grown(thing, plies), thing, plies)
    if isinstance(thing, Tree):
        return _of_tree(thing, None, plies)
    graph = thing.to_networkx() if hasattr(thing, "to_networkx") else thing
    if hasattr(graph, "successors"):
        return _of_graph(graph, plies)
    raise BadGame(f"a trace, a tree, a game or nested lists can be drawn, not {thing!r}")


def _grown(game: Game, plies: int | None) -> Tree:
    try:
        return grow(game, depth=plies, limit=5 * AT_MOST)
    except TraceTooLong:
        raise TraceTooLong(
            f"the tree of {game} is too large to draw; say how deep to go (plies=2) "
            "or record a search and draw the trace"
        ) from None


def _readable_plies(per_ply: Counter[int], plies: int | None) -> int:
    """How deep to draw: all, if that can be read, or as many plies as make a map."""
    if plies is not None:
        return plies
    deepest = max(per_ply)
    if per_ply.total() <= AT_MOST:
        return deepest
    total = 0
    for ply in range(deepest + 1):
        total += per_ply[ply]
        if total > AS_MAP:
            return max(1, ply - 1)
    return deepest


def _of_tree(tree: Tree, game: Game | None, plies: int | None) -> TreePlan:
    plan = TreePlan(game=game)
    start = len(tree.path)
    per_ply = Counter(len(node.path) - start for node in tree.walk())
    deepest = _readable_plies(per_ply, plies)

    def add(tree: Tree, parent: DrawnNode | None, probability: float | None) -> None:
        kind = "leaf" if tree.terminal else KINDS.get(tree.player, "other")
        node = plan.add(parent, kind, move=tree.move, value=tree.value, probability=probability)
        if node.ply < deepest:
            odds = _odds(game, tree.state, kind)
            for child in tree.children:
                add(child, node, odds.get(child.move))
        else:
            node.folded = tree.size() - 1

    add(tree, None, None)
    return plan


def _odds(game: Game | None, state: Any, kind: str) -> dict[Any, float]:
    """At a chance node, how probable each outcome is."""
    return dict(game.chances(state)) if game is not None and kind == "chance" else {}


def _of_graph(graph: Any, plies: int | None) -> TreePlan:
    roots = [name for name in graph if not graph.in_degree(name)]
    if len(roots) != 1 or graph.number_of_edges() != len(graph) - 1:
        raise BadGame(f"a tree has one root and one way to every node; {graph} has not")
    if plies is None and len(graph) > AT_MOST:
        raise TraceTooLong(
            f"a tree of {len(graph):,} nodes cannot be drawn, at most {AT_MOST}: say how deep to "
            "go (plies=2), or take only what was visited often: root.to_networkx(least=20)"
        )
    plan = TreePlan()

    def add(name: Any, parent: DrawnNode | None, move: Any) -> None:
        data = graph.nodes[name]
        kind = data.get("kind") or KINDS.get(data.get("player"), "other")
        value = data.get("label", data.get("value"))
        node = plan.add(parent, kind, move=move, value=value, beside=data.get("beside", ""))
        if plies is None or node.ply < plies:
            for child in graph.successors(name):
                add(child, node, graph.edges[name, child].get("move"))

    add(roots[0], None, None)
    return plan


def _of_trace(trace: Trace, plies: int | None) -> TreePlan:
    plan = TreePlan(trace, trace.game)
    depths: Counter[int] = Counter()
    for visit in trace.visits():
        depths[len(visit.path)] += 1
        if visit.pruned:
            depths[len(visit.path) + 1] += len(visit.pruned)
    deepest = _readable_plies(depths, plies)
    whole = plies is None and deepest == max(depths)
    room = AT_MOST - sum(depths[ply] for ply in range(deepest + 1))
    # A search that stopped at unfinished games would have stopped in a pruned branch, too.
    stopped = any(v.is_leaf and _kind_of(v, trace.game) != "leaf" for v in trace.visits())

    def add(visit: Visit, parent: DrawnNode | None) -> None:
        node = plan.add(parent, _kind_of(visit, trace.game), move=visit.move, visit=visit)
        if node.ply == deepest:
            node.folded = sum(1 for _ in visit.walk()) - 1
            return
        opened = {child.move: child for child in visit.opened_children}
        for move in (*visit.pruned, *opened) if not visit.legal else visit.legal:
            if move in opened:
                add(opened.pop(move), node)
            elif move in visit.pruned:
                sprout(visit, move, node)
        for child in opened.values():  # reached by moves that `actions` does not name
            add(child, node)
        odds = _odds(trace.game, visit.state, node.kind)
        for key in node.children:
            plan.nodes[key].probability = odds.get(plan.nodes[key].move)

    def sprout(visit: Visit, move: Any, parent: DrawnNode) -> None:
        """The branch that was never read, as far as the search would have read it."""
        nonlocal room
        further = max(depths) - len(visit.path) - 1 if stopped else None
        start = trace.game.result(visit.state, move)
        try:
            tree = grow(trace.game, start, depth=further, limit=max(room, 0) + 1)
        except TraceTooLong:
            plan.add(parent, "stub", move=move, unread=True, cut=True)
            return
        copies = list(copied(tree, parent, move))
        copies[0].cut = True
        room -= len(copies) - 1  # the first one is counted already

    def copied(tree: Tree, parent: DrawnNode, move: Any) -> Iterator[DrawnNode]:
        kind = "leaf" if tree.terminal else KINDS.get(tree.player, "other")
        node = plan.add(parent, kind, move=move, unread=True)
        yield node
        if whole or node.ply < deepest:
            for child in tree.children:
                yield from copied(child, node, child.move)

    add(trace.root, None)
    return plan


def _kind_of(visit: Visit, game: Game) -> str:
    if visit.is_leaf and (visit.terminal or game.is_terminal(visit.state)):
        return "leaf"
    return KINDS.get(visit.player, "other")  # type: ignore[arg-type]
