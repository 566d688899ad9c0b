"""roster.csv beside the submissions: who is in the class, and what a platform knows of them.

student      as the folder is called
Canvas ID    the number by which Canvas knows them
late         the topics that came late: "01_minimax 04_tables"
Moodle       their number in the assignment of each topic: "01_minimax:1234 04_tables:1287"

`collect` fills it with those who handed in something. It may be written by hand as well: a column
`student` is enough, and further columns are kept. Who stands here and handed in nothing is missing.
"""

from __future__ import annotations

from pathlib import Path

from gamesearch.course.disk import write_whole
from gamesearch.course.grade.submissions import ROSTER
from gamesearch.course.spreadsheet import read_csv, to_csv

COLUMNS = STUDENT, CANVAS, LATE, MOODLE = "student", "Canvas ID", "late", "Moodle"


class Roster:
    """The rows by student. Without a file there are none.

    Raises:
        WrongCall: roster.csv cannot be read, or names no students.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.rows: dict[str, dict[str, str]] = {}
        path = folder / ROSTER if folder else None
        if path is None or not path.exists():
            return
        for row in read_csv(path, [STUDENT]):
            if student := row[STUDENT].strip():
                self.rows.setdefault(student, {}).update(row)

    def write(self, folder: Path) -> None:
        columns = list(
            dict.fromkeys([*COLUMNS, *(name for row in self.rows.values() for name in row)])
        )
        rows = [[row.get(name, "") for name in columns] for _, row in sorted(self.rows.items())]
        write_whole(folder / ROSTER, to_csv([columns, *rows]))

    def canvas(self, student: str) -> str:
        return self._field(student, CANVAS)

    def is_late(self, student: str, stem: str) -> bool:
        return stem in self._field(student, LATE).split()

    def participant(self, student: str, stem: str) -> str:
        """Their number in Moodle, which is another one in each assignment."""
        return self._participants(student).get(stem, "")

    def note(
        self,
        student: str,
        stem: str,
        canvas: str = "",
        late: bool | None = None,
        moodle: str = "",
    ) -> None:
        """What a platform says about a notebook; `late` is None if it does not say."""
        row = self.rows.setdefault(student, {STUDENT: student})
        if canvas:
            row[CANVAS] = canvas
        if late is not None:
            topics = set(self._field(student, LATE).split()) - {stem}
            row[LATE] = " ".join(sorted(topics | {stem} if late else topics))
        if moodle:
            numbers = self._participants(student) | {stem: moodle}
            row[MOODLE] = " ".join(f"{topic}:{numbers[topic]}" for topic in sorted(numbers))

    def _participants(self, student: str) -> dict[str, str]:
        pairs = (each.partition(":") for each in self._field(student, MOODLE).split())
        return {stem: number for stem, _, number in pairs if number.isdecimal()}

    def _field(self, student: str, column: str) -> str:
        return self.rows.get(student, {}).get(column, "").strip()
