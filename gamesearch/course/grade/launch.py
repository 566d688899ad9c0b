"""How a kernel for marking is started: from a folder that is its own, and told nothing of ours.

Its sockets are files in that folder instead of ports that others can reach.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from subprocess import DEVNULL

from jupyter_client.kernelspec import KernelSpecManager
from jupyter_client.manager import KernelManager

from gamesearch.course.environment import kernel_environment
from gamesearch.course.sandbox.request import LEFT_OUT

PRIVATE = ("XAUTHORITY", "SSH_AUTH_SOCK")


class Manager(KernelManager):
    """Starts and ends a kernel, and never speaks to it: what it could answer would pile up."""

    def _connect_control_socket(self) -> None: ...

    async def _async_interrupt_kernel(self) -> None: ...


def manager(name: str, folder: Path) -> Manager:
    """Of a kernel that has not been started yet."""
    made = Manager(kernel_name=name, kernel_spec_manager=_specs(name))
    made.transport, made.ip = "ipc", str(folder / "s")
    made.connection_file = str(folder / "kernel.json")
    return made


def start_kernel(manager: Manager, folder: Path, left_out: Mapping[str, Sequence[str]]) -> None:
    """Start it; where there is a warm server, it is forked where this is left out already."""
    work = folder / "work"
    work.mkdir()
    env, nowhere = _environment(work) | {LEFT_OUT: json.dumps(left_out)}, DEVNULL
    manager.start_kernel(stdin=nowhere, stdout=nowhere, stderr=nowhere, cwd=str(work), env=env)


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
