"""Places in the lessons that other pages point to: a notebook and a heading in it."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from urllib.parse import quote

from gamesearch.course.folder import LESSONS, Course
from gamesearch.course.notebook import Finding, headings, read_source


def spoken(stem: str) -> str:
    return stem.replace("_", " ")


def link(stem: str, heading: str, text: str = "") -> str:
    """A link to a heading, from a notebook of the same folder; its text names both.

    >>> link("02_pruning", "Why it is safe")
    '[02 pruning, Why it is safe](02_pruning.ipynb#Why-it-is-safe)'
    """
    text = text or f"{spoken(stem)}, {heading}"
    return f"[{text}]({stem}.ipynb#{_anchor(heading)})"


def _anchor(heading: str) -> str:
    """Where a reader's notebook puts a heading: its text as shown, so without its markup."""
    shown = re.sub(r"`([^`]+)`|\*(\w[^*]*)\*", r"\1\2", heading)
    return quote(shown.replace(" ", "-"))


def table(course: Course, name: str) -> list[dict[str, str]]:
    """The rows of notebooks/`name`; none if there is no such table."""
    path = course.root / LESSONS / name
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def astray(course: Course, name: str, what: str) -> Iterator[Finding]:
    """The rows of a table whose notebook or heading is not there; `what` names a row's subject."""
    there = {
        path.stem: {h for cell in read_source(path).cells for h in headings(cell)}
        for path in course.sources(LESSONS)
    }
    for line, row in enumerate(table(course, name), 2):
        where, stem, heading = f"{LESSONS}/{name}:{line}", row["notebook"], row["heading"]
        if stem not in there:
            yield Finding(where, f"{row[what]!r} names no lesson: {stem!r}", "write its stem")
        elif heading not in there[stem]:
            mend = "copy the heading as it stands in the source, without its #"
            yield Finding(where, f"{stem} has no heading {heading!r} ({row[what]})", mend)
