"""What a grader wants to see at the end: how each exercise went, and which marks have moved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gamesearch.course.grade.gradebook import Graded
from gamesearch.course.grade.one import Result
from gamesearch.course.grade.record import Ledger
from gamesearch.course.grade.submissions import printable

HEAD = ("exercise", "points", "mean", "all of it", "nothing", "to mark")


def table(graded: Sequence[Graded]) -> str:
    """One line per exercise: its points, their mean, how many students have all and none of them,
    and how many answers are still to be marked by hand."""
    rows: list[Sequence[object]] = [HEAD]
    references = {each.reference.stem: each.reference for each in graded}
    for stem, reference in sorted(references.items()):
        theirs = [each for each in graded if each.reference.stem == stem]
        for exercise in reference.exercises:
            points = [each.points(exercise.number) for each in theirs]
            known = [p for p in points if p is not None]
            mean = f"{sum(known) / len(known):.1f}" if known else "-"
            full, none = known.count(exercise.points), known.count(0)
            rows.append(
                (exercise.number, exercise.points, mean, full, none, len(points) - len(known))
            )
        totals = [each.total for each in theirs]
        mean = f"{sum(totals) / len(totals):.1f}"
        full, none = totals.count(reference.points), totals.count(0)
        waiting = sum(not each.is_complete for each in theirs)
        rows.append((f"{stem} ({len(theirs)})", reference.points, mean, full, none, waiting))
    width = max(len(str(row[0])) for row in rows)
    return "\n".join(
        f"{row[0]!s:<{width}}" + "".join(f"{value!s:>11}" for value in row[1:]) for row in rows
    )


def moved(ledger: Ledger) -> Iterator[str]:
    """Marks that are not what they were in the record before this run."""
    for name in sorted(ledger.before):
        if name in ledger.entries:
            old, new = ledger.before[name], ledger.result(name)
            if changes := list(_changes(old, new)):
                points = f"{old.earned} → {new.earned} points"
                yield f"{printable(name)}: {points} ({', '.join(changes)})"


def _changes(old: Result, new: Result) -> Iterator[str]:
    before = {mark.label: mark.earned for mark in old.marks}
    after = {mark.label: mark.earned for mark in new.marks}
    for label in dict.fromkeys([*before, *after]):
        if before.get(label, 0) != after.get(label, 0):
            yield f"{label} {before.get(label, 0)} → {after.get(label, 0)}"
