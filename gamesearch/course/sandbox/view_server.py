"""A process with one view of the package warm: it forks a kernel in its jail for each request.

It is a fork of the server, which has loaded all libraries but nothing of the package that an answer
could be found in, and it loads the package as its kernels shall see it (see `view`). It never runs
a student's code itself, has one thread, and keeps nothing of a kernel that has ended.

  channel     one message {key, limits, …} with a connection and the kernel's five sockets begins a
              kernel, which lives as long as that connection; "warden" comes back with a handle of
              the process around it, and "exit N" is the last thing sent. When the other end of the
              channel closes, no more begin, and all ends with the last kernel
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

from gamesearch.course.sandbox import linux, view
from gamesearch.course.sandbox.jail import run_in_jail
from gamesearch.course.sandbox.kernel import do_request
from gamesearch.course.sandbox.limits import Limits
from gamesearch.course.sandbox.request import LARGEST, MOST_SOCKETS

NEEDED = ("gamesearch.course.grade.answering", "gamesearch.checks", "gamesearch.games")


@dataclass
class Running:
    """A warden, and the connection that its kernel lives by."""

    pid: int
    fd: int
    connection: socket.socket
    wanted: bool = True


class ViewServer:
    def __init__(self, channel: socket.socket) -> None:
        self.channel = channel
        self.running = 0
        self.is_wanted = True
        self.selector = selectors.DefaultSelector()
        self.selector.register(channel, selectors.EVENT_READ, self.accept)

    def serve(self) -> None:
        while self.is_wanted or self.running:
            for key, _ in self.selector.select():
                # A kernel may end as its connection closes: the first of the two settles both.
                if self.selector.get_map().get(key.fd) == key:
                    key.data()

    def accept(self) -> None:
        message, sockets, _, _ = socket.recv_fds(self.channel, LARGEST, MOST_SOCKETS)
        if not message:
            self.is_wanted = False
            self.selector.unregister(self.channel)
            return
        connection = socket.socket(fileno=sockets.pop(0))
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
        self.running += 1
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
            close_all_but({0, 1, 2, *sockets})
            limits = Limits(**request["limits"])
            status = run_in_jail(partial(do_request, request, sockets), limits)
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
        self.running -= 1
        self.selector.unregister(running.fd)
        os.close(running.fd)
        status = os.waitstatus_to_exitcode(os.waitpid(running.pid, 0)[1])
        if running.wanted:
            self.selector.unregister(running.connection)
        with suppress(OSError):  # it has closed
            running.connection.send(f"exit {status}".encode())
        running.connection.close()


def close_all_but(kept: set[int]) -> None:
    for name in os.listdir("/proc/self/fd"):
        if int(name) not in kept:
            with suppress(OSError):  # the one that listed them has closed
                os.close(int(name))


def load(left_out: view.Left, folder: str) -> None:
    """The checks and the games as kernels shall find them, without what is left out."""
    if left_out:
        view.cover(left_out, folder)
        view.install(left_out)
    for name in NEEDED:
        room = importlib.import_module(name)
        path = getattr(room, "__path__", ())
        for module in pkgutil.walk_packages(path, f"{name}.", onerror=lambda _: None):
            with suppress(Exception):  # it needs what is left out: asked for it, it will say so
                importlib.import_module(module.name)
    gc.collect()
    gc.freeze()  # a collection in a child would copy every page it looks at
