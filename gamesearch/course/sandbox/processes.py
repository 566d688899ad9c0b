"""Who has started whom on this machine, as far as it tells: nothing where there is no /proc."""

from __future__ import annotations

import os

GENERATIONS = (
    6  # bubblewrap, its first process, the server, a warden, a kernel, what it has started
)


def family(pid: int) -> set[int]:
    """A process and all that it has started, in so many generations."""
    found, parents = {pid}, _parents()
    for _ in range(GENERATIONS):
        found |= {child for child, parent in parents.items() if parent in found}
    return found


def _parents() -> dict[int, int]:
    found = {}
    try:
        names = [name for name in os.listdir("/proc") if name.isdigit()]
    except OSError:
        return {}
    for name in names:
        try:
            with open(f"/proc/{name}/stat", errors="replace") as file:
                found[int(name)] = int(file.read().rpartition(")")[2].split()[1])
        except (OSError, ValueError, IndexError):
            continue  # it has ended meanwhile
    return found
