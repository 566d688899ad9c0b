"""How well a student's weights predict results, beside the best there are (exercise 6.7)."""

from __future__ import annotations

import random
from functools import cache
from math import ceil, exp, floor, log, log1p, sqrt
from typing import Any, NamedTuple

from ...drawing.charts import bars
from ...drawing.picture import Picture
from ...errors import GameSearchError, needed
from ..observe import Student, are_near, numbers_in

NEAR = 0.005  # so much above the smallest loss is near enough

Row = tuple[float, ...]


class Results(NamedTuple):
    """Positions drawn at random: their features, and the points that came of them."""

    seed: int
    truth: Row  # the weights by which the points were drawn
    number: int = 80
    lowest: int = -3  # feature

    @property
    def data(self) -> tuple[list[Row], list[float]]:
        rng = random.Random(self.seed)
        rows = [
            tuple(float(rng.randint(self.lowest, 3)) for _ in self.truth)
            for _ in range(self.number)
        ]
        points = [float(rng.random() < chance(self.truth, row)) for row in rows]
        drawn = rng.sample(range(self.number), self.number // 10)
        return rows, [0.5 if place in drawn else each for place, each in enumerate(points)]

    def __str__(self) -> str:
        many = "one feature" if len(self.truth) == 1 else f"{len(self.truth)} features"
        many += " that are never below 0" if self.lowest == 0 else ""
        return f"{self.number} positions with {many}"


class Fitted(NamedTuple):
    """The weights that came back, their loss, and the loss of the best ones."""

    weights: Row | None
    loss: float
    best: Row
    smallest: float

    @property
    def is_near(self) -> bool:
        return self.weights is not None and self.loss <= self.smallest + NEAR

    @property
    def text(self) -> str:
        if self.weights is None:
            return f"no loss, as they are not {len(self.best)} numbers"
        return f"a loss of {self.loss:.3f}"

    def is_near_to(self, weights: Row) -> bool:
        return are_near(self.weights, weights, 0.03)

    @property
    def likeness(self) -> float:
        """1 for weights in the same proportions as the best, −1 for those turned round."""
        if self.weights is None:
            return 0
        product = sum(a * b for a, b in zip(self.weights, self.best, strict=True))
        return product / (_length(self.weights) * _length(self.best) or 1)

    @property
    def size(self) -> float:
        """How long these weights are, measured by the best."""
        return 0 if self.weights is None else _length(self.weights) / _length(self.best)


def _length(weights: Row) -> float:
    return sqrt(sum(weight * weight for weight in weights))


def chance(weights: Row, row: Row) -> float:
    """The share of the points that the weights expect."""
    guess = sum(weight * feature for weight, feature in zip(weights, row, strict=True))
    return 1 / (1 + exp(-max(-500.0, min(guess, 500.0))))


def loss(weights: Row, rows: list[Row], points: list[float]) -> float:
    """The mean surprise: −log of the chance that was given to what came."""
    total = 0.0
    for row, point in zip(rows, points, strict=True):
        guess = sum(weight * feature for weight, feature in zip(weights, row, strict=True))
        # −point · log(chance) − (1 − point) · log(1 − chance), without logarithms of 0
        total += max(guess, 0) - point * guess + log1p(exp(-abs(guess)))
    return total / len(rows)


@cache
def best_weights(results: Results) -> Row:
    """The weights with the smallest loss."""
    return _newton(*results.data)


@cache
def with_other_draws(results: Results) -> list[Row]:
    """The best weights for whoever takes 0.5 points for none, for 1, or leaves such a row out."""
    rows, points = results.data
    decided = [place for place, each in enumerate(points) if each != 0.5]
    return [
        _newton(rows, [float(floor(each)) for each in points]),
        _newton(rows, [float(ceil(each)) for each in points]),
        _newton([rows[place] for place in decided], [points[place] for place in decided]),
    ]


@cache
def without_the_mean(results: Results) -> list[Row]:
    """The best weights beside a constant, and those for features from which the mean was taken."""
    rows, points = results.data
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    moved = [tuple(a - b for a, b in zip(row, means, strict=True)) for row in rows]
    return [_newton([(1.0, *row) for row in rows], points)[1:], _newton(moved, points)]


def _newton(rows_of: list[Row], points_of: list[float]) -> Row:
    """The weights with the smallest loss, by Newton's method."""
    with needed("fitting weights"):
        import numpy as np
    rows, points = np.array(rows_of), np.array(points_of)
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        chances = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (chances - points)
        bend = (rows.T * (chances * (1 - chances))) @ rows
        weights -= np.linalg.solve(bend, slope)
    return tuple(map(float, weights))


def fitted(fit: Student, results: Results) -> Fitted:
    """Call `fit(rows, points)`, which answers with one weight for each feature."""
    rows, points = results.data
    best = best_weights(results)
    try:
        answer: Any = fit([list(row) for row in rows], list(points))
    except OverflowError as error:
        raise GameSearchError(
            "a number became too large for Python, because the weights grow without end: does "
            "each step go down the slope, and is it a small part of it?"
        ) from error
    weights = numbers_in(answer, many=len(best))
    if weights is not None and any(weight != weight for weight in weights):
        weights = None
    smallest = loss(best, rows, points)
    found = smallest if weights is None else loss(weights, rows, points)
    return Fitted(weights, found, best, smallest)


ONE, THREE = Results(1, (0.8,)), Results(3, (0.9, -0.5, 0.3))
# Part of these positions asks for other weights than all of them.
UNEVEN = Results(31, (0.9, -0.5, 0.3))
STEEP = Results(144, (2.5, -0.5))  # its best weights are 2.6 and -0.7
# No feature is below 0, so that a constant besides the weights would matter.
ONE_SIDED = Results(52, (0.9, -0.7), lowest=0)
CASES = [ONE, Results(2, (1.1, 0.4)), THREE, Results(50, (-0.7, 0.2, 0.6), 120), UNEVEN]
CASES += [STEEP, ONE_SIDED]


def show_fit(fit: Student) -> Picture | str:
    """What a student's weights expect of positions, beside what came; a sentence before that."""
    seen, others = Results(5, (0.9, -0.5), 200), Results(6, (0.9, -0.5), 200)
    try:
        weights = numbers_in(fit(*seen.data), many=2)
    except NotImplementedError as error:
        return f"finish {error} first"
    if weights is None:
        return "two numbers are asked for"
    found = {"fitted to": loss(weights, *seen.data), "unseen": loss(weights, *others.data)}
    names = [*found, "a coin"]
    return bars(names, [*found.values(), -log(0.5)], title="loss", alt=f"Loss: {found}")
