"""What is often printed and not quite so: `notebooks/errata.csv`, with the cells that show it.

    id, printed, true, notebook, heading, how

how   computed   a cell under the heading computes what is true
      cited      the text there gives the source
      stated     the text there says it
      form       spelling or layout: there is nothing to show, so it may have no place
"""

from __future__ import annotations

import re
from itertools import groupby

from gamesearch.course.folder import LESSONS, Course
from gamesearch.course.notebook import Finding
from gamesearch.course.places import astray, link, spoken, table

TABLE = "errata.csv"
HOWS = ("computed", "cited", "stated", "form")

INTRODUCTION = """## Corrections to what is often printed

Lectures and texts on this subject repeat some statements that are not quite so: many are numbers
that count something else, or rules with a condition missing. Each was checked when this course was
made. The last column leads to the place in the lessons; where it says *computed*, a cell works
it out there, so that you need not believe it."""


def missing_corrections(course: Course) -> list[Finding]:
    """Rows that name no place that is there, or do not say how it is shown."""
    rows = table(course, TABLE)
    unplaced = {f"{LESSONS}/{TABLE}:{line}" for line, row in enumerate(rows, 2) if _is_form(row)}
    findings = [each for each in astray(course, TABLE, "id") if each.where not in unplaced]
    for line, row in enumerate(rows, 2):
        if row["how"] not in HOWS:
            where, what = f"{LESSONS}/{TABLE}:{line}", f"{row['id']} is shown how: {row['how']!r}"
            findings.append(Finding(where, what, f"write one of {', '.join(HOWS)}"))
    return findings


def _is_form(row: dict[str, str]) -> bool:
    return row["how"] == "form" and not row["notebook"]


def corrections(course: Course) -> str:
    """The page: a table for each lesson, in their order; those without a place at the end."""
    rows = sorted(table(course, TABLE), key=lambda row: (row["notebook"] or "~", row["id"]))
    if not rows:
        return ""
    parts = [INTRODUCTION]
    for stem, of_lesson in groupby(rows, key=lambda row: row["notebook"]):
        lines = [
            f"### {spoken(stem) if stem else 'Form only'}",
            "",
            "| | often printed | what is true | shown |",
            "|:--|:--|:--|:--|",
            *map(_line, of_lesson),
        ]
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _line(row: dict[str, str]) -> str:
    place = link(row["notebook"], row["heading"], row["heading"]) if row["notebook"] else ""
    shown = f"{row['how']}: {place}" if place else row["how"]
    cells = (row["id"], _powers(row["printed"]), _powers(row["true"]), shown)
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _powers(text: str) -> str:
    """
    >>> _powers("10^46.7 positions, (b / log b)^d")
    '10<sup>46.7</sup> positions, (b / log b)<sup>d</sup>'
    """
    return re.sub(r"\^(\d+(?:\.\d+)?|d\b)", r"<sup>\1</sup>", text)
