"""Grade one submission: a pure function of the marking key and the submitted bytes.

So it may run here, in a process beside this one, or on another machine, with the same result.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any

from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.hints import HintsAndErrors, hints
from gamesearch.course.grade.merge import merge
from gamesearch.course.grade.nbval_run import SECONDS_PER_CELL, run_marked
from gamesearch.course.grade.reference import Reference
from gamesearch.course.grade.submission import HandedIn, Unreadable, read_handed_in
from gamesearch.course.grade.verdicts import PASSED, UNFINISHED, UNREAD, Mark
from gamesearch.course.notebook import to_text


@dataclass(frozen=True)
class Result:
    """What came of one submission. `reason` says why it could not be read, "" if it could."""

    marks: tuple[Mark, ...]
    texts: dict[str, str] = field(default_factory=dict)
    hints: dict[str, str] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    reason: str = ""

    @property
    def earned(self) -> int:
        return sum(mark.earned for mark in self.marks)

    def earned_in(self, exercise: str) -> int:
        return sum(mark.earned for mark in self.marks if exercise_number(mark.label) == exercise)

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Result:
        marks = tuple(Mark(**mark) for mark in data["marks"])
        return cls(marks, data["texts"], data["hints"], tuple(data["notes"]), data["reason"])


def grade_one(
    reference: Reference, submission: bytes, kernel: str, seconds: float = SECONDS_PER_CELL
) -> tuple[Result, str]:
    """The result, and the merged notebook as text ("" if there is none).

    Raises:
        CannotMark: the machine or the key is at fault; no mark may be made of that.
    """
    try:
        handed = read_handed_in(submission)
    except Unreadable as error:
        return refused(reference, str(error)), ""
    merged = merge(reference, handed)
    seen = run_marked(merged.notebook, kernel, seconds)
    marks = tuple(_judged(mark, merged.untouched) for mark in seen)
    lost = {
        exercise_number(mark.label) for mark in marks if mark.verdict != PASSED
    } - merged.untouched
    said = hints(merged.notebook, lost, kernel, seconds) if lost else HintsAndErrors({})
    result = Result(marks, merged.texts, said.hints, merged.notes + said.errors)
    return result, to_text(merged.notebook)


def refused(reference: Reference, reason: str) -> Result:
    """Nothing can be marked: no points, and the reason."""
    cells = [cell.metadata for cell in reference.notebook.cells if "grade" in cell.metadata]
    marks = tuple(Mark(str(data["grade"]), data["points"], UNREAD) for data in cells)
    texts = merge(reference, HandedIn(())).texts
    return Result(marks, dict.fromkeys(texts, ""), reason=reason)


def _judged(mark: Mark, untouched: frozenset[str]) -> Mark:
    if mark.verdict != PASSED and exercise_number(mark.label) in untouched:
        return replace(mark, verdict=UNFINISHED, error="")
    return mark
