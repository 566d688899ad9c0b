"""Each tier, started and tried out; what makes it hold is in `bubblewrap` and `jail`."""

from __future__ import annotations

import compileall
import json
import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from gamesearch.course.environment import PACKAGE
from gamesearch.course.sandbox import bubblewrap
from gamesearch.course.sandbox.client import ForkedKernel
from gamesearch.course.sandbox.limits import GB, MB, Limits, environment
from gamesearch.course.sandbox.probe import questions
from gamesearch.course.sandbox.request import Request
from gamesearch.course.sandbox.run import NAME, PATIENCE, NotHere, Run
from gamesearch.errors import GameSearchError

TOGETHER = 2  # times as much memory for all kernels together as for one
PYTHON = [os.path.abspath(sys.executable), "-P", "-W", "ignore", "-m"]


class SandboxUnavailable(GameSearchError, RuntimeError):
    """This machine has no sandbox that holds, and it was asked for one that does."""


@dataclass
class Sandbox:
    """A kernel's name, and `env`, what must stand in the environment for Jupyter to find it.

    Leaving it ends all its kernels and removes everything it wrote.
    """

    kernel_name: str
    tier: str
    sentence: str
    env: dict[str, str] = field(default_factory=dict)
    run: Run | None = None

    def __enter__(self) -> Sandbox:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def mend(self) -> None:
        """Start again what has ended.

        Raises:
            SandboxUnavailable: it does not start any more.
        """
        try:
            if self.run is not None:
                self.run.mend()
        except (NotHere, OSError) as error:
            raise SandboxUnavailable(
                f"the sandbox has ended and does not start again ({error}); what is marked is "
                "kept: the same call goes on from there"
            ) from None

    def close(self) -> None:
        if self.run is not None:
            self.run.close()


# Each takes why the better ones do not work here, and says it where that makes a difference.


def bubblewrap_warm(limits: Limits, why: str = "", private: Sequence[Path] = ()) -> Sandbox:
    if bubblewrap.program() is None:
        raise NotHere("bubblewrap is not installed")
    try:
        return _warm(limits, private)
    except NotHere as error:
        raise NotHere(f"bubblewrap with a warm server: {error}") from error


def _warm(limits: Limits, private: Sequence[Path]) -> Sandbox:
    compileall.compile_dir(PACKAGE, quiet=2)  # kernels could not keep what they compile
    command = [*bubblewrap.command(limits), *PYTHON, "gamesearch.course.sandbox.fork_server"]
    run = Run(command, TOGETHER * limits.memory)
    try:
        run.wait_until_warm()
        with questions(limits, private) as asked:
            ours, theirs = socket.socketpair()
            with ours, theirs:
                kernel = ForkedKernel(run.server, Request(limits, [theirs], questions=asked))
                with kernel.connection:
                    _judge(ours, theirs, run)
                    kernel.wait(PATIENCE)
        config = {"server": run.server, "limits": limits.to_dict()}
        env = run.kernel([sys.executable], config)
    except BaseException:
        run.close()
        raise
    sentence = _sentence("forked from a warm server", limits, run.group is not None)
    return Sandbox(NAME, "bubblewrap", sentence, env, run)


def bubblewrap_plain(limits: Limits, why: str = "", private: Sequence[Path] = ()) -> Sandbox:
    """Where there is no warm server; most often a process behind bubblewrap may have no namespaces
    of its own."""
    if bubblewrap.program() is None:
        raise NotHere("bubblewrap is not installed")
    command = [*bubblewrap.command(limits), *PYTHON, "gamesearch.course.sandbox.plain"]
    run = Run()
    try:
        with questions(limits, private) as asked:
            ours, theirs = socket.socketpair()
            with ours, theirs:
                request = Request(limits, [theirs], questions=asked)
                fds = [request.as_file(walled=True), theirs.fileno()]
                with run.log.open("wb") as log:
                    process = subprocess.Popen(
                        [*command, *map(str, fds)],
                        env=environment(),
                        pass_fds=fds,
                        stderr=log,
                        stdin=subprocess.DEVNULL,
                    )
                os.close(fds[0])
                try:
                    _judge(ours, theirs, run)
                finally:
                    process.wait(PATIENCE)
        env = run.kernel(command, {"walled": True, "limits": limits.to_dict()})
    except BaseException as error:
        run.close()
        if isinstance(error, NotHere):
            raise NotHere(f"bubblewrap around each kernel: {error}") from error
        raise
    how = f"each started anew ({why})" if why else "each started anew"
    return Sandbox(NAME, "bubblewrap", _sentence(how, limits), env, run)


def limits_alone(limits: Limits, sentence: str) -> Sandbox:
    run = Run()
    command = [*PYTHON, "gamesearch.course.sandbox.plain"]
    env = run.kernel(command, {"limits": limits.to_dict()})
    return Sandbox(NAME, "limits", sentence, env, run)


def _judge(ours: socket.socket, theirs: socket.socket, run: Run) -> None:
    theirs.close()  # so that its end is seen
    ours.settimeout(PATIENCE)
    with ours.makefile("rb") as file:
        answer = file.read()
    if not answer:
        raise NotHere(run.last_words())
    if found := json.loads(answer):
        raise NotHere("it does not hold, " + ", ".join(found))


def _sentence(how: str, limits: Limits, together: bool = False) -> str:
    bound = f"{TOGETHER * limits.memory // GB} GB of memory together"
    unseen = "memory that no process owns, such as buffers of sockets, is not bounded here"
    return (
        f"Sandbox: bubblewrap, kernels {how}; no network, nothing of yours can be read, "
        f"{limits.scratch // MB} MB of scratch, {limits.memory // GB} GB of memory and "
        f"{limits.processes} processes each; {bound if together else unseen}."
    )
