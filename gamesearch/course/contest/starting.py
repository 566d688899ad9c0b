"""How a player's process is started, and how long it has worked."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gamesearch.course.contest.terms import Terms
from gamesearch.course.sandbox.client import ForkedKernel
from gamesearch.course.sandbox.limits import environment
from gamesearch.course.sandbox.request import Request
from gamesearch.course.sandbox.run import NAME

SEAT = "gamesearch.course.contest.seat"


def start_seat(theirs: socket.socket, where: Mapping[str, str], terms: Terms) -> Any:
    """The process of a seat: behind the walls that this run has, or plain."""
    request = Request(terms.limits, [theirs], program=SEAT)
    if "GAMESEARCH_RUN" not in where:
        return subprocess.Popen(
            [sys.executable, "-P", "-W", "ignore", "-m", SEAT, str(theirs.fileno())],
            env=environment(os.environ.get("TMPDIR", "/tmp")),
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    spec = json.loads(Path(where["GAMESEARCH_RUN"], "kernels", NAME, "kernel.json").read_text())
    config = spec["metadata"]["kernel_provisioner"]["config"]
    if "server" in config:
        return ForkedKernel(config["server"], request)
    walled = bool(config.get("walled"))
    reading = request.as_file(walled)
    try:
        fds = [reading, theirs.fileno()]
        return subprocess.Popen(
            [*spec["argv"], *map(str, fds)],
            env=environment() if walled else environment(where["GAMESEARCH_RUN"]),
            pass_fds=fds,
            cwd="/" if walled else where["GAMESEARCH_RUN"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    finally:
        os.close(reading)


def worked(pid: int) -> float:
    try:
        return time.clock_gettime((~pid << 3) | 2)  # Linux: the clock of all that a process works
    except OSError:  # it has ended
        return 0.0
