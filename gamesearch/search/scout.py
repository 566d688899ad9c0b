"""Principal-variation search: believe that the first move is the best, and only test the others.

  null window   so narrow that no value lies inside: the search can only answer "more" or "not"
  scout         the search of a move through a null window, cheap because it cuts so much
  again         a move that turns out to be better is searched a second time, for its value

With a good order almost every test says "not". alpha, beta, and what a returned number promises:
as in alphabeta.py.
"""

from __future__ import annotations

from math import inf, nextafter

from ..games.game import MAX, Action, Game, State, Value
from ..tracing.step import step
from .best import Best, Evaluate, prepared
from .ordering import Order, suggested


def scout(
    game: Game,
    state: State | None = None,
    *,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    order: Order | None = None,
) -> Best:
    """What ordered_alphabeta returns, for fewer nodes if the order is a very good one.

    >>> from gamesearch import TreeGame
    >>> scout(TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]]))
    Best(value=3, move=0)
    """
    state, depth, evaluate = prepared(game, state, depth, evaluate)
    return Best(*scouted_value(game, state, -inf, inf, depth, evaluate, order or Order(), 0))


@step
def scouted_value(
    game: Game,
    state: State,
    alpha: Value,
    beta: Value,
    depth: int,
    evaluate: Evaluate,
    order: Order,
    ply: int,
) -> tuple[Value, Action | None]:
    if game.is_terminal(state):
        return game.utility(state), None
    if depth == 0:
        return evaluate(game, state), None
    highest = game.to_move(state) == MAX
    moves = suggested(game, state, order, ply)
    best, best_move = (-inf if highest else inf), moves[0]
    below = (depth - 1, evaluate, order, ply + 1)
    for move in moves:
        child = game.result(state, move)
        low, high = alpha, beta
        if move != moves[0]:  # the null window just above what MAX has, or just below MIN's
            low, high = (alpha, next_above(alpha)) if highest else (next_below(beta), beta)
        value, _ = scouted_value(game, child, low, high, *below)
        if (low, high) != (alpha, beta) and alpha < value < beta:
            value, _ = scouted_value(game, child, alpha, beta, *below)
        if value > best if highest else value < best:
            best, best_move = value, move
            alpha, beta = (max(alpha, best), beta) if highest else (alpha, min(beta, best))
            if alpha >= beta:
                order.learn(game, state, move, ply, depth)
                break
    return best, best_move


def next_above(value: Value) -> Value:
    """The next number there is: values need not be whole."""
    return nextafter(value, inf)


def next_below(value: Value) -> Value:
    return nextafter(value, -inf)
