"""Static exchange evaluation: what a capture gains when everything on that square is taken back.

  exchange    captures on one square only, by turns
  cheapest    each side takes with its least valuable piece first
  stop        each side may stop taking as soon as going on would lose something

Nothing else on the board is looked at, so it costs a handful of moves and no search. It tells a
pawn that takes a queen from a queen that takes a guarded pawn.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from operator import itemgetter

from ..games.game import Action, Game, State, Value
from .best import suited

Target = Callable[[Action], Hashable]


def static_exchange(
    game: Game, state: State, action: Action, *, target: Target = itemgetter(1)
) -> Value:
    """What the player to move gains by a capture, in the units in which the game counts pieces.

    `target(action)` is the square where an action ends.

    >>> from gamesearch import MiniChess
    >>> game = MiniChess()
    >>> state = game.parse("..r.k .p... ..p.. ..... ..Q.K")
    >>> static_exchange(game, state, (22, 12))  # the queen takes a guarded pawn
    -8
    """
    suited(game)
    capture = game.capture(state, action)
    if capture is None:
        return 0
    gain, _ = capture
    return gain - recaptured(game, game.result(state, action), target(action), target)


def recaptured(game: Game, state: State, square: Hashable, target: Target) -> Value:
    """What the player to move gets back on that square: 0 if they had better stop."""
    if game.is_terminal(state):
        return 0
    takers = [
        (capture[1], capture[0], move)
        for move in game.actions(state)
        if target(move) == square and (capture := game.capture(state, move)) is not None
    ]
    if not takers:
        return 0
    _, gain, move = min(takers, key=itemgetter(0))
    return max(0, gain - recaptured(game, game.result(state, move), square, target))
