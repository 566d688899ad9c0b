"""The kernel itself: ipykernel on sockets that were made outside and handed in.

So a kernel needs no file and no port to be reached by: it is bound before the student's code runs,
and there is no place it shares with whoever talks to it.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import socket
import sys
import threading
from typing import Any

import zmq
from ipykernel.heartbeat import Heartbeat
from ipykernel.kernelapp import IPKernelApp

from gamesearch.course.sandbox.probe import break_out
from gamesearch.course.sandbox.request import CHANNELS

SOON = 5.0  # seconds


class HandedHeartbeat(Heartbeat):
    handed: int

    def _bind_socket(self) -> None:
        self.socket.setsockopt(zmq.USE_FD, self.handed)
        super()._bind_socket()


class HandedKernel(IPKernelApp):
    """Port n stands for the n-th of the handed sockets, in the order of CHANNELS."""

    handed: list[int]

    def _try_bind_socket(self, s: Any, port: int) -> int:
        s.setsockopt(zmq.USE_FD, self.handed[port - 1])
        return int(super()._try_bind_socket(s, port))

    def init_heartbeat(self) -> None:
        beat = HandedHeartbeat(zmq.Context(), (self.transport, self.ip, self.hb_port))
        beat.handed = self.handed[self.hb_port - 1]
        self.heartbeat = beat
        beat.start()

    def init_control(self, context: Any) -> None:
        super().init_control(context)
        # It would look for the shell's socket by a name that does not exist in here.
        name = self.shell_socket.getsockopt_string(zmq.LAST_ENDPOINT)
        self.debug_shell_socket.disconnect(name)

    def init_connection_file(self) -> None: ...

    def write_connection_file(self, **kwargs: Any) -> None: ...

    def init_poller(self) -> None: ...


def run_kernel(key: str, sockets: list[int]) -> None:
    """Answer on these sockets until told to shut down."""
    _reseed()
    names = {name: place for place, name in enumerate(CHANNELS, 1)}
    app = HandedKernel.instance(transport="ipc", ip="handed", connection_file="none", **names)
    app.handed = sockets
    app.session.key = key.encode()
    app.initialize(["--quiet", "--HistoryManager.enabled=False"])
    _open_every_way_out(app)
    app.start()


def _open_every_way_out(app: HandedKernel) -> None:
    """A thread of ipykernel opens its way to the one that sends when it first has something to say.
    An answer that has used up all files would leave it mute, and deaf to interrupts: so it is done
    before there are answers."""
    sending, opened = app.iopub_thread, threading.Event()

    def open_way() -> None:
        sending._event_pipe  # noqa: B018  (asked for, it is made)
        opened.set()

    sending.schedule(open_way)
    opened.wait(SOON)
    for thread in (app.control_thread, app.kernel.shell_channel_thread):
        if thread is not None:
            thread.io_loop.add_callback(open_way)


def silence() -> None:
    """Nothing that is written to the terminal goes anywhere."""
    sys.stdout.flush()
    sys.stderr.flush()
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    if nowhere > 2:
        os.close(nowhere)


def _reseed() -> None:
    """A fork has inherited the state of the generators: no two kernels shall share it."""
    random.seed()
    if numpy := sys.modules.get("numpy"):
        numpy.random.seed()


def do_request(request: dict[str, Any], sockets: list[int]) -> None:
    """Do what is asked, where all limits hold: run a kernel or another program, or try to get out
    and tell."""
    if request["questions"]:
        with socket.socket(fileno=sockets[0]) as answer:
            answer.sendall(json.dumps(break_out(request["questions"])).encode())
        return
    silence()
    try:
        if request["program"]:
            importlib.import_module(request["program"]).main(sockets[0])
        else:
            run_kernel(request["key"], sockets)
    finally:
        os._exit(0)
