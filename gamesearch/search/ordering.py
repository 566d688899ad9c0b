"""Alpha-beta that tries its moves in the order somebody suggests.

  order     asked for the order of the moves at each state, and told of each cutoff
  ply       how many moves lie between the root and this state
  alpha, beta, and what a returned number promises: as in alphabeta.py

Whatever the order, the value at the root is the same, and the move returned is worth that value.
Only the work changes; where several moves are equally good, so may the move.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from ..errors import BadOrder
from ..games.game import MAX, Action, Game, State, Value
from ..tracing.step import step
from .best import Best, Evaluate, prepared


class Order:
    """Suggests in which order to try moves; this one leaves them as the game gives them.

    Fill in `score`, and `learn` to hear which moves caused a cutoff.
    """

    def score(self, game: Game, state: State, move: Action, ply: int) -> Any:
        """Anything that can be compared: larger is tried earlier, equals keep their order."""
        return 0

    def arrange(self, game: Game, state: State, moves: Sequence[Action], ply: int) -> list[Action]:
        """The same moves, the most promising for the player to move first."""
        return sorted(moves, key=lambda move: self.score(game, state, move, ply), reverse=True)

    def learn(self, game: Game, state: State, move: Action, ply: int, depth: int) -> None:
        """`move` has just caused a cutoff, with `depth` plies left to look from `state`."""


def ordered_alphabeta(
    game: Game,
    state: State | None = None,
    *,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    order: Order | None = None,
) -> Best:
    """What alphabeta returns, for fewer nodes if the order is a good one.

    >>> from gamesearch import TicTacToe, count
    >>> from gamesearch.search.orders import Static
    >>> centre_corners_edges = Static({4: 2, 0: 1, 2: 1, 6: 1, 8: 1})
    >>> count(ordered_alphabeta, TicTacToe(), order=centre_corners_edges)
    Count(value=0, move=4, nodes=7275, leaves=2893)
    """
    state, depth, evaluate = prepared(game, state, depth, evaluate)
    return Best(*bounded_value(game, state, -inf, inf, depth, evaluate, order or Order(), 0))


@step
def bounded_value(
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
    highest = game.to_move(state) == MAX  # MIN wants the lowest value instead
    moves = suggested(game, state, order, ply)
    best, best_move = (-inf if highest else inf), moves[0]
    for move in moves:
        child = game.result(state, move)
        value, _ = bounded_value(game, child, alpha, beta, depth - 1, evaluate, order, ply + 1)
        if value > best if highest else value < best:
            best, best_move = value, move
            alpha, beta = (max(alpha, best), beta) if highest else (alpha, min(beta, best))
            if alpha >= beta:  # one of the two has something as good already
                order.learn(game, state, move, ply, depth)
                break
    return best, best_move


def suggested(game: Game, state: State, order: Order, ply: int) -> list[Action]:
    """The legal moves in the order suggested: every one of them, and nothing else."""
    moves = game.actions(state)
    arranged = list(order.arrange(game, state, moves, ply))
    if len(arranged) != len(moves) or set(arranged) != set(moves):
        raise BadOrder(
            f"an order must hold the same moves: {list(moves)} were to be arranged, "
            f"{arranged} came back; drop none, add none"
        )
    return arranged
