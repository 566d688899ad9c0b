"""Which calls of a notebook show something: found in the rooms drawing and widgets.

The sources are read, nothing is imported: these rooms need libraries that a builder may lack.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import gamesearch
from gamesearch.course.environment import PACKAGE

ROOMS = ("drawing", "widgets")
BY_PREFIX = re.compile(r"(draw|show|watch)_")  # also in rooms of checks, or in the notebook itself
NO_PICTURES = ("show_source", "predict")  # a listing, a question


def shows(name: str) -> bool:
    """Whether a call of this name puts something below its cell.

    >>> shows("bars"), shows("play"), shows("show_source"), shows("record")
    (True, True, True, False)
    """
    return name in _shown() or BY_PREFIX.match(name) is not None


def shows_picture(name: str) -> bool:
    """Whether that is a picture, still or moving.

    >>> shows_picture("bars"), shows_picture("show_source")
    (True, False)
    """
    return shows(name) and name not in NO_PICTURES


@cache
def _shown() -> frozenset[str]:
    homes = gamesearch._HOME_OF.items()
    return frozenset([*(name for name, home in homes if home.startswith(ROOMS)), *_makers()])


def _makers() -> Iterator[str]:
    """The functions of the rooms that return a Picture, the classes that are a Bundle."""
    for path in sorted(path for room in ROOMS for path in (PACKAGE / room).rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                made = [node.returns] if node.returns else []
            elif isinstance(node, ast.ClassDef):
                made = node.bases
            else:
                continue
            if {"Picture", "Bundle"} & set(map(ast.unparse, made)):
                yield node.name
