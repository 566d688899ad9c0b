"""Rollouts that are not quite random: some moves more likely than others, or not to the end.

rollout  a game played on from a leaf of the tree; a playout is the same
policy   `weigh(game, state, moves)`: a weight for each of the moves; a move is then drawn with
         a probability in proportion to its weight. A weight of 0 means never.
stop     `stop(game, state, plies)`: is this rollout, of so many plies so far, long enough?

A rollout makes an estimate of what a position is worth if both sides play by its policy. A
better policy is not always a better estimate: what counts is that its errors are alike for
the moves compared.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import exp

from ...games.game import MAX, Action, Game, State, Value
from ..best import Evaluate
from .mcts import Reward, Rollout, limits_of, rewarded

RolloutPolicy = Callable[[Game, State, Sequence[Action]], Sequence[float]]
Stop = Callable[[Game, State, int], bool]


def weighted_rollout(weigh: RolloutPolicy, stop: Stop | None = None) -> Rollout:
    """Rollouts in which both players draw their moves by these weights."""

    def rollout(game: Game, state: State, rng: random.Random) -> State:
        plies = 0
        while moves := game.actions(state):
            if stop and stop(game, state, plies):
                break
            state = game.result(state, drawn(moves, weigh(game, state, moves), rng))
            plies += 1
        return state

    return rollout


def drawn(moves: Sequence[Action], weights: Sequence[float], rng: random.Random) -> Action:
    """One of the moves, in proportion to its weight.

    >>> drawn("abc", [0, 1, 0], random.Random(1))
    'b'
    """
    return rng.choices(moves, weights)[0]


def alike(game: Game, state: State, moves: Sequence[Action]) -> Sequence[float]:
    """Every move the same weight: uniform rollouts."""
    return [1] * len(moves)


def take_wins(game: Game, state: State, moves: Sequence[Action]) -> Sequence[float]:
    """A move that wins on the spot is played; without one, every move weighs the same."""
    winning = [wins(game, state, move) for move in moves]
    return winning if any(winning) else alike(game, state, moves)


def avoid_losses(game: Game, state: State, moves: Sequence[Action]) -> Sequence[float]:
    """A win on the spot is played; else no move that lets the other side win on the spot."""
    winning = [wins(game, state, move) for move in moves]
    if any(winning):
        return winning
    safe = [not can_win(game, game.result(state, move)) for move in moves]
    return safe if any(safe) else alike(game, state, moves)


def wins(game: Game, state: State, move: Action) -> bool:
    """Is the game over after this move, and well for the one who made it?"""
    after = game.result(state, move)
    if not game.is_terminal(after):
        return False
    value = game.utility(after)
    return value > 0 if game.to_move(state) == MAX else value < 0


def can_win(game: Game, state: State) -> bool:
    """Has the player to move a move that wins on the spot?"""
    return any(wins(game, state, move) for move in game.actions(state))


def stop_after(most: int) -> Stop:
    """Stop after so many plies, whatever the position."""
    return lambda game, state, plies: plies >= most


def evaluated_with(
    evaluate: Evaluate, scale: float, limits: tuple[Value, Value] | None = None
) -> Reward:
    """A finished game counts as it ended; an unfinished one gets a reward between 0 and 1.

    An evaluation of 0 is a reward of a half, one of `scale` (for MAX) 0.73: the logistic curve.
    """

    def judge(game: Game, state: State) -> float:
        if game.is_terminal(state):
            return rewarded(game, state, limits or limits_of(game))
        return 1 / (1 + exp(-evaluate(game, state) / scale))

    return judge
