"""What a game is: the six questions that every search asks.

state    a position, with all that the rules need to go on; never changed, only replaced
action   something the player to move may do
MAX      the first player, who wants a large value; MIN, the second, who wants a small one
CHANCE   nobody: a die or a deck decides
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..errors import GameOver, IllegalMove

State = Any  # hashable, and each game says what it is made of
Action = Any
Player = int
Value = float

MAX: Player = 0
MIN: Player = 1
CHANCE: Player = -1


class Game:
    """The rules of a game. The object holds no position: states are passed in and handed back.

    A two-player game is zero-sum and every value is MAX's, whoever moves.
    Write a game of your own by filling in these methods; `tests/games/contract.py` tells
    whether it keeps the promises made here.
    """

    initial: State

    def to_move(self, state: State) -> Player:
        """The player whose turn it is; in a finished game, the one whose turn it would be."""
        raise NotImplementedError

    def actions(self, state: State) -> Sequence[Action]:
        """The legal actions, always in the same order; none when the game is over."""
        raise NotImplementedError

    def result(self, state: State, action: Action) -> State:
        """The state after an action; `state` itself stays as it was. Raises IllegalMove."""
        raise NotImplementedError

    def is_terminal(self, state: State) -> bool:
        """Is the game over?"""
        raise NotImplementedError

    def utility(self, state: State, player: Player = MAX) -> Value:
        """What the finished game is worth to `player`."""
        raise NotImplementedError

    def chances(self, state: State) -> Sequence[tuple[Action, float]]:
        """The outcomes of a chance node with their probabilities, which add up to 1."""
        raise NotImplementedError(f"{type(self).__name__} has no chance nodes")

    def show(self, state: State) -> str:
        """The state as text, for people."""
        return str(state)

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


def illegal(game: Game, state: State, action: Action, what: str) -> IllegalMove:
    """The error to raise when `result` is asked for an action that the rules do not allow.

    `what` completes the sentence: "cell 4 is taken".
    """
    if game.is_terminal(state):
        return GameOver(f"the game is over, nothing can be played any more (asked for {action!r})")
    legal = [str(move) for move in game.actions(state)]
    more = f" … ({len(legal)} in all)" if len(legal) > 12 else ""
    return IllegalMove(f"{what}; legal: {' '.join(legal[:12])}{more}")
