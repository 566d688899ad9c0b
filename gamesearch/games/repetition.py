"""Games on a graph in which one may go round: a position that comes again is a draw.

  RepetitionGame({"start": ["left", 3], "left": ["start", "right"], "right": [7, 1]})

position   a node, and whose turn it is: what can be seen on the board
state      all nodes that were passed through, for whether the game is a draw depends on them

So two states may look alike on the board and be worth different numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from numbers import Real
from typing import Any

from ..errors import BadGame
from .game import CHANCE, MAX, MIN, Game, Player, Value, illegal

State = tuple[Any, ...]  # the nodes from the start to here; a value stands in its own place
Position = tuple[Any, Player]


class RepetitionGame(Game):
    """An action is the place of a move in its node's list. The first node named is the start.

    >>> game = RepetitionGame({"a": ["b", 3], "b": ["a", "c"], "c": [7, 1]})
    >>> again = game.result(game.result(game.initial, 0), 0)
    >>> again, game.is_terminal(again), game.utility(again)
    (('a', 'b', 'a'), True, 0)
    """

    def __init__(self, nodes: Mapping[str, Any], players: Sequence[Player] = (MAX, MIN)):
        if not nodes:
            raise BadGame("a graph has at least one node, the one where the game starts")
        if not players or CHANCE in players:
            raise BadGame(f"players names MAX and MIN in turn, got {tuple(players)}")
        self.nodes = {name: tuple(moves) for name, moves in nodes.items()}
        for name, moves in self.nodes.items():
            for child in moves:
                if child not in self.nodes and not isinstance(child, Real):
                    raise BadGame(f"node {name!r} leads to {child!r}: no node, and no value")
            if not moves:
                raise BadGame(f"node {name!r} needs at least one move")
        self.players = tuple(players)
        self.initial: State = (next(iter(self.nodes)),)

    def position(self, state: State) -> Position:
        """What can be seen on the board: the node, and whose turn it is."""
        return state[-1], self.to_move(state)

    def is_repeated(self, state: State) -> bool:
        """Was this position on the board before?"""
        turns = len(self.players)
        return state[-1] in state[-1 - turns :: -turns]

    def to_move(self, state: State) -> Player:
        return self.players[(len(state) - 1) % len(self.players)]

    def actions(self, state: State) -> tuple[int, ...]:
        return () if self.is_terminal(state) else tuple(range(len(self.nodes[state[-1]])))

    def result(self, state: State, action: int) -> State:
        if action not in self.actions(state):
            raise illegal(self, state, action, f"node {state[-1]!r} has no move {action!r}")
        return (*state, self.nodes[state[-1]][action])

    def is_terminal(self, state: State) -> bool:
        return state[-1] not in self.nodes or self.is_repeated(state)

    def utility(self, state: State, player: Player = MAX) -> Value:
        value: Value = 0 if state[-1] in self.nodes else state[-1]
        return value if player == MAX else -value

    def show(self, state: State) -> str:
        return " ".join(map(str, state))

    def __repr__(self) -> str:
        return f"RepetitionGame({ {name: list(moves) for name, moves in self.nodes.items()} })"
