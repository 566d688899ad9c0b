"""Late move reductions: what stands late in a good order is searched less deep, at first.

  full         so many moves of each node are searched to the full depth
  late         the moves after these, unless they are loud (they take something, for example)
  again        a late move that turns out better than expected is searched to the full depth

With a good order the best move is nearly always among the first ones. A late move is asked just
one question, less deep and through a null window: are you better? Where the short look says "no"
and a deeper one would have said "yes", the value is wrong. So this is a gamble, too.

alpha, beta: as in alphabeta.py.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from ..errors import BadSearch
from ..games.game import MAX, Action, Game, State, Value
from ..tracing.step import step
from .best import Best, Evaluate, prepared
from .ordering import Order, suggested
from .scout import next_above, next_below

Loud = Callable[[Game, State, Action], bool]


def never(game: Game, state: State, move: Action) -> bool:
    return False


def late_move_reductions(
    game: Game,
    state: State | None = None,
    *,
    full: int = 3,
    reduction: int = 1,
    loud: Loud = never,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    order: Order | None = None,
) -> Best:
    """Mostly what ordered_alphabeta returns, for fewer nodes if the order is a good one.

    `loud(game, state, move)` says which moves are never searched less deep. Without a depth limit
    there is nothing to reduce.

    >>> from gamesearch import TreeGame
    >>> game, limit = TreeGame([[[3]], [[9]]]), {"depth": 3, "evaluate": lambda game, state: 1}
    >>> late_move_reductions(game, full=2, **limit), late_move_reductions(game, full=1, **limit)
    (Best(value=9, move=1), Best(value=3, move=0))
    """
    if full < 1 or reduction < 0:
        raise BadSearch(
            f"at least one move is searched in full, and 0 or more plies are left out; "
            f"got full={full}, reduction={reduction}"
        )
    state, depth, evaluate = prepared(game, state, depth, evaluate)
    rest = (evaluate, order or Order(), loud, full, reduction)
    return Best(*reduced_value(game, state, -inf, inf, depth, 0, *rest))


@step
def reduced_value(
    game: Game,
    state: State,
    alpha: Value,
    beta: Value,
    depth: int,
    ply: int,
    evaluate: Evaluate,
    order: Order,
    loud: Loud,
    full: int,
    reduction: int,
) -> tuple[Value, Action | None]:
    if game.is_terminal(state):
        return game.utility(state), None
    if depth == 0:
        return evaluate(game, state), None
    highest = game.to_move(state) == MAX
    rest = (evaluate, order, loud, full, reduction)
    moves = suggested(game, state, order, ply)
    best, best_move = (-inf if highest else inf), moves[0]
    for place, move in enumerate(moves):
        child = game.result(state, move)
        if place >= full and depth > 1 + reduction and not loud(game, state, move):
            low, high = (alpha, next_above(alpha)) if highest else (next_below(beta), beta)
            short = depth - 1 - reduction
            value, _ = reduced_value(game, child, low, high, short, ply + 1, *rest)
            if value <= alpha if highest else value >= beta:  # not better: left at that
                continue
        value, _ = reduced_value(game, child, alpha, beta, depth - 1, ply + 1, *rest)
        if value > best if highest else value < best:
            best, best_move = value, move
            alpha, beta = (max(alpha, best), beta) if highest else (alpha, min(beta, best))
            if alpha >= beta:
                order.learn(game, state, move, ply, depth)
                break
    return best, best_move
