"""A kernel of the warm server, seen from outside: it is held like a `subprocess.Popen`."""

from __future__ import annotations

import json
import os
import select
import socket
import time
from subprocess import TimeoutExpired

from gamesearch.course.sandbox.request import Request

LOST = -9  # what a kernel returns whose server is gone


class ForkedKernel:
    """Lives as long as its connection to the server."""

    stdin = stdout = stderr = None

    def __init__(self, server: str, request: Request) -> None:
        self.returncode: int | None = None
        self.pid = 0  # it has none in our namespace
        self.warden: int | None = None  # the process around it, by the number it has here
        self.connection = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            self.connection.connect(server)
            fds = [each.fileno() for each in request.sockets]
            socket.send_fds(self.connection, [json.dumps(request.to_dict()).encode()], fds)
        except OSError as error:
            self.connection.close()
            raise ConnectionError(f"the sandbox does not answer ({error}): start again") from error

    def poll(self) -> int | None:
        return self._read(0)

    def wait(self, timeout: float | None = None) -> int:
        end = None if timeout is None else time.monotonic() + timeout
        while self.returncode is None:
            self._read(60 if end is None else max(0, end - time.monotonic()))
            if self.returncode is None and end is not None and time.monotonic() > end:
                raise TimeoutExpired("kernel", timeout or 0)
        return self.returncode

    def _read(self, seconds: float) -> int | None:
        if self.returncode is None and select.select([self.connection], [], [], seconds)[0]:
            try:
                data, fds, _, _ = socket.recv_fds(self.connection, 100, 1)
                last = data.decode()
            except OSError:
                last, fds = "", []
            if last == "warden":
                self.warden = _number(fds)
                return None
            self.returncode = int(last.split()[1]) if last.startswith("exit") else LOST
            self.connection.close()
        return self.returncode

    def kill(self) -> None:
        """Everything in its jail ends; `wait` sees it."""
        if self.returncode is None:
            self.connection.shutdown(socket.SHUT_WR)

    terminate = kill

    def send_signal(self, number: int) -> None:
        """Interrupts go by message; whatever else is sent ends it."""
        self.kill()


def _number(handles: list[int]) -> int | None:
    """The process that a handle stands for: Linux writes its number as it is known here."""
    number = None
    for handle in handles:
        try:
            with open(f"/proc/self/fdinfo/{handle}") as file:
                [number] = [int(line.split()[1]) for line in file if line.startswith("Pid:")]
        except (OSError, ValueError):
            pass
        os.close(handle)
    return number if number and number > 0 else None
