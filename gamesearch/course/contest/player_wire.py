"""What a referee and a player's process say to each other: JSON, each message behind its length.

The referee trusts nothing that comes: a message has a most, a time, and a sender. Linux names the
process that has sent it, as it is known out here, and no process can name another.
"""

from __future__ import annotations

import json
import select
import socket
import struct
import sys
import time
from typing import Any

LARGEST = 20_000  # bytes of an answer; a move is a number
MOST_SAID = 1e6  # of what a player says that a position is worth
LENGTH = struct.Struct("!I")
SENDER = struct.Struct("3i")  # process, user, group
NAMED = sys.platform == "linux"


class Enormous(Exception):
    """A message is longer than any answer."""


class OtherEndGone(Exception):
    """Nobody is at the other end any more."""


class Nonsense(Exception):
    """What came is no message."""


class PlayerWire:
    """One end. `sender` is the process that the last message came from, None if unknown."""

    def __init__(self, end: socket.socket):
        self.end, self.waiting, self.sender = end, b"", None if not NAMED else 0
        if NAMED:
            end.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)

    def send(self, message: dict[str, Any], seconds: float | None = None) -> None:
        """Raises OtherEndGone: it is not taken."""
        data = json.dumps(message).encode()
        self.end.settimeout(seconds)
        try:
            self.end.sendall(LENGTH.pack(len(data)) + data)
        except OSError:
            raise OtherEndGone from None

    def receive(self, seconds: float | None, most: int = LARGEST) -> dict[str, Any] | None:
        """The next message, or None after so many seconds without a whole one."""
        end = None if seconds is None else time.monotonic() + seconds
        while (message := self._whole(most)) is None:
            left = None if end is None else max(0.0, end - time.monotonic())
            if not select.select([self.end], [], [], left)[0]:
                return None
            self._read()
            if left == 0.0:  # one that drips must not hold us
                return self._whole(most)
        return message

    def _read(self) -> None:
        try:
            data, told, _, _ = self.end.recvmsg(65536, socket.CMSG_SPACE(SENDER.size))
        except OSError:
            raise OtherEndGone from None
        if not data:
            raise OtherEndGone
        for _, kind, value in told:
            if NAMED and kind == socket.SCM_CREDENTIALS:
                self.sender = SENDER.unpack(value[: SENDER.size])[0]
        self.waiting += data

    def _whole(self, most: int) -> dict[str, Any] | None:
        if len(self.waiting) < LENGTH.size:
            return None
        [length] = LENGTH.unpack(self.waiting[: LENGTH.size])
        if length > most:
            raise Enormous
        if len(self.waiting) < LENGTH.size + length:
            return None
        data = self.waiting[LENGTH.size : LENGTH.size + length]
        self.waiting = self.waiting[LENGTH.size + length :]
        try:
            message = json.loads(data)
        except (ValueError, RecursionError):
            raise Nonsense from None
        if not isinstance(message, dict):
            raise Nonsense
        return message
