"""Answers that a person marks: one sheet per question, over all students.

`by_hand/2.7.csv` is written with an empty column for the points, beside it `2.7.html` with what
they are given for (see `marking_page`). Whoever marks fills it in, in any spreadsheet, and calls
`gamesearch grade` again: what was entered counts for as long as the answer stays the same, and is
kept also when the answer is not there any more. A notebook may be missing for one run only.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from gamesearch.course.disk import write_whole
from gamesearch.course.folder import WrongCall
from gamesearch.course.grade.reference import Reference
from gamesearch.course.spreadsheet import read_csv, to_csv

FOLDER = "by_hand"
CORRECTIONS = "corrections.csv"  # no sheet: see `corrections`
COLUMNS = ("student", "answer", "points", "of", "comment", "key", "state")
FORMER = "not handed in any more"


@dataclass(frozen=True)
class HandMark:
    points: float
    comment: str = ""


@dataclass(frozen=True)
class Text:
    """One student's answer to one question; nothing written is worth nothing."""

    question: str
    student: str
    answer: str
    points: int

    @property
    def key(self) -> str:
        return hashlib.sha256(
            f"{self.student}\0{self.answer}".encode("utf-8", "replace")
        ).hexdigest()[:12]

    @property
    def is_blank(self) -> bool:
        return not self.answer.strip()


class Sheets:
    """The marks entered so far, by question and key."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / FOLDER
        sheets = [path for path in self.folder.glob("*.csv") if path.name != CORRECTIONS]
        self.rows = {path.stem: _read(path) for path in sorted(sheets)}

    def mark(self, text: Text) -> HandMark | None:
        """The points entered for an answer; None while nobody has marked it.

        Raises:
            WrongCall: what stands in the column is no number of points.
        """
        if text.is_blank:
            return HandMark(0, "nothing was written")
        row = self.rows.get(text.question, {}).get(text.key, {})
        entered = (row.get("points") or "").strip()
        if not entered:
            return None
        points = points_entered(entered, 0, text.points)
        if points is None:
            raise WrongCall(
                f"{self.folder.name}/{text.question}.csv: {text.student} has {entered!r} points: "
                f"write a number from 0 to {text.points}"
            )
        return HandMark(points, row.get("comment") or "")

    def write(self, texts: Iterable[Text]) -> None:
        """Every answer with what has been entered for it, and former ones that were marked."""
        questions: dict[str, list[Text]] = {question: [] for question in self.rows}
        for text in texts:
            if not text.is_blank:
                questions.setdefault(text.question, []).append(text)
        for question, asked in questions.items():
            lines: list[list[object]] = [list(COLUMNS)]
            for text in sorted(asked, key=lambda text: text.student):
                row = self.rows.get(question, {}).get(text.key, {})
                points, comment = row.get("points") or "", row.get("comment") or ""
                lines.append(
                    [text.student, text.answer, points, text.points, comment, text.key, ""]
                )
            lines += self._former(question, {text.key for text in asked})
            write_whole(self.folder / f"{question}.csv", to_csv(lines))

    def _former(self, question: str, keys: set[str]) -> Iterator[list[object]]:
        for key, row in sorted(self.rows.get(question, {}).items()):
            if key not in keys and (row.get("points") or row.get("comment")):
                yield [*(row.get(name) or "" for name in COLUMNS[:-1]), FORMER]


def worth(reference: Reference) -> dict[str, int]:
    """The points of each question that a person marks."""
    return {
        str(cell.metadata["exercise"]): int(cell.metadata["points"])
        for cell in reference.notebook.cells
        if {"exercise", "points"} <= set(cell.metadata)  # a text may stand in a code cell, too
    }


def points_entered(entered: str, least: float, most: float) -> float | None:
    """What a person entered as points, None if that is no number between these.

    >>> points_entered("2,5", 0, 3), points_entered("4", 0, 3), points_entered("nan", 0, 3)
    (2.5, None, None)
    """
    try:
        points = float(entered.replace(",", "."))
    except ValueError:
        return None
    return points if least <= points <= most else None


def _read(path: Path) -> dict[str, dict[str, str]]:
    """The rows of a sheet by key."""
    found: dict[str, dict[str, str]] = {}
    for place, row in enumerate(read_csv(path, ("points", "key")), 2):
        key = row["key"]
        taken = not key or bool(found.get(key, {}).get("points"))
        found[f"{key} line {place}" if taken else key] = row  # what has lost its key is kept, too
    return found
