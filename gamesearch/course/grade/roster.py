"""roster.csv beside the submissions: by what number Canvas knows the student of a folder."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from pathlib import Path

from gamesearch.course.disk import write_whole
from gamesearch.course.grade.spreadsheet import to_csv
from gamesearch.course.grade.submissions import ROSTER

HEAD = ["student", "Canvas ID"]


def read_roster(folder: Path) -> dict[str, str]:
    """The Canvas number by student; nothing where there is no roster, or none that can be read."""
    try:
        with (folder / ROSTER).open(encoding="utf-8-sig", newline="") as file:
            return {row[0]: row[1] for row in list(csv.reader(file))[1:] if len(row) > 1}
    except (OSError, UnicodeDecodeError, csv.Error):
        return {}


def write_roster(folder: Path, known: Mapping[str, str]) -> None:
    write_whole(folder / ROSTER, to_csv([HEAD, *map(list, sorted(known.items()))]))
