"""A player that does not forget: what was found out for one move serves the next.

  keep     the table lives as long as the player, so a search begins where the last one led
  ponder   to think while the other player does: about the reply that one expects

After two plies what is left of a tree of depth d is d − 2 plies deep, and only a small part of
the work. What helps most is the order: the moves that were good there are tried first.
"""

from __future__ import annotations

from typing import Any

from ..games.game import Game, State
from .best import Best
from .solve import Solution, solve
from .table import Table


class Engine:
    """Plays by `solve`, with the same budget for each move. One engine plays one game.

    >>> from gamesearch import TicTacToe
    >>> game, engine = TicTacToe(), Engine(depth=4)
    >>> engine(game, game.parse("X...O....")).value
    0
    >>> engine.last.nodes > engine.think(game, game.parse("X...O....")).nodes
    True
    """

    def __init__(self, table: Table | None = None, **budget: Any):
        self.table = Table() if table is None else table
        self.budget = budget
        self.last: Solution | None = None

    def __call__(self, game: Game, state: State) -> Best:
        """As a player: the value and the move."""
        solution = self.think(game, state)
        return Best(solution.value, solution.move)

    def think(self, game: Game, state: State, **budget: Any) -> Solution:
        self.last = solve(game, state, table=self.table, **(self.budget | budget))
        return self.last

    def ponder(self, game: Game, state: State, **budget: Any) -> Solution:
        """The other player is to move at `state`: think about where their best move would lead.

        If they play something else, little is lost: nobody else was using the time.
        """
        reply = self.think(game, state, **budget).move
        return self.think(game, state if reply is None else game.result(state, reply), **budget)
