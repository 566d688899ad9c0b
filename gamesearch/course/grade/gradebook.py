"""The marks of a class as tables: one for reading, one each for Canvas and Moodle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.by_hand import HandMark
from gamesearch.course.grade.key import Reference
from gamesearch.course.grade.one import Result
from gamesearch.course.grade.record import write_whole
from gamesearch.course.grade.spreadsheet import to_csv

Points = int | float


@dataclass(frozen=True)
class Graded:
    """One student's notebook with all that is known about it."""

    student: str
    reference: Reference
    result: Result
    by_hand: Mapping[str, HandMark | None] = field(default_factory=dict)  # per question

    def points(self, exercise: str) -> Points | None:
        """The points of an exercise; None while a person has yet to mark a part of it."""
        parts = [mark for name, mark in self.by_hand.items() if exercise_number(name) == exercise]
        if any(part is None for part in parts):
            return None
        return _short(self.result.earned_in(exercise) + sum(part.points for part in parts if part))

    @property
    def total(self) -> Points:
        """What has been earned so far."""
        return _short(
            self.result.earned + sum(part.points for part in self.by_hand.values() if part)
        )

    @property
    def is_complete(self) -> bool:
        return all(part is not None for part in self.by_hand.values())


def _short(points: float) -> Points:
    return int(points) if points == int(points) else points


def write_gradebooks(folder: Path, graded: Sequence[Graded]) -> None:
    """gradebook.csv, canvas.csv and moodle.csv."""
    references = {each.reference.stem: each.reference for each in graded}
    stems = sorted(references)
    found = {(each.student, each.reference.stem): each for each in graded}
    students = sorted({each.student for each in graded})
    book: list[list[object]] = [["student", *_columns(references, stems), "total"]]
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
        book.append([*row, _short(sum(one.total for one in theirs if one))])
        totals = [one.total if one else None for one in theirs]
        canvas.append([student, "", "", student, "", *totals])
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
