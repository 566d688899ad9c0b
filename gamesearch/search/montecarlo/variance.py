"""Fewer rollouts for the same certainty: two ways to take the luck out of an average.

control variate      something that happens in the same game, whose mean is known exactly. Where
                     it came out high by luck, the result probably did, too: subtract that part
importance sampling  play interesting games more often than they should occur, and let each
                     count for so much less

Both leave the mean alone; only the spread around it changes, and may also grow.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from ...errors import BadSearch
from ...games.game import Game, State
from ..best import Evaluate
from .rollouts import RolloutPolicy, drawn


class Estimate(NamedTuple):
    """A mean, its standard error, and the variance of one sample."""

    mean: float
    error: float
    variance: float


def estimate(samples: Sequence[float]) -> Estimate:
    """
    >>> [round(number, 3) for number in estimate([1, -1, 1, 1])]
    [0.5, 0.5, 1.0]
    """
    if len(samples) < 2:
        raise BadSearch(f"a spread needs two samples or more, not {len(samples)}")
    mean = sum(samples) / len(samples)
    variance = sum((each - mean) ** 2 for each in samples) / (len(samples) - 1)
    return Estimate(mean, sqrt(variance / len(samples)), variance)


def control_variate(
    results: Sequence[float],
    controls: Sequence[float],
    expected: float = 0.0,
    weight: float | None = None,
) -> list[float]:
    """The results without what the controls explain of them.

    `expected` is the controls' true mean. `weight` says how much of a control is taken off; the
    best is covariance / variance, estimated here from the samples themselves if not given.
    """
    if weight is None:
        weight = control_weight(results, controls)
    return [
        result - weight * (control - expected)
        for result, control in zip(results, controls, strict=True)
    ]


def control_weight(results: Sequence[float], controls: Sequence[float]) -> float:
    """
    >>> control_weight([2, 4, 6], [1, 2, 3])
    2.0
    """
    middle, own = estimate(results).mean, estimate(controls)
    products = [
        (result - middle) * (control - own.mean)
        for result, control in zip(results, controls, strict=True)
    ]
    return sum(products) / (len(products) - 1) / own.variance if own.variance else 0.0


def rollout_with_control(
    game: Game, state: State, evaluate: Evaluate, rng: random.Random
) -> tuple[State, float]:
    """A uniform random game's end, and how lucky MAX was in it.

    At every turn: how much better is the move that chance chose than the average of all moves?
    `evaluate` decides what better means. Whatever it says, the mean of the sum is exactly 0.
    """
    luck = 0.0
    while moves := game.actions(state):
        outcomes = [game.result(state, move) for move in moves]
        worth = [
            game.utility(each) if game.is_terminal(each) else evaluate(game, each)
            for each in outcomes
        ]
        choice = int(rng.random() * len(moves))
        luck += worth[choice] - sum(worth) / len(worth)
        state = outcomes[choice]
    return state, luck


def rollout_with_weight(
    game: Game, state: State, weigh: RolloutPolicy, rng: random.Random
) -> tuple[State, float]:
    """The end of a game drawn by a policy, and how much it has to count for uniform play.

    weight = (its probability under uniform play) / (its probability under the policy): a game that
    the policy makes twice as likely counts half. A policy must leave no move out.
    """
    weight = 1.0
    while moves := game.actions(state):
        weights = weigh(game, state, moves)
        if min(weights) <= 0:
            raise BadSearch("a policy to sample by must give every move a weight above 0")
        place = drawn(range(len(moves)), weights, rng)
        weight *= sum(weights) / (len(moves) * weights[place])
        state = game.result(state, moves[place])
    return state, weight
