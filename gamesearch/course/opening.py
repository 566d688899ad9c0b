"""What a lesson says of itself before its first section: what it is about, and for how long."""

from __future__ import annotations

import re
from typing import NamedTuple

from gamesearch.course.notebook import Source


class Lesson(NamedTuple):
    """What the index and the site say of a lesson."""

    stem: str
    title: str
    question: str
    minutes: int
    objectives: list[str]


def lesson_of(source: Source) -> Lesson:
    return Lesson(source.stem, title(source), question(source), minutes(source), objectives(source))


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
