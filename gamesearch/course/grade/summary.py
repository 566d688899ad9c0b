"""What a grader wants to see at the end: how each exercise went, and which marks have moved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gamesearch.course.grade.grade_one import Result
from gamesearch.course.grade.gradebook import Graded, Points
from gamesearch.course.grade.record import GradingLedger
from gamesearch.course.grade.submissions import printable

HEAD = ("exercise", "points", "mean", "all of it", "nothing", "to mark", "damaged")


def exercise_table(graded: Sequence[Graded]) -> str:
    """One line per exercise: its points, their mean, how many students have all and none of them,
    and how many answers are still to be marked by hand. A damaged file counts nowhere else."""
    rows: list[Sequence[object]] = [HEAD]
    references = {each.reference.stem: each.reference for each in graded}
    for stem, reference in sorted(references.items()):
        handed_in = [each for each in graded if each.reference.stem == stem]
        theirs = [each for each in handed_in if not each.is_damaged]
        for exercise in reference.exercises:
            how = spread([each.points(exercise.number) for each in theirs], exercise.points)
            told = [how.mean, how.all, how.none, how.waiting]
            rows.append([exercise.number, exercise.points, *told, ""])
        how = spread([each.total for each in theirs], reference.points)
        waiting = sum(not each.is_complete for each in theirs)
        told = [how.mean, how.all, how.none, waiting, len(handed_in) - len(theirs)]
        rows.append([f"{stem} ({len(handed_in)})", reference.points, *told])
    width = max(len(str(row[0])) for row in rows)
    return "\n".join(
        f"{row[0]!s:<{width}}" + "".join(f"{value!s:>11}" for value in row[1:]) for row in rows
    )


class Spread(NamedTuple):
    """How many have all points, a part of them, nothing, or wait for a person; and the mean."""

    mean: str
    all: int
    part: int
    none: int
    waiting: int


def spread(points: Sequence[Points | None], most: int) -> Spread:
    """
    >>> spread([3, 0, 1.5, None], most=3)
    Spread(mean='1.5', all=1, part=1, none=1, waiting=1)
    """
    known = [p for p in points if p is not None]
    full, none = known.count(most), known.count(0)
    part, waiting = len(known) - full - none, len(points) - len(known)
    return Spread(mean_of(points), full, part, none, waiting)


def mean_of(points: Sequence[Points | None]) -> str:
    """The mean of the marks that there are, to one decimal.

    >>> mean_of([2, None, 3]), mean_of([None])
    ('2.5', '-')
    """
    known = [p for p in points if p is not None]
    return f"{sum(known) / len(known):.1f}" if known else "-"


def moved(ledger: GradingLedger) -> Iterator[str]:
    """Marks that are not what they were in the record before this run."""
    for name in sorted(ledger.before):
        if name in ledger.entries:
            old, new = ledger.before[name], ledger.result(name)
            if changes := list(_changes(old, new)):
                points = "" if new.reason else " points"
                marks = f"{_earned(old)} → {_earned(new)}{points}"
                yield f"{printable(name)}: {marks} ({', '.join(changes)})"


def _earned(result: Result) -> str:
    return "damaged" if result.reason else str(result.earned)


def _changes(old: Result, new: Result) -> Iterator[str]:
    before = {mark.label: mark.earned for mark in old.marks}
    after = {mark.label: mark.earned for mark in new.marks}
    for label in dict.fromkeys([*before, *after]):
        if before.get(label, 0) != after.get(label, 0):
            yield f"{label} {before.get(label, 0)} → {after.get(label, 0)}"
