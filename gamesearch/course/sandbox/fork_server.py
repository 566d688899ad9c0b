"""A warm process, with all libraries loaded, that forks a kernel in its jail for each submission.

It runs behind the wall and makes a jail within it for each kernel, so a submission would have to
leave two of them to reach the machine, and one to reach another submission. The wall and the
imports are paid for once; a jail costs two forks and five mounts. bubblewrap around each kernel
would isolate as well, at four times the work, as each kernel imports anew.

It never runs a student's code itself, has one thread, and keeps nothing of a kernel that has ended.

  listening socket   one message {key, limits} with the kernel's five sockets begins a kernel, which
                     lives as long as that connection; "warden" comes with a handle of the process
                     around it, and "exit N" is the last thing sent
  control            "ready" is sent when it is warm; when the other end closes, everything ends
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import pkgutil
import selectors
import signal
import socket
import sys
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from gamesearch.course.sandbox import linux
from gamesearch.course.sandbox.jail import run_in_jail
from gamesearch.course.sandbox.kernel import start
from gamesearch.course.sandbox.limits import Limits
from gamesearch.course.sandbox.request import LARGEST, MOST_SOCKETS

NEEDED = [
    "gamesearch.course.grade.in_kernel",
    "gamesearch.course.sandbox.kernel",
    "gamesearch.course.sandbox.probe",
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.logger",
    "IPython.extensions.storemagic",
    "ipykernel.ipkernel",
    "tornado.platform.asyncio",
    "tornado.queues",
]
USEFUL = ["matplotlib.pyplot", "matplotlib_inline.backend_inline", "networkx", "numpy.random"]
USEFUL += ["anywidget", "ipywidgets"]


@dataclass
class Running:
    """A warden, and the connection that its kernel lives by."""

    pid: int
    fd: int
    connection: socket.socket
    wanted: bool = True


class ForkServer:
    def __init__(self, listening: socket.socket, control: socket.socket) -> None:
        self.listening, self.control = listening, control
        self.selector = selectors.DefaultSelector()
        self.selector.register(listening, selectors.EVENT_READ, self.accept)
        self.selector.register(control, selectors.EVENT_READ, self.control_closed)

    def serve(self) -> None:
        while True:
            for key, _ in self.selector.select():
                # A kernel may end as its connection closes: the first of the two settles both.
                if self.selector.get_map().get(key.fd) == key:
                    key.data()

    def control_closed(self) -> None:
        os._exit(0)  # the wardens are told by the machine, and kill their kernels

    def accept(self) -> None:
        connection, _ = self.listening.accept()
        message, sockets, _, _ = socket.recv_fds(connection, LARGEST, MOST_SOCKETS)
        if not message:
            connection.close()
            return
        try:
            pid = os.fork()
        except OSError:  # no memory for one more: whoever asked sees the connection close
            connection.close()
            return
        else:
            if pid == 0:
                self._become_warden(json.loads(message), sockets)
        finally:
            for fd in sockets:
                os.close(fd)
        running = Running(pid, os.pidfd_open(pid), connection)
        self.selector.register(running.fd, selectors.EVENT_READ, partial(self.ended, running))
        self.selector.register(connection, selectors.EVENT_READ, partial(self.left, running))
        with suppress(OSError):  # it has closed
            socket.send_fds(connection, [b"warden"], [running.fd])

    def _become_warden(self, request: dict[str, Any], sockets: list[int]) -> None:
        status = 1
        try:
            linux.die_with_parent()
            self.selector.close()
            _close_all_but({0, 1, 2, *sockets})
            limits = Limits(**request["limits"])
            status = run_in_jail(partial(start, request, sockets), limits)
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            os._exit(status & 0xFF)

    def left(self, running: Running) -> None:
        """Whoever asked for the kernel wants it no longer, or has died."""
        self.selector.unregister(running.connection)
        running.wanted = False
        signal.pidfd_send_signal(running.fd, signal.SIGTERM)

    def ended(self, running: Running) -> None:
        self.selector.unregister(running.fd)
        os.close(running.fd)
        status = os.waitstatus_to_exitcode(os.waitpid(running.pid, 0)[1])
        if running.wanted:
            self.selector.unregister(running.connection)
        with suppress(OSError):  # it has closed
            running.connection.send(f"exit {status}".encode())
        running.connection.close()


def _close_all_but(kept: set[int]) -> None:
    for name in os.listdir("/proc/self/fd"):
        if int(name) not in kept:
            with suppress(OSError):  # the one that listed them has closed
                os.close(int(name))


def warm() -> None:
    """Load what every kernel loads. Of the package it is the checks alone: what they use is theirs
    (see `grade.in_kernel`), whereas the rest shall find what a student may call, and no more."""
    _without_debugger()
    for name in NEEDED:
        importlib.import_module(name)
    for name in USEFUL:
        with suppress(ImportError):
            importlib.import_module(name)
    checks = importlib.import_module("gamesearch.checks")
    for module in pkgutil.walk_packages(checks.__path__, f"{checks.__name__}."):
        importlib.import_module(module.name)


def _without_debugger() -> None:
    """ipykernel has one if it finds debugpy, at a third of the cost of a kernel."""
    sys.modules["debugpy"] = None  # type: ignore[assignment]
    importlib.import_module("ipykernel.debugger")
    del sys.modules["debugpy"]


def main(listening: int, control: int) -> None:
    linux.become(linux.NOBODY)
    linux.die_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm()
    gc.collect()
    gc.freeze()  # a collection in a child would copy every page it looks at
    server = ForkServer(socket.socket(fileno=listening), socket.socket(fileno=control))
    server.control.send(b"ready")
    server.serve()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
