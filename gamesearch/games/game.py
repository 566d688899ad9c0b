"""What a game is: the six questions that every search asks.

state    a position, with all that the rules need to go on; never changed, only replaced
action   something the player to move may do
MAX      the first player, who wants a large value; MIN, the second, who wants a small one
CHANCE   nobody: a die or a deck decides

What kind of game it is stands beside its rules, so that a search can refuse what it would get
wrong:

seats    how many players there are
chance   is there a die or a deck?
hidden   is there something that a player does not see?
total    what the payoffs of all players add up to, however a game ends; None if to anything
limits   the least and the most that a game is worth to MAX; None if nobody has said
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from ..errors import BadSearch, GameOver, IllegalMove

State = Any  # hashable, and each game says what it is made of
Information = Hashable
Action = Any
Player = int
Value = float

MAX: Player = 0
MIN: Player = 1
CHANCE: Player = -1


class Game:
    """The rules of a game. The object holds no position: states are passed in and handed back.

    With two players a game is zero-sum, unless its `total` says otherwise; a value of it is MAX's,
    whoever moves.
    Write a game of your own by filling in these methods, and say what kind of game it is where
    the defaults do not fit. `check_game(MyGame())` tells whether it keeps the promises made here.

    >>> class Highest(Game):  # both say a number; MAX wins the difference
    ...     initial = ()
    ...     def to_move(self, state): return len(state) % 2
    ...     def actions(self, state): return (1, 2, 3) if len(state) < 2 else ()
    ...     def result(self, state, action): return (*state, action)
    ...     def is_terminal(self, state): return len(state) == 2
    ...     def utility(self, state, player=MAX):
    ...         return state[0] - state[1] if player == MAX else state[1] - state[0]
    >>> from gamesearch import minimax
    >>> minimax(Highest())
    Best(value=0, move=3)
    """

    initial: State

    seats: int = 2
    chance: bool = False
    hidden: bool = False
    total: Value | None = 0
    limits: tuple[Value, Value] | None = None

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

    def information(self, state: State) -> Information:
        """All that the player to move knows: the whole state, where nothing is hidden."""
        known: Information = state
        return known

    def capture(self, state: State, action: Action) -> tuple[Value, Value] | None:
        """What an action takes: (victim's worth, attacker's worth), or None for a quiet one."""
        raise BadSearch(
            f"{self!r} does not say what a move takes: give it a method capture(state, action)"
        )

    def show(self, state: State) -> str:
        """The state as text, for people."""
        return str(state)

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


def needs_game(thing: Any) -> None:
    """Refuse what is no game; a nested list becomes one in a word."""
    if isinstance(thing, Game):
        return
    written = repr(thing)
    if isinstance(thing, list | tuple):
        tree = written if len(written) < 60 else "…"
        raise BadSearch(f"a list of branches is no game yet, wrap it: TreeGame({tree})")
    if isinstance(thing, type) and issubclass(thing, Game):
        raise BadSearch(f"{thing.__name__} is a kind of game, make one: {thing.__name__}()")
    raise BadSearch(f"a search needs a game, an object of a class made from Game; got {written}")


def illegal(game: Game, state: State, action: Action, what: str) -> IllegalMove:
    """The error to raise when `result` is asked for an action that the rules do not allow.

    `what` completes the sentence: "cell 4 is taken".
    """
    if game.is_terminal(state):
        return GameOver(f"the game is over, nothing can be played any more (asked for {action!r})")
    legal = [str(move) for move in game.actions(state)]
    more = f" … ({len(legal)} in all)" if len(legal) > 12 else ""
    return IllegalMove(f"{what}; legal: {' '.join(legal[:12])}{more}")
