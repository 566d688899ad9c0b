"""Paths for a student's my_backup, and what it counts along them (11.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ...games.game import MAX, MIN
from ..canonical import plain
from ..inside import inside
from ..observe import Student


@dataclass
class Stop:
    """A node as my_backup sees it: what was counted, and who moved into it."""

    N: int
    W: float
    mover: int


class RewardedPath(NamedTuple):
    """A path by who moved into its nodes, root first, and the reward to MAX at its end."""

    movers: tuple[int, ...]
    reward: float

    def stops(self) -> list[Stop]:
        """The last node is new: nobody has visited it."""
        last = len(self.movers) - 1
        return [
            Stop(3 * (last - ply), 1.5 * (last - ply), who) for ply, who in enumerate(self.movers)
        ]

    @property
    def gains(self) -> tuple[tuple[float, float], ...]:
        """How much N and W of each node must grow."""
        return tuple((1, self.reward if who == MAX else 1 - self.reward) for who in self.movers)

    def __str__(self) -> str:
        if len(self.movers) > 10:
            return f"a path of {len(self.movers)} nodes, with reward {self.reward:g} to MAX"
        names = " ".join("MAX" if who == MAX else "MIN" for who in self.movers)
        return f"a path into which moved {names}, with reward {self.reward:g} to MAX"


WON = RewardedPath((MIN, MAX, MIN, MAX), 1.0)
LOST = RewardedPath((MIN, MAX, MIN, MAX), 0.0)
DRAWN = RewardedPath((MIN, MAX, MIN, MAX), 0.5)
QUARTER = RewardedPath((MAX, MIN, MAX), 0.25)
FROM_MAX = RewardedPath((MAX, MIN, MAX), 1.0)
TWICE_IN_A_ROW = RewardedPath((MIN, MAX, MAX, MIN), 1.0)
LONG_WAY = RewardedPath((MIN, MAX) * 40, 1.0)

WAYS = [
    *(WON, LOST, DRAWN),
    FROM_MAX,
    QUARTER,
    TWICE_IN_A_ROW,
    RewardedPath((MAX,), 0.0),
    LONG_WAY,
]


@inside
def gains(backup: Student, way: RewardedPath) -> tuple[tuple[float, float], ...]:
    """How much N and W of each node on the path did grow."""
    path = way.stops()
    nodes = list(path)
    backup(path, way.reward)
    return tuple(
        (float(plain(after.N)) - before.N, round(float(plain(after.W)) - before.W, 9))
        for after, before in zip(nodes, way.stops(), strict=True)
    )


@inside
def gains_of_two(backup: Student, way: RewardedPath) -> tuple[tuple[float, float], ...]:
    """How much they grow in two games along the path, one for each player."""
    nodes = way.stops()
    for reward in (way.reward, 1 - way.reward):
        backup(list(nodes), reward)
    return tuple(
        (float(plain(after.N)) - before.N, round(float(plain(after.W)) - before.W, 9))
        for after, before in zip(nodes, way.stops(), strict=True)
    )
