"""Marks that a person corrects: by_hand/corrections.csv, a row for each.

    student,exercise,points,comment
    ada,2.3,4,your tie-break is right as well       these are the points of exercise 2.3
    ben,02_pruning,-5,two days late                 these are added to the points of the lesson

It is only read. A row counts until it is taken out, whatever is handed in; what it corrects is told
beside it on the student's page. A row that cannot be used is named, and the others count.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from gamesearch.course.disk import write_whole
from gamesearch.course.grade.by_hand import CORRECTIONS, FOLDER, HandMark, points_entered
from gamesearch.course.grade.gradebook import Graded
from gamesearch.course.grade.submissions import printable
from gamesearch.course.notebook import Flaw
from gamesearch.course.spreadsheet import read_csv, to_csv

COLUMNS = ("student", "exercise", "points", "comment")


def rows_of(folder: Path) -> list[dict[str, str]]:
    """What was written into the file, if there is one.

    Raises:
        WrongCall: it cannot be read, or has lost its columns.
    """
    path = folder / FOLDER / CORRECTIONS
    return read_csv(path, COLUMNS) if path.exists() else []


def corrected(folder: Path, graded: Iterable[Graded]) -> tuple[list[Graded], list[Flaw]]:
    """Everything with its corrections, and the rows that could not be used. Where there is no file
    yet, one without rows is written.

    Raises:
        WrongCall: the file cannot be read, or has lost its columns.
    """
    path = folder / FOLDER / CORRECTIONS
    if not path.exists():
        write_whole(path, to_csv([COLUMNS]))
    rows = rows_of(folder)
    found = list(graded)
    flaws = []
    for line, row in enumerate(rows, 2):
        student, exercise, entered, comment = (row[name].strip() for name in COLUMNS)
        if not (student or exercise or entered):
            continue
        why = f"nobody called {student!r} handed in {exercise!r}"
        for place, each in enumerate(found):
            worth = _worth(each)
            if each.student == student and exercise in worth:
                least = -worth[exercise] if exercise == each.reference.stem else 0
                points = points_entered(entered, least, worth[exercise])
                if points is None:
                    why = f"{entered!r} is no number from {least} to {worth[exercise]}"
                    continue
                why = "there is another row like it above: this one counts"
                if exercise not in each.corrections:
                    why = ""
                found[place] = replace(
                    each, corrections={**each.corrections, exercise: HandMark(points, comment)}
                )
        if why:
            flaws.append(Flaw(f"{FOLDER}/{CORRECTIONS}, row {line}", printable(why), ""))
    return found, flaws


def _worth(graded: Graded) -> dict[str, int]:
    """What the lesson and each of its exercises is worth, by what a row may name."""
    reference = graded.reference
    return {reference.stem: reference.points} | {
        each.number: each.points for each in reference.exercises
    }
