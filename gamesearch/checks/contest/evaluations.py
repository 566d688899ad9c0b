"""15.2: evaluations: their scale, whose side they take, and whether they help."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...games.game import Game, State
from ...search.solve import solve
from ..inside import inside
from ..observe import Student, value_in
from .matches import GAME, by, points

# Nearly as many threes as one player can have: first MAX, then MIN.
CROWDED = [
    "3 6 3 2 2 6 3 4 2 0 2 6 6 6 4 6 4 5 4 2 0 1 0 2 0",
    "6 3 4 3 2 2 6 3 0 2 1 2 6 6 6 4 0 4 6 4 0 0",
]
POSITIONS = [
    "3 3 2",
    "3 0 3 0 3 0",
    "3 0 2 0 6 1",
    "0 1 1 2 2 3 2 3 3 6",
    "3 4 2 4 2 4 0",
    "2 2 3 3 4 4",
    "6 3 5 3 6 2 5 4",
    "1 3 1 3 2 3 2",
    *CROWDED,
]
ENOUGH = 9.0  # of 14 points


class Judged(NamedTuple):
    """The value of a position, and of the same one with the colours exchanged."""

    value: float | None
    other: float | None


@inside
def judged(evaluate: Student, moves: str) -> Judged:
    player, own, mask, line = GAME.parse(moves)
    exchanged = (1 - player, own, mask, line)
    values = [value_in(evaluate(GAME, each)) for each in ((player, own, mask, line), exchanged)]
    return Judged(values[0], values[1])


@inside
def helps(evaluate: Student, nodes: int) -> float:
    """The points of a search with this evaluation against the same search without, of 14."""

    def player(game: Game, state: State, clock: Any) -> Any:
        return solve(clock.metered(game), state, evaluate=evaluate)[:2]

    def blind(game: Game, state: State, clock: Any) -> Any:
        return solve(clock.metered(game), state)[:2]

    return points(by(player, nodes), by(blind, nodes))
