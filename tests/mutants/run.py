"""Change each solution a little, many times, and see which changes the checks and grades notice.

    python -m tests.mutants.run [STEM …]

A mutant is killed when its exercise's check does not pass, or when a grade cell emits another
value. Survivors are compared with `survivors.txt`, where each has its reason; the run fails on a
survivor without one, and on a reason without its survivor.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import jupytext

from gamesearch.course.pictures import shows

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "solutions" / "source").glob("*.py"))
SURVIVORS = Path(__file__).with_name("survivors.txt")
REGION = re.compile(r"^\s*### (BEGIN|END) SOLUTION", re.M)


class Answers:
    """The cells of one solution, run in order; a report is a value under its label."""

    def __init__(self, path: Path):
        self.stem = path.stem
        cells = jupytext.read(path, fmt="py:percent").cells
        self.cells = [cell for cell in cells if cell.cell_type == "code"]

    def run(self, exercise: str, changed: dict[int, str]) -> dict[str, str]:
        """What the check of an exercise says and its grade cells emit, with some cells changed."""
        from gamesearch.checks.canonical import canon
        from gamesearch.checks.guard import attempt
        from gamesearch.checks.verdict import check

        said: dict[str, str] = {}
        names: dict[str, object] = {"__name__": "__main__"}

        def checked(number, answer):
            if number == exercise:
                said["check"] = "passes" if check(number, answer).passed else "fails"

        def reported(label, thunk, **_):
            outcome = attempt(lambda: canon(thunk()), 20)
            said[label] = f"raised {outcome.raised}" if outcome.raised else outcome.value

        for place, cell in enumerate(self.cells):
            if not self._needed(cell, exercise):
                continue
            source = changed.get(place, cell.source)
            names |= {"check": checked, "report": reported, "watch": lambda *_, **__: None}
            code = compile(source, f"<{self.stem}:{place}>", "exec")
            with contextlib.redirect_stdout(io.StringIO()):
                outcome = attempt(lambda code=code, names=names: exec(code, names), 20)
            if outcome.raised and place in changed:
                said["definition"] = outcome.raised
            if outcome.raised == "OutOfTime":
                return said | {"definition": "OutOfTime"}
        return said

    def _needed(self, cell, exercise: str) -> bool:
        """Imports and definitions of all exercises, checks and grades of this one."""
        grade = cell.metadata.get("grade")
        if grade:
            return re.match(r"\d+\.\d+", grade)[0] == exercise
        if re.match(r"check\(", cell.source):
            return f'check("{exercise}"' in cell.source
        called = re.match(r"(?:\w+ = )?(\w+)\(", cell.source)
        return called is None or not (called[1] == "display" or shows(called[1]))

    def mutants(self):
        """(exercise, cell, what, changed source) for every change to an answer."""
        from .mutate import mutants

        for place, cell in enumerate(self.cells):
            name = str(cell.metadata.get("exercise", ""))
            if not name:
                continue
            marks = [
                cell.source[: found.start()].count("\n") + 1
                for found in REGION.finditer(cell.source)
            ]
            for begin, end in zip(marks[::2], marks[1::2], strict=True):
                for what, source in mutants(cell.source, range(begin + 1, end + 1)):
                    yield re.match(r"\d+\.\d+", name)[0], place, what, source


def judge(task: tuple[Path, str, int, str, str]) -> tuple[str, str, bool]:
    path, exercise, place, what, source = task
    answers = Answers(path)
    right = _right(path, exercise)
    seen = answers.run(exercise, {place: source})
    return exercise, what, seen != right


_known: dict[tuple[Path, str], dict[str, str]] = {}


def _right(path: Path, exercise: str) -> dict[str, str]:
    if (path, exercise) not in _known:
        _known[path, exercise] = Answers(path).run(exercise, {})
    return _known[path, exercise]


def main(stems: list[str]) -> int:
    sys.path.insert(0, str(ROOT))
    reasons = dict(
        line.split(" | ", 1)
        for line in SURVIVORS.read_text("utf-8").splitlines()
        if line and not line.startswith("#")
    )
    paths = [path for path in SOURCES if not stems or path.stem in stems]
    tasks = [(path, *mutant) for path in paths for mutant in Answers(path).mutants()]
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
