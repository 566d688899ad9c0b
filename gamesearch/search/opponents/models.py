"""Models of an opponent: how probable each of their replies is.

  model(game, state) -> [(move, probability), …]     for whoever is to move in the state

A model is made of two things: a *judge*, judge(game, state) -> value for MAX, which says what they
believe a position to be worth; and a *rule*, which says what they do with that belief. A weak
player is one whose judge sees little, or whose rule is loose, or both.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import exp
from numbers import Real
from typing import Any
from weakref import WeakKeyDictionary

from ...errors import BadSearch
from ...games.game import CHANCE, MAX, Action, Game, State, Value
from ..best import Evaluate, suited
from ..expectimax import Model
from ..minimax import minimax

Valuation = Callable[[Game, State], Value]
WeighMove = Callable[[Game, State, Action], float]

_solved: WeakKeyDictionary[Game, dict[State, Value]] = WeakKeyDictionary()


def minimax_value(game: Game, state: State) -> Value:
    """The judge who is never wrong: minimax to the end, with dice averaged, and remembered."""
    known = _solved.get(game)
    if known is None:
        suited(game, chance=True)
        known = _solved[game] = {}
    if state not in known:
        if game.is_terminal(state):
            known[state] = game.utility(state)
        elif game.to_move(state) == CHANCE:
            known[state] = sum(
                share * minimax_value(game, game.result(state, outcome))
                for outcome, share in game.chances(state)
            )
        else:
            pick = max if game.to_move(state) == MAX else min
            after = (game.result(state, move) for move in game.actions(state))
            known[state] = pick(minimax_value(game, each) for each in after)
    return known[state]


def depth_limited(depth: int, evaluate: Evaluate | None = None) -> Valuation:
    """The judge who looks so many plies ahead from their own move, and guesses from there on."""
    return lambda game, state: minimax(game, state, depth=depth - 1, evaluate=evaluate).value


def epsilon_optimal(epsilon: float, judge: Valuation = minimax_value) -> Model:
    """With probability epsilon any legal move, a best one too, all alike; otherwise a best move.

    >>> from gamesearch import MIN, TreeGame
    >>> [round(p, 2) for _, p in epsilon_optimal(0.3)(TreeGame([1, 4, 7], (MIN,)), ())]
    [0.8, 0.1, 0.1]
    """
    _share(epsilon, "epsilon")

    def model(game: Game, state: State) -> list[tuple[Action, float]]:
        moves, best = game.actions(state), best_moves(game, state, judge)
        return [(m, epsilon / len(moves) + (m in best) * (1 - epsilon) / len(best)) for m in moves]

    return model


def shortsighted(depth: int, evaluate: Evaluate | None = None) -> Model:
    """They play what looks best at this depth; what looks equal is equally likely."""
    return epsilon_optimal(0, depth_limited(depth, evaluate))


def careless(miss: float, judge: Valuation = minimax_value) -> Model:
    """They overlook each move with probability `miss`, and play the best of those they saw.

    If they saw none, they play any. Unlike an epsilon-optimal player they seldom play the worst.
    """
    _share(miss, "miss")

    def model(game: Game, state: State) -> list[tuple[Action, float]]:
        moves, unseen = game.actions(state), 1.0
        share: dict[Action, float] = {}
        for rank in _ranked(game, state, judge):
            seen = unseen * (1 - miss ** len(rank))  # at least one of the equals, nothing better
            share |= {move: seen / len(rank) for move in rank}
            unseen *= miss ** len(rank)
        return [(move, share[move] + unseen / len(moves)) for move in moves]

    return model


def softmax(temperature: float, judge: Valuation = minimax_value) -> Model:
    """Each move in proportion to exp(value / temperature), its value for whoever moves.

    Near 0 they play perfectly, at a very high temperature any move alike.

    >>> from gamesearch import MIN, TreeGame
    >>> [round(p, 2) for _, p in softmax(10)(TreeGame([1, 2, 4], (MIN,)), ())]
    [0.38, 0.34, 0.28]
    """
    if not isinstance(temperature, Real) or temperature <= 0:
        raise BadSearch(f"the temperature is a number above 0; got {temperature!r}")

    def weigh(game: Game, state: State) -> list[float]:
        sign = 1 if game.to_move(state) == MAX else -1
        values = [sign * judge(game, game.result(state, m)) for m in game.actions(state)]
        top = max(values)  # the same for all, so it cancels; without it exp would overflow
        return [exp((value - top) / temperature) for value in values]

    return lambda game, state: _normalised(game, state, weigh(game, state))


def by_weights(weigh: WeighMove) -> Model:
    """weigh(game, state, move) says how much they like a move; the sum is made 1 for each state."""
    return lambda game, state: _normalised(
        game, state, [weigh(game, state, move) for move in game.actions(state)]
    )


def sampled_player(model: Model, rng: random.Random) -> Callable[[Game, State], Action]:
    """A player who draws their moves as the model says, for `play` and `tournament`."""

    def player(game: Game, state: State) -> Any:
        moves, odds = zip(*model(game, state), strict=True)
        return rng.choices(moves, [float(share) for share in odds])[0]

    return player


def best_moves(game: Game, state: State, judge: Valuation = minimax_value) -> list[Action]:
    """All moves that are worth most to whoever moves: equals count alike."""
    return _ranked(game, state, judge)[0]


def _ranked(game: Game, state: State, judge: Valuation) -> list[list[Action]]:
    """The legal moves from best to worst for whoever moves; equals stand together."""
    equals: dict[Value, list[Action]] = {}
    for move in game.actions(state):
        equals.setdefault(judge(game, game.result(state, move)), []).append(move)
    return [equals[value] for value in sorted(equals, reverse=game.to_move(state) == MAX)]


def _normalised(game: Game, state: State, weights: list[float]) -> list[tuple[Action, float]]:
    total = sum(weights)
    if total <= 0 or min(weights) < 0:
        raise BadSearch(
            f"the weights in state {state!r} are {weights}: none may be below 0, and one of them "
            "must be above"
        )
    return [(m, weight / total) for m, weight in zip(game.actions(state), weights, strict=True)]


def _share(number: float, name: str) -> None:
    if not isinstance(number, Real) or not 0 <= number <= 1:
        raise BadSearch(f"{name} is a probability, from 0 to 1; got {number!r}")
