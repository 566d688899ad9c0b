"""Change each solution a little, many times, and see which changes the checks and grades notice.

    python -m tests.mutants.run [STEM …]          02_pruning, 02 or pruning; without one, all

A mutant is killed when its exercise's check does not pass, or when a grade cell emits another
value. Survivors are compared with `survivors.txt`, where each has its reason; the run fails on a
survivor without one, and on a reason without its survivor.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from gamesearch.course.cut import exercise_number
from gamesearch.course.folder import SOLUTIONS, WrongCall, find_course
from tests.solutions import SOURCES, Solution

from . import mutate

SURVIVORS = Path(__file__).with_name("survivors.txt")
REGION = re.compile(r"^\s*### (BEGIN|END) SOLUTION", re.M)


def mutants(solution: Solution) -> Iterator[tuple[str, int, str, str]]:
    """(exercise, cell, what, changed source) for every change to an answer."""
    for place, cell in enumerate(solution.cells):
        name = str(cell.metadata.get("exercise", ""))
        if not name:
            continue
        marks = [
            cell.source[: found.start()].count("\n") + 1 for found in REGION.finditer(cell.source)
        ]
        for begin, end in zip(marks[::2], marks[1::2], strict=True):
            for what, source in mutate.mutants(cell.source, range(begin + 1, end + 1)):
                yield exercise_number(name), place, what, source


def judge(task: tuple[Path, str, int, str, str]) -> tuple[str, str, bool]:
    path, exercise, place, what, source = task
    right = _right(path, exercise)
    seen = Solution(path).run(exercise, {place: source})
    return exercise, what, seen != right


_known: dict[tuple[Path, str], dict[str, str]] = {}


def _right(path: Path, exercise: str) -> dict[str, str]:
    if (path, exercise) not in _known:
        _known[path, exercise] = Solution(path).run(exercise, {})
    return _known[path, exercise]


def main(wanted: list[str]) -> int:
    try:
        stems = find_course(SOURCES[0]).choose(wanted, [SOLUTIONS])
    except WrongCall as error:
        print(error, file=sys.stderr)
        return 2
    reasons = dict(
        line.split(" | ", 1)
        for line in SURVIVORS.read_text("utf-8").splitlines()
        if line and not line.startswith("#")
    )
    paths = [path for path in SOURCES if not stems or path.stem in stems]
    tasks = [(path, *mutant) for path in paths for mutant in mutants(Solution(path))]
    with ProcessPoolExecutor() as pool:
        results = list(pool.map(judge, tasks, chunksize=4))
    survivors = sorted({f"{exercise} {what}" for exercise, what, killed in results if not killed})
    explained = [each for each in survivors if each in reasons]
    killed = sum(killed for *_, killed in results)
    alive = len(results) - killed
    unexplained = sum(
        not killed and f"{exercise} {what}" not in reasons for exercise, what, killed in results
    )
    changing = killed + unexplained
    print(f"{len(results)} mutants, {killed} killed, {alive} alive, {unexplained} without a reason")
    print(f"killed of those that change behaviour: {killed / max(changing, 1):.1%}")
    for each in survivors:
        print("  survivor:", each, "|", reasons.get(each, "NO REASON YET"))
    numbers = {exercise for exercise, *_ in results}
    stale = [r for r in reasons if r.split()[0] in numbers and r not in explained]
    for each in stale:
        print("  no longer a survivor:", each)
    return 1 if len(explained) < len(survivors) or stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
