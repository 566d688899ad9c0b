"""What Moodle takes back where it collected the notebooks, for each of its assignments.

<out>/moodle/02_pruning.csv    the points: Moodle's "grading worksheet"
<out>/moodle/02_pruning.zip    the pages of feedback, in folders as Moodle itself names them

Moodle knows a student by their number in the assignment, which roster.csv has.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from pathlib import Path

from gamesearch.course.disk import write_whole
from gamesearch.course.grade.feedback import feedback_page
from gamesearch.course.grade.gradebook import Graded
from gamesearch.course.grade.roster import Roster
from gamesearch.course.spreadsheet import to_csv

FOLDER = "moodle"
# The three that Moodle looks for, in English, and the name for who reads it.
COLUMNS = ("Identifier", "Full name", "Grade", "Last modified (grade)")


def write_for_moodle(folder: Path, graded: Sequence[Graded], roster: Roster) -> None:
    for stem in sorted({each.reference.stem for each in graded}):
        numbers = {name: roster.participant(name, stem) for name in sorted(roster.rows)}
        numbers = {name: number for name, number in numbers.items() if number}
        theirs = {each.student: each for each in graded if each.reference.stem == stem}
        if numbers:
            write_whole(folder / FOLDER / f"{stem}.csv", _worksheet(numbers, theirs))
            write_whole(folder / FOLDER / f"{stem}.zip", _pages(numbers, theirs))


def _worksheet(numbers: dict[str, str], theirs: dict[str, Graded]) -> str:
    """Without a date Moodle takes a grade only where there is none yet, unless it is told to; no
    points leave a grade as it is."""
    rows: list[Sequence[object]] = [COLUMNS]
    for student, number in numbers.items():
        points = theirs[student].total if student in theirs else None
        rows.append([f"Participant {number}", student, points, ""])
    return to_csv(rows)


def _pages(numbers: dict[str, str], theirs: dict[str, Graded]) -> bytes:
    """Moodle splits a folder's name at each "_", and looks for the number behind the first."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for student, number in numbers.items():
            if student in theirs:
                name = student.replace("_", " ")
                inside = f"{name}_{number}_assignsubmission_file_/{theirs[student].reference.stem}"
                about = zipfile.ZipInfo(f"{inside}.html")  # of no date: the same bytes again
                about.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(about, feedback_page(theirs[student], alone=True))
    return data.getvalue()
