"""How much one kernel may use, and what it is told: the same on every tier."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from gamesearch.course.environment import kernel_environment

GB, MB = 1 << 30, 1 << 20
SCRATCH = "/scratch"  # the only place that can be written to, behind the wall


@dataclass(frozen=True)
class Limits:
    """Sizes in bytes, time in seconds. What a student needs, several times over."""

    memory: int = 3 * GB  # of each process, and resident in all of them together
    processes: int = 48  # and threads; a kernel has ten of its own
    files: int = 256
    scratch: int = 64 * MB
    cpu: int = 600

    def to_dict(self) -> dict[str, int]:
        return asdict(self)


def impose(limits: Limits, *, already: int = 0) -> None:
    """Bind this process and its children, for good. `already` counts processes of the same user
    that run elsewhere, where the machine counts them together."""
    import resource

    def bind(name: str, most: int) -> None:
        kind = getattr(resource, name, None)
        if kind is None:
            return
        _, hard = resource.getrlimit(kind)
        if hard != resource.RLIM_INFINITY:
            most = min(most, hard)
        try:
            resource.setrlimit(kind, (most, most))
        except (OSError, ValueError):  # macOS knows some limits by name only
            if sys.platform == "linux":
                raise

    bind("RLIMIT_CORE", 0)
    bind("RLIMIT_FSIZE", limits.scratch)
    bind("RLIMIT_NOFILE", limits.files)
    bind("RLIMIT_CPU", limits.cpu)
    bind("RLIMIT_NPROC", limits.processes + already)
    bind("RLIMIT_AS", limits.memory)


def processes_running() -> int:
    """How many processes and threads of this user run on this machine."""
    return sum(_threads(Path("/proc"))) if sys.platform == "linux" else 200


def _threads(proc: Path) -> Iterator[int]:
    for entry in proc.iterdir():
        if entry.name.isdigit():
            try:
                if entry.stat().st_uid == os.getuid():
                    yield len(list((entry / "task").iterdir()))
            except OSError:
                continue  # it has ended meanwhile


def environment(home: str = SCRATCH) -> dict[str, str]:
    """All that a kernel in the sandbox is told: nothing of the grader's."""
    told = {
        "PATH": f"{sys.prefix}/bin:/usr/bin:/bin",
        "TMPDIR": home,
        "USER": "student",
        "LOGNAME": "student",
        "LANG": "C.UTF-8",
    }
    return kernel_environment(home, told)
