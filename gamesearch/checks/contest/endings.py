"""15.7: positions that are played to their end, with half of the nodes that `solve` needs."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from ...arena.clock import NodeClock, running
from ...errors import GameSearchError
from ...search.solve import solve
from ..inside import inside
from ..observe import Student, value_in
from .matches import GAME

SHARE = 0.5  # of the nodes that `solve` needs
LEAST = 40  # nodes, where it needs few: what is won at once
ENDINGS = [
    "0 6 6 6 2 5 4 5 0 6 2 2 4 5 5 2 6 3 2 6 5 5 2 3 1 0",
    "0 4 4 1 1 0 4 2 0 1 1 1 3 5 5 4 1 3 6 2 2 2 0 5 5 5",
    "2 0 4 1 4 3 6 4 5 0 5 5 5 2 4 3 4 6 0 2 0 4 1 5 1 6",
    "6 1 3 0 3 5 1 5 0 3 6 3 6 0 2 2 0 6 5 0 5 6 0 3 3 4",
    "6 6 6 0 0 0 2 2 5 2 0 0 3 6 5 6 0 4 6 5 2 2 2 1 4 5",
    "2 5 5 2 4 3 4 0 0 4 6 4 6 2 2 2 5 0 0 1 4 2 4 3 1 0",
    "0 6 6 6 2 5 4 5 0 6 2 2 4 5 5 2 6 3 2 6 5 5 2 3 1 0 4",  # here and below MIN is to move
    "6 6 6 0 0 0 2 2 5 2 0 0 3 6 5 6 0 4 6 5 2 2 2 1 4 5 4",
    "5 6 3 5 0 3 3 5 6 1 5 2 0 1 5 1 4 0 5 4 2 3 4 2 1 6",  # MAX wins at once, and below MIN
    "4 0 0 1 3 6 6 4 3 6 4 5 5 4 5 4 0 1 0 3 6 5 3 6 6 3 3",
]
WON_AT_ONCE, LOST_AT_ONCE = ENDINGS[-2:]
FOR_MIN = ENDINGS[-3]


class SolvedInTime(NamedTuple):
    """The value that was named, "late" if none came in time; the nodes used."""

    value: float | str | None
    used: float

    @property
    def text(self) -> str:
        if self.value == "late":
            return "is late"
        return "says no number" if self.value is None else f"says {self.value:g}"


@cache
def needed(moves: str) -> tuple[float, int]:
    """The value of a position, and the nodes in which `solve` finds it."""
    clock = NodeClock(10**9)
    with running(clock, GAME):
        value = solve(GAME, GAME.parse(moves)).value
    return value, clock.nodes


def solved(engine: Student, moves: str) -> SolvedInTime:
    return solved_within(engine, moves, max(LEAST, int(SHARE * needed(moves)[1])))


@inside
def solved_within(engine: Student, moves: str, nodes: int) -> SolvedInTime:
    clock = NodeClock(nodes)
    try:
        with running(clock, GAME):
            value: Any = value_in(engine(GAME, GAME.parse(moves), clock))
    except GameSearchError:
        if not clock.late:
            raise
        value = "late"
    return SolvedInTime("late" if clock.late else value, clock.used)


def mirrored(moves: str) -> str:
    return " ".join(str(6 - int(move)) for move in moves.split())
