"""Places in the lessons that other pages point to: a notebook and a heading in it."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from itertools import groupby
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


# --- Where each topic is treated: `notebooks/topics.csv` (id, topic, notebook, heading), an index.


TOPICS = "topics.csv"


def topics(course: Course) -> list[tuple[str, str, str]]:
    """The rows of the table: topic, notebook, heading."""
    return [(row["topic"], row["notebook"], row["heading"]) for row in table(course, TOPICS)]


def missing_topics(course: Course) -> list[Finding]:
    """The rows whose notebook or heading is not there."""
    return list(astray(course, TOPICS, "topic"))


def by_letter(entries: list[tuple[str, str, str]]) -> str:
    """An index as at the end of a book: a heading per letter, a line per term with all its places.

    >>> print(by_letter([("window", "02_pruning", "Safe"), ("window", "03_order", "Ply")]))
    ### W
    <BLANKLINE>
    - window: [02 pruning, Safe](02_pruning.ipynb#Safe); [03 order, Ply](03_order.ipynb#Ply)
    """
    places: dict[str, list[str]] = {}
    for term, stem, heading in sorted(entries, key=lambda entry: (entry[0].casefold(), entry[1])):
        links = places.setdefault(term, [])
        if (place := link(stem, heading)) not in links:
            links.append(place)
    letters = [
        f"### {letter}\n\n" + "\n".join(f"- {term}: {'; '.join(places[term])}" for term in terms)
        for letter, terms in groupby(places, key=lambda term: term[0].upper())
    ]
    return "\n\n".join(letters)


# --- What is often printed and not quite so: `notebooks/errata.csv`, with the cells that show it.
#
#     id, printed, true, notebook, heading, how
#
# how   computed   a cell under the heading computes what is true
#       cited      the text there gives the source
#       stated     the text there says it
#       form       spelling or layout: there is nothing to show, so it may have no place


ERRATA = "errata.csv"
HOWS = ("computed", "cited", "stated", "form")

INTRODUCTION = """## Corrections to what is often printed

Lectures and texts on this subject repeat some statements that are not quite so: many are numbers
that count something else, or rules with a condition missing. Each was checked when this course was
made. The last column leads to the place in the lessons; where it says *computed*, a cell works
it out there, so that you need not believe it."""


def missing_corrections(course: Course) -> list[Finding]:
    """Rows that name no place that is there, or do not say how it is shown."""
    rows = table(course, ERRATA)
    unplaced = {f"{LESSONS}/{ERRATA}:{line}" for line, row in enumerate(rows, 2) if _is_form(row)}
    findings = [each for each in astray(course, ERRATA, "id") if each.where not in unplaced]
    for line, row in enumerate(rows, 2):
        if row["how"] not in HOWS:
            where, what = f"{LESSONS}/{ERRATA}:{line}", f"{row['id']} is shown how: {row['how']!r}"
            findings.append(Finding(where, what, f"write one of {', '.join(HOWS)}"))
    return findings


def _is_form(row: dict[str, str]) -> bool:
    return row["how"] == "form" and not row["notebook"]


def corrections(course: Course) -> str:
    """The page: a table for each lesson, in their order; those without a place at the end."""
    rows = sorted(table(course, ERRATA), key=lambda row: (row["notebook"] or "~", row["id"]))
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
