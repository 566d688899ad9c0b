"""Quiescence: where an evaluation would be hasty, look on along the captures.

An evaluation counts what stands on the board. In the middle of an exchange it counts a piece
that is about to be taken back. So the end of the search is not judged at once:

  stand pat   the player to move may leave all captures alone, and is then worth what the
              evaluation says; nobody is forced to take
  captures    or takes something, the most valuable victim first, by the least valuable attacker

It ends by itself, because every capture leaves a piece less. It is no full search: threats, checks
and quiet moves that win are not seen.

    alphabeta(game, depth=3, evaluate=partial(quiescence, evaluate=material))
"""

from __future__ import annotations

from math import inf

from ..games.game import MAX, Action, Game, State, Value
from .best import Evaluate, prepared


def quiescence(game: Game, state: State | None = None, *, evaluate: Evaluate) -> Value:
    """The value for MAX once the captures that somebody wants to make have been made.

    >>> from gamesearch import Chess
    >>> from gamesearch.evaluation.chess import material
    >>> game = Chess("4k3/8/2p5/3p4/8/8/8/3QK3 w - - 0 1")  # the queen could take a covered pawn
    >>> taken = game.result(game.initial, "d1d5")
    >>> material(game, taken), quiescence(game, taken, evaluate=material)
    (8, -1)
    """
    state, _, _ = prepared(game, state, None, None)
    return quiet_value(game, state, -inf, inf, evaluate)


def quiet_value(game: Game, state: State, alpha: Value, beta: Value, evaluate: Evaluate) -> Value:
    """The same within a window, as in alpha-beta."""
    if game.is_terminal(state):
        return game.utility(state)
    maximising = game.to_move(state) == MAX
    best = evaluate(game, state)  # stand pat
    for move in captures(game, state):
        if maximising:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:  # somebody further up has something as good already
            break
        value = quiet_value(game, game.result(state, move), alpha, beta, evaluate)
        best = max(best, value) if maximising else min(best, value)
    return best


def captures(game: Game, state: State) -> list[Action]:
    """The moves that take something: most valuable victim, then least valuable attacker."""
    taken = [(move, game.capture(state, move)) for move in game.actions(state)]
    loud = [(move, pair) for move, pair in taken if pair is not None]
    return [move for move, _ in sorted(loud, key=lambda item: (-item[1][0], item[1][1]))]
