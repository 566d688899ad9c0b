"""Forward pruning: moves that do not look good are not searched at all.

  NarrowGame        the same game, but for everybody only some of its moves are left
  beam              the `width` most promising moves of each state
  probability_cut   the most promising moves, until they hold a `share` of the probability

A search of the narrow game is exact, for the narrow game. What that says of the real one nobody
knows: the move left out may be the best one, or the only refutation. It is a gamble for games
with too many moves, and not safe as alpha-beta is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import exp

from ..errors import BadSearch
from ..games.game import Action, Game, State
from ..games.wrapper import Wrapped
from .ordering import Order

Keep = Callable[[Game, State, Sequence[Action]], Sequence[Action]]


class NarrowGame(Wrapped):
    """`keep(game, state, moves)` says which of the legal moves are left, best first."""

    def __init__(self, game: Game, keep: Keep):
        super().__init__(game)
        self.keep = keep

    def actions(self, state: State) -> Sequence[Action]:
        moves = self.real.actions(state)
        return tuple(self.keep(self.real, state, moves)) if moves else ()

    def __repr__(self) -> str:
        return f"NarrowGame({self.real!r})"


def beam(game: Game, width: int, order: Order) -> NarrowGame:
    """The game with the first `width` moves of an order.

    >>> from gamesearch import TicTacToe
    >>> from gamesearch.search.orders import Static
    >>> centre_first = Static({4: 1})
    >>> game = beam(TicTacToe(), 3, centre_first)
    >>> game.actions(game.initial)
    (4, 0, 1)
    """
    if width < 1:
        raise BadSearch(f"a beam keeps at least one move, width=1 2 3 …; got {width}")
    return NarrowGame(game, partial(_first_moves, width, order))


def probability_cut(game: Game, share: float, order: Order, scale: float = 1.0) -> NarrowGame:
    """The game with its likeliest moves, those that together are best with probability `share`.

    A move's probability grows as exp(score / scale): `scale` is how large an error of the score
    is nothing unusual. Where one move stands out few are left, where all look alike nearly all.
    Buro's ProbCut is another method: it guesses from a shallow search what a deep one would return.
    """
    if not 0 < share <= 1:
        raise BadSearch(f"share is a probability above 0 and up to 1; got {share}")

    return NarrowGame(game, partial(_likeliest_moves, share, order, scale))


# What a game keeps is a function of a module, not one made on the spot: so it can be pickled.


def _first_moves(
    width: int, order: Order, game: Game, state: State, moves: Sequence[Action]
) -> Sequence[Action]:
    return order.arrange(game, state, moves, 0)[:width]


def _likeliest_moves(
    share: float, order: Order, scale: float, game: Game, state: State, moves: Sequence[Action]
) -> Sequence[Action]:
    ranked = order.arrange(game, state, moves, 0)
    scores = [order.score(game, state, move, 0) for move in ranked]
    weights = [exp((score - scores[0]) / scale) for score in scores]
    kept, left = 0, share * sum(weights)
    while left > 1e-12:
        left -= weights[kept]
        kept += 1
    return ranked[:kept]
