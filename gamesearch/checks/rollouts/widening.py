"""What a student's search with progressive widening grew (12.7), and what must hold of its tree.

A search is called as my_widening(game, state, looks, games, rng) and answers (move, root). A node
has N, W, move and children.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import ceil
from typing import Any, NamedTuple

from ...games.game import Game, State
from ...search.alphabeta import alphabeta
from ..canonical import canon
from ..forms import own_types
from ..inside import inside
from ..mcts.cases import Problem
from ..mcts.sharing import SharedGames, shared
from ..mcts.trees import (
    ChosenMoves,
    FirstGames,
    Means,
    children,
    choices,
    first_games,
    follows_dice,
    means,
)
from ..observe import Student, best_moves
from .wide import DRAWN, Wide, alike


class Widened(NamedTuple):
    """What must hold of a tree, and whether it does."""

    pair: bool = False  # did a move and a root with N, W and children come back?
    counted: bool = False  # is the root's N the number of games?
    allowed: bool = False  # has no node more children than its visits allow?
    used: bool = False  # and has each as many as it may have?
    best_first: bool = False  # are the children the best-looking moves?
    adds_up: bool = False  # do the children's N make up their parent's?
    deep: bool = False  # did it grow below the root's children?
    rewarded: bool = False  # is every mean between 0 and 1?
    popular: bool = False  # was no child of the root visited more often than the one played?
    curious: bool = False  # was each of the root's moves visited more than once?
    move: str = ""


class GrownNode:
    """A node of a tree as it was told: what leads to it as text, its counts, its children."""

    def __init__(self, move: str, N: Any, W: Any):
        self.move, self.N, self.W = move, N, W
        self.children: list[GrownNode] = []


Told = tuple[str, list[tuple[int, str, Any, Any]]]  # the move; parent, move, N and W of each node


@inside
def grown(search: Student, case: Wide) -> Told | None:
    """The move and the tree that came back, each node behind its parent; None if they did not."""
    answer = search(case.game, case.state, case.looks, case.games, random.Random(case.seed))
    if not isinstance(answer, tuple | list) or len(answer) != 2:
        return None
    move, root = answer
    if not all(hasattr(root, name) for name in ("N", "W", "children")):
        return None
    told: list[tuple[int, str, Any, Any]] = []
    waiting = [(-1, root)]
    while waiting:
        parent, node = waiting.pop()
        by = canon(getattr(node, "move", None))
        told.append((parent, by, own_types(node.N), own_types(node.W)))
        waiting += [(len(told) - 1, child) for child in children(node)]
    return canon(move), told


def _nodes(told: list[tuple[int, str, Any, Any]]) -> list[GrownNode]:
    nodes = [GrownNode(*each[1:]) for each in told]
    for (parent, *_), node in zip(told, nodes, strict=True):
        if parent >= 0:
            nodes[parent].children.append(node)
    return nodes


def widened(search: Student, case: Wide) -> Widened:
    return looked_over(case, grown(search, case))


def looked_over(case: Wide, seen: Told | None) -> Widened:
    """What holds of a tree: found where no student's code is."""
    if seen is None:
        return Widened()
    move, told = seen
    nodes = _nodes(told)
    root = nodes[0]
    states = list(_known_states(case, root))
    tried = {child.move for child in root.children}
    legal = case.game.actions(case.state)
    most = min(len(legal), allowed(case.games))
    # Whether this game is counted before or after it may try a move is left open.
    least = min(len(legal), allowed(case.games - 1))
    return Widened(
        pair=True,
        counted=case.games == root.N,
        allowed=all(len(node.children) <= allowed(node.N) for node in nodes),
        used=least <= len(tried) <= most
        and tried <= set(map(canon, legal))
        and all(_has_widened(case, *each) for each in states),
        best_first=all(_best_first(case, *each) for each in states),
        adds_up=all(
            node.N - sum(kid.N for kid in node.children) in (0, 1)
            for node in nodes
            if node.children
        ),
        deep=any(child.children for child in root.children),
        rewarded=all(0 <= node.W <= node.N for node in nodes),
        popular=_most_visited(root, move),
        curious=all(child.N > 1 for child in root.children),
        move=move,
    )


def _known_states(case: Wide, root: GrownNode) -> Iterator[tuple[State, GrownNode]]:
    """The root and the nodes that may have children, each with its state."""
    waiting = [(case.state, root)]
    while waiting:
        state, node = waiting.pop()
        yield state, node
        legal = {canon(move): move for move in case.game.actions(state)}
        waiting += [
            (case.game.result(state, legal[child.move]), child)
            for child in node.children
            if child.move in legal and child.N > 1
        ]


def _has_widened(case: Wide, state: State, node: GrownNode) -> bool:
    """Did every visit try a move while one more was allowed? The first one may have begun there."""
    before = max(0, node.N - 1)
    return len(node.children) >= min(len(case.game.actions(state)), before, allowed(before))


def _best_first(case: Wide, state: State, node: GrownNode) -> bool:
    """Does no move that waits look better than one that was tried?"""
    tried = {child.move for child in node.children}
    looks = {canon(m): case.looks(case.game, state, m) for m in case.game.actions(state)}
    waiting = [value for name, value in looks.items() if name not in tried]
    return min((looks.get(n, -1) for n in tried), default=1) >= max(waiting, default=-1)


def _most_visited(root: GrownNode, move: str) -> bool:
    visits = {child.move: child.N for child in root.children}
    return visits.get(move) == max(visits.values(), default=0)


def shares_draws(search: Student) -> bool:
    """Where every game is drawn: has each node below the root the same mean?"""
    return is_shared(grown(search, DRAWN))


def is_shared(seen: Told | None) -> bool:
    nodes = _nodes(seen[1])[1:] if seen else []
    return len({round(node.W / node.N, 6) for node in nodes if node.N}) == 1


def unguided(search: Student) -> Student:
    """The same search where all moves look alike: it is called as my_mcts was."""

    def grow(game: Game, state: State, games: int, rng: random.Random) -> Any:
        return search(game, state, alike, games, rng)

    return grow


@inside
def forced(search: Student, problem: Problem) -> Means:
    return means(unguided(search), problem)


@inside
def shares(search: Student, problem: Problem) -> SharedGames:
    return shared(unguided(search), problem)


@inside
def throws_dice(search: Student, problem: Problem) -> bool:
    return follows_dice(unguided(search), problem)


@inside
def first_in(search: Student, problem: Problem) -> FirstGames:
    return first_games(unguided(search), problem)


def repeats(search: Student, case: Wide) -> bool:
    """Does the same seed grow the same tree?"""
    first, second = (grown(search, case) for _ in range(2))
    return first is not None and first == second


@inside
def chosen(search: Student, problem: Problem, seeds: range = range(3)) -> ChosenMoves:
    return choices(unguided(search), problem, seeds)


def allowed(N: int) -> int:
    """How many moves a node may have tried that was visited so often; one at the least.

    Said here again, for where answers are marked the search that the package has is not there.
    """
    return max(1, ceil(2 * N**0.5))


def chooses_best(case: Wide, seen: Widened) -> bool:
    best = best_moves(case.game, case.state, alphabeta)
    return seen.pair and seen.move in {canon(move) for move in best}
