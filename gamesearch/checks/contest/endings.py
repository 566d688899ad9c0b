"""15.7: positions that are played to their end, with half of the nodes that `solve` needs."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...arena.clock import NodeClock, running
from ...errors import GameSearchError
from ..inside import inside
from ..observe import Student, value_in
from .matches import GAME

SHARE = 0.5  # of the nodes that `solve` needs
LEAST = 40  # nodes, where it needs few: what is won at once
# Moves: the value, and the nodes in which `solve` finds it, here and in the mirror image.
NEEDED = {
    "0 6 6 6 2 5 4 5 0 6 2 2 4 5 5 2 6 3 2 6 5 5 2 3 1 0": (-1, 9125, 7503),
    "0 4 4 1 1 0 4 2 0 1 1 1 3 5 5 4 1 3 6 2 2 2 0 5 5 5": (0, 17636, 33476),
    "2 0 4 1 4 3 6 4 5 0 5 5 5 2 4 3 4 6 0 2 0 4 1 5 1 6": (0, 27144, 24174),
    "6 1 3 0 3 5 1 5 0 3 6 3 6 0 2 2 0 6 5 0 5 6 0 3 3 4": (0, 11113, 5779),
    "6 6 6 0 0 0 2 2 5 2 0 0 3 6 5 6 0 4 6 5 2 2 2 1 4 5": (1, 2447, 2051),
    # a bound that is kept as a value makes 0 of it
    "6 3 0 4 1 6 0 0 2 0 6 6 6 2 3 6 5 0 4 3 3 5 4 1 1 3": (-1, 21860, 7395),
    # here and below MIN is to move
    "0 6 6 6 2 5 4 5 0 6 2 2 4 5 5 2 6 3 2 6 5 5 2 3 1 0 4": (-1, 5797, 4594),
    "6 6 6 0 0 0 2 2 5 2 0 0 3 6 5 6 0 4 6 5 2 2 2 1 4 5 4": (1, 1267, 1559),
    # MAX wins at once, and below MIN
    "5 6 3 5 0 3 3 5 6 1 5 2 0 1 5 1 4 0 5 4 2 3 4 2 1 6": (1, 33, 33),
    "4 0 0 1 3 6 6 4 3 6 4 5 5 4 5 4 0 1 0 3 6 5 3 6 6 3 3": (-1, 33, 33),
}
ENDINGS = list(NEEDED)
BOUND, FOR_MIN, WON_AT_ONCE, LOST_AT_ONCE = ENDINGS[5], *ENDINGS[-3:]


class SolvedInTime(NamedTuple):
    """The value that was named, "late" if none came in time; the nodes used."""

    value: float | str | None
    used: float

    @property
    def text(self) -> str:
        if self.value == "late":
            return "is late"
        return "says no number" if self.value is None else f"says {self.value:g}"


def needed(moves: str) -> tuple[float, int]:
    """The value of a position, and the nodes in which `solve` finds it."""
    if moves in NEEDED:
        value, nodes, _ = NEEDED[moves]
    else:
        value, _, nodes = NEEDED[mirrored(moves)]
    return value, nodes


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
