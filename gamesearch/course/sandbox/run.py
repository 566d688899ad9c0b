"""What one grading has on this machine: a folder, in it a kernel for Jupyter, perhaps a server.

All of it ends with the process that began it, however that ends: see `guardian`.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from gamesearch.course.sandbox import group, guardian
from gamesearch.course.sandbox.limits import environment

NAME = "gamesearch-sandbox"
PATIENCE = 60.0  # seconds for the server to get warm, and for the probe


class NotHere(RuntimeError):
    """One tier does not work, or does not hold, on this machine."""


class Run:
    """A folder for one grading and, if `command` is given, the server in it; both end with us."""

    def __init__(self, command: list[str] | None = None, memory: int = 0) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gs-"))
        self.log = self.folder / "log"
        self.command = command
        self.group = group.make(self.folder.name, memory) if memory else None
        if self.group is not None:
            (self.folder / "group").write_text(str(self.group))  # for the guardian to remove
        self._start()

    def _start(self) -> None:
        self.control, theirs = socket.socketpair()
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs, listening, self.log.open("wb") as log:
            listening.bind(self.server)
            listening.listen(256)
            fds = [listening.fileno(), theirs.fileno()]
            line = [sys.executable, "-I", "-S", guardian.__file__, str(self.folder), str(fds[1])]
            if self.command:
                line += [*self.command, *map(str, fds)]
            self.guardian = subprocess.Popen(
                line,
                env=environment(),
                pass_fds=fds,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    @property
    def server(self) -> str:
        return str(self.folder / "server")

    def wait_until_warm(self) -> None:
        self.control.settimeout(PATIENCE)
        try:
            word = self.control.recv(10)
        except TimeoutError:
            word = b""
        if word != b"ready":
            raise NotHere(self.last_words())
        if self.group is not None and not group.take(self.group, self.guardian.pid):
            self.group = None

    def mend(self) -> None:
        """Start the server again if it has ended. What knows its name finds the new one.

        Raises:
            NotHere: it does not start any more.
        """
        if not self.command or self._runs():
            return
        self.guardian.kill()  # told politely it would remove the folder
        self.guardian.wait()
        self.control.close()
        os.unlink(self.server)
        self._start()
        self.wait_until_warm()

    def _runs(self) -> bool:
        """Whether nobody has told that it has ended."""
        self.control.setblocking(False)
        try:
            self.control.recv(10)
        except BlockingIOError:
            return self.guardian.poll() is None
        except OSError:
            pass
        return False

    def last_words(self) -> str:
        lines = self.log.read_text(errors="replace").strip().splitlines()
        return lines[-1][:200] if lines else "it did not start"

    def kernel(self, argv: list[str], config: dict[str, Any]) -> dict[str, str]:
        """Write a kernel for Jupyter to find; the environment that makes it look here."""
        folder = self.folder / "kernels" / NAME
        folder.mkdir(parents=True)
        spec = {
            "argv": argv,
            "display_name": "Python 3 (sandbox)",
            "language": "python",
            "interrupt_mode": "message",  # no signal passes through a wall
            "metadata": {"kernel_provisioner": {"provisioner_name": NAME, "config": config}},
        }
        (folder / "kernel.json").write_text(json.dumps(spec), encoding="utf-8")
        others = os.environ.get("JUPYTER_PATH")
        path = str(self.folder) + (os.pathsep + others if others else "")
        return {"JUPYTER_PATH": path, "GAMESEARCH_RUN": str(self.folder)}

    def close(self) -> None:
        self.control.close()
        self.guardian.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
