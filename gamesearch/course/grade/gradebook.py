"""The marks of a class as tables: one for reading, one each for Canvas and Moodle.

A field is empty where there is no mark: nothing was handed in, the file is damaged, or a person has
yet to mark it. Nothing of that is 0 points. The last columns name what came late, which costs no
points by itself, and what a person has corrected.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from gamesearch.course.cut import exercise_number
from gamesearch.course.disk import write_whole
from gamesearch.course.grade.by_hand import HandMark
from gamesearch.course.grade.grade_one import Result
from gamesearch.course.grade.reference import Reference
from gamesearch.course.grade.roster import Roster
from gamesearch.course.spreadsheet import to_csv

Points = int | float


@dataclass(frozen=True)
class Graded:
    """One student's notebook with all that is known about it."""

    student: str
    reference: Reference
    result: Result
    by_hand: Mapping[str, HandMark | None] = field(default_factory=dict)  # per question
    corrections: Mapping[str, HandMark] = field(default_factory=dict)  # see `corrections`
    is_late: bool = False  # as the platform says that collected it

    @property
    def is_damaged(self) -> bool:
        """Whether the file could not be read as a notebook, so that nothing can be said of it."""
        return bool(self.result.reason)

    def points(self, exercise: str) -> Points | None:
        """The points of an exercise; None if the file is damaged, and while a person has yet to
        mark a part of it, unless a person has corrected them."""
        if exercise in self.corrections:
            return _short(self.corrections[exercise].points)
        return self.uncorrected(exercise)

    def uncorrected(self, exercise: str) -> Points | None:
        """The points of an exercise as they are without a correction."""
        if self.is_damaged or None in self._parts(exercise):
            return None
        return self._so_far(exercise)

    @property
    def total(self) -> Points | None:
        """What has been earned so far; None if the file is damaged, and nothing corrects that."""
        if self.is_damaged and not self.corrections:
            return None
        points = self.result.earned + sum(part.points for part in self.by_hand.values() if part)
        for name, correction in self.corrections.items():  # of the lesson itself there is no part
            points += correction.points - self._so_far(name)
        return _short(max(0, points))

    @property
    def is_complete(self) -> bool:
        """Whether no part waits for a person to mark it."""
        return self.is_damaged or not any(map(self.waits, self.by_hand))

    def waits(self, question: str) -> bool:
        """Whether a person has yet to mark this answer."""
        is_corrected = exercise_number(question) in self.corrections
        return self.by_hand[question] is None and not is_corrected

    def _so_far(self, exercise: str) -> Points:
        parts = sum(part.points for part in self._parts(exercise) if part)
        return _short(self.result.earned_in(exercise) + parts)

    def _parts(self, exercise: str) -> list[HandMark | None]:
        return [mark for name, mark in self.by_hand.items() if exercise_number(name) == exercise]


def add_up(totals: Iterable[Points | None]) -> Points | None:
    """The sum of the marks that there are; None if there is none.

    >>> add_up([5, None, 1.5]), add_up([None])
    (6.5, None)
    """
    known = [total for total in totals if total is not None]
    return _short(sum(known)) if known else None


def _short(points: float) -> Points:
    points = round(points, 2)  # 0.1 + 0.2
    return int(points) if points == int(points) else points


def write_gradebooks(folder: Path, graded: Sequence[Graded], roster: Roster | None = None) -> None:
    """gradebook.csv, canvas.csv and moodle.csv, with a row for everybody in `roster`."""
    roster = roster or Roster()
    references = {each.reference.stem: each.reference for each in graded}
    stems = sorted(references)
    found = {(each.student, each.reference.stem): each for each in graded}
    students = sorted({each.student for each in graded} | set(roster.rows))
    book: list[list[object]] = [
        ["student", *_columns(references, stems), "total", "late", "corrected"]
    ]
    canvas: list[list[object]] = [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", *stems],
        ["    Points Possible", "", "", "", "", *(references[stem].points for stem in stems)],
    ]
    moodle: list[list[object]] = [["Username", *stems]]
    for student in students:
        theirs = [found.get((student, stem)) for stem in stems]
        row: list[object] = [student]
        for stem, one in zip(stems, theirs, strict=True):
            exercises = references[stem].exercises
            points = [one.points(exercise.number) if one else None for exercise in exercises]
            row += [*points, one.total if one else None]
        totals = [one.total if one else None for one in theirs]
        late = [one.reference.stem for one in theirs if one and one.is_late]
        corrected = [name for one in theirs if one for name in sorted(one.corrections)]
        book.append([*row, add_up(totals), " ".join(late), " ".join(corrected)])
        number = roster.canvas(student)
        canvas.append([student, number, "", "" if number else student, "", *totals])
        moodle.append([student, *totals])
    for name, rows in (("gradebook", book), ("canvas", canvas), ("moodle", moodle)):
        write_whole(folder / f"{name}.csv", to_csv(rows))


def _columns(references: Mapping[str, Reference], stems: Sequence[str]) -> list[str]:
    return [
        title
        for stem in stems
        for title in [
            *(f"{each.number} ({each.points})" for each in references[stem].exercises),
            f"{stem} ({references[stem].points})",
        ]
    ]
