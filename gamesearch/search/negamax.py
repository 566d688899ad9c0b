"""Negamax: minimax in one function, since my gain is your loss.

  value       here, inside this file: what a state is worth to the player to move there
  mover       that player

`negamax` itself returns MAX's value, like every search of this package.
"""

from __future__ import annotations

from math import inf

from ..games.game import MAX, Action, Game, State, Value
from ..tracing.step import step
from .best import Best, Evaluate, prepared


def negamax(
    game: Game,
    state: State | None = None,
    *,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
) -> Best:
    """What minimax returns, computed with one rule instead of two.

    >>> from gamesearch import TreeGame
    >>> negamax(TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]]))
    Best(value=3, move=0)
    """
    state, depth, evaluate = prepared(game, state, depth, evaluate)
    value, move = mover_value(game, state, depth, evaluate)
    return Best(value if game.to_move(state) == MAX else -value, move)


@step
def mover_value(
    game: Game, state: State, depth: int, evaluate: Evaluate
) -> tuple[Value, Action | None]:
    mover = game.to_move(state)
    if game.is_terminal(state):
        return game.utility(state, mover), None
    if depth == 0:
        value = evaluate(game, state)
        return (value if mover == MAX else -value), None
    moves = game.actions(state)
    best, best_move = -inf, moves[0]
    for move in moves:
        child = game.result(state, move)
        value, _ = mover_value(game, child, depth - 1, evaluate)
        if game.to_move(child) != mover:  # the sign flips with the turn, not with the ply
            value = -value
        if value > best:
            best, best_move = value, move
    return best, best_move
