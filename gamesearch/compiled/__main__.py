"""python -m gamesearch.compiled: build the opening table, or go on building it."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from .openings import FILE, PLIES, build, packed, unpacked

EVERY = 20  # seconds of work between two times that it is saved


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m gamesearch.compiled", description=__doc__)
    parser.add_argument("--plies", type=int, default=PLIES, help=f"stones at most ({PLIES})")
    parser.add_argument("--out", type=Path, default=FILE, help="the file, if not the package's own")
    options = parser.parse_args()
    table = unpacked(options.out.read_bytes()) if options.out.exists() else {}
    began = saved = time.process_time()
    for stones, number, of in build(options.plies, table):
        now = time.process_time()
        if number == of or now - saved > EVERY:
            saved = now
            options.out.write_bytes(packed(table))
            print(f"{stones} stones: {number} of {of}, {now - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
