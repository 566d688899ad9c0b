"""Results that nobody had to compute."""

from __future__ import annotations

from gamesearch.course.grade.grade_one import Result
from gamesearch.course.grade.verdicts import PASSED, Mark


def result(right="2.1a 2.2b", error="", **parts) -> Result:
    """A result on the small key in which these checks passed."""
    points = {"2.1a": 2, "2.2a": 5, "2.2b": 3, "2.3a": 4}
    marks = [
        Mark(label, worth, PASSED if label in right.split() else "wrong", error)
        for label, worth in points.items()
    ]
    return Result(tuple(marks), **({"texts": {"2.4": "Because."}} | parts))
