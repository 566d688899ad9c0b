"""The terms of a contest: the game, the clock, and how much a player may use."""

from __future__ import annotations

import resource
from dataclasses import asdict, dataclass
from typing import Any

from gamesearch.arena.clock import CpuClock, NodeClock
from gamesearch.course.sandbox.limits import MB, Limits

WARDEN, SEAT, FORK = 1, 1, 1  # processes that a player's jail needs; none is left for others


@dataclass(frozen=True)
class Terms:
    """Said on the contest's page, and part of what a result depends on."""

    game: str = "connectfour"
    seconds: float = 0.1  # of the processor, for a move
    nodes: int = 0  # for a move; then `seconds` only stops what counts for nobody
    grace: float = 0.02  # seconds of the processor: what asking and answering may cost
    silence: float = 10.0  # seconds by the clock on the wall, in which an answer has to come
    loading: float = 60.0  # seconds of the processor for the notebook
    memory: int = 1024  # megabytes
    ponder: bool = False  # may it work while the other one is to move?
    seed: int = 0

    @property
    def clock(self) -> tuple[str, float]:
        """The unit, and how much of it there is for a move."""
        return (NodeClock.unit, self.nodes) if self.nodes else (CpuClock.unit, self.seconds)

    @property
    def limits(self) -> Limits:
        """No bound on the time in all: with one, Linux tells a process's time in steps of 4 ms; the
        referee looks at the time."""
        threads = 1 if self.ponder else 0
        return Limits(
            memory=self.memory * MB,
            processes=WARDEN + SEAT + FORK + threads,
            files=64,
            scratch=16 * MB,
            cpu=resource.getrlimit(resource.RLIMIT_CPU)[1],
        )

    @property
    def in_words(self) -> str:
        unit, granted = self.clock
        return f"{granted:g} {unit} for a move" + (", pondering allowed" if self.ponder else "")

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)
