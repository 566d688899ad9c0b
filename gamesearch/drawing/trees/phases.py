"""The four phases of Monte Carlo tree search, one at a time, as scenes of one picture.

Every scene is a function of the iterations before it: how often a node was on a path is its N,
the rewards of those games to its mover are its W. A square below a node is a random game from
there, with what it was worth to MAX.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ...games.game import MAX, Game
from ...search.montecarlo.bandit import ucb1
from ...search.montecarlo.mcts import Iteration, Node
from ..boards.words import result_in_words, side_name
from ..numbers import move_text, number, several
from ..picture import Picture
from .frames import Frames
from .geometry import geometry
from .plan import TreePlan, kind_of
from .scene import Appearance, Scene, letters_inside

PHASES = ("select", "expand", "simulate", "backup")
_LETTERS = 5  # room for W and N beside a node


class PhaseFrames(Frames):
    """A scene for each phase of each iteration.

    known    per iteration: the numbers of the nodes that were in the tree before it
    counts   per iteration: W and N of the nodes before it
    """

    def __init__(self, game: Game, iterations: Sequence[Iteration], c: float):
        self.game, self.iterations, self.c = game, iterations, c
        plan, self.keys, self.games = _plan(iterations)
        self.drawn = {key: node for node, key in self.keys.items()}
        self.known, self.counts = _history(iterations, self.keys)
        names = {node.key: move_text(node.move) for node in plan.nodes if node.move is not None}
        moments = [(turn, phase) for turn in range(len(iterations)) for phase in PHASES]
        scenes = [self._scene(plan, *moment) for moment in moments]
        inside = letters_inside(plan, scenes)
        place = geometry(plan, names, dict.fromkeys(range(plan.size), _LETTERS), longest=inside)
        self.words = [self._sentence(*moment) for moment in moments]
        super().__init__(plan, place, names, scenes, self.words)

    def last_picture(self) -> Picture:
        games = several(len(self.iterations), "random game")
        name = f"phases: {several(len(self.iterations), 'iteration')}"
        return self.picture(-1, f"Tree after {games}. {self.words[-1]}", name)

    def _scene(self, plan: TreePlan, turn: int, phase: str) -> Scene:
        path = self.iterations[turn].path
        reached = self._selected(turn) if phase == "select" else path
        there = self.known[turn] | {self.keys[node] for node in reached}
        if phase in ("simulate", "backup") and path[-1] in self.games:
            there.add(self.games[path[-1]])
        done = turn + (phase == "backup")
        looks = tuple(self._look(key, there, turn, done) for key in range(plan.size))
        trail = tuple(self.keys[node] for node in reached[1:])
        return Scene(looks, current=self.keys[reached[-1]], path=trail, grows=True)

    def _look(self, key: int, there: set[int], turn: int, done: int) -> Appearance:
        """`done` iterations count; the square of a game shows the reward of this turn."""
        if key not in there:
            return Appearance("absent")
        if key not in self.drawn:
            return Appearance("closed", number(self.iterations[turn].reward), True)
        wins, games = self._count(self.drawn[key], done)
        mean = number(wins / games) if games else ""
        return Appearance("closed", mean, True, f"{wins:g}/{games}")

    def _sentence(self, turn: int, phase: str) -> str:
        path, end, reward = self.iterations[turn]
        lead = f"{turn + 1}. {phase.capitalize()}: "
        if phase == "select":
            return lead + self._selection(turn)
        if phase == "expand":
            if len(self._selected(turn)) == len(path):
                return lead + "the game is over here, so there is nothing to add."
            mover = side_name(self.game, path[-1].mover)
            return lead + f"{mover} has not tried {_move(path[-1])} here yet: a new node."
        if phase == "simulate":
            how = result_in_words(self.game, end).removeprefix("The game is over: ")
            return lead + f"a random game from here. It ends: {how} Worth {number(reward)} to MAX."
        names = {node.mover: side_name(self.game, node.mover) for node in path}
        gains = [
            f"W by {number(reward if player == MAX else 1 - reward)} where {name} moved in"
            for player, name in sorted(names.items())
        ]
        return lead + f"on the whole path N grows by 1, {' and '.join(gains)}."

    def _selection(self, turn: int) -> str:
        """Each choice on the way down, with the numbers that decided it."""
        chosen = self._selected(turn)
        said = []
        for parent, child in pairwise(chosen):
            pulls = self._count(parent, turn)[1]
            bounds = [
                f"{move_text(one.move)}: {ucb1(*self._count(one, turn), pulls, self.c):.2f}"
                for one in parent.children
                if self._count(one, turn)[1]
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
        return [node for node in path if self.keys[node] in self.known[turn]]

    def _count(self, node: Node, done: int) -> tuple[float, int]:
        """W and N of a node after so many iterations."""
        return self.counts[done].get(node, (0, 0))


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


def _history(
    iterations: Sequence[Iteration], keys: dict[Node, int]
) -> tuple[list[set[int]], list[dict[Node, tuple[float, int]]]]:
    """The nodes in the tree, and their W and N, before each iteration and after the last."""
    known, counts = [{keys[iterations[0].root]}], [dict[Node, tuple[float, int]]()]
    for path, _, reward in iterations:
        known.append(known[-1] | {keys[node] for node in path})
        now = dict(counts[-1])
        for node in path:
            wins, games = now.get(node, (0, 0))
            now[node] = wins + (reward if node.mover == MAX else 1 - reward), games + 1
        counts.append(now)
    return known, counts


def _move(node: Node) -> str:
    return f"move {move_text(node.move)}"
