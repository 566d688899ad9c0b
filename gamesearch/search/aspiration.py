"""Aspiration windows: begin with a narrow window round the value that is expected.

  guess       the value expected, most often that of the last iteration
  width       how far from the guess the first window reaches, to either side
  fail low    the value is not above the window: search again, with its low end further down
  fail high   the value is not below the window: search again, with its high end further up

A narrow window cuts more. If the value lies inside, it is exact, and the search was cheap; if not,
the search has found only a bound and begins again. What is returned is always exact.
"""

from __future__ import annotations

from math import inf

from ..errors import BadSearch
from ..games.game import Game, State, Value
from .best import Best, Evaluate, prepared
from .guesses import Guesses
from .ordering import Order
from .table import Table
from .transpositions import tabled_value

WIDER = 4  # how many times as far the window reaches after each failure


def aspiration(
    game: Game,
    state: State | None = None,
    *,
    guess: Value = 0,
    width: Value,
    depth: int | None = None,
    evaluate: Evaluate | None = None,
    table: Table | None = None,
    order: Order | None = None,
) -> Best:
    """What table_alphabeta returns, for fewer nodes if the guess is a good one.

    >>> from gamesearch import TreeGame
    >>> aspiration(TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]]), guess=4, width=2)
    Best(value=3, move=0)
    """
    if not width > 0:
        raise BadSearch(f"a window has a width above 0; got {width}")
    state, depth, evaluate = prepared(game, state, depth, evaluate)
    table = Table() if table is None else table
    order, guesses = order or Order(), Guesses.of(evaluate)
    low, high = guess - width, guess + width
    while True:
        value, move = tabled_value(game, state, low, high, depth, guesses, table, order, 0)
        if low < value < high:
            return Best(value, move)
        width *= WIDER
        if value <= low:
            if low == -inf:  # the value is minus infinity itself: there is no window below
                return Best(value, move)
            low = min(value, guess) - width
        else:
            if high == inf:
                return Best(value, move)
            high = max(value, guess) + width
