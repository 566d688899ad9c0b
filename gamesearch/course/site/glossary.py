"""The words that have a meaning of their own: a page of them, and where a text uses one."""

from __future__ import annotations

import re
from typing import NamedTuple

from gamesearch.course.folder import Course
from gamesearch.course.index.tables import GLOSSARY, read_table


class Word(NamedTuple):
    """A term, its other forms, and what it means."""

    term: str
    forms: tuple[str, ...]
    meaning: str


def glossary_rows(course: Course) -> list[Word]:
    """The rows of notebooks/glossary.csv, as a dictionary orders them."""
    found = []
    for row in read_table(course, GLOSSARY):
        forms = (row["term"], *filter(None, row["also"].split(";")))
        found.append(Word(row["term"], forms, row["meaning"]))
    return sorted(found, key=lambda word: word.term.casefold())


def anchor_of(term: str) -> str:
    """The anchor of a word.

    >>> anchor_of("max^n"), anchor_of("game tree")
    ('word-max-n', 'word-game-tree')
    """
    return "word-" + re.sub(r"\W+", "-", term.casefold())


def pattern(found: list[Word]) -> re.Pattern[str]:
    """Finds any form of any word, the longest first."""
    forms = sorted((form for word in found for form in word.forms), key=len, reverse=True)
    return re.compile(r"(?<![\w-])(" + "|".join(map(re.escape, forms)) + r")(?![\w-])")
