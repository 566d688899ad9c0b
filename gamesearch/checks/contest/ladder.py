"""15.6: the ladder of house players, a rung at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ...arena.clock import NodeClock
from ...arena.clocked import Turn, take_turn
from ...arena.house import HOUSE
from ...games.game import State
from ..inside import each, inside
from ..observe import Student
from .matches import GAME, is_begun, points

LADDER_NODES = 400


class Rung(NamedTuple):
    """A house player, and the points of 14 that count as having passed it."""

    name: str
    enough: float

    def __str__(self) -> str:
        return f"the rung {self.name} (at least {self.enough:g} of 14 points)"


RUNGS = [
    Rung("anything", 12),
    Rung("careful", 10),
    Rung("blind", 9),
    Rung("two_ahead", 8),
    Rung("deep", 7.5),
]


def climbed(player: Student, rung: Rung, known: dict[State, Turn] | None = None) -> float:
    """The games are played where this is called; a student's player is asked for moves alone, and
    not for those that are known."""
    turns = {} if known is None else known

    def own(states: Sequence[State]) -> list[Turn]:
        new = [state for state in dict.fromkeys(states) if state not in turns]
        turns.update(zip(new, each(player, moved, new), strict=True))
        return [turns[state] for state in states]

    return points(own, lambda states: [house(rung.name, state) for state in states])


@inside
def moved(player: Student, state: State) -> Turn:
    turn = take_turn(GAME, state, player, NodeClock(LADDER_NODES))
    is_begun(turn.sentence)
    return turn


@lru_cache(
    50_000
)  # a house player answers the same state in the same way, whoever plays against it
def house(name: str, state: State) -> Turn:
    return take_turn(GAME, state, HOUSE[name], NodeClock(LADDER_NODES))
