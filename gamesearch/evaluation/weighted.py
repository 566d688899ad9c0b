"""The weighted linear evaluation: w1 f1(s) + w2 f2(s) + … + wn fn(s)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..games.game import Game, State, Value

Feature = Callable[[Any, State], Value]  # of one kind of game, mostly


class Weighted:
    """Features, each a difference "MAX's minus MIN's", times their weights.

    >>> from gamesearch import TicTacToe
    >>> from gamesearch.evaluation.tictactoe import open_lines
    >>> game = TicTacToe()
    >>> evaluate = Weighted({open_lines: 0.1})
    >>> evaluate(game, game.parse("....X...."))
    0.4
    """

    def __init__(self, weights: Mapping[Feature, float]):
        self.weights = dict(weights)

    def __call__(self, game: Game, state: State) -> Value:
        return sum(weight * feature(game, state) for feature, weight in self.weights.items())

    def parts(self, game: Game, state: State) -> dict[str, Value]:
        """What each feature contributes: its value times its weight, by the feature's name."""
        return {
            feature.__name__: weight * feature(game, state)
            for feature, weight in self.weights.items()
        }

    def __repr__(self) -> str:
        terms = [f"{weight:+g} {feature.__name__}" for feature, weight in self.weights.items()]
        return f"Weighted({' '.join(terms)})"
