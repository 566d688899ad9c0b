"""15.6: the ladder of house players, of whom each has a rung."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any, NamedTuple

from ...arena.clock import NodeClock
from ...arena.clocked import Turn, take_turn
from ...arena.house import HOUSE
from ...games.game import State
from ..inside import each, inside
from ..observe import Student
from ..side_by_side import PairedMatch, is_begun, play_all
from ..steps import Finding, Property
from .matches import GAME, against

LADDER_NODES = 100


class Rung(NamedTuple):
    """A house player, and the points of 14 that count as having passed it."""

    name: str
    enough: float

    def __str__(self) -> str:
        return f"the rung {self.name} (at least {self.enough:g} of 14 points)"


ENOUGH = {"anything": 12, "careful": 10, "blind": 9, "two_ahead": 8, "deep": 7.5}
RUNGS = {name: Rung(name, enough) for name, enough in ENOUGH.items()}


def climbed(player: Student, names: Iterable[str] = RUNGS) -> dict[str, PairedMatch]:
    """The matches on these rungs, by name. They are played where this is called, side by side; a
    student's player is asked for moves alone."""
    matches = {name: against(partial(house, name), ENOUGH[name]) for name in names}
    play_all(partial(each, player, moved), list(matches.values()))
    return matches


@dataclass(frozen=True)
class Climbing:
    """A property of the points on each rung; all rungs are played at once, as in a grade cell."""

    points: Property

    def examine(self, player: Any) -> Finding | None:
        played: dict[str, PairedMatch] = {}

        def on_rung(player: Student, rung: Rung) -> float:
            if not played:
                played.update(climbed(player))
            return played[rung.name].told

        return replace(self.points, observe=on_rung).examine(player)


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
