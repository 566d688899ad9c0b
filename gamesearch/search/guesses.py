"""An evaluation that counts how often a value has rested on it.

An iteration that never had to guess has seen the end of the game on every line that it read:
looking deeper cannot change anything.
"""

from __future__ import annotations

from ..games.game import Game, State, Value
from .best import Evaluate


class Guesses:
    """Answers as the evaluation does, and counts in `rested`.

    A search that takes a value from a table raises `rested` itself if that value rests on a guess.
    """

    def __init__(self, evaluate: Evaluate):
        self.evaluate = evaluate
        self.rested = 0

    @classmethod
    def of(cls, evaluate: Evaluate) -> Guesses:
        """Whoever counts already goes on counting: a search inside another one shares its count."""
        return evaluate if isinstance(evaluate, Guesses) else cls(evaluate)

    def __call__(self, game: Game, state: State) -> Value:
        self.rested += 1
        return self.evaluate(game, state)
