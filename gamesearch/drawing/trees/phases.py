"""The four phases of Monte Carlo tree search, one at a time, as pages of one picture.

Every page is a function of the iterations before it: how often a node was on a path is its N,
the rewards of those games to its mover are its W. A square below a node is a random game from
there, with what it was worth to MAX.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from ...games.game import MAX, Game
from ...search.montecarlo.bandit import ucb1
from ...search.montecarlo.mcts import Iteration, Node
from ..boards.draw_board import result_in_words, side
from ..numbers import move_text, number, several
from ..palette import PAPER
from ..picture import Picture, figure_svg
from .attributes import HIDDEN, Attributes, attributes
from .draw_tree import placed
from .frames import changes, compact
from .painter import Painter
from .plan import TreePlan, kind_of
from .scene import Look, Scene

PHASES = ("select", "expand", "simulate", "backup")
_ABSENT = {"fill": PAPER, "stroke": PAPER, "stroke-width": "1"}


class PhaseBook:
    """`svg` and `book` for the stepper, and the last page as a picture."""

    def __init__(self, game: Game, iterations: Sequence[Iteration], c: float):
        self.game, self.iterations, self.c = game, iterations, c
        self.plan, self.keys, self.games = _plan(iterations)
        names = {n.key: move_text(n.move) for n in self.plan.nodes if n.move is not None}
        for node in self.plan.nodes:
            node.beside = "0" * 5  # room for N and W
        self.place = placed(self.plan, None, True, names)
        moments = list(self._moments())
        pages = [self._page(*moment) for moment in moments]
        painter = Painter(self.plan, self.place, tagged=True)
        self.svg = compact(figure_svg(painter.paint(pages[0], names)), painter.tags)
        words = [self._words(*moment) for moment in moments]
        self.book = changes(pages) | {"words": words}
        said = f"Tree after {several(len(iterations), 'random game')}. {words[-1]}"

        def paint() -> Any:
            return Painter(self.plan, self.place).paint(pages[-1], names)

        self.picture = Picture(paint, said, f"phases: {several(len(iterations), 'iteration')}")

    def _moments(self) -> Iterator[tuple[int, str]]:
        for turn in range(len(self.iterations)):
            for phase in PHASES:
                yield turn, phase

    def _page(self, turn: int, phase: str) -> dict[str, Attributes]:
        path = self.iterations[turn].path
        known = {key for earlier in self.iterations[:turn] for key in self._path(earlier)}
        reached = self._selected(turn) if phase == "select" else path
        there = known | {self.keys[node] for node in reached}
        if phase in ("simulate", "backup") and path[-1] in self.games:
            there.add(self.games[path[-1]])
        done = self.iterations[: turn + (phase == "backup")]
        looks = tuple(self._look(key, there, done, turn) for key in range(self.plan.size))
        current = self.keys[reached[-1]]
        trail = tuple(self.keys[node] for node in reached[1:])
        parts = attributes(self.plan.nodes, Scene(looks, current, trail), self.place)
        for key in set(range(self.plan.size)) - there:
            parts[f"n{key}"] = parts[f"e{key}"] = _ABSENT
            parts[f"v{key}"] = parts[f"w{key}"] = HIDDEN
            parts[f"m{key}"] = HIDDEN
        for key in there - {0}:
            parts[f"m{key}"] = {"display": "inline"}
        return parts

    def _look(self, key: int, there: set[int], done: Sequence[Iteration], turn: int) -> Look:
        if key not in there:
            return Look("closed")
        if key in self.games.values():
            return Look("closed", number(self.iterations[turn].reward), True)
        wins, games = _counts(self._node(key), done)
        mean = number(wins / games) if games else ""
        return Look("closed", mean, True, f"{wins:g}/{games}")

    def _words(self, turn: int, phase: str) -> str:
        path, end, reward = self.iterations[turn]
        lead = f"{turn + 1}. {phase.capitalize()}: "
        if phase == "select":
            return lead + self._selection(turn)
        if phase == "expand":
            if len(self._selected(turn)) == len(path):
                return lead + "the game is over here, so there is nothing to add."
            mover = side(self.game, path[-1].mover)
            return lead + f"{mover} has not tried {_move(path[-1])} here yet: a new node."
        if phase == "simulate":
            how = result_in_words(self.game, end).removeprefix("The game is over: ")
            return lead + f"a random game from here. It ends: {how} Worth {number(reward)} to MAX."
        names = {node.mover: side(self.game, node.mover) for node in path}
        gains = [
            f"W by {number(reward if player == MAX else 1 - reward)} where {name} moved in"
            for player, name in sorted(names.items())
        ]
        return lead + f"on the whole path N grows by 1, {' and '.join(gains)}."

    def _selection(self, turn: int) -> str:
        """Each choice on the way down, with the numbers that decided it."""
        chosen = self._selected(turn)
        done = self.iterations[:turn]
        said = []
        for parent, child in pairwise(chosen):
            pulls = _counts(parent, done)[1]
            bounds = [
                f"{move_text(one.move)}: {ucb1(*_counts(one, done), pulls, self.c):.2f}"
                for one in parent.children
                if _counts(one, done)[1]
            ]
            said.append(f"{_move(child)} has the highest UCB1 ({', '.join(bounds)})")
        where = (
            "the game is over"
            if chosen[-1] is self.iterations[turn].path[-1]
            else ("not every move was tried here yet")
        )
        return f"{'; '.join([*said, where])}."

    def _selected(self, turn: int) -> list[Node]:
        """The part of the path that was in the tree already."""
        path = self.iterations[turn].path
        old = {self.keys[node] for node in path[:1]}
        old |= {key for earlier in self.iterations[:turn] for key in self._path(earlier)}
        return [node for node in path if self.keys[node] in old]

    def _path(self, iteration: Iteration) -> list[int]:
        return [self.keys[node] for node in iteration.path]

    def _node(self, key: int) -> Node:
        return next(node for node, number_of in self.keys.items() if number_of == key)


def _plan(iterations: Sequence[Iteration]) -> tuple[TreePlan, dict[Node, int], dict[Node, int]]:
    """The nodes on any path, and below those where random games began, a square for the game."""
    plan = TreePlan()
    keys: dict[Node, int] = {}
    games: dict[Node, int] = {}
    seen = {node for iteration in iterations for node in iteration.path}
    began = {iteration.path[-1] for iteration in iterations}

    def add(node: Node, parent: Node | None) -> None:
        ended = not node.untried and not node.children
        kind = "leaf" if ended else kind_of(node.player)
        above = plan.nodes[keys[parent]] if parent else None
        own = plan.add(above, kind, move=node.move)
        keys[node] = own.key
        for child in node.children:
            if child in seen:
                add(child, node)
        if node in began and not ended:
            games[node] = plan.add(own, "leaf").key

    add(iterations[0].root, None)
    return plan, keys, games


def _counts(node: Node, done: Sequence[Iteration]) -> tuple[float, int]:
    """W and N of a node after these iterations."""
    rewards = [each.reward for each in done if node in each.path]
    return sum(r if node.mover == MAX else 1 - r for r in rewards), len(rewards)


def _move(node: Node) -> str:
    return f"move {move_text(node.move)}"
