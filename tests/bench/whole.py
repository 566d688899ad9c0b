"""What checking everything costs: each part of `make test`, its seconds and the CPU seconds of all
that it starts. The parts come one after another here; `make test` runs the short ones side by side.
"""

from __future__ import annotations

import os
import resource
import shlex
import subprocess
import sys
import time
from pathlib import Path

from measure import Table

ROOT = Path(__file__).parents[2]
MOST = 10 * 60  # seconds, on two cores


def measure(rounds: int) -> Table:
    """`rounds` is not used: once is long enough."""
    table = Table("Checking everything", ["part", "s", "CPU s", "cores", "mark"])
    parts = [cost(command) for command in ["make set-up", *commands()]]
    for command, spent, cpu in parts:
        table.row(f"`{command}`", f"{spent:.0f}", f"{cpu:.0f}", "", "")
    spent, cpu = (sum(column) for column in list(zip(*parts, strict=True))[1:])
    reached = table.mark(f"make test takes {spent:.0f} s", spent <= MOST)
    table.row("all", f"{spent:.0f}", f"{cpu:.0f}", os.cpu_count(), f"≤ {MOST} s: {reached}")
    return table


def commands() -> list[str]:
    """What `make test` runs when all is set up, as make says it."""
    said = subprocess.run(
        ["make", "--dry-run", "test"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [line for line in said.stdout.splitlines() if line.startswith(".venv/")]


def cost(command: str) -> tuple[str, float, float]:
    """The command with its seconds and CPU seconds."""
    began, before = time.monotonic(), cpu_of_children()
    done = subprocess.run(shlex.split(command), cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{command} failed:\n{done.stdout[-3000:]}{done.stderr[-1000:]}")
    return command, time.monotonic() - began, cpu_of_children() - before


def cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    print(measure(1))
