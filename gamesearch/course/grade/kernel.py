"""One kernel that runs one student's cells, and cannot hold up or fill up whoever listens.

nbval's own kernel made fit for marking. How long a cell takes is told by our clock, whatever the
kernel says about itself: a cell is over when its reply and its "idle" have come or when its time
is. What it sends is read piece by piece (see `kernel_wire`), and little of it is kept (see
`cell_messages`). One that is dead is noticed at once, and no time passes in waiting for silence.
"""

from __future__ import annotations

import select
import shutil
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import Empty
from typing import Any

from jupyter_client.kernelspec import NoSuchKernel

from gamesearch.course.grade.allowance import LATE, Allowance, Stopwatch, current
from gamesearch.course.grade.cell_messages import CellMessages
from gamesearch.course.grade.kernel_wire import KernelWire, TooLarge, WireBroke
from gamesearch.course.grade.launch import manager, scratch, start_kernel
from gamesearch.errors import GameSearchError, MissingExtra, installs

try:
    from nbval.kernel import RunningKernel
except ImportError:
    raise MissingExtra(f"grading needs nbval: {installs('grade')}") from None

PATIENCE = 0.25  # seconds without a word before we look whether it still lives
START, LAST_WORDS = 60.0, 5.0
ASK_AGAIN = 1.0


class KernelDied(RuntimeError):
    """The kernel is gone, or answers nothing any more."""


class CannotMark(GameSearchError, RuntimeError):
    """No kernel could be started, or the marking key itself is at fault: no student is, and no mark
    may be made of it."""


