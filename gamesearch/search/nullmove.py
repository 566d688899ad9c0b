"""Null-move pruning: where even passing would be good enough, the moves need not be read in full.

  null move    to pass: the other player moves twice in a row
  reduction    by how many plies more the search after a null move is shortened
  zugzwang     a position in which every move is worse than to pass would be

The reason: some move is nearly always better than none. So where passing already reaches beta, or
alpha for MIN, a move will reach it, too. In zugzwang this is false, and the value may be wrong.
So this is a gamble, and a good one in games where zugzwang is rare.

alpha, beta: as in alphabeta.py. So is what a returned number promises, where nobody is in zugzwang
and the shorter search after a pass sees as much as the whole one would.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from ..errors import BadSearch
from ..games.game import MAX, Action, Game, State, Value
from .best import Best, Evaluate, prepared
from .ordering import Order, suggested
from .scout import next_above, next_below

Passed = Callable[[Game, State], State | None]


def nullmove(
    game: Game,
    state: State | None = None,
    *,
    passed: Passed,
    reduction: int = 2,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    order: Order | None = None,
) -> Best:
    """Mostly what ordered_alphabeta returns, for far fewer nodes.

    `passed(game, state)` is the same position with the other player to move, or None where
    nobody should try to pass. To pass is no move of the game: no recording can follow it.

    >>> from gamesearch import MiniChess, alphabeta, count
    >>> from gamesearch.games.minichess import minichess_material, minichess_passed
    >>> limit = {"depth": 5, "evaluate": minichess_material}
    >>> count(alphabeta, MiniChess(), **limit).nodes
    3056
    >>> count(nullmove, MiniChess(), passed=minichess_passed, **limit).nodes
    944
    """
    if reduction < 0:
        raise BadSearch(f"reduction is how many plies are left out, 0 or more; got {reduction}")
    state, depth, evaluate = prepared(game, state, depth, evaluate)
    rest = (evaluate, order or Order(), passed, reduction)
    return Best(*passing_value(game, state, -inf, inf, depth, 0, False, *rest))


def passing_value(
    game: Game,
    state: State,
    alpha: Value,
    beta: Value,
    depth: int,
    ply: int,
    may_pass: bool,
    evaluate: Evaluate,
    order: Order,
    passed: Passed,
    reduction: int,
) -> tuple[Value, Action | None]:
    if game.is_terminal(state):
        return game.utility(state), None
    if depth == 0:
        return evaluate(game, state), None
    highest = game.to_move(state) == MAX
    rest = (evaluate, order, passed, reduction)
    # Two passes in a row would only bring the same position back, searched less deep.
    after_pass = passed(game, state) if may_pass and depth > reduction else None
    if after_pass is not None:
        # Through a null window: is it enough, or not?
        low, high = (next_below(beta), beta) if highest else (alpha, next_above(alpha))
        left = depth - 1 - reduction
        value, _ = passing_value(game, after_pass, low, high, left, ply + 1, False, *rest)
        if value >= beta if highest else value <= alpha:
            return value, None
    moves = suggested(game, state, order, ply)
    best, best_move = (-inf if highest else inf), moves[0]
    for move in moves:
        child = game.result(state, move)
        value, _ = passing_value(game, child, alpha, beta, depth - 1, ply + 1, True, *rest)
        if value > best if highest else value < best:
            best, best_move = value, move
            alpha, beta = (max(alpha, best), beta) if highest else (alpha, min(beta, best))
            if alpha >= beta:
                order.learn(game, state, move, ply, depth)
                break
    return best, best_move
