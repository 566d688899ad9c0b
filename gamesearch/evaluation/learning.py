"""Weights from positions whose values are known, by least squares; and how good an order is.

Needs numpy, which comes with matplotlib.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import needed
from ..games.game import Game, State, Value
from .weighted import Feature, Weighted


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