class MarkingKernel(RunningKernel):
    """A kernel by name, in an empty folder of its own; `stop` leaves nothing behind."""

    def __init__(self, name: str, left_out: Mapping[str, Sequence[str]] | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mark-", dir=scratch()))
        self.allowance = Allowance()  # to start with: that is no cost of the submission's
        self.heard = CellMessages("", self.allowance)
        self.end = 0.0  # when to wait for its last words no longer
        self.wires: dict[str, KernelWire] = {}
        self.seen: dict[str, dict[str, Any]] = {}  # by variable: what hidden cells keep of it
        self.left_out = left_out or {}
        self.km = manager(name, self.folder)
        try:
            start_kernel(self.km, self.folder, self.left_out)
            self._wait_until_heard()
            self.allowance = current()
        except (NoSuchKernel, OSError, RuntimeError) as error:
            self.stop()
            raise CannotMark(f"no kernel {name!r} could be started: {error}") from error
        except BaseException:  # interrupted: a process left running would be waited for
            self.stop()
            raise

    # -- what is sent ------------------------------------------------------------------------------

    def _wait_until_heard(self) -> None:
        """Ask until an answer comes, and what is published about it; more than nothing, and no
        longer: Jupyter's own client would go on to listen for a silence of a fifth of a second."""
        end = time.monotonic() + START
        while time.monotonic() < end:
            try:
                for channel in self._channels():
                    if channel not in self.wires:
                        self.wires[channel] = self._wire(channel, START)
                asked = self._ask("kernel_info_request", {})
                self.await_reply(asked, ASK_AGAIN)
                self.end = time.monotonic() + PATIENCE
                self.await_idle(asked, PATIENCE)
                return
            except (FileNotFoundError, ConnectionRefusedError, WireBroke):
                if not self.is_alive():
                    raise RuntimeError("it died before it answered") from None
                time.sleep(PATIENCE / 10)  # one that is not ours makes its sockets itself
            except Empty:
                continue
            except KernelDied:
                raise RuntimeError("it died before it answered") from None
        raise RuntimeError(f"it did not answer within {START:.0f} s")

    def _channels(self) -> tuple[str, ...]:
        """All that will be needed: a kernel whose answer has used up all files takes no more, and
        libzmq ends a process that cannot accept."""
        spec = self.km.kernel_spec
        by_message = spec is not None and spec.interrupt_mode == "message"
        return ("iopub", "stdin", "shell", *(["control"] if by_message else []))

    def _wire(self, channel: str, seconds: float) -> KernelWire:
        port = getattr(self.km, f"{channel}_port")
        return KernelWire(
            f"{self.km.ip}-{port}", "SUB" if channel == "iopub" else "DEALER", seconds
        )

    def _ask(self, kind: str, content: dict[str, Any]) -> str:
        message = self.km.session.msg(kind, content)
        self.heard, self.end = CellMessages(str(message["header"]["msg_id"]), self.allowance), 0.0
        self.send("shell", message)
        return self.heard.asked

    def send(self, channel: str, message: Any) -> None:
        try:
            self.wires[channel].send(self.km.session.serialize(message))
        except WireBroke:
            raise KernelDied from None

    def execute_cell_input(self, cell_input: str, allow_stdin: bool | None = None) -> str:
        if self.allowance.is_spent:
            raise KernelDied
        content = {"code": cell_input, "silent": False, "store_history": False}
        content |= {"user_expressions": {}, "allow_stdin": bool(allow_stdin)}
        return self._ask("execute_request", content | {"stop_on_error": False})

    def interrupt(self) -> None:
        """By a signal, or by a message through a wall that lets no signal pass."""
        if "control" in self._channels():
            try:
                self.send("control", self.km.session.msg("interrupt_request", {}))
            except (KernelDied, LookupError):
                return  # it will be found not to answer
        else:
            self.km.interrupt_kernel()

    # -- what comes back ---------------------------------------------------------------------------

    def await_reply(self, msg_id: str, timeout: float | None = None) -> None:
        """Wait for a cell's end; meanwhile read what it sends, or the sockets would fill.

        Raises:
            Empty: its time is over.
        """
        self.start_watch()
        try:
            while not self.heard.replied:
                self.listen_in_time(START if timeout is None else timeout)
        finally:
            self.end = time.monotonic() + LAST_WORDS

    def start_watch(self) -> None:
        self.watch, self.waited = Stopwatch(self._pid()), self.allowance.waited

    def listen_in_time(self, seconds: float) -> None:
        """Take in what has come about the cell that runs.

        Raises:
            Empty: it has had its seconds.
            KernelDied: it is gone.
        """
        self.allowance.waited = self.waited + self.watch.waited
        if self.watch.is_over(seconds) or self.allowance.is_spent:
            self.allowance.late |= self.watch.waited > LATE * self.watch.elapsed
            raise Empty
        self.listen(PATIENCE, self.watch)

    def get_message(self, stream: str, timeout: float | None = None) -> Any:
        """The next message about the cell that runs, none of which is what it printed.

        Raises:
            Empty: the cell is over, and it has said no last word in time.
        """
        while not self.heard.kept:
            if time.monotonic() > self.end or "iopub" not in self.wires:
                raise Empty
            self.listen(PATIENCE)
        return self.heard.kept.popleft()

    def listen(self, seconds: float, watch: Stopwatch | None = None) -> None:
        """Take in what has come, at most a piece from each wire."""
        poll = select.poll()
        for wire in self.wires.values():
            poll.register(wire, select.POLLIN)
        ready = [fd for fd, _ in poll.poll(int(1000 * seconds))]
        if not ready:
            if not self.is_alive():
                raise KernelDied
            if watch is not None:
                watch.look()
        for name, wire in list(self.wires.items()):
            if wire.fileno() in ready:
                try:
                    for message in wire.receive():
                        self.heard.take(name, message)
                except TooLarge:
                    self.wires.pop(name).close()
                except WireBroke:
                    raise KernelDied from None

    # -- from cell to cell -------------------------------------------------------------------------

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
                message = self.get_message("iopub")
            except Empty:
                self.stop()
                raise KernelDied from None
            if message["msg_type"] != "status":
                shown.append(message["content"])
            else:
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

    def _pid(self) -> int | None:
        return getattr(self.km.provisioner, "watched_pid", None) or getattr(
            self.km.provisioner, "pid", None
        )

    def stop(self) -> None:
        for wire in self.wires.values():
            wire.close()
        if hasattr(self, "km"):
            if self.km.has_kernel:
                self.km.shutdown_kernel(now=True)
            self.km.cleanup_resources()
            del self.km
        shutil.rmtree(self.folder, ignore_errors=True)
