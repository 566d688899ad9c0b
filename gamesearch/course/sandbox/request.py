"""What is told to a kernel that shall begin, and the sockets it gets along with it."""

from __future__ import annotations

import json
import os
import platform
import re
import secrets
import socket
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from gamesearch.course.sandbox.limits import Limits, processes_running

LARGEST = 16_000  # bytes of one message
MOST_SOCKETS = 8
FIRST_USER = 200_000
LEFT_OUT = "GAMESEARCH_LEFT_OUT"  # tells the provisioner what a kernel shall not find
CHANNELS = ("shell_port", "iopub_port", "stdin_port", "hb_port", "control_port")


@dataclass
class Request:
    """Begin a kernel that signs with `key`, or only look around and answer `questions`, or run
    another `program`: a module whose `main` is given the first socket."""

    limits: Limits
    sockets: list[socket.socket]
    key: str = ""
    questions: dict[str, Any] = field(default_factory=dict)
    program: str = ""
    left_out: dict[str, list[str]] = field(default_factory=dict)  # of the package, see `view`

    def to_dict(self) -> dict[str, Any]:
        told = {"key": self.key, "questions": self.questions, "program": self.program}
        return {"limits": self.limits.to_dict(), "left_out": self.left_out, **told}

    def as_file(self, walled: bool) -> int:
        """An open file from which a kernel that is started plainly reads it."""
        more = {"walled": walled, "user": FIRST_USER + secrets.randbelow(60_000), "already": 0}
        if not (walled and os.geteuid() == 0):  # whose kernels each get a user of their own
            more["already"] = counted_elsewhere(walled)
        reading, writing = os.pipe()
        with os.fdopen(writing, "w") as file:
            json.dump(self.to_dict() | more, file)
        return reading

    def close(self) -> None:
        for each in self.sockets:
            each.close()


def listen(address: str, ports: list[int]) -> list[socket.socket]:
    """Sockets where a client of jupyter_client looks for those of a kernel."""
    found = []
    for port in ports:
        path = f"{address}-{port}"
        with suppress(FileNotFoundError):
            os.unlink(path)
        bound = socket.socket(socket.AF_UNIX)
        bound.bind(path)
        bound.listen(64)
        found.append(bound)
    return found


def counted_elsewhere(walled: bool) -> int:
    """Processes of the same user outside, where a limit counts them too: Linux counts each user
    namespace for itself since 5.14."""
    if walled and sys.platform == "linux":
        match = re.match(r"(\d+)\.(\d+)", platform.release())
        if match and (int(match[1]), int(match[2])) >= (5, 14):
            return 0
    return processes_running()
