"""Piles of stones, in 2.2, 2.3 and 2.5: the same position comes again, by other moves.

A search that cuts and remembers has a bound where it looks for a value. Start and moves are written
as those of a tree: (), and numbers from 0. Moves are numbers because of 2.3: an answer may be a
move, or a pair (value, move), and a move that is itself a pair would be read as such a one.
"""

from __future__ import annotations

from math import inf
from typing import Any, NamedTuple

from ...games.game import MAX, MIN, Game, Player, Value, illegal
from ...search.best import Best
from ...search.minimax import minimax


class Taking(Game):
    """A pile from which move 0, 1 or 2 takes one, two or three stones. Who takes the last wins."""

    initial: tuple[()] | tuple[Player, int] = ()
    limits = (-1, 1)

    def __init__(self, stones: int, first: Player = MAX):
        self.start = (first, stones)

    def to_move(self, state: Any) -> Player:
        return self._now(state)[0]

    def actions(self, state: Any) -> tuple[int, ...]:
        return tuple(range(min(3, self._now(state)[1])))

    def result(self, state: Any, action: int) -> tuple[Player, int]:
        if action not in self.actions(state):
            raise illegal(self, state, action, f"there is no move {action!r}")
        player, stones = self._now(state)
        return 1 - player, stones - action - 1

    def is_terminal(self, state: Any) -> bool:
        return not self.actions(state)

    def utility(self, state: Any, player: Player = MAX) -> Value:
        return -1 if self.to_move(state) == player else 1  # the player to move found no stone

    def _now(self, state: Any) -> tuple[Player, int]:
        return state or self.start


class Pile(NamedTuple):
    """So many stones; asked about as a `Position` is."""

    stones: int
    first: Player = MAX
    window: tuple[float, float] = (-inf, inf)

    @property
    def players(self) -> tuple[Player, Player]:
        return self.first, 1 - self.first

    @property
    def game(self) -> Taking:
        return Taking(self.stones, self.first)

    @property
    def best(self) -> Best:
        return minimax(self.game)

    def __str__(self) -> str:
        first = "MIN to move first; " * (self.first == MIN)
        return (
            f"a pile of {self.stones} stones ({first}move 0, 1 or 2 takes 1, 2 or 3; "
            "who takes the last wins)"
        )


SIX = Pile(6)
PILES = [SIX, Pile(6, MIN), Pile(7), Pile(7, MIN)]
