"""Iterative deepening: search one ply deep, then two, then three, until the budget is spent.

  iteration   one whole search to one depth; only a finished one counts
  budget      depth, nodes or seconds; the last two are kept in the middle of an iteration, too

What is promised: there is always an answer. The best of a half-finished iteration is thrown
away, for the moves it did not come to were never compared with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from ..games.game import Game, State
from .alphabeta import alphabeta
from .best import Best, Evaluate, prepared
from .budget import MeteredGame, OutOfBudget
from .guesses import Guesses

Search = Callable[..., Any]


def deepening(
    game: Game,
    state: State | None = None,
    *,
    search: Search = alphabeta,
    depth: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    evaluate: Evaluate | None = None,
) -> Iterator[tuple[int, Best]]:
    """(depth, Best) of each finished iteration. The search is called with depth and evaluate.

    It ends when the budget is spent, or when an iteration has seen the end of the game on
    every line. If not even depth 1 could be finished there is (0, Best): some legal move.

    >>> from gamesearch import TicTacToe
    >>> game = TicTacToe()
    >>> [plies for plies, best in deepening(game, game.parse("XOXOXO..."))]
    [1, 2, 3]
    >>> list(deepening(game, nodes=0))
    [(0, Best(value=0, move=0))]
    """
    metered = MeteredGame(game, nodes=nodes, seconds=seconds)
    return iterations(metered, state, search, depth, evaluate)


def iterations(
    game: MeteredGame,
    state: State | None,
    search: Search,
    deepest: int | None,
    evaluate: Evaluate | None,
) -> Iterator[tuple[int, Best]]:
    # What kind of game it may be, the search asks.
    state, _, asked = prepared(game, state, deepest, evaluate, chance=True, players=True)
    guesses = Guesses(lambda _, state: asked(game.real, state))
    answered = False
    for depth in count(1) if deepest is None else range(1, deepest + 1):
        before = guesses.rested
        try:
            best = Best(*search(game, state, depth=depth, evaluate=guesses))
        except OutOfBudget:
            break
        if best.move is None:  # the game is over
            break
        answered = True
        yield depth, best
        if guesses.rested == before:  # every line ended by the rules: deeper is the same
            break
    if not answered:
        yield 0, unsearched(game.real, state, asked)


def unsearched(game: Game, state: State, evaluate: Evaluate) -> Best:
    """An answer that costs nothing: a legal move if there is one, worth what it looks like."""
    moves = game.actions(state)
    return Best(evaluate(game, state), moves[0]) if moves else Best(game.utility(state), None)
