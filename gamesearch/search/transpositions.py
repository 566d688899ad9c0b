"""Alpha-beta with a table: a position that was searched before need not be searched again.

  known     what the table holds about this state, if anything
  asked     the window as the search came in: it decides what the result is, a value or a bound
  guesses   the evaluation, with a count of how often a value has rested on it

An entry answers if it was searched deep enough, and is exact or lies outside the window. If it
may not answer, it can still help: the move that was best there is tried first.
"""

from __future__ import annotations

from math import inf

from ..games.game import MAX, Action, Game, State, Value
from ..tracing.recording import note
from ..tracing.step import step
from .best import Best, Evaluate, prepared
from .guesses import Guesses
from .ordering import Order, suggested
from .table import EXACT, LOWER, UPPER, Entry, Table


def table_alphabeta(
    game: Game,
    state: State | None = None,
    *,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    table: Table | None = None,
    order: Order | None = None,
) -> Best:
    """Alpha-beta, for fewer nodes where several ways lead to one position.

    To the end of a game the value is the same; at a depth limit a deeper entry may change it.

    >>> from gamesearch import TicTacToe, count
    >>> count(table_alphabeta, TicTacToe())
    Count(value=0, move=0, nodes=4852, leaves=1074)
    """
    state, depth, evaluate = prepared(game, state, depth, evaluate)
    table = Table() if table is None else table
    guesses = Guesses.of(evaluate)
    return Best(*tabled_value(game, state, -inf, inf, depth, guesses, table, order or Order(), 0))


@step
def tabled_value(
    game: Game,
    state: State,
    alpha: Value,
    beta: Value,
    depth: int,
    guesses: Guesses,
    table: Table,
    order: Order,
    ply: int,
) -> tuple[Value, Action | None]:
    if game.is_terminal(state):
        return game.utility(state), None
    if depth == 0:
        return guesses(game, state), None
    known = table.find(state)
    if known is not None and known.depth >= depth:
        low, high = known.bounds
        if low == high or low >= beta or high <= alpha:
            note(game, f"from the table, {known.kind}")
            guesses.rested += known.depth < inf
            return known.value, known.move
    rested = guesses.rested
    asked = alpha, beta
    highest = game.to_move(state) == MAX
    moves = suggested(game, state, order, ply)
    if known is not None and known.move in moves:  # what was best for a shallower search
        moves = [known.move, *(move for move in moves if move != known.move)]
    best, best_move = (-inf if highest else inf), moves[0]
    for move in moves:
        child = game.result(state, move)
        value, _ = tabled_value(game, child, alpha, beta, depth - 1, guesses, table, order, ply + 1)
        if value > best if highest else value < best:
            best, best_move = value, move
            alpha, beta = (max(alpha, best), beta) if highest else (alpha, min(beta, best))
            if alpha >= beta:
                order.learn(game, state, move, ply, depth)
                break
    kind = UPPER if best <= asked[0] else LOWER if best >= asked[1] else EXACT
    plies = depth if guesses.rested > rested else inf
    table.store(state, Entry(best, kind, plies, best_move))
    return best, best_move
