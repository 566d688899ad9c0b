"""Max^n: minimax for any number of players. All of them take what is best for themselves.

  payoffs     what a state is worth to each player, in their order: one number is not enough, for
              the player above looks at another one of them
  best        of the payoffs found so far at this node, those with the most for the mover
  outcomes    everything that may come out, however the players break ties

Where a player has two moves that are equally good for *them*, the first is taken. To the others
they may be worth very different things: with three players a game may have several values.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from ..games.game import Action, Game, State, Value
from ..tracing.step import step
from .best import prepared

Payoffs = tuple[Value, ...]
EvaluateAll = Callable[[Game, State], Payoffs]


class Outlook(NamedTuple):
    """What each player can expect, and a move of the player to move that leads there."""

    value: Payoffs
    move: Action | None


def payoffs(game: Game, state: State) -> Payoffs:
    """What a finished game is worth to each of its players."""
    return tuple(game.utility(state, player) for player in range(game.seats))


def maxn(
    game: Game,
    state: State | None = None,
    *,
    depth: int | None = None,
    evaluate: EvaluateAll | None = None,
) -> Outlook:
    """The payoffs that players reach who each look after themselves, and the mover's move.

    >>> from gamesearch import PayoffTree
    >>> maxn(PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]]))
    Outlook(value=(4, 3, 2), move=0)
    """
    state, depth, _ = prepared(game, state, depth, None, players=True)
    return Outlook(*shares(game, state, depth, evaluate or nobody_knows))


@step
def shares(
    game: Game, state: State, depth: int, evaluate: EvaluateAll
) -> tuple[Payoffs, Action | None]:
    if game.is_terminal(state):
        return payoffs(game, state), None
    if depth == 0:
        return evaluate(game, state), None
    player = game.to_move(state)
    best, best_move = None, None
    for move in game.actions(state):
        value, _ = shares(game, game.result(state, move), depth - 1, evaluate)
        if best is None or value[player] > best[player]:
            best, best_move = value, move
    assert best is not None, f"nobody can move in {state!r}, yet the game is not over"
    return best, best_move


def outcomes(game: Game, state: State | None = None) -> set[Payoffs]:
    """Whatever max^n may come to, if each player takes any of the moves that are best for them.

    >>> from gamesearch import PayoffTree
    >>> sorted(outcomes(PayoffTree([[(9, 1, 0), (1, 9, 0)], (4, 4, 2)], players=(0, 2))))
    [(4, 4, 2), (9, 1, 0)]
    """
    state, _, _ = prepared(game, state, None, None, players=True)
    return set(_outcomes(game, state))


def _outcomes(game: Game, state: State) -> list[Payoffs]:
    if game.is_terminal(state):
        return [payoffs(game, state)]
    mover, found = game.to_move(state), []
    for below in product(*(_outcomes(game, game.result(state, m)) for m in game.actions(state))):
        most = max(share[mover] for share in below)
        found += [share for share in below if share[mover] == most]
    return list(dict.fromkeys(found))


def nobody_knows(game: Game, state: State) -> Payoffs:
    """The evaluation of somebody who cannot tell: nothing for anybody."""
    return (0,) * game.seats
