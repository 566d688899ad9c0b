"""What checking everything costs: `make test`, its seconds and the CPU seconds of all it starts."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from pathlib import Path

from measure import Table

ROOT = Path(__file__).parents[2]
MOST = 20 * 60  # seconds, on two cores


def measure(rounds: int) -> Table:
    """`rounds` is not used: once is long enough."""
    began, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(["make", "test"], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"make test failed:\n{done.stdout[-3000:]}{done.stderr[-1000:]}")
    after, spent = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic() - began
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    table = Table("Checking everything", ["command", "s", "CPU s", "cores", "mark"])
    reached = table.mark(f"make test takes {spent:.0f} s", spent <= MOST)
    table.row("make test", f"{spent:.0f}", f"{cpu:.0f}", os.cpu_count(), f"≤ {MOST} s: {reached}")
    return table


if __name__ == "__main__":
    print(measure(1))
