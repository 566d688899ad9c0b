"""15.6: the ladder of house players, a rung at a time."""

from __future__ import annotations

from typing import NamedTuple

from ...arena.house import HOUSE
from ..inside import inside
from ..observe import Student
from .matches import points

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


@inside
def climbed(player: Student, rung: Rung) -> float:
    return points(player, HOUSE[rung.name], LADDER_NODES)
