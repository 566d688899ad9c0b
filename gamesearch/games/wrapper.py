"""A game in front of another one: it answers some questions itself and hands on the rest.

  real     the game behind it

So a search can be counted, recorded or stopped, and a game can be narrowed or seen with other
eyes, without a change to the search or to the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .game import MAX, Action, Game, Information, Player, State, Value, needs_game


class Wrapped(Game):
    """Answers as the real game does, in everything that a subclass does not answer itself.

    It can be copied and pickled like any game.
    """

    def __init__(self, game: Game):
        needs_game(game)
        self.real, self.initial = game, game.initial
        self.seats, self.chance, self.hidden = game.seats, game.chance, game.hidden
        self.total, self.limits = game.total, game.limits
        # Searches ask these often: what the subclass leaves alone, the real game is asked directly.
        for question in QUESTIONS:
            if getattr(type(self), question) is getattr(Wrapped, question):
                setattr(self, question, getattr(game, question))

    def to_move(self, state: State) -> Player:
        return self.real.to_move(state)

    def actions(self, state: State) -> Sequence[Action]:
        return self.real.actions(state)

    def result(self, state: State, action: Action) -> State:
        return self.real.result(state, action)

    def is_terminal(self, state: State) -> bool:
        return self.real.is_terminal(state)

    def utility(self, state: State, player: Player = MAX) -> Value:
        return self.real.utility(state, player)

    def chances(self, state: State) -> Sequence[tuple[Action, float]]:
        return self.real.chances(state)

    def information(self, state: State) -> Information:
        return self.real.information(state)

    def capture(self, state: State, action: Action) -> tuple[Value, Value] | None:
        return self.real.capture(state, action)

    def show(self, state: State) -> str:
        return self.real.show(state)

    def __getattr__(self, name: str) -> Any:
        """Whatever else a game of its own kind can do."""
        if name == "real" or name.startswith("__"):  # copying and pickling ask before there is one
            raise AttributeError(name)
        return getattr(self.real, name)

    def __repr__(self) -> str:
        """The real game's: a wrapper that changes the rules says so itself."""
        return repr(self.real)


QUESTIONS = (
    *("to_move", "actions", "result", "is_terminal", "utility"),
    *("chances", "information", "capture", "show"),
)
