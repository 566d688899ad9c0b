"""What an import costs over bare Python, in CPU milliseconds of fresh processes."""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
from pathlib import Path

from measure import Table, milliseconds

import gamesearch

MOST = 5  # milliseconds over bare Python
FIND = f"import sys; sys.path.insert(0, {str(Path(gamesearch.__file__).parents[1])!r}); "
BARE, PACKAGE = "pass", "import gamesearch"
CODES = [BARE, PACKAGE, "from gamesearch import alphabeta", "from gamesearch import record"]


def cpu(code: str) -> float:
    """User and system seconds of a fresh Python that runs this."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-I", "-c", FIND + code], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(rounds: int) -> Table:
    seconds: dict[str, list[float]] = {code: [] for code in CODES}
    for _ in range(3 * rounds):
        for code in CODES:
            seconds[code].append(cpu(code))
    table = Table("Start", ["code", "ms", "over bare Python, ms", "mark"])
    for code in CODES:
        over = 1000 * (statistics.median(seconds[code]) - statistics.median(seconds[BARE]))
        mark = "–"
        if code == PACKAGE:
            mark = f"≤ {MOST}: {table.mark(f'{code} costs {over:.1f} ms', over <= MOST)}"
        table.row(code, milliseconds(seconds[code]), f"{over:.2f}", mark)
    return table
