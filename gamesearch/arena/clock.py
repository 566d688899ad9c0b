"""What a player may spend on one move, and who counts it.

  NodeClock   nodes: states that were made, by a search or in a random game
  CpuClock    seconds of this process's own work; waiting costs nothing

While a clock runs, `result` of the game's whole class tells it of every state that is made: through
the game that the player was given, through a copy of it, through a new one. So nothing is searched
uncounted by accident. What plays on a board of its own must count for itself: `clock.count()`.

A player that asks for more than it was granted is stopped by OutOfTime, and it is late, whether it
catches that or not.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from contextlib import contextmanager
from time import process_time
from typing import Any

from ..errors import BadSearch, GameSearchError
from ..games.game import Game, State
from ..games.wrapper import Wrapped
from ..search.budget import OutOfBudget

LOOK = 32  # states between two looks at the time: a look takes as long as making a state
LOOKS = 100  # at the clock, without a node: they cost one, so that no loop waits for ever


class OutOfTime(GameSearchError):
    """A player asked for more than its clock had left."""


class Clock:
    """What is granted for one move, and how much of it is used."""

    unit = ""

    def __init__(self, granted: float):
        if not granted > 0:
            raise BadSearch(f"a clock grants more than 0 {self.unit} for a move; got {granted!r}")
        self.granted = granted

    def start(self) -> None:
        """A new move: nothing is used yet."""
        raise NotImplementedError

    @property
    def used(self) -> float:
        raise NotImplementedError

    @property
    def left(self) -> float:
        return max(0, self.granted - self.used)

    @property
    def late(self) -> bool:
        return self.used > self.granted

    def count(self, states: int = 1) -> None:
        """So many states were made. Raises OutOfTime if that was too much."""
        raise NotImplementedError

    def metered(self, game: Game, share: float = 0.9) -> Game:
        """The game, for a search: it stops answering when this share of what is granted is used.

        So `solve(clock.metered(game), state)` answers in time with its last finished iteration.
        The rest is for what comes after the search.
        """
        return StoppedGame(game, self, share * self.granted)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.granted:g})"


class StoppedGame(Wrapped):
    """Answers like the real game until so much of the clock is used, then raises OutOfBudget."""

    def __init__(self, game: Game, clock: Clock, most: float):
        super().__init__(game)
        self.clock, self.most = clock, most

    def is_terminal(self, state: State) -> bool:
        if self.clock.used >= self.most:
            raise OutOfBudget(f"{self.most:g} {self.clock.unit} are used")
        return self.real.is_terminal(state)


class NodeClock(Clock):
    """So many nodes for a move: the same games every time, on every machine.

    >>> from gamesearch import TicTacToe, alphabeta
    >>> clock, game = NodeClock(1000), TicTacToe()
    >>> with running(clock, game):
    ...     best = alphabeta(game, depth=3)
    >>> clock.used, clock.left, clock.late
    (95, 905, False)
    """

    unit = "nodes"

    def __init__(self, granted: float):
        super().__init__(granted)
        self.nodes = self.looks = 0

    def start(self) -> None:
        self.nodes = self.looks = 0

    @property
    def used(self) -> float:
        if _running and self in _running:
            self.looks += 1
            if self.looks > LOOKS:
                self.looks, self.nodes = 0, self.nodes + 1
        return self.nodes

    def count(self, states: int = 1) -> None:
        self.looks, self.nodes = 0, self.nodes + states
        if self.nodes > self.granted:
            raise OutOfTime(f"the {self.granted:,} nodes of this move are spent: ask clock.left")


class CpuClock(Clock):
    """So many seconds of work for a move."""

    unit = "seconds"

    def __init__(self, granted: float):
        super().__init__(granted)
        self.began = process_time()
        self.states = 0

    def start(self) -> None:
        self.began, self.states = process_time(), 0

    @property
    def used(self) -> float:
        return process_time() - self.began

    def count(self, states: int = 1) -> None:
        self.states += states
        if self.states >= LOOK:
            self.states = 0
            if self.late:
                raise OutOfTime(
                    f"the {self.granted:g} seconds of this move are spent: ask clock.left"
                )


_running: list[Clock] = []


@contextmanager
def running(clock: Clock, game: Game) -> Iterator[Clock]:
    """Start the clock; while this lasts it is told of every state of such a game that is made."""
    _tell_of_states(_rules(game))
    _running.append(clock)
    clock.start()
    try:
        yield clock
    finally:
        _running.remove(clock)


def counts_nodes() -> bool:
    """Does a clock run that must be told of every node?"""
    return any(isinstance(clock, NodeClock) for clock in _running)


def _rules(game: Game) -> type[Game]:
    """The class whose `result` makes the states: a game in front of another one asks that one."""
    while isinstance(game, Wrapped):
        game = game.real
    return next(kind for kind in type(game).__mro__ if "result" in vars(kind))


def _tell_of_states(kind: type[Game]) -> None:
    """Once for each class, for good: what bound its `result` before would not be heard."""
    made = vars(kind)["result"]
    if hasattr(made, "is_counted"):
        return

    @functools.wraps(made)
    def result(self: Game, state: Any, action: Any) -> Any:
        for clock in _running:
            clock.count()
        return made(self, state, action)

    result.is_counted = True  # type: ignore[attr-defined]
    kind.result = result  # type: ignore[method-assign]
