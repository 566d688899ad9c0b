"""What was read of the submissions, kept until it is graded: each is read once, and never again.

A file may be replaced, emptied or linked elsewhere while a class is graded. What was looked at is
what is marked; it lies in a file without a name, as a class may be larger than the memory.
"""

from __future__ import annotations

from typing import IO


class Spool:
    """Bytes by name, in an open file that is nobody else's."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file = file
        self.places: dict[str, tuple[int, int]] = {}

    def put(self, name: str, data: bytes) -> None:
        self.places[name] = (self.file.seek(0, 2), len(data))
        self.file.write(data)

    def get(self, name: str) -> bytes:
        begin, size = self.places[name]
        self.file.seek(begin)
        return self.file.read(size)
