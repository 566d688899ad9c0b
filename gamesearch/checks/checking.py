"""Answering a student at once: `check("2.3", answer)`."""

from __future__ import annotations

from .registry import exercise
from .verdict import Verdict

# Per exercise: the property that failed last, and how often in a row. It moves the hints on.
_failures: dict[str, tuple[str, int]] = {}


def check(number: str, answer: object) -> Verdict:
    """Does the answer do what exercise `number` asks? If not, the verdict holds the next hint."""
    asked = exercise(number)
    finding = asked.examine(answer)
    if finding is None:
        _failures.pop(asked.number, None)
        return Verdict(asked.number, passed=True, well_done=asked.well_done)
    about, count = _failures.get(asked.number, ("", 0))
    count = count + 1 if about == finding.about else 1
    _failures[asked.number] = (finding.about, count)
    return Verdict(asked.number, passed=False, hint=finding.hint(count, asked.pointer))
