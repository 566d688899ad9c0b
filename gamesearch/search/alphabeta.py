"""Alpha-beta: minimax that stops reading a node once it cannot matter any more.

  alpha       what MAX is already sure of, somewhere on the path to this node
  beta        what MIN is already sure of holding MAX to
  window      the values between them: the only ones that could still change the decision

What a returned number promises (fail-soft): inside the window it is exact. At or above beta it
is a lower bound of the value, at or below alpha an upper bound: reading stopped there. The
root's window is infinite, so the root's value is exact; and since a later move replaces the
best one only by being strictly better, the returned move is a proven one, never a bound that
happens to look equal.
"""

from __future__ import annotations

from math import inf

from ..games.game import MAX, MIN, Action, Game, State, Value
from ..tracing.step import step
from .best import Best, Evaluate, prepared


def alphabeta(
    game: Game,
    state: State | None = None,
    *,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
) -> Best:
    """The same value as minimax, and a move that attains it, for fewer nodes.

    >>> from gamesearch import TreeGame
    >>> alphabeta(TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]]))
    Best(value=3, move=0)
    """
    state, depth, evaluate = prepared(game, state, depth, evaluate)
    return Best(*max_value(game, state, -inf, inf, depth, evaluate))


@step
def max_value(
    game: Game, state: State, alpha: Value, beta: Value, depth: int, evaluate: Evaluate
) -> tuple[Value, Action | None]:
    if game.is_terminal(state):
        return game.utility(state), None
    if depth == 0:
        return evaluate(game, state), None
    if game.to_move(state) == MIN:  # turns need not alternate: the game says whose it is
        return min_value(game, state, alpha, beta, depth, evaluate)
    moves = game.actions(state)
    best, best_move = -inf, moves[0]
    for move in moves:
        value, _ = min_value(game, game.result(state, move), alpha, beta, depth - 1, evaluate)
        if value > best:
            best, best_move = value, move
            if best >= beta:  # MIN, further up, has something as good already
                break
            if best > alpha:
                alpha = best
    return best, best_move


@step
def min_value(
    game: Game, state: State, alpha: Value, beta: Value, depth: int, evaluate: Evaluate
) -> tuple[Value, Action | None]:
    if game.is_terminal(state):
        return game.utility(state), None
    if depth == 0:
        return evaluate(game, state), None
    if game.to_move(state) == MAX:
        return max_value(game, state, alpha, beta, depth, evaluate)
    moves = game.actions(state)
    best, best_move = inf, moves[0]
    for move in moves:
        value, _ = max_value(game, game.result(state, move), alpha, beta, depth - 1, evaluate)
        if value < best:
            best, best_move = value, move
            if best <= alpha:  # MAX, further up, has something as good already
                break
            if best < beta:
                beta = best
    return best, best_move
