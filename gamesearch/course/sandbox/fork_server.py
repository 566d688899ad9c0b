"""A warm process, with all libraries loaded, that has a kernel forked for each submission.

It runs behind the wall and makes a jail within it for each kernel, so a submission would have to
leave two of them to reach the machine, and one to reach another submission. The wall and the
imports are paid for once; a jail costs two forks and five mounts. bubblewrap around each kernel
would isolate as well, at four times the work, as each kernel imports anew.

Kernels may differ in what they see of the package. For each such view there is a fork of this
process that has loaded it (see `view_server`); it is made when it is asked for first, and kept.

  listening socket   one message with sockets per kernel: it is passed on to the view
  control            "ready" is sent when it is warm; when the other end closes, everything ends
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import selectors
import signal
import socket
import sys
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from gamesearch.course.sandbox import linux
from gamesearch.course.sandbox.request import LARGEST, MOST_SOCKETS
from gamesearch.course.sandbox.view_server import ViewServer, close_all_but, load

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
MOST_VIEWS = 8  # that are kept warm


@dataclass
class View:
    """The process that forks kernels with one view, and our end of its channel."""

    pid: int
    fd: int
    channel: socket.socket


class ForkServer:
    def __init__(self, listening: socket.socket, control: socket.socket) -> None:
        self.listening, self.control = listening, control
        self.views: dict[str, View] = {}  # by what is left out; the one used last stands last
        self.made = 0
        self.selector = selectors.DefaultSelector()
        self.selector.register(listening, selectors.EVENT_READ, self.accept)
        self.selector.register(control, selectors.EVENT_READ, self.control_closed)

    def serve(self) -> None:
        while True:
            for key, _ in self.selector.select():
                if self.selector.get_map().get(key.fd) == key:
                    key.data()

    def control_closed(self) -> None:
        """The wardens are told by the machine that their view has ended, and kill their kernels."""
        for view in self.views.values():
            os.kill(view.pid, signal.SIGKILL)
            os.waitpid(view.pid, 0)  # so that its CPU time, and its kernels', counts as ours
        os._exit(0)

    def accept(self) -> None:
        connection, _ = self.listening.accept()
        with connection:
            message, sockets, _, _ = socket.recv_fds(connection, LARGEST, MOST_SOCKETS)
            try:
                view = self._view(_left_out(message))
                socket.send_fds(view.channel, [message], [connection.fileno(), *sockets])
            except (OSError, ValueError):
                pass  # no memory for one more, or no request: the connection closes
            finally:
                for fd in sockets:
                    os.close(fd)

    def _view(self, left_out: str) -> View:
        found = self.views.pop(left_out, None) or self._begin(left_out)
        self.views[left_out] = found
        if len(self.views) > MOST_VIEWS:
            self.views.pop(next(iter(self.views))).channel.close()  # it ends with its last kernel
        return found

    def _begin(self, left_out: str) -> View:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.made += 1
        pid = os.fork()
        if pid == 0:
            self._become_view(theirs, left_out)
        theirs.close()
        view = View(pid, os.pidfd_open(pid), ours)
        self.selector.register(view.fd, selectors.EVENT_READ, partial(self.ended, view))
        return view

    def _become_view(self, channel: socket.socket, left_out: str) -> None:
        try:
            linux.die_with_parent()
            self.selector.close()
            close_all_but({0, 1, 2, channel.fileno()})  # what came with the request among them
            load(json.loads(left_out), f".view-{self.made}")
            ViewServer(channel).serve()
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            os._exit(0)

    def ended(self, view: View) -> None:
        """Nobody wanted it any longer, or it has died: the next request makes another one."""
        self.selector.unregister(view.fd)
        os.close(view.fd)
        os.waitpid(view.pid, 0)
        view.channel.close()
        self.views = {name: each for name, each in self.views.items() if each is not view}


def _left_out(message: bytes) -> str:
    """What the view that is asked for leaves out, as a name for it.

    Raises:
        ValueError: this is no request.
    """
    request = json.loads(message)
    if not isinstance(request, dict):
        raise ValueError("a request is an object")
    return json.dumps(request.get("left_out") or {})


def warm() -> None:
    """Load what every kernel loads; of the package nothing in which an answer could be found."""
    _without_debugger()
    for name in NEEDED:
        importlib.import_module(name)
    for name in USEFUL:
        with suppress(ImportError):
            importlib.import_module(name)


def _without_debugger() -> None:
    """ipykernel has one if it finds debugpy, at a third of the cost of a kernel."""
    sys.modules["debugpy"] = None  # type: ignore[assignment]
    importlib.import_module("ipykernel.debugger")
    del sys.modules["debugpy"]


def main(listening: int, control: int) -> None:
    linux.become(linux.NOBODY)
    linux.die_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.disable()  # nothing that is loaded is garbage: to look takes a third of the time
    warm()
    gc.enable()
    gc.collect()
    gc.freeze()  # a collection in a child would copy every page it looks at
    server = ForkServer(socket.socket(fileno=listening), socket.socket(fileno=control))
    server.control.send(b"ready")
    server.serve()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
