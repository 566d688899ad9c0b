"""The first thing that is done where a kernel shall run, once its limits hold."""

from __future__ import annotations

import json
import os
import socket
from typing import Any


def begin(request: dict[str, Any], sockets: list[int]) -> None:
    # Loaded also where only questions are answered: where it cannot be, no kernel would run.
    from gamesearch.course.sandbox.kernel_app import run_kernel, silence

    if request["questions"]:
        from gamesearch.course.sandbox.probe import look

        with socket.socket(fileno=sockets[0]) as answer:
            answer.sendall(json.dumps(look(request["questions"])).encode())
        return
    silence()
    try:
        run_kernel(request["key"], sockets)
    finally:
        os._exit(0)
