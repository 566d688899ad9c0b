"""A player, seen from outside: a process in the sandbox that is asked for moves.

Its time is what Linux says its processes have worked, whatever they say themselves. What it does
between two questions is added to its next move: working on the other one's time gains nothing,
unless that is allowed. Whoever does not answer in time is ended, and starts anew in the next game.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from gamesearch.course.contest.player_wire import (
    MOST_SAID,
    Enormous,
    Nonsense,
    OtherEndGone,
    PlayerWire,
)
from gamesearch.course.contest.starting import start_seat, worked
from gamesearch.course.contest.terms import Terms
from gamesearch.course.sandbox.client import ForkedKernel

GLANCE = 0.05  # seconds between two looks at how long it has worked
SENT = 10.0  # seconds to take a message
ENDS = 2.0


class Reply(NamedTuple):
    """A move by its place among the legal ones, or a fault; `used` are seconds of the processor."""

    place: int | None
    used: float
    value: float | None = None
    fault: str = ""
    sentence: str = ""


class NoProcess(RuntimeError):
    """No player's process could be started: this machine's fault."""


class PlayerProcess:
    def __init__(self, cells: list[str], where: Mapping[str, str], terms: Terms):
        self.cells, self.where, self.terms = cells, where, terms
        self.process: Any = None
        self.wire: PlayerWire
        self.pids: set[int] = set()  # of the seat, and of its fork that plays
        self.seat: set[int] = set()
        self.rested = 0.0  # how long it had worked when it last answered
        self.number = 0
        self.loaded = 0.0  # seconds of the processor that the notebook took

    # -- starting and ending -----------------------------------------------------------------------

    def load(self) -> str:
        """Start it and run its notebook; what is wrong with it, "" if nothing.

        Raises:
            NoProcess: it could not even be started.
        """
        self._start()
        try:
            self.wire.send({"load": self.cells}, SENT)
            message = self._await(self.terms.loading, 3 * self.terms.loading)
        except (OtherEndGone, Enormous, Nonsense):
            self.close()
            return "its notebook ended the process that ran it"
        if message is None:
            self.close()
            return f"its notebook ran for more than {self.terms.loading:g} s"
        self.loaded, self.seat = self.worked(), set(self.pids)
        wrong = message.get("ready")
        return wrong[:200] if isinstance(wrong, str) else "its notebook disturbed what ran it"

    def _start(self) -> None:
        ours, theirs = socket.socketpair()
        self.pids, self.rested = set(), 0.0
        self.wire = PlayerWire(ours)
        with theirs:
            try:
                self.process = start_seat(theirs, self.where, self.terms)
            except OSError as error:
                ours.close()
                raise NoProcess(f"no player could be started: {error}") from error

    def close(self) -> None:
        if self.process is None:
            return
        self.wire.end.close()
        self.process.kill()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(ENDS)
        if isinstance(self.process, ForkedKernel):
            self.process.connection.close()
        self.process = None

    # -- a game ------------------------------------------------------------------------------------

    def begin(self, seed: int) -> str:
        """Begin a game; why it cannot, "" if it can."""
        if self.process is None and (wrong := self.load()):
            return wrong
        unit, granted = self.terms.clock
        about = {"game": self.terms.game, "clock": [unit, granted], "seed": seed}
        try:
            self.wire.send({"play": about}, SENT)
            begun = self._await(self.terms.loading, self.terms.silence)
        except (OtherEndGone, Enormous, Nonsense):
            begun = None
        if begun is None or "begun" not in begun:
            self.close()
            return "its process did not begin the game"
        self.rested = self.worked()
        return ""

    def ask(self, moves: list[int]) -> Reply:
        """One move, after these have been made since the last question."""
        before = self.worked() if self.terms.ponder else self.rested
        self.number += 1
        most = self.terms.seconds + self.terms.grace
        fault, message = "", None
        try:
            self.wire.send({"ask": self.number, "moves": moves}, SENT)
            message = self._await(most, self.terms.silence, before)
        except OtherEndGone:
            fault = "ended"
        except Enormous:
            fault = "enormous"
        except Nonsense:
            fault = "nonsense"
        now = self.worked()
        used, self.rested = max(0.0, now - before), now
        if message is None and not fault:
            fault = "late" if used > most else "silent"
        if fault or message is None:
            self.close()
            return Reply(None, used, None, fault, SENTENCES[fault].format(terms=self.terms))
        return self._read(message, used, most)

    def over(self) -> None:
        """The game is over; the process is ready for another, or ended."""
        if self.process is None:
            return
        try:
            self.wire.send({"over": True}, SENT)
            while "ended" not in (message := self._await(1.0, ENDS) or {}):
                if not message:
                    raise OtherEndGone
            self.pids = set(self.seat)  # the fork has ended, and its number may be given again
            if message.get("left"):
                self.close()
        except (OtherEndGone, Enormous, Nonsense):
            self.close()

    def _read(self, message: dict[str, Any], used: float, most: float) -> Reply:
        """What an answer says, if it is one; nothing in it is believed but a number."""
        if "ended" in message:
            self.close()
            return Reply(None, used, None, "ended", SENTENCES["ended"])
        if message.get("answer") != self.number:
            self.close()
            return Reply(None, used, None, "nonsense", SENTENCES["nonsense"])
        told = message.get("used")
        counted = told if isinstance(told, int | float) else 0.0
        if not self._is_measured():
            used = counted
        fault, sentence = message.get("fault"), message.get("sentence")
        if used > most and not (isinstance(fault, str) and fault):
            return Reply(None, used, None, "late", SENTENCES["late"].format(terms=self.terms))
        if isinstance(fault, str) and isinstance(sentence, str) and fault in TOLD:
            return Reply(None, used, None, fault, sentence[:300])
        place, value = message.get("move"), message.get("value")
        said = isinstance(value, int | float) and not isinstance(value, bool)
        if type(place) is not int:
            self.close()
            return Reply(None, used, None, "nonsense", SENTENCES["nonsense"])
        worth = float(value) if said and abs(value) < MOST_SAID else None  # type: ignore[arg-type]
        return Reply(place, used, worth)

    # -- time --------------------------------------------------------------------------------------

    def _await(self, most: float, wall: float, before: float = 0.0) -> dict[str, Any] | None:
        """The next message; None if it has worked for more than `most`, or the wall's clock says
        that it is enough."""
        end = time.monotonic() + wall
        while True:
            left = max(0.001, most - (self.worked() - before))
            message = self.wire.receive(min(GLANCE, left))
            if self.wire.sender:
                self.pids.add(self.wire.sender)
            if message is not None:
                return message
            if time.monotonic() > end or self.worked() - before > most:
                return None

    def _is_measured(self) -> bool:
        return sys.platform == "linux"

    def worked(self) -> float:
        """Seconds of the processor that all of its processes have used, one that has ended too."""
        return sum(map(worked, self.pids)) if self._is_measured() else 0.0


TOLD = ("late", "illegal", "raised")
SENTENCES = {
    "late": "It was late: it had {terms.in_words} and worked longer.",
    "silent": "It was silent: no answer within {terms.silence:g} s, though it did not work.",
    "ended": "Its process ended: it crashed, left, or needed too much memory.",
    "enormous": "Its answer was larger than any move.",
    "nonsense": "What it sent was no answer to the question.",
}
