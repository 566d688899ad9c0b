"""A Monte Carlo tree search as a film: the board, the tree, and the random game being played.

The first games are shown phase by phase and move by move, later ones only by the tree they leave.

nodes     where each node of the tree stands, from what move, and whose turn it is there
boards    the positions that are shown, as pictures
frames    for each step: the game's number, its phase, the path, the N and W that changed since the
          step before, the board, the sentence
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from heapq import nlargest
from itertools import islice
from typing import Any

from ...games.game import MAX, Action, Game, State
from ...games.wrapper import Wrapped
from ..boards.words import result_in_words, side_name, tell
from ..numbers import move_text, number, several
from .layout import tidy_layout
from .plan import kind_of

PHASES = ("select", "expand", "simulate", "backup")
SHOWN = 40  # nodes; the less visited ones would hide the others
DETAILED = 4  # games that are shown phase by phase
PLAYED = 2  # of these, the ones whose random game is shown move by move
LATER = (6, 8, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000)


@dataclass
class Frame:
    """One step of the film."""

    game: int  # the first is 1
    phase: str
    path: list[Any]
    board: tuple[State, Action | None]
    words: str
    counts: dict[Any, tuple[int, float]]  # N and W of every node so far


class Noting(Wrapped):
    """Notes every move that a search makes, so that a random game can be told afterwards."""

    def __init__(self, game: Game):
        super().__init__(game)
        self.noted: list[tuple[State, Action, State]] = []

    def result(self, state: State, action: Action) -> State:
        after = self.real.result(state, action)
        self.noted.append((state, action, after))
        return after


class Film:
    """The frames of the first games of a search, and the nodes that are worth drawing."""

    def __init__(self, game: Game, search: Callable[..., Iterator[Any]], games: int, seed: int):
        self.game, self.games = game, games
        self.counts: dict[Any, tuple[int, float]] = {}
        self.frames: list[Frame] = []
        noting = Noting(game)
        turns = search(noting, rng=random.Random(seed))
        for turn, iteration in enumerate(islice(turns, games), 1):
            known = set(self.counts)
            self.root = iteration.path[0]
            if turn <= DETAILED:
                self._detailed(turn, iteration, known, noting.noted)
            self._count(iteration)
            if turn <= DETAILED:
                self._backed_up(turn, iteration)
            elif turn in LATER or turn == games:
                self._later(turn)
            noting.noted.clear()
        self.nodes = self._worth_drawing()

    def _detailed(self, turn: int, iteration: Any, known: set[Any], noted: list[Any]) -> None:
        path = list(iteration.path)
        old = [node for node in path if node in known or node is self.root]
        where = [move_text(node.move) for node in old[1:]]
        down = f"down by {', '.join(where)}, to" if where else "at the root"
        why = "where not every move was tried yet" if len(old) < len(path) else "the last one known"
        self._frame(turn, "select", old, _last(old), f"Select: {down} a node {why}.")
        new = path[len(old) :]
        if new:
            mover = side_name(self.game, new[-1].mover)
            said = f"Expand: {mover} tries {move_text(new[-1].move)} here: a new node."
        else:
            said = "Expand: the game is over here, there is nothing to add."
        self._frame(turn, "expand", path, _last(path), said)
        chain = following(noted, path[-1].state)
        for place, (before, move, after) in enumerate(chain if turn <= PLAYED else (), 1):
            told = tell(self.game, before, move, lambda player: side_name(self.game, player))
            said = f"Simulate: random move {place} of {len(chain)}. {told}"
            self._frame(turn, "simulate", path, (after, move), said)
        end = chain[-1] if chain else (None, None, path[-1].state)
        self.end = (end[2], end[1])
        worth = f"worth {number(iteration.reward)} to MAX"
        if self.game.is_terminal(end[2]):
            said = f"Simulate: {_lower(result_in_words(self.game, end[2]))} This is {worth}."
        else:
            said = f"Simulate: no random game here, a guess instead: {worth}."
        self._frame(turn, "simulate", path, self.end, said)

    def _backed_up(self, turn: int, iteration: Any) -> None:
        names = {node.mover: side_name(self.game, node.mover) for node in iteration.path}
        gains = " and ".join(
            f"{number(iteration.reward if player == MAX else 1 - iteration.reward)} "
            f"where {name} moved in"
            for player, name in sorted(names.items())
        )
        said = f"Back up: on the whole path N grows by 1, and W by {gains}."
        self._frame(turn, "backup", list(iteration.path), self.end, said)

    def _later(self, turn: int) -> None:
        best = max(self.root.children, key=lambda node: node.N)
        said = (
            f"After {several(turn, 'game')}: {move_text(best.move)} was tried most, "
            f"{best.N} times; {number(best.W / best.N)} of these were won by its mover."
        )
        self._frame(turn, "", [self.root, best], (best.state, best.move), said)

    def _frame(
        self, game: int, phase: str, path: list[Any], board: tuple[State, Action | None], said: str
    ) -> None:
        self.frames.append(Frame(game, phase, path, board, said, dict(self.counts)))

    def _count(self, iteration: Any) -> None:
        for node in iteration.path:
            self.counts[node] = (node.N, node.W)

    def _worth_drawing(self) -> list[Any]:
        shown = {node for frame in self.frames for node in frame.path}
        often = nlargest(SHOWN, self.counts, key=lambda node: self.counts[node][0])
        kept = shown | set(often)
        return [node for node in _walk(self.root) if node in kept]

    def book(self) -> dict[str, Any]:
        """All that a browser needs, but for the boards."""
        keys = {node: key for key, node in enumerate(self.nodes)}
        parents = {child: node for node in self.nodes for child in node.children if child in keys}

        def below(node: Any) -> list[Any]:
            return [child for child in node.children if child in keys]

        spots = tidy_layout(self.root, below, lambda node: (0.55, 0.55))
        nodes = [
            {
                "x": round(spots[node][0], 2),
                "ply": spots[node][1],
                "parent": keys.get(parents.get(node)),
                "move": "" if node.move is None else move_text(node.move),
                "kind": "leaf" if self.game.is_terminal(node.state) else kind_of(node.player),
            }
            for node in self.nodes
        ]
        return {"nodes": nodes, "games": self.games, "frames": list(self._changes(keys))}

    def _changes(self, keys: dict[Any, int]) -> Iterator[dict[str, Any]]:
        boards = {board: place for place, board in enumerate(self.boards)}
        before: dict[Any, tuple[int, float]] = {}
        for frame in self.frames:
            yield {
                "game": frame.game,
                "phase": frame.phase,
                "path": [keys[node] for node in frame.path],
                "board": boards[frame.board],
                "words": frame.words,
                "counts": [
                    [keys[node], N, round(W, 2)]
                    for node, (N, W) in frame.counts.items()
                    if node in keys and before.get(node) != (N, W)
                ],
            }
            before = frame.counts

    @property
    def boards(self) -> list[tuple[State, Action | None]]:
        """The positions that are shown, each with the move that led there, once."""
        return list(dict.fromkeys(frame.board for frame in self.frames))


def _last(path: list[Any]) -> tuple[State, Action | None]:
    return path[-1].state, path[-1].move


def following(noted: list[Any], state: State) -> list[Any]:
    """The moves that follow one another from a state on."""
    chain = []
    for before, move, after in noted:
        if before == state:
            chain.append((before, move, after))
            state = after
    return chain


def _walk(node: Any) -> Iterator[Any]:
    yield node
    for child in node.children:
        yield from _walk(child)


def _lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
