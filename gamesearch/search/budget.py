"""A budget that is kept: a game that stops answering when it is spent.

  nodes      states that a search may open (asking whether a state is terminal opens it)
  seconds    time that it may take

The search is handed a *metered game*, which answers as the real one until nothing is left. So
any search can be stopped in the middle, and none of them needs to look at a clock.
"""

from __future__ import annotations

from math import inf
from time import perf_counter

from ..errors import BadSearch, GameSearchError
from ..games.game import Game, State
from ..games.wrapper import Wrapped


class OutOfBudget(GameSearchError):
    """The nodes or the seconds that were granted are spent."""


class MeteredGame(Wrapped):
    """Answers like the real game, counts the nodes visited, and raises OutOfBudget in time.

    >>> from gamesearch import TicTacToe, alphabeta
    >>> game = MeteredGame(TicTacToe(), nodes=100)
    >>> try: alphabeta(game)
    ... except OutOfBudget as spent: print(spent, game.nodes)
    the budget of 100 nodes is spent 100
    """

    def __init__(self, game: Game, *, nodes: int | None = None, seconds: float | None = None):
        for name, granted in (("nodes", nodes), ("seconds", seconds)):
            if granted is not None and not granted >= 0:
                raise BadSearch(f"{name} is how much may be spent, 0 or more; got {granted!r}")
        super().__init__(game)
        self.granted = inf if nodes is None else nodes
        self.seconds = seconds
        self.deadline = None if seconds is None else perf_counter() + seconds
        self.nodes = 0
        self.last: State = None

    def is_terminal(self, state: State) -> bool:
        if state is self.last:  # asked twice in a row about the same state: one look
            return self.real.is_terminal(state)
        if self.nodes >= self.granted:
            raise OutOfBudget(f"the budget of {self.granted:,} nodes is spent")
        if self.deadline is not None and perf_counter() >= self.deadline:
            raise OutOfBudget(f"the budget of {self.seconds:g} seconds is spent")
        self.nodes += 1
        self.last = state
        return self.real.is_terminal(state)
