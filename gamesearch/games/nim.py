"""Nim: take stones from one pile; whoever takes the last stone wins.

Two rules in one: `Nim(15, most=3)` is the subtraction game (one pile, at most three at a time),
`Nim(3, 4, 5)` the classic one (several piles, as many stones as you like from one of them).
"""

from __future__ import annotations

from ..errors import BadGame
from .game import MAX, Game, Player, Value, illegal

State = tuple[Player, tuple[int, ...]]  # player to move, stones in each pile
Action = tuple[int, int]  # which pile, how many stones


class Nim(Game):
    """An action is (pile, stones). Piles keep their places, so equal siblings stay distinct."""

    limits = (-1, 1)

    def __init__(self, *piles: int, most: int | None = None):
        if not piles or any(not isinstance(pile, int) or pile < 0 for pile in piles):
            raise BadGame(f"Nim needs piles of 0, 1, 2 … stones, e.g. Nim(3, 4, 5); got {piles}")
        if most is not None and (not isinstance(most, int) or most < 1):
            raise BadGame(f"most is how many stones a player may take, 1 2 3 …; got most={most!r}")
        self.most = most
        self.initial: State = (MAX, piles)

    def to_move(self, state: State) -> Player:
        return state[0]

    def actions(self, state: State) -> tuple[Action, ...]:
        return tuple(
            (pile, take)
            for pile, stones in enumerate(state[1])
            for take in range(1, min(stones, self.most or stones) + 1)
        )

    def result(self, state: State, action: Action) -> State:
        player, piles = state
        if action not in self.actions(state):
            raise illegal(self, state, action, f"{action!r} cannot be taken from piles {piles}")
        pile, take = action
        return 1 - player, (*piles[:pile], piles[pile] - take, *piles[pile + 1 :])

    def is_terminal(self, state: State) -> bool:
        return not any(state[1])

    def utility(self, state: State, player: Player = MAX) -> Value:
        return -1 if state[0] == player else 1  # the player to move found no stone

    def show(self, state: State) -> str:
        """
        >>> print(Nim(3, 1).show(Nim(3, 1).initial))
        pile 0: | | |
        pile 1: |
        """
        return "\n".join(
            f"pile {number}: {' '.join('|' * stones)}".rstrip()
            for number, stones in enumerate(state[1])
        )

    def __repr__(self) -> str:
        most = "" if self.most is None else f", most={self.most}"
        return f"Nim({', '.join(map(str, self.initial[1]))}{most})"
