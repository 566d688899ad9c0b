"""The weighted linear evaluation: w1 f1(s) + w2 f2(s) + … + wn fn(s).

Weights are set by hand, or fitted by least squares to positions whose values are known, which
needs numpy (it comes with matplotlib). `pairwise_accuracy` says how good the order is.

>>> from gamesearch import TicTacToe
>>> from gamesearch.evaluation.tictactoe import open_lines
>>> game = TicTacToe()
>>> known = [game.parse(board) for board in ("X........", "....X....", "X...O....")]
>>> [open_lines(game, state) for state in known]
[3, 4, -1]
>>> fit_weights(game, [open_lines], known, [0.3, 0.4, -0.1])
Weighted(+0.1 open_lines)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..errors import needed
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


def fit_weights(
    game: Game, features: Sequence[Feature], positions: Sequence[State], values: Sequence[Value]
) -> Weighted:
    """The weights with the smallest sum of squared errors on these positions.

    No constant is fitted: where all features are 0, neither side is ahead.
    """
    with needed("fitting weights"):
        import numpy as np
    table = np.array([[feature(game, state) for feature in features] for state in positions])
    weights, *_ = np.linalg.lstsq(table.astype(float), np.array(values, dtype=float), rcond=None)
    return Weighted(dict(zip(features, map(float, weights), strict=True)))


def pairwise_accuracy(guesses: Sequence[Value], values: Sequence[Value]) -> float:
    """Of all pairs with different true values, the share that the guesses put in the same order.

    A pair that is guessed equal counts half, so a constant guess gets 0.5 and the truth 1.

    >>> pairwise_accuracy([3, 5, 1], [0, 1, -1]), pairwise_accuracy([2, 2, 2], [0, 1, -1])
    (1.0, 0.5)
    """
    pairs = right = 0.0
    for place, (guess, value) in enumerate(zip(guesses, values, strict=True)):
        for other, truth in zip(guesses[:place], values[:place], strict=True):
            if value != truth:
                pairs += 1
                right += 0.5 if guess == other else (guess > other) == (value > truth)
    return right / pairs if pairs else 0.5
