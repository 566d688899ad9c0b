"""How one notebook leads to the next: the last cell of each, and the index of all.

`notebooks/index.ipynb` lists the lessons with their minutes and objectives, how to use them, what
leads to what, where each topic is treated, and what is often printed and not so. It is generated
from the lessons and two tables beside them; nobody edits it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from gamesearch.course.folder import EXERCISES, INDEX, LESSONS, Course
from gamesearch.course.index.lesson_map import MAP, direct, needed_by, words
from gamesearch.course.index.tables import by_letter, corrections, spoken, topics
from gamesearch.course.notebook import KERNELSPEC, Source, read_source

NAVIGATION = "navigation"
USING = Path(__file__).with_name("using.md")


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
        links.insert(0, f"[‹ {spoken(stems[at - 1])}]({stems[at - 1]}.ipynb)")
    if at + 1 < len(stems):
        links.append(f"[{spoken(stems[at + 1])} ›]({stems[at + 1]}.ipynb)")
    return " | ".join(links)


def opening(source: Source) -> str:
    """What a lesson says before its first section: title, question, objectives, minutes."""
    prose = "\n\n".join(c.source for c in source.cells if c.cell_type == "markdown")
    return re.split(r"^## ", prose, maxsplit=1, flags=re.M)[0]


def title(source: Source) -> str:
    found = re.search(r"^# (.+)$", opening(source), re.M)
    return found[1].strip() if found else source.stem


def question(source: Source) -> str:
    """What a lesson is there to answer: the bold paragraph below its title, over all its lines."""
    found = re.search(r"^\*\*([^*]+\?)\*\*$", opening(source), re.M)
    return " ".join(found[1].split()) if found else ""


def minutes(source: Source) -> int:
    found = re.search(r"\b(\d+) minutes\b", opening(source))
    return int(found[1]) if found else 0


def objectives(source: Source) -> list[str]:
    """What a lesson teaches to do; an item may run over the end of a line."""
    _, _, after = opening(source).partition("**Objectives**")
    items = re.findall(r"^- (.+(?:\n(?![-\n*]).+)*)", after.partition("\n**")[0], re.M)
    return [" ".join(item.split()) for item in items]


def needs(course: Course) -> dict[str, set[str]]:
    """Each lesson's prerequisites, without those that others imply."""
    openings = {path.stem: opening(read_source(path)) for path in course.sources(LESSONS)}
    return direct(needed_by(openings))


def index(course: Course) -> Any:
    """The index as a notebook: overview, use, map, objectives, topics, corrections."""
    from nbformat.v4 import new_markdown_cell, new_notebook

    sources = [read_source(path) for path in course.sources(LESSONS)]
    pages = {
        "lessons": overview(sources),
        "using": USING.read_text("utf-8").strip(),
        "map": f"## What leads to what\n\n![{words(needs(course))}]({MAP})",
        "objectives": "## What you will be able to do\n\n" + "\n\n".join(map(aims, sources)),
        "topics": "",
        "corrections": corrections(course),
    }
    if entries := topics(course):
        pages["topics"] = "## Where is it?\n\n" + by_letter(entries)
    cells = [new_markdown_cell(page, id=name) for name, page in pages.items() if page]
    return new_notebook(cells=cells, metadata={"kernelspec": dict(KERNELSPEC)})


def overview(sources: list[Source]) -> str:
    """A row for each lesson, and how long all of them take."""
    rows = [
        f"| [{title(source)}]({source.stem}.ipynb) | {question(source)} | {minutes(source)} "
        f"| [exercises](../{EXERCISES}/{source.stem}.ipynb) |"
        for source in sources
    ]
    total = sum(map(minutes, sources))
    return "\n".join(
        [
            "# Game Search: contents",
            "",
            "| lesson | the question it answers | minutes | |",
            "|:--|:--|--:|:--|",
            *rows,
            "",
            f"{len(sources)} lessons, {total} minutes in all, without the exercises.",
        ]
    )


def aims(source: Source) -> str:
    """What one lesson teaches to do."""
    items = "\n".join(f"- {item}" for item in objectives(source))
    return f"**[{title(source)}]({source.stem}.ipynb)**\n\n{items}"
