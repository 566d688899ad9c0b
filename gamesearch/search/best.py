"""What every search hands back, and what it asks for at the door."""

from __future__ import annotations

from collections.abc import Callable
from numbers import Integral
from typing import NamedTuple

from ..errors import BadSearch
from ..games.game import Action, Game, State, Value

Evaluate = Callable[[Game, State], Value]

# A depth that no game here reaches: counting down from it never arrives at 0.
NO_LIMIT = 1_000_000


class Best(NamedTuple):
    """The value of a state for MAX, and a move that attains it.

    `move` is None where there is none to choose: the game is over, or depth 0 was asked for.
    """

    value: Value
    move: Action | None


def nothing_known(game: Game, state: State) -> Value:
    """The evaluation of somebody who cannot tell: every unfinished game is even."""
    return 0


def prepared(
    game: Game, state: State | None, depth: int | None, evaluate: Evaluate | None
) -> tuple[State, int, Evaluate]:
    """The arguments of a search with their defaults filled in, checked once, before it recurses."""
    counts = isinstance(depth, Integral) and not isinstance(depth, bool) and depth >= 0
    if depth is not None and not counts:
        raise BadSearch(f"depth counts plies, 0 1 2 … or None for no limit; got {depth!r}")
    return (
        game.initial if state is None else state,
        NO_LIMIT if depth is None else depth,
        evaluate or nothing_known,
    )
