"""What a student handed in, read as cells: nothing in the file is trusted, and nothing is run.

Notebook formats 3 and 4 are read, with ids, metadata or line endings of any kind: an editor may
have lost them. What is no notebook ends in `Unreadable`, whose text says so to the student.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gamesearch.course.notebook import NotebookError

LARGEST_FILE = 20_000_000  # bytes
LARGEST_CELL = 100_000  # characters
MOST_CELLS = 1_000
MOST_TEXT = 600_000  # characters in all cells; the course's longest notebook has a tenth of that


class Unreadable(NotebookError):
    """The submission is not a notebook that can be marked."""


@dataclass(frozen=True)
class HandedCell:
    """One cell as it was handed in; `ids` are all the names under which it may be known."""

    place: int
    kind: str
    source: str
    ids: frozenset[str]
    grade_id: str = ""

    @property
    def is_code(self) -> bool:
        return self.kind == "code"


@dataclass(frozen=True)
class HandedIn:
    cells: tuple[HandedCell, ...]
    notes: tuple[str, ...] = ()


def read_handed_in(data: bytes) -> HandedIn:
    """The cells of a submission.

    >>> read_handed_in(b"[1, 2")
    Traceback (most recent call last):
    gamesearch.course.grade.submission.Unreadable: it is not JSON: save the notebook and hand ...
    """
    if len(data) > LARGEST_FILE:
        raise Unreadable(
            f"it has more than {LARGEST_FILE // 1_000_000} MB: clear all outputs, save, "
            "and hand it in again"
        )
    if not data.strip():
        raise Unreadable("it is empty: save the notebook and hand it in again")
    notebook = _parsed(data)
    found = _cells_of(notebook)
    if not found:
        raise Unreadable("it has no cells: hand in the notebook that holds your answers")
    if len(found) > MOST_CELLS:
        raise Unreadable(f"it has more than {MOST_CELLS} cells: hand in the exercise notebook")
    cells, notes = [], list(_language(notebook))
    room = MOST_TEXT
    for place, raw in enumerate(found, 1):
        source = _text(raw)
        if len(source) > room:
            notes.append(f"of {MOST_TEXT:,} characters all is read: cell {place} is beyond them")
            break
        if len(source) > LARGEST_CELL:
            notes.append(
                f"cell {place} is longer than {LARGEST_CELL:,} characters and was left out"
            )
            continue
        room -= len(source)
        cells.append(_cell(place, raw, source))
    return HandedIn(tuple(cells), tuple(notes))


def _parsed(data: bytes) -> dict[str, Any]:
    try:
        notebook = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):  # not UTF-8, not JSON, a number too long, too deep
        raise Unreadable("it is not JSON: save the notebook and hand it in again") from None
    if not isinstance(notebook, dict):
        raise Unreadable("it is JSON but no notebook: hand in the .ipynb file")
    return notebook


def _cells_of(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    cells = notebook.get("cells")
    if cells is None and isinstance(notebook.get("worksheets"), list):  # notebook format 3
        sheets = [sheet for sheet in notebook["worksheets"] if isinstance(sheet, dict)]
        cells = [cell for sheet in sheets for cell in _list(sheet.get("cells"))]
    if not isinstance(cells, list):
        raise Unreadable("it is JSON but no notebook: hand in the .ipynb file")
    return [cell for cell in cells if isinstance(cell, dict)]


def _language(notebook: dict[str, Any]) -> Iterator[str]:
    about = _dict(_dict(notebook.get("metadata")).get("kernelspec"))
    language = about.get("language")
    if isinstance(language, str) and language.lower() not in ("", "python"):
        yield f"the notebook asks for a {language[:40]} kernel; it was run as Python"


def _cell(place: int, raw: dict[str, Any], source: str) -> HandedCell:
    data = _dict(raw.get("metadata"))
    grade_id = _dict(data.get("nbgrader")).get("grade_id")
    # Colab keeps a cell's id in its metadata.
    ids = [name for name in (raw.get("id"), data.get("id")) if isinstance(name, str)]
    kind = raw.get("cell_type")
    return HandedCell(
        place,
        kind if isinstance(kind, str) else "",
        source,
        frozenset(ids),
        grade_id if isinstance(grade_id, str) else "",
    )


def _text(raw: dict[str, Any]) -> str:
    source = raw.get("source", raw.get("input", ""))  # format 3 calls it input
    if isinstance(source, list):
        source = "".join(line for line in source if isinstance(line, str))
    if not isinstance(source, str):
        return ""
    text = source.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")
    return text.encode("utf-8", "replace").decode("utf-8")  # half a character cannot be sent


def _dict(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
