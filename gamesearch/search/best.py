"""What every search hands back, and what it asks for at the door."""

from __future__ import annotations

from collections.abc import Callable
from numbers import Integral
from typing import NamedTuple

from ..errors import BadSearch
from ..games.game import Action, Game, State, Value, needs_game

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


def suited(
    game: Game, *, chance: bool = False, players: bool = False, hidden: bool = False
) -> None:
    """Refuse a game that a search would get wrong, and name one that fits.

    Without more words a search is for two players who see everything, whose payoffs cancel, and
    who need no dice. `chance`, `players` and `hidden` say what else it can deal with: dice, any
    number of players with any payoffs, players who do not see everything.
    """
    needs_game(game)
    many = game.seats > 2 or game.total != 0
    if (chance or not game.chance) and (players or not many) and (hidden or not game.hidden):
        return
    why = []
    if game.hidden:
        why.append("hides something from its players")
    if game.chance:
        why.append("has chance nodes")
    if many:
        why.append(
            f"has {game.seats} players" if game.seats > 2 else "has payoffs that do not cancel"
        )
    advice = "use maxn"
    if game.hidden or game.chance:
        fits = "cfr" if game.hidden else "expectiminimax"
        advice = "no search here deals with that" if many else f"use {fits}"
    name = repr(game)
    if len(name) > 60:
        name = f"{name.partition('(')[0]}(…)"
    raise BadSearch(f"{name} {' and '.join(why)}: {advice}")


def prepared(
    game: Game,
    state: State | None,
    depth: int | None,
    evaluate: Evaluate | None,
    *,
    chance: bool = False,
    players: bool = False,
) -> tuple[State, int, Evaluate]:
    """The arguments of a search with their defaults filled in, checked once, before it recurses.

    `chance` and `players` say what the search can deal with, as for `suited`.
    """
    suited(game, chance=chance, players=players)
    counts = isinstance(depth, Integral) and not isinstance(depth, bool) and depth >= 0
    if depth is not None and not counts:
        raise BadSearch(f"depth counts plies, 0 1 2 … or None for no limit; got {depth!r}")
    return (
        game.initial if state is None else state,
        NO_LIMIT if depth is None else depth,
        evaluate or nothing_known,
    )
