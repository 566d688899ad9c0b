"""Minimax: the value of a game when both sides play as well as they can.

  value       what a state is worth to MAX, if nobody errs from here on
  best        the best value found so far at this node, and best_move the move that gave it
  depth       how many more plies to look; then `evaluate` guesses instead

What the number promises: without a depth limit it is exact. MAX gets at least this much by
playing the returned moves, whatever MIN does, and MIN can hold MAX to it.
"""

from __future__ import annotations

from math import inf

from ..games.game import MAX, MIN, Action, Game, State, Value
from ..tracing.step import step
from .best import Best, Evaluate, prepared


def minimax(
    game: Game,
    state: State | None = None,
    *,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
) -> Best:
    """The value of `state` (the start of the game if none is given) and a move that attains it.

    >>> from gamesearch import TreeGame
    >>> minimax(TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]]))
    Best(value=3, move=0)
    """
    state, depth, evaluate = prepared(game, state, depth, evaluate)
    return Best(*max_value(game, state, depth, evaluate))


@step
def max_value(
    game: Game, state: State, depth: int, evaluate: Evaluate
) -> tuple[Value, Action | None]:
    if game.is_terminal(state):
        return game.utility(state), None
    if depth == 0:
        return evaluate(game, state), None
    if game.to_move(state) == MIN:  # turns need not alternate: the game says whose it is
        return min_value(game, state, depth, evaluate)
    moves = game.actions(state)
    best, best_move = -inf, moves[0]
    for move in moves:
        value, _ = min_value(game, game.result(state, move), depth - 1, evaluate)
        if value > best:
            best, best_move = value, move
    return best, best_move


@step
def min_value(
    game: Game, state: State, depth: int, evaluate: Evaluate
) -> tuple[Value, Action | None]:
    if game.is_terminal(state):
        return game.utility(state), None
    if depth == 0:
        return evaluate(game, state), None
    if game.to_move(state) == MAX:
        return max_value(game, state, depth, evaluate)
    moves = game.actions(state)
    best, best_move = inf, moves[0]
    for move in moves:
        value, _ = max_value(game, game.result(state, move), depth - 1, evaluate)
        if value < best:
            best, best_move = value, move
    return best, best_move
