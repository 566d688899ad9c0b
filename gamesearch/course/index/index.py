"""The index of all lessons.

`notebooks/index.ipynb` lists the lessons with their minutes and objectives, how to use them, what
leads to what, the algorithms and the games of the package, where each topic is treated, and what is
often printed and not so. It is generated from the lessons, the tables beside them and the package;
nobody edits it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from gamesearch.course.folder import LESSONS, Course
from gamesearch.course.index.catalogue import algorithms, kinds
from gamesearch.course.index.lesson_map import MAP, direct, map_in_words, needed_by, on_boxes, ways
from gamesearch.course.index.tables import (
    GLOSSARY,
    TEXTBOOK,
    by_letter,
    corrections,
    link,
    read_table,
    stem_in_words,
    topic_rows,
)
from gamesearch.course.index.thumbnails import thumbnail
from gamesearch.course.lab.trust import FINGERPRINTS, fingerprints
from gamesearch.course.notebook import KERNELSPEC, read_source
from gamesearch.course.opening import lesson_of, opening
from gamesearch.course.site.glossary import glossary_rows as terms
from gamesearch.course.templates import fill

PAGES = Path(__file__).with_name("pages")


def needs(course: Course) -> dict[str, set[str]]:
    """Each lesson's prerequisites, without those that others imply."""
    openings = {path.stem: opening(read_source(path)) for path in course.sources(LESSONS)}
    return direct(needed_by(openings))


def index(course: Course) -> Any:
    """The index as a notebook: lessons, map, objectives, words, topics, corrections, commands."""
    from nbformat.v4 import new_markdown_cell, new_notebook

    sources = [read_source(path) for path in course.sources(LESSONS)]
    lessons = [lesson_of(source) for source in sources]
    known = needs(course)
    pictures = {stem: small for one in lessons if (small := thumbnail(course, stem := one.stem))}
    map_page = {
        "words": map_in_words(known),
        "file": MAP,
        **on_boxes(known),
        "spoken": stem_in_words,
    }
    map_page |= {"ways": ways(known, {one.stem: one.minutes for one in lessons})}
    pages: dict[str, dict[str, Any]] = {
        "lessons": {"lessons": lessons, "pictures": pictures},
        "map": map_page,
        "objectives": {"lessons": lessons},
    }
    if (course.root / LESSONS / GLOSSARY).exists():
        pages["glossary"] = {"words": terms(course)}
    for name, of_package in (("algorithms", algorithms(sources)), ("games", kinds(sources))):
        if of_package:
            pages[name] = {"rows": of_package, "link": link, "cell": cell}
    if entries := topic_rows(course):
        pages["topics"] = {"letters": by_letter(entries), "link": link}
    if chapters := read_table(course, TEXTBOOK):
        pages["textbook"] = {"rows": chapters, "spoken": stem_in_words}
    if rows := corrections(course):
        pages["corrections"] = {
            "lessons": rows,
            "link": link,
            "spoken": stem_in_words,
            "cell": cell,
        }
    pages["using"] = {}
    texts = {name: fill(PAGES / f"{name}.md.j2", **values) for name, values in pages.items()}
    cells = [new_markdown_cell(text.strip(), id=name) for name, text in texts.items()]
    about = {"kernelspec": dict(KERNELSPEC), FINGERPRINTS: fingerprints(course)}
    return new_notebook(cells=cells, metadata=about)


def cell(text: str) -> str:
    """A text as it stands in a table of Markdown, its powers raised.

    >>> cell("10^46.7 positions, (b / log b)^d, P(a|b)")
    '10<sup>46.7</sup> positions, (b / log b)<sup>d</sup>, P(a\\\\|b)'
    """
    return re.sub(r"\^(\d+(?:\.\d+)?|d\b)", r"<sup>\1</sup>", text).replace("|", r"\|")
