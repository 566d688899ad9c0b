"""A bound on the memory of all kernels together, where this machine lets us set one.

A process is bounded by what it has mapped. What belongs to no process, such as the buffers of
sockets, is seen by a control group alone. Making one takes root, or a part of the groups that was
given to this user; where it cannot be made, whoever grades is told.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from gamesearch.course.sandbox.processes import family

BOUNDS = ("memory.max", "memory.limit_in_bytes")  # of the second version, and of the first
NO_SWAP = {"memory.swap.max": "0"}
PROC = Path("/proc/self")


def make(name: str, memory: int) -> Path | None:
    """The folder of a new group, or None."""
    for place in _places():
        group = place / name
        try:
            group.mkdir()
        except OSError:
            continue
        if _bind(group, memory):
            return group
        with suppress(OSError):
            group.rmdir()
    return None


def _bind(group: Path, memory: int) -> bool:
    for bound in BOUNDS:
        if (group / bound).exists():
            try:
                (group / bound).write_text(str(memory))
                for other, value in NO_SWAP.items():
                    if (group / other).exists():
                        (group / other).write_text(value)
            except OSError:
                return False
            return True
    return False


def take(group: Path, guardian: int) -> bool:
    """Move in what the guardian has started, but not itself: it removes the group at the end."""
    try:
        for pid in family(guardian) - {guardian}:
            with suppress(ProcessLookupError):
                (group / "cgroup.procs").write_text(str(pid))
    except OSError:
        return False
    return True


def _places() -> Iterator[Path]:
    """Where a group may be made: within our own, or beside it where that is not allowed."""
    try:
        ours = [line.split(":", 2) for line in (PROC / "cgroup").read_text().splitlines()]
        mounts = [line.split() for line in (PROC / "mountinfo").read_text().splitlines()]
    except OSError:
        return
    for number, names, inside in ours:
        for fields in mounts:
            kind, options = fields[fields.index("-") + 1], fields[-1].split(",")
            second = kind == "cgroup2" and number == "0" and not names
            first = kind == "cgroup" and names == "memory" and "memory" in options
            if second or first:
                # A container may see a part of the groups: then our own is where it is mounted.
                part = os.path.relpath(inside, fields[3]) if inside != "/" else "."
                here = Path(fields[4], part if not part.startswith("..") else ".")
                yield from (p for p in (here, *here.parents) if p.is_relative_to(fields[4]))
