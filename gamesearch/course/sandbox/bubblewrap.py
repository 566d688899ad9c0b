"""The wall: a command line for bubblewrap, which many eyes have looked at."""

from __future__ import annotations

import os
import shutil

from gamesearch.course.sandbox.limits import SCRATCH, Limits
from gamesearch.course.sandbox.visible import visible


def program() -> str | None:
    return shutil.which("bwrap")


def command(limits: Limits) -> list[str]:
    """What to write before a command. Root keeps only the right to become another user, which
    the command must do first."""
    seen = visible()
    line = [program() or "bwrap", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
    line += [f"--unshare-{kind}" for kind in ("pid", "net", "ipc", "uts")]
    if os.geteuid() == 0:
        line += ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]
    else:
        line += ["--unshare-user"]
    line += ["--proc", "/proc", "--dev", "/dev"]
    line += ["--dev-bind", "/dev/null", "/dev/zero"]  # mapped and shared it is nobody's memory
    size = ["--size", str(limits.scratch), "--perms", "1777", "--tmpfs"]
    line += [*size, SCRATCH, *size, "/dev/shm"]
    for folder in seen.folders:  # as bubblewrap makes them for a bind, others could not pass
        line += ["--perms", "0755", "--dir", str(folder)]
    for path in seen.shown:
        line += ["--ro-bind", str(path), str(path)]
    for where, to in seen.links:
        line += ["--symlink", to, where]
    return [*line, "--remount-ro", "/dev", "--remount-ro", "/", "--chdir", SCRATCH, "--"]
