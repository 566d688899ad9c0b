"""What a student's whole search grew: its choices, and whether its tree keeps its promises.

A search is called as my_mcts(game, state, games, rng) and answers (move, root). A node has N, W,
move and children; children may be a list, a tuple, or the values of a dict.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from ...games.game import Game, State
from ...search.montecarlo.rollouts import alike
from ..canonical import canon, plain
from ..guard import room_for_calls
from ..inside import inside
from ..observe import Student
from .cases import Problem
from .playouts import PlayoutStart, probabilities

GAMES = 800


class TreeReport(NamedTuple):
    """What must hold of a tree, and whether it does."""

    pair: bool = False  # did a move and a root come back?
    node: bool = False  # has the root N, W, move, children?
    counted: bool = False  # is the root's N the number of games?
    tried: bool = False  # does every legal move have a child, once each?
    adds_up: bool = False  # do the children's N make up their parent's?
    deep: bool = False  # did it grow below the children of the root's children?
    bounded: bool = False  # do the means lie on a scale at most 2 wide?
    steered: bool = False  # did the games go where they went well, and not all to one move?
    legal: bool = False  # is the move one of the legal ones?
    # For a hint; last, since `sound` leaves it out: fewer games than asked for, and none through a
    # finished game twice?
    skips_ends: bool = False

    @property
    def sound(self) -> bool:
        return all(self[:-1])


@inside
def grown(search: Student, problem: Problem, games: int | None = None) -> TreeReport:
    games = games or problem.games
    answer = search(problem.game, problem.state, games, random.Random(5))
    if not isinstance(answer, tuple | list) or len(answer) != 2:
        return TreeReport()
    move, root = answer
    if not all(hasattr(root, name) for name in ("N", "W", "children")):
        return TreeReport(pair=True)
    legal = [canon(each) for each in problem.game.actions(problem.state)]
    kids = children(root)
    nodes = list(walk(root))
    inner = [node for node in nodes if children(node)]
    means = [number(node.W) / number(node.N) for node in nodes if number(node.N) > 0]
    shares = sorted(number(child.N) for child in kids)
    return TreeReport(
        pair=True,
        node=True,
        counted=number(root.N) == games,
        tried=sorted(canon(child.move) for child in kids) == sorted(legal),
        adds_up=all(
            number(node.N) - sum(number(kid.N) for kid in children(node)) in (0, 1)
            for node in inner
        ),
        deep=any(children(node) for child in kids for node in children(child)),
        bounded=max(means, default=9) - min(means, default=-9) <= 2 + 1e-9,
        steered=bool(shares) and 1 < shares[0] < shares[-1],
        legal=canon(move) in legal,
        skips_ends=_skips_ends(problem, root, games),
    )


def _skips_ends(problem: Problem, root: Any, games: int) -> bool:
    """Does the root lack games, and was every finished position below it visited once?"""
    game, state = problem.game, problem.state
    over = {canon(m) for m in game.actions(state) if game.is_terminal(game.result(state, m))}
    visits = {number(kid.N) for kid in children(root) if canon(kid.move) in over}
    return 0 < number(root.N) < games - 1 and visits == {1}


class Means(NamedTuple):
    """The means of the nodes below a root, rounded, each once; nobody chooses by a root's own."""

    values: tuple[float, ...]
    depth: int = 0  # how many plies the tree has grown

    @property
    def text(self) -> str:
        more = ", …" if len(self.values) > 5 else ""
        return ", ".join(f"{value:g}" for value in self.values[:5]) + more or "missing"

    @property
    def are_sure(self) -> bool:
        """All won or all lost: two means on any scale, or one if MAX's wins alone are counted."""
        return len(self.values) == 2 or self.values == (1,)


@inside
def means(search: Student, problem: Problem) -> Means:
    with room_for_calls():
        _, root = search(problem.game, problem.state, min(40, problem.games), random.Random(5))
    nodes = [node for node in walk(root) if node is not root and number(node.N) > 0]
    values = sorted({round(number(node.W) / number(node.N), 6) for node in nodes})
    return Means(tuple(values), _depth(root))


def _depth(root: Any) -> int:
    level, depth = children(root), 0
    while level:
        level, depth = [below for node in level for below in children(node)], depth + 1
    return depth


