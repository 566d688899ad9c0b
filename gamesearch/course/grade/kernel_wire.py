"""One connection to a kernel, read by ourselves, so that nothing it sends can fill our memory.

ZeroMQ's own library takes in whatever comes, as fast as it comes, before anybody has asked for it:
a student's code could send it more than this machine holds. Here a message is read when there is
room for it, and the connection ends with one that is larger than any honest notebook's.

It is as much of ZMTP 3.0 as a client needs: no encryption, one peer, whole messages.
https://rfc.zeromq.org/spec/23
"""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator

LARGEST_MESSAGE = 16_000_000  # bytes
MOST_FRAMES = 64  # parts of one message; Jupyter's have about seven
PIECE = 1 << 18  # bytes that are read at once
MORE, LONG, COMMAND = 1, 2, 4  # flags of a frame
GREETING = b"\xff" + bytes(8) + b"\x7f\x03\x00" + b"NULL".ljust(20, b"\0") + bytes(32)
SUBSCRIBE_TO_ALL = b"\x01"
# A kernel asks back whoever sent it a request by the name that this one has given itself.
WHO_ASKS = b"gamesearch"


class WireBroke(ConnectionError):
    """The other end is gone, or does not read."""


class TooLarge(ConnectionError):
    """The other end has begun a message that nobody will read to its end."""


class KernelWire:
    """A connected socket of a kernel; `kind` is ours: DEALER for requests, SUB to listen."""

    def __init__(self, path: str, kind: str, seconds: float) -> None:
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(seconds)
        self.unread = bytearray()
        self.frames: list[bytes] = []
        self.size = 0  # bytes of the message that is coming in
        try:
            self.socket.connect(path)
            self._shake_hands(kind, time.monotonic() + seconds)
            if kind == "SUB":
                self.send([SUBSCRIBE_TO_ALL])
        except BaseException:
            self.close()
            raise

    def _shake_hands(self, kind: str, end: float) -> None:
        """Both sides greet, and say what they are; only then may a message follow."""
        ready = b"\x05READY" + _property(b"Socket-Type", kind.encode())
        ready += _property(b"Identity", WHO_ASKS) if kind == "DEALER" else b""
        self._write(GREETING + _frame(COMMAND, ready))
        while (head := self._head(len(GREETING))) is None or len(self.unread) < sum(head[1:]):
            if len(self.unread) > PIECE or time.monotonic() > end:
                raise WireBroke("it does not greet")
            enough = len(GREETING) + 2 if head is None else sum(head[1:])
            self._read(max(1, enough - len(self.unread)))  # what follows is for `receive` to read
        del self.unread[: sum(head[1:])]

    def fileno(self) -> int:
        return self.socket.fileno()

    def close(self) -> None:
        self.socket.close()

    def _read(self, most: int = PIECE) -> None:
        try:
            piece = self.socket.recv(most)
        except OSError:
            piece = b""
        if not piece:
            raise WireBroke("it has closed the connection")
        self.unread += piece

    def send(self, parts: list[bytes]) -> None:
        flags = [MORE] * (len(parts) - 1) + [0]
        self._write(b"".join(map(_frame, flags, parts)))

    def _write(self, data: bytes) -> None:
        try:
            self.socket.sendall(data)
        except OSError as error:
            raise WireBroke(f"it takes no message: {error}") from None

    def receive(self) -> Iterator[list[bytes]]:
        """Read once, and give every message that is whole by now."""
        self._read()
        at = 0
        try:
            while (head := self._head(at)) is not None:
                flags, begin, length = head
                if self.size + length > LARGEST_MESSAGE or len(self.frames) >= MOST_FRAMES:
                    raise TooLarge("it sends a message that is too large")
                if len(self.unread) < begin + length:
                    return
                frame = bytes(self.unread[begin : begin + length])
                at = begin + length
                if flags & COMMAND:
                    continue
                self.frames.append(frame)
                self.size += length
                if not flags & MORE:
                    whole, self.frames, self.size = self.frames, [], 0
                    yield whole
        finally:
            del self.unread[:at]

    def _head(self, at: int) -> tuple[int, int, int] | None:
        """Flags, where the body begins, and its length; None if that has not come in yet."""
        if len(self.unread) < at + 2:
            return None
        flags = self.unread[at]
        if not flags & LONG:
            return flags, at + 2, self.unread[at + 1]
        if len(self.unread) < at + 9:
            return None
        return flags, at + 9, int.from_bytes(self.unread[at + 1 : at + 9], "big")


def _property(name: bytes, value: bytes) -> bytes:
    return bytes([len(name)]) + name + len(value).to_bytes(4, "big") + value


def _frame(flags: int, body: bytes) -> bytes:
    if len(body) < 256:
        return bytes([flags, len(body)]) + body
    return bytes([flags | LONG]) + len(body).to_bytes(8, "big") + body
