"""`plan_of`: the nodes to draw of a trace, a tree, a game, nested lists, or a networkx tree.

Of a trace also the branches that the search pruned are drawn, pale, as far as there is room.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import singledispatch
from typing import Any

from ...errors import BadGame, TraceTooLong
from ...games.game import Action, Game, State
from ...games.tree import TreeGame
from ...tracing.trace import Trace, Visit
from ...trees import Tree, grow
from .plan import AS_MAP, AT_MOST, DrawnNode, TreePlan, kind_of


@singledispatch
def plan_of(thing: Any, plies: int | None = None) -> TreePlan:
    """The plan of a thing that can be drawn; of no known type, it is to be a networkx tree.

    `plies` says how deep to draw. Left out, it is as deep as stays readable.
    """
    graph = thing.to_networkx() if hasattr(thing, "to_networkx") else thing
    if hasattr(graph, "successors"):
        return _of_graph(graph, plies)
    raise BadGame(f"a trace, a tree, a game or nested lists can be drawn, not {thing!r}")


@plan_of.register
def _(plan: TreePlan, plies: int | None = None) -> TreePlan:
    return plan


@plan_of.register
def _(trace: Trace, plies: int | None = None) -> TreePlan:
    return SearchedTree(trace, plies).plan


@plan_of.register(list)
@plan_of.register(tuple)
def _(tree: Any, plies: int | None = None) -> TreePlan:
    return plan_of(TreeGame(tree), plies)


@plan_of.register
def _(game: Game, plies: int | None = None) -> TreePlan:
    try:
        tree = grow(game, depth=plies, limit=5 * AT_MOST)
    except TraceTooLong:
        raise TraceTooLong(
            f"the tree of {game} is too large to draw; say how deep to go (plies=2) "
            "or record a search and draw the trace"
        ) from None
    return _of_tree(tree, game, plies)


@plan_of.register
def _(tree: Tree, plies: int | None = None) -> TreePlan:
    return _of_tree(tree, None, plies)


def _of_tree(tree: Tree, game: Game | None, plies: int | None) -> TreePlan:
    plan = TreePlan(game=game)
    start = len(tree.path)
    per_ply = Counter(len(node.path) - start for node in tree.walk())
    deepest = _readable_plies(per_ply, plies)

    def add(tree: Tree, parent: DrawnNode | None, probability: float | None) -> None:
        node = plan.add(
            parent,
            _kind_of_tree(tree),
            move=tree.move,
            state=tree.state,
            value=tree.value,
            probability=probability,
        )
        if node.ply < deepest:
            odds = _odds(game, tree.state, node.kind)
            for child in tree.children:
                add(child, node, odds.get(child.move))
        else:
            node.folded = tree.size() - 1

    add(tree, None, None)
    return plan


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
        kind = data.get("kind") or kind_of(data.get("player"))
        value = data.get("label", data.get("value"))
        node = plan.add(parent, kind, move=move, value=value, beside=data.get("beside", ""))
        if plies is None or node.ply < plies:
            for child in graph.successors(name):
                add(child, node, graph.edges[name, child].get("move"))

    add(roots[0], None, None)
    return plan


class SearchedTree:
    """Makes the plan of a recorded search.

    deepest   the last ply that is drawn; what the search saw below it is folded
    room      how many nodes of pruned branches can still be drawn
    further   how many plies the search looked ahead, where it stopped at unfinished games: there
              it would have stopped in a pruned branch, too
    """

    def __init__(self, trace: Trace, plies: int | None):
        self.game, self.plan = trace.game, TreePlan(trace, trace.game)
        per_ply = _nodes_per_ply(trace)
        self.deepest = _readable_plies(per_ply, plies)
        self.is_whole = plies is None and self.deepest == max(per_ply)
        self.room = AT_MOST - sum(per_ply[ply] for ply in range(self.deepest + 1))
        stopped = any(visit.is_leaf and self._kind(visit) != "leaf" for visit in trace.visits())
        self.further = max(per_ply) if stopped else None
        self._add(trace.root, None)

    def _add(self, visit: Visit, parent: DrawnNode | None) -> None:
        """A visit and what is below it, in the order of the game's moves."""
        node = self.plan.add(
            parent, self._kind(visit), move=visit.move, state=visit.state, visit=visit
        )
        if node.ply == self.deepest:
            node.folded = sum(1 for _ in visit.walk()) - 1
            return
        opened = {child.move: child for child in visit.opened_children}
        for move in visit.legal or (*visit.pruned, *opened):
            if move in opened:
                self._add(opened.pop(move), node)
            elif move in visit.pruned:
                self._add_pruned(visit, move, node)
        for child in opened.values():  # reached by moves that `actions` does not name
            self._add(child, node)
        odds = _odds(self.game, visit.state, node.kind)
        for key in node.children:
            self.plan.nodes[key].probability = odds.get(self.plan.nodes[key].move)

    def _add_pruned(self, visit: Visit, move: Action, parent: DrawnNode) -> None:
        """The branch that was never read, as far as the search would have read it."""
        start = self.game.result(visit.state, move)
        left = None if self.further is None else self.further - len(visit.path) - 1
        try:
            tree = grow(self.game, start, depth=left, limit=max(self.room, 0) + 1)
        except TraceTooLong:
            self.plan.add(parent, "stub", move=move, state=start, unread=True, cut=True)
            return
        copies = list(self._copied(tree, parent, move))
        copies[0].cut = True
        self.room -= len(copies) - 1  # the first one is counted already

    def _copied(self, tree: Tree, parent: DrawnNode, move: Action) -> Iterator[DrawnNode]:
        kind = _kind_of_tree(tree)
        node = self.plan.add(parent, kind, move=move, state=tree.state, unread=True)
        yield node
        if self.is_whole or node.ply < self.deepest:
            for child in tree.children:
                yield from self._copied(child, node, child.move)

    def _kind(self, visit: Visit) -> str:
        if visit.is_leaf and (visit.terminal or self.game.is_terminal(visit.state)):
            return "leaf"
        return kind_of(visit.player)


def _nodes_per_ply(trace: Trace) -> Counter[int]:
    """How many visits a search made at each ply, and how many moves it pruned there."""
    per_ply: Counter[int] = Counter()
    for visit in trace.visits():
        ply = len(visit.path)
        per_ply[ply] += 1
        if visit.pruned:
            per_ply[ply + 1] += len(visit.pruned)
    return per_ply


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


def _kind_of_tree(tree: Tree) -> str:
    return "leaf" if tree.terminal else kind_of(tree.player)


def _odds(game: Game | None, state: State, kind: str) -> dict[Action, float]:
    """At a chance node, how probable each outcome is."""
    return dict(game.chances(state)) if game is not None and kind == "chance" else {}
