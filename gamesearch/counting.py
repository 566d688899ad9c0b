"""Counting what a search costs, on games too large to be recorded.

nodes    how many nodes of the tree the search opened (asked whether the game is over there): a
         position that is reached by two ways counts twice
leaves   how many times it took a value: from the rules or from the evaluation handed in
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .games.game import MAX, Action, Game, Player, State, Value
from .games.wrapper import Wrapped
from .tracing.trace import value_and_move


class Count(NamedTuple):
    value: Any
    move: Action | None
    nodes: int
    leaves: int


def count(
    search: Callable[..., Any], game: Game, state: State | None = None, **options: Any
) -> Count:
    """Run `search(game, state, **options)` and count.

    >>> from gamesearch import TicTacToe, alphabeta
    >>> count(alphabeta, TicTacToe())
    Count(value=0, move=0, nodes=18297, leaves=7330)
    """
    counted = CountedGame(game)
    if options.get("evaluate") is not None:
        evaluate = options["evaluate"]
        options["evaluate"] = lambda _, state: counted.evaluated(evaluate(game, state))
    arguments = (counted,) if state is None else (counted, state)
    answer = search(*arguments, **options)
    return Count(*value_and_move(answer), counted.nodes, counted.leaves)


class CountedGame(Wrapped):
    """Answers like the real game and keeps two numbers."""

    def __init__(self, game: Game):
        super().__init__(game)
        self.nodes = self.leaves = 0
        self.last: State = None

    def is_terminal(self, state: State) -> bool:
        if state is not self.last:  # asked twice in a row about the same state: one look
            self.nodes += 1
            self.last = state
        return self.real.is_terminal(state)

    def utility(self, state: State, player: Player = MAX) -> Value:
        self.leaves += 1
        return self.real.utility(state, player)

    def evaluated(self, value: Value) -> Value:
        self.leaves += 1
        return value

    def __copy__(self) -> CountedGame:
        return self  # a copy would count for nobody

    def __deepcopy__(self, memo: object) -> CountedGame:
        return self
