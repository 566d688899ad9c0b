"""15.2: evaluations: their scale, whose side they take, and whether they help."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple

from ...arena.clock import NodeClock
from ...arena.clocked import Turn, take_turn
from ...games.game import Game, State
from ...search.solve import solve
from ..forms import own_types
from ..inside import each, inside
from ..observe import Student, value_in
from ..side_by_side import is_begun, play_all
from .matches import GAME, against

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
    "3",  # only one of the two has windows of its own
    "0 6",  # and here both have as many
    "",  # nobody has anything yet
    *CROWDED,
]
ENOUGH = 9.0  # of 14 points


class JudgedBothWays(NamedTuple):
    """The value of a position, and of the same one with the colours exchanged."""

    value: float | None
    other: float | None

    @property
    def text(self) -> str:
        return "something else" if self.value is None else f"{self.value:g}"


@inside
def judged(evaluate: Student, moves: str) -> JudgedBothWays:
    player, own, mask, line = GAME.parse(moves)
    exchanged = (1 - player, own, mask, line)
    values = [_alone(evaluate(GAME, each)) for each in ((player, own, mask, line), exchanged)]
    return JudgedBothWays(values[0], values[1])


def _alone(answer: Any) -> float | None:
    """A number that stands alone: a search compares it as it is."""
    return None if isinstance(own_types(answer), list | tuple | dict) else value_in(answer)


def helps(evaluate: Student, nodes: int) -> float:
    """The points of a search with this evaluation against the same search without, of 14, or
    enough. The games are played where this is called; beside the student's evaluation moves are
    found."""
    match = against(partial(blind, nodes=nodes), ENOUGH)

    def one(states: Sequence[State]) -> list[Turn]:
        return each(evaluate, searched, [Granted(state, nodes) for state in states])

    play_all(one, [match])
    return match.told


class Granted(NamedTuple):
    """A position, and the nodes for a move from there."""

    state: State
    nodes: int


@inside
def searched(evaluate: Student, asked: Granted) -> Turn:
    """The move of a search with this evaluation."""

    def player(game: Game, state: State, clock: Any) -> Any:
        return solve(clock.metered(game), state, evaluate=evaluate)[:2]

    turn = take_turn(GAME, asked.state, player, NodeClock(asked.nodes))
    is_begun(turn.sentence)
    return turn


@lru_cache(20_000)  # it answers the same state in the same way, whatever evaluation it meets
def blind(state: State, nodes: int) -> Turn:
    """The move of the search without an evaluation."""

    def player(game: Game, state: State, clock: Any) -> Any:
        return solve(clock.metered(game), state)[:2]

    return take_turn(GAME, state, player, NodeClock(nodes))
