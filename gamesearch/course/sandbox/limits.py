"""How much one kernel may use, and what its environment says: the same on every tier."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

GB, MB = 1 << 30, 1 << 20
SCRATCH = "/scratch"  # the only place that can be written to, behind a wall
PACKAGES = ("site-packages", "dist-packages")
PACKAGE = Path(__file__).resolve().parents[2]  # the folder gamesearch/


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


def apply(limits: Limits, *, already: int = 0) -> None:
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


def running() -> int:
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
    """All that a kernel is told: nothing of the grader's, the same for every student."""
    return {
        "PATH": f"{sys.prefix}/bin:/usr/bin:/bin",
        "HOME": home,
        "TMPDIR": home,
        "USER": "student",
        "LOGNAME": "student",
        "LANG": "C.UTF-8",
        "IPYTHONDIR": f"{home}/.ipython",
        "MPLCONFIGDIR": f"{home}/.matplotlib",
        "MPLBACKEND": "module://matplotlib_inline.backend_inline",
        "OPENBLAS_NUM_THREADS": "1",
        "OMP_NUM_THREADS": "1",
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": os.pathsep.join([*_places_named_by_hand(), str(PACKAGE.parent)]),
    }


def _places_named_by_hand() -> list[str]:
    """Folders of installed packages that Python knows from PYTHONPATH alone."""
    given = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return [place for place in given if Path(place).name in PACKAGES]
