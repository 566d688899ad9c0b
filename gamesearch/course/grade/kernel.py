"""One kernel that runs one student's cells, and cannot hold up or fill up whoever listens.

nbval's own kernel with four repairs: a dead one is noticed at once instead of at the end of the
time limit, what is printed is read and dropped instead of piling up, the connection is a socket in
a private folder instead of a port that others can reach, and no time passes in waiting for silence.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections import deque
from pathlib import Path
from queue import Empty
from subprocess import DEVNULL
from typing import Any

import zmq
from jupyter_client.kernelspec import KernelSpecManager, NoSuchKernel
from jupyter_client.manager import KernelManager

from gamesearch.course.environment import kernel_environment
from gamesearch.errors import GameSearchError, MissingExtra

try:
    from nbval.kernel import RunningKernel
except ImportError:
    raise MissingExtra("grading needs nbval: pip install 'gamesearch[grade]'") from None

PATIENCE = 0.25  # seconds without a word before we look whether it still lives
START, LAST_WORDS = 60.0, 5.0
ASK_AGAIN = 1.0
LARGEST_MESSAGE = 16_000_000  # bytes
MOST_MESSAGES = 300  # kept per cell
KEPT = ("status", "error", "execute_result", "display_data")
PRIVATE = ("XAUTHORITY", "SSH_AUTH_SOCK")


class KernelDied(RuntimeError):
    """The kernel is gone, or answers nothing any more."""


class NoKernel(GameSearchError, RuntimeError):
    """No kernel could be started: the fault is this machine's, not the student's."""


class MarkingKernel(RunningKernel):
    """A kernel by name, in an empty folder of its own; `stop` leaves nothing behind."""

    def __init__(self, name: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mark-", dir=scratch()))
        self.kept: deque[Any] = deque()
        self.asked = ""
        work = self.folder / "work"
        work.mkdir()
        self.km = KernelManager(kernel_name=name, kernel_spec_manager=_specs(name))
        self.km.transport, self.km.ip = "ipc", str(self.folder / "s")
        self.km.connection_file = str(self.folder / "kernel.json")
        self.km.context.setsockopt(zmq.MAXMSGSIZE, LARGEST_MESSAGE)
        try:
            self.km.start_kernel(
                stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, cwd=str(work), env=_environment(work)
            )
            self.kc = self.km.client(context=self.km.context)
            self.kc.start_channels(stdin=False, hb=False)
            self._wait_until_heard()
        except (NoSuchKernel, OSError, RuntimeError) as error:
            self.stop()
            raise NoKernel(f"no kernel {name!r} could be started: {error}") from error
        except BaseException:  # interrupted: a socket left open would be waited for without end
            self.stop()
            raise

    def _wait_until_heard(self) -> None:
        """Ask until an answer comes, and what is published about it; more than nothing, and no
        longer: Jupyter's own client would go on to listen for a silence of a fifth of a second."""
        end = time.monotonic() + START
        while time.monotonic() < end:
            self.asked = self.kc.kernel_info()
            try:
                self.await_reply(self.asked, ASK_AGAIN)
                self.await_idle(self.asked, PATIENCE)
                return
            except Empty:
                continue
            except KernelDied:
                raise RuntimeError("it died before it answered") from None
        raise RuntimeError(f"it did not answer within {START:.0f} s")

    def execute_cell_input(self, cell_input: str, allow_stdin: bool | None = None) -> str:
        self.kept.clear()
        self.asked = super().execute_cell_input(cell_input, allow_stdin)
        return self.asked

    def await_reply(self, msg_id: str, timeout: float | None = None) -> None:
        """Wait for a cell's end; meanwhile read what it sends, or the sockets would fill."""
        end = None if timeout is None else time.monotonic() + timeout
        shell, iopub = self.kc.shell_channel.socket, self.kc.iopub_channel.socket
        poller = zmq.Poller()
        poller.register(shell, zmq.POLLIN)
        poller.register(iopub, zmq.POLLIN)
        while end is None or time.monotonic() < end:
            ready = dict(poller.poll(int(1000 * PATIENCE)))
            if not ready and not self.is_alive():
                raise KernelDied
            if iopub in ready:
                self._keep(self.kc.get_iopub_msg(timeout=1))
            if shell in ready:
                reply = self.kc.get_shell_msg(timeout=1)
                if reply["parent_header"].get("msg_id") == msg_id:
                    return
        raise Empty

    def get_message(self, stream: str, timeout: float | None = None) -> Any:
        """The next message about the cell that runs, none of which is what it printed."""
        end = None if timeout is None else time.monotonic() + timeout
        while not self.kept:
            try:
                self._keep(super().get_message(stream, PATIENCE))
            except Empty:
                if not self.is_alive():
                    raise KernelDied from None
                if end is not None and time.monotonic() > end:
                    raise
        return self.kept.popleft()

    def _keep(self, message: Any) -> None:
        about = message["parent_header"].get("msg_id")
        if about != self.asked or message["msg_type"] not in KEPT:
            return
        if len(self.kept) < MOST_MESSAGES or message["msg_type"] == "status":
            self.kept.append(message)

    def run(self, source: str, seconds: float) -> list[Any]:
        """Run a cell; the contents of what it showed.

        Raises:
            KernelDied: it is gone, or did not stop when its time was over.
        """
        asked = self.execute_cell_input(source, allow_stdin=False)
        try:
            self.await_reply(asked, seconds)
        except Empty:
            self.interrupt()
        shown = []
        while True:
            try:
                message = self.get_message("iopub", LAST_WORDS)
            except Empty:
                self.stop()
                raise KernelDied from None
            if message["msg_type"] != "status":
                shown.append(message["content"])
            elif message["content"]["execution_state"] == "idle":
                return shown

    def answers(self) -> bool:
        """Whether it still does as it is told: it may live and have lost its voice."""
        try:
            if self.is_alive():
                self.await_reply(self.execute_cell_input("", allow_stdin=False), LAST_WORDS)
                return True
        except (Empty, KernelDied):
            pass
        return False

    def stop(self) -> None:
        if hasattr(self, "kc"):
            self.kc.stop_channels()
        if hasattr(self, "km"):
            if self.km.has_kernel:
                self.km.shutdown_kernel(now=True)
            self.km.cleanup_resources()
            del self.km
        shutil.rmtree(self.folder, ignore_errors=True)


def scratch() -> str | None:
    """Where to put what is gone at the end: in the run's own folder, which is removed also if this
    process is killed (see `sandbox.guardian`)."""
    folder = os.environ.get("GAMESEARCH_RUN")
    return folder if folder and os.path.isdir(folder) else None


def _specs(name: str) -> KernelSpecManager:
    """`python3` is this very interpreter, whatever else is installed under that name."""
    return KernelSpecManager(kernel_dirs=[]) if name == "python3" else KernelSpecManager()


def _environment(work: Path) -> dict[str, str]:
    """The same for every student, and nothing of the grader's that a program would use."""
    kept = {key: value for key, value in os.environ.items() if key not in PRIVATE}
    return kernel_environment(work, kept)
