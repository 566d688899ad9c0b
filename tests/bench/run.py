"""make bench: the searches beside other libraries', in one process, in turns, in CPU time.

Every row is first shown to be the same task: the same value, the same number of nodes. Then all
take turns, round after round, so that whatever else the machine does hits all alike. Printed are
medians; "times faster" is the median of the rounds' own ratios. What it prints is also written
to build/bench.md, with plots beside it. The exit status is 1 if a mark was missed.
"""

from __future__ import annotations

import argparse
import platform
import sys
from pathlib import Path

import agreement
import compiled
import contest
import grading
import growth
import hex_evaluation
import lessons
import montecarlo
import plots
import regrets
import rollouts
import searches
import selfplay
import solving
import startup
import step_cost
import threads
import whole
from measure import Table

RESULTS = Path(__file__).parents[2] / "build" / "bench.md"
PARTS = {
    "agreement": agreement,
    "searches": searches,
    "montecarlo": montecarlo,
    "rollouts": rollouts,
    "hex": hex_evaluation,
    "selfplay": selfplay,
    "cfr": regrets,
    "compiled": compiled,
    "solving": solving,
    "threads": threads,
    "step": step_cost,
    "startup": startup,
    "growth": growth,
    "lessons": lessons,
    "grading": grading,
    "contest": contest,
    "whole": whole,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "parts", nargs="*", help=f"which of {' '.join(PARTS)}; all if none is named"
    )
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    if options.rounds < 1:
        parser.error(f"--rounds is 1 or more; got {options.rounds}")
    unknown = set(options.parts) - set(PARTS)
    if unknown:
        parser.error(f"there is no part {' '.join(sorted(unknown))}; there are {' '.join(PARTS)}")

    tables: list[Table] = []
    for name in options.parts or PARTS:
        found = PARTS[name].measure(options.rounds)
        for table in found if isinstance(found, list) else [found]:
            tables.append(table)
            print(table, end="\n\n", flush=True)
    machine = f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}"
    pictures = plots.draw(tables, RESULTS.with_suffix(""))
    shown = "\n".join(f"![{file.stem}](bench/{file.name})" for file in pictures)
    parts = [f"# Benchmarks\n\n{machine}", *map(str, tables), shown]
    RESULTS.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    missed = [mark for table in tables for mark in table.missed]
    for mark in missed:
        print(f"missed: {mark}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
