"""What an answer in words is marked against: by_hand/14.7b.html, beside the sheet.

The task as students read it, with what a reader gives points for, and the answer of the marking
key. It is for graders alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from gamesearch.course.cut import TITLE, regions
from gamesearch.course.disk import write_whole
from gamesearch.course.grade.by_hand import FOLDER, worth
from gamesearch.course.grade.feedback import TEMPLATES, readable
from gamesearch.course.grade.reference import Reference
from gamesearch.course.notebook import headings
from gamesearch.course.templates import fill


def write_marking_pages(folder: Path, references: Iterable[Reference]) -> None:
    """A page for each sheet that is there."""
    for reference in references:
        for question, points in worth(reference).items():
            page = folder / FOLDER / f"{question}.html"
            if page.with_suffix(".csv").exists():
                write_whole(page, marking_page(reference, question, points))


def marking_page(reference: Reference, question: str, points: int) -> str:
    told: list[str] = []
    answer: list[str] = []
    for cell in reference.notebook.cells:
        if cell.metadata.get("exercise") == question:
            lines = cell.source.splitlines()
            answer = ["\n".join(lines[begin + 1 : end]) for begin, end in regions(lines)]
            break
        if any(TITLE.match(title) for title in headings(cell)):
            told = []
        if cell.cell_type == "markdown" and "exercise" not in cell.metadata:
            told.append(cell.source)
    return fill(
        TEMPLATES / "marking.html.j2",
        title=f"Exercise {question}: 0 to {points} points",
        sheet=f"{question}.csv",
        told=_flowing("\n\n".join(told)),
        answer=_flowing("\n\n".join(answer)),
    )


def _flowing(markdown: str) -> str:
    """Markdown to be read as it stands: a paragraph is one line, code and lists stay.

    >>> _flowing("## Why?\\n\\none\\ntwo\\n\\n- a\\n- b\\n\\n```\\nx\\ny\\n```")
    'Why?\\n\\none two\\n\\n- a\\n- b\\n\\n```\\nx\\ny\\n```'
    """
    parts = re.split(r"(^```.*?^```)", readable(markdown), flags=re.M | re.S)
    for at in range(0, len(parts), 2):
        prose = re.sub(r"^#+ ", "", parts[at], flags=re.M)
        parts[at] = re.sub(r"(?<=\S)\n(?!\s|[-*+>] |\||\d+\. )", " ", prose)
    return "".join(parts)
