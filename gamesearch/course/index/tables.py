"""The tables beside the lessons: where each topic is treated, and what is often printed wrong.

topics.csv    id, topic, notebook, heading               an index as at the end of a book
errata.csv    id, printed, true, notebook, heading, how  what is not quite so, and how that is shown
textbook.csv  notebook, sections                         where the usual textbook treats the same
glossary.csv  term, also, meaning                        the words that have a meaning of their own

How a correction is shown:

    computed   a cell under the heading computes what is true
    cited      the text there gives the source
    stated     the text there says it
    form       spelling or layout: there is nothing to show, so it may have no place
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote

from gamesearch.course.folder import LESSONS, Course, WrongCall
from gamesearch.course.notebook import Flaw, headings, read_source
from gamesearch.course.spreadsheet import read_csv

TOPICS, ERRATA, TEXTBOOK = "topics.csv", "errata.csv", "textbook.csv"
GLOSSARY = "glossary.csv"
# The columns of each; those in capitals are filled in each row.
COLUMNS = {
    TOPICS: ("TOPIC", "NOTEBOOK", "HEADING"),
    ERRATA: ("ID", "printed", "true", "notebook", "heading", "HOW"),
    TEXTBOOK: ("NOTEBOOK", "sections"),
    GLOSSARY: ("TERM", "also", "MEANING"),
}
HOWS = ("computed", "cited", "stated", "form")
Place = tuple[str, str]  # the stem of a lesson, a heading in it


def stem_in_words(stem: str) -> str:
    return stem.replace("_", " ")


def link(stem: str, heading: str, text: str = "") -> str:
    """A link to a heading, from a notebook of the same folder; its text names both.

    >>> link("02_pruning", "Why it is safe")
    '[02 pruning, Why it is safe](02_pruning.ipynb#Why-it-is-safe)'
    """
    text = text or f"{stem_in_words(stem)}, {heading}"
    return f"[{text}]({stem}.ipynb#{quote(anchor(heading))})"


def anchor(heading: str) -> str:
    """Where a reader's notebook puts a heading: its text as shown, so without its markup.

    >>> anchor("May `result` write into *the* board?")
    'May-result-write-into-the-board?'
    """
    shown = re.sub(r"`([^`]+)`|\*(\w[^*]*)\*", r"\1\2", heading)
    return shown.replace(" ", "-")


def read_table(course: Course, name: str) -> list[dict[str, str]]:
    """The rows of notebooks/`name`; none if there is no such table.

    Raises:
        WrongCall: it cannot be read, lacks a column, or a row lacks what each must have.
    """
    path = course.root / LESSONS / name
    if not path.exists():
        return []
    rows = read_csv(path, [column.lower() for column in COLUMNS[name]])
    for place, row in enumerate(rows, 2):
        for column in filter(str.isupper, COLUMNS[name]):
            if not row[column.lower()].strip():
                raise WrongCall(f"{path}:{place}: {column.lower()} is empty: fill it in")
    return rows


def read_tables(course: Course) -> None:
    """Find out whether all can be read, before there is work to be lost.

    Raises:
        WrongCall: one cannot.
    """
    for name in COLUMNS:
        read_table(course, name)


def topic_rows(course: Course) -> list[tuple[str, str, str]]:
    """The rows of the table: topic, notebook, heading."""
    return [(row["topic"], row["notebook"], row["heading"]) for row in read_table(course, TOPICS)]


def by_letter(entries: list[tuple[str, str, str]]) -> dict[str, dict[str, list[Place]]]:
    """As at the end of a book: under each letter its terms, and all the places of each.

    >>> by_letter([("window", "02_pruning", "Safe"), ("window", "03_order", "Ply")])
    {'W': {'window': [('02_pruning', 'Safe'), ('03_order', 'Ply')]}}
    """
    letters: dict[str, dict[str, list[Place]]] = {}
    for term, stem, heading in sorted(entries, key=lambda entry: (entry[0].casefold(), entry[1])):
        places = letters.setdefault(term[0].upper(), {}).setdefault(term, [])
        if (stem, heading) not in places:
            places.append((stem, heading))
    return letters


def corrections(course: Course) -> dict[str, list[dict[str, str]]]:
    """The rows by lesson, in their order; those without a place last, under ""."""
    lessons: dict[str, list[dict[str, str]]] = {}
    for row in sorted(
        read_table(course, ERRATA), key=lambda row: (row["notebook"] or "~", row["id"])
    ):
        lessons.setdefault(row["notebook"], []).append(row)
    return lessons


def missing_topics(course: Course) -> list[Flaw]:
    """The rows of topics whose notebook or heading is not there."""
    return list(_astray(course, TOPICS, "topic"))


def missing_corrections(course: Course) -> list[Flaw]:
    """Corrections that name no place that is there, or do not say how they are shown."""
    rows = read_table(course, ERRATA)
    unplaced = {f"{LESSONS}/{ERRATA}:{line}" for line, row in enumerate(rows, 2) if _is_form(row)}
    flaws = [each for each in _astray(course, ERRATA, "id") if each.where not in unplaced]
    for line, row in enumerate(rows, 2):
        if row["how"] not in HOWS:
            where, what = f"{LESSONS}/{ERRATA}:{line}", f"{row['id']} is shown how: {row['how']!r}"
            flaws.append(Flaw(where, what, f"write one of {', '.join(HOWS)}"))
    return flaws


def missing_chapters(course: Course) -> Iterator[Flaw]:
    """The rows of the textbook whose lesson is not there."""
    there = {path.stem for path in course.sources(LESSONS)}
    for line, row in enumerate(read_table(course, TEXTBOOK), 2):
        if row["notebook"] not in there:
            yield _no_lesson(f"{LESSONS}/{TEXTBOOK}:{line}", row["sections"], row["notebook"])


def _no_lesson(where: str, what: str, stem: str) -> Flaw:
    return Flaw(where, f"{what!r} names no lesson: {stem!r}", "write its stem")


def _is_form(row: dict[str, str]) -> bool:
    return row["how"] == "form" and not row["notebook"]


def _astray(course: Course, name: str, what: str) -> Iterator[Flaw]:
    """The rows of a table whose notebook or heading is not there; `what` names a row's subject."""
    there = {
        path.stem: {h for cell in read_source(path).cells for h in headings(cell)}
        for path in course.sources(LESSONS)
    }
    for line, row in enumerate(read_table(course, name), 2):
        where, stem, heading = f"{LESSONS}/{name}:{line}", row["notebook"], row["heading"]
        if stem not in there:
            yield _no_lesson(where, row[what], stem)
        elif heading not in there[stem]:
            mend = "copy the heading as it stands in the source, without its #"
            yield Flaw(where, f"{stem} has no heading {heading!r} ({row[what]})", mend)