def is_deep(problem: Problem, seen: Means) -> bool:
    """Where every move is forced each game adds a node below the last; some begin a game later."""
    return seen.depth >= problem.games - 3


@inside
def follows_dice(search: Student, problem: Problem) -> bool:
    """Does the first game through some move end now in one way, now in another?"""
    found: dict[str, set[float]] = {}
    for seed in range(12):
        games = len(problem.game.actions(problem.state))
        _, root = search(problem.game, problem.state, games, random.Random(seed))
        for child in children(root):
            if number(child.N) == 1:
                found.setdefault(canon(child.move), set()).add(number(child.W))
    return not found or max(map(len, found.values())) > 1


class FirstGames(NamedTuple):
    """How many first games through a move were looked at, and their mean: a loss is 0, a win 1."""

    games: int = 0
    mean: float = 0.0


@inside
def first_games(search: Student, problem: Problem, searches: int = 300) -> FirstGames:
    """Of a position with a move that wins, one that loses, and a third: the third's first games."""
    game, state = problem.game, problem.state
    after = {canon(move): game.result(state, move) for move in game.actions(state)}
    found: dict[str, list[float]] = {name: [] for name in after}
    for seed in range(searches):
        _, root = search(game, state, len(after), random.Random(seed))
        for child in children(root):
            if number(child.N) == 1:
                found[canon(child.move)].append(number(child.W))
    # On which scale rewards lie, and whose wins they are, the two certain moves tell.
    means = {name: sum(rewards) / max(1, len(rewards)) for name, rewards in found.items()}
    certain = {game.utility(end): means[name] for name, end in after.items() if _over(game, end)}
    third = next(name for name, end in after.items() if not _over(game, end))
    low, high = certain[-1], certain[1]
    if low == high or not all(found.values()):
        return FirstGames()
    return FirstGames(len(found[third]), (means[third] - low) / (high - low))


def is_random(problem: Problem, seen: FirstGames) -> bool:
    """Is that what the third move is worth if every legal move has the same chance?"""
    game = problem.game
    after = (game.result(problem.state, move) for move in game.actions(problem.state))
    start = PlayoutStart("", game, next(each for each in after if not _over(game, each)))
    ends = probabilities(start, alike)
    right = sum(share * (game.utility(end) + 1) / 2 for end, share in ends.items())
    allowed = 5 * (right * (1 - right) / max(1, seen.games)) ** 0.5
    return not seen.games or abs(seen.mean - right) <= allowed


def _over(game: Game, state: State) -> bool:
    return game.is_terminal(state)


class ChosenMoves(NamedTuple):
    """The moves chosen in a position, and what the tree of the last search says of them."""

    moves: tuple[str, ...]
    visits: tuple[tuple[str, float, float], ...]  # move, N, mean; most visited first
    spread: bool = False  # below the most visited move, do all replies get about as many games?

    @property
    def text(self) -> str:
        return ", ".join(self.moves)


@inside
def choices(search: Student, problem: Problem, seeds: range = range(3)) -> ChosenMoves:
    moves, root = [], None
    for seed in seeds:
        move, root = search(problem.game, problem.state, GAMES, random.Random(seed))
        moves.append(canon(move))
    kids = [
        (canon(kid.move), number(kid.N), number(kid.W) / max(1, number(kid.N)))
        for kid in children(root)
    ]
    replies = [number(kid.N) for kid in children(max(children(root), key=_visits, default=None))]
    spread = len(replies) > 1 and max(replies) < 1.6 * min(replies)
    return ChosenMoves(tuple(moves), tuple(sorted(kids, key=lambda kid: -kid[1])), spread)


def _visits(node: Any) -> float:
    return number(node.N)


def is_best(problem: Problem, seen: ChosenMoves) -> bool:
    return set(seen.moves) <= {canon(move) for move in problem.best}


def children(node: Any) -> list[Any]:
    held = getattr(node, "children", None) or ()
    return list(held.values() if isinstance(held, dict) else held)


def walk(root: Any) -> Iterator[Any]:
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += children(node)


def number(value: Any) -> float:
    """A node's N or W, of whatever type."""
    return float(plain(value))
