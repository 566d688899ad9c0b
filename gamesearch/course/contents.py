"""How one notebook leads to the next: the last cell of each, and the index of all.

`notebooks/index.ipynb` lists the lessons and, from `notebooks/topics.csv` (topic, notebook,
heading), where each topic is treated. Both are generated; nobody edits them.
"""

from __future__ import annotations

import csv
import re
from itertools import groupby
from pathlib import Path
from typing import Any
from urllib.parse import quote

from gamesearch.course.folder import INDEX, LESSONS, Course
from gamesearch.course.notebook import KERNELSPEC, Finding, Source, headings, read_source

NAVIGATION = "navigation"


def prepare(course: Course, path: Path) -> Source:
    """A source as it is built: read, with its navigation as the last cell."""
    from nbformat.v4 import new_markdown_cell

    source = read_source(path)
    stems = [other.stem for other in course.sources(source.kind)]
    cell = new_markdown_cell(
        navigation(source.kind, source.stem, stems),
        id=NAVIGATION,
        metadata={"slideshow": {"slide_type": "skip"}, "tags": [NAVIGATION]},
    )
    source.cells.append(cell)
    if source.starts:
        source.starts.append(source.starts[-1])
    return source


def navigation(kind: str, stem: str, stems: list[str]) -> str:
    """The links of a notebook's last cell.

    >>> print(navigation("notebooks", "01_minimax", ["00_games", "01_minimax"]))
    [‹ 00 games](00_games.ipynb) | [contents](index.ipynb)
    """
    at = stems.index(stem)
    up = "" if kind == LESSONS else f"../{LESSONS}/"
    links = [f"[contents]({up}{INDEX})"]
    if kind != LESSONS:
        links.insert(0, f"[the lesson]({up}{stem}.ipynb)")
    if at > 0:
        links.insert(0, f"[‹ {_spoken(stems[at - 1])}]({stems[at - 1]}.ipynb)")
    if at + 1 < len(stems):
        links.append(f"[{_spoken(stems[at + 1])} ›]({stems[at + 1]}.ipynb)")
    return " | ".join(links)


def _spoken(stem: str) -> str:
    return stem.replace("_", " ")


def opening(source: Source) -> str:
    """What a lesson says before its first section: title, question, objectives, minutes."""
    prose = "\n\n".join(c.source for c in source.cells if c.cell_type == "markdown")
    return re.split(r"^## ", prose, maxsplit=1, flags=re.M)[0]


def title(source: Source) -> str:
    found = re.search(r"^# (.+)$", opening(source), re.M)
    return found[1].strip() if found else source.stem


def question(source: Source) -> str:
    """The first question of a lesson, which it is there to answer; it may run over a line's end."""
    body = re.sub(r"^#.*$", "", opening(source), flags=re.M)
    found = re.search(r"[^.!?\n*>|](?:[^.!?\n]|\n(?!\n))*\?", body)
    return " ".join(found[0].split()).strip(" *_") if found else ""


def minutes(source: Source) -> int:
    found = re.search(r"\b(\d+) minutes\b", opening(source))
    return int(found[1]) if found else 0


def verbs(source: Source) -> list[str]:
    """What a lesson teaches to do: the first word of each of its objectives."""
    _, _, after = opening(source).partition("**Objectives**")
    return re.findall(r"^- (\w+)", after, re.M)


def index(course: Course) -> Any:
    """The index as a notebook: one cell of lessons, one of topics."""
    from nbformat.v4 import new_markdown_cell, new_notebook

    rows = [
        "| lesson | the question it answers | you learn to | minutes | |",
        "|:--|:--|:--|--:|:--|",
    ]
    for path in course.sources(LESSONS):
        source = read_source(path)
        rows.append(
            f"| [{title(source)}]({path.stem}.ipynb) | {question(source)} "
            f"| {', '.join(verbs(source))} | {minutes(source)} "
            f"| [exercises](../exercises/{path.stem}.ipynb) |"
        )
    lessons = "# Game Search: contents\n\n" + "\n".join(rows)
    cells = [new_markdown_cell(lessons, id="lessons")]
    if entries := topics(course):
        cells.append(new_markdown_cell("## Where is it?\n\n" + by_letter(entries), id="topics"))
    return new_notebook(cells=cells, metadata={"kernelspec": dict(KERNELSPEC)})


def by_letter(entries: list[tuple[str, str, str]]) -> str:
    """An index as at the end of a book: a heading per letter, a line per term with all its places.

    >>> print(by_letter([("window", "02_pruning", "Safe"), ("window", "03_order", "Ply")]))
    ### W
    <BLANKLINE>
    - window: [02 pruning, Safe](02_pruning.ipynb#Safe); [03 order, Ply](03_order.ipynb#Ply)
    """
    places: dict[str, list[str]] = {}
    for term, stem, heading in sorted(entries, key=lambda entry: (entry[0].casefold(), entry[1])):
        link = f"[{_spoken(stem)}, {heading}]({stem}.ipynb#{_anchor(heading)})"
        links = places.setdefault(term, [])
        if link not in links:
            links.append(link)
    letters = [
        f"### {letter}\n\n" + "\n".join(f"- {term}: {'; '.join(places[term])}" for term in terms)
        for letter, terms in groupby(places, key=lambda term: term[0].upper())
    ]
    return "\n\n".join(letters)


def _anchor(heading: str) -> str:
    """Where a reader's notebook puts a heading: its text as shown, so without its markup."""
    shown = re.sub(r"`([^`]+)`|\*(\w[^*]*)\*", r"\1\2", heading)
    return quote(shown.replace(" ", "-"))


def topics(course: Course) -> list[tuple[str, str, str]]:
    """The rows of topics.csv: topic, notebook, heading."""
    path = course.root / LESSONS / "topics.csv"
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [(r["topic"], r["notebook"], r["heading"]) for r in csv.DictReader(file)]


def missing_topics(course: Course) -> list[Finding]:
    """The rows of topics.csv whose notebook or heading is not there."""
    there = {
        path.stem: {h for cell in read_source(path).cells for h in headings(cell)}
        for path in course.sources(LESSONS)
    }
    findings = []
    for line, (topic, stem, heading) in enumerate(topics(course), 2):
        where = f"{LESSONS}/topics.csv:{line}"
        if stem not in there:
            findings.append(
                Finding(where, f"{topic!r} names no lesson: {stem!r}", "write its stem")
            )
        elif heading not in there[stem]:
            mend = "copy the heading as it stands in the source, without its #"
            findings.append(Finding(where, f"{stem} has no heading {heading!r} ({topic})", mend))
    return findings
