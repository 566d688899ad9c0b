"""Games that are nothing but their graph: a node may be reached by more than one way.

  GraphGame({"start": ["left", "right"], "left": ["both", 3], "right": ["both", 7], "both": 5})

node     a name, with the list of what its moves lead to, or with its value for MAX
turn     whose turn it is in the cycle of players: 0, 1, 0, 1 … for MAX and MIN
state    (turn, node), so that a node reached with MAX to move is not the same state as that
         node with MIN to move
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from numbers import Real
from typing import TYPE_CHECKING, Any

from ..errors import BadGame
from .game import CHANCE, MAX, MIN, Game, Player, Value, illegal

if TYPE_CHECKING:
    import random

State = tuple[int, Any]  # the turn, and a node's name or a value that stands in its place


class GraphGame(Game):
    """An action is the place of a move in its node's list. The first node named is the start.

    >>> game = GraphGame({"start": ["left", "right"], "left": ["both", 3],
    ...                   "right": ["both", 7], "both": 5})
    >>> left, right = (game.result(game.initial, move) for move in (0, 1))
    >>> game.result(left, 0) == game.result(right, 0) == (0, "both")
    True
    """

    def __init__(self, nodes: Mapping[str, Any], players: Sequence[Player] = (MAX, MIN)):
        if not nodes:
            raise BadGame("a graph has at least one node, the one where the game starts")
        if not players:
            raise BadGame("somebody has to move: players names at least one, e.g. (MAX, MIN)")
        if CHANCE in players:
            raise BadGame("a graph does not say how probable a move is, so CHANCE cannot move")
        self.nodes = {name: _checked(name, moves) for name, moves in nodes.items()}
        self.players = tuple(players)
        self.initial: State = (0, next(iter(nodes)))
        self._refuse_loose_ends()
        self._refuse_circles()

    def to_move(self, state: State) -> Player:
        return self.players[state[0]]

    def actions(self, state: State) -> tuple[int, ...]:
        moves = self.inside(state)
        return tuple(range(len(moves))) if isinstance(moves, tuple) else ()

    def result(self, state: State, action: int) -> State:
        if action not in self.actions(state):
            raise illegal(self, state, action, f"node {state[1]!r} has no move {action!r}")
        return (state[0] + 1) % len(self.players), self.inside(state)[action]

    def is_terminal(self, state: State) -> bool:
        return not isinstance(self.inside(state), tuple)

    def utility(self, state: State, player: Player = MAX) -> Value:
        value: Value = self.inside(state)
        return value if player == MAX else -value

    def inside(self, state: State) -> Any:
        """What a node's moves lead to, or its value."""
        return self.nodes.get(state[1], state[1])

    def show(self, state: State) -> str:
        inside = self.inside(state)
        moves = " ".join(map(str, inside)) if isinstance(inside, tuple) else inside
        return f"{state[1]}: {moves}" if state[1] in self.nodes else str(inside)

    def __repr__(self) -> str:
        nodes = {
            name: list(inside) if isinstance(inside, tuple) else inside
            for name, inside in self.nodes.items()
        }
        return f"GraphGame({nodes})"

    def _refuse_loose_ends(self) -> None:
        for name, moves in self.nodes.items():
            for child in moves if isinstance(moves, tuple) else ():
                if child not in self.nodes and not _is_value(child):
                    raise BadGame(
                        f"node {name!r} leads to {child!r}, which is no node and no value: "
                        "give it a line of its own"
                    )

    def _refuse_circles(self) -> None:
        """A game that can go round for ever has no tree to search."""
        done: set[Any] = set()

        def walk(name: Any, above: tuple[Any, ...]) -> None:
            if name in above:
                raise BadGame(f"the game can go round in a circle: {' '.join((*above, name))}")
            if name in done or not isinstance(self.nodes.get(name), tuple):
                return
            for child in self.nodes[name]:
                walk(child, (*above, name))
            done.add(name)

        for name in self.nodes:
            walk(name, ())


def random_graph(
    rng: random.Random,
    *,
    plies: int = 4,
    width: int = 4,
    moves: int = 2,
    values: tuple[int, int] = (-9, 9),
) -> dict[str, Any]:
    """Layers of `width` nodes, each with so many moves into the next layer, below one start."""
    layers = [["start"]]
    layers += [[f"{'abcdefghijkl'[ply]}{n}" for n in range(width)] for ply in range(plies)]
    graph: dict[str, Any] = {}
    for above, below in pairwise(layers):
        graph |= {name: rng.sample(below, min(moves, width)) for name in above}
    return graph | {name: rng.randint(*values) for name in layers[-1]}


def _checked(name: Any, moves: Any) -> Any:
    if isinstance(moves, list | tuple) and moves:
        return tuple(moves)
    if _is_value(moves):
        return moves
    raise BadGame(f"node {name!r} needs a list of moves or a number, it has {moves!r}")


def _is_value(thing: Any) -> bool:
    return isinstance(thing, Real) and not isinstance(thing, bool) and thing == thing
