"""Where the package holds a ready answer: the homes of a name that an exercise forbids.

The sources are read, nothing is imported: a name may live in any room, also one that needs a
library which is not installed.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[2]
# What checks, pictures and widgets define is no answer to an exercise.
ROOMS = ("*.py", "games/*.py", "tracing/*.py", "search/**/*.py", "evaluation/*.py", "arena/*.py")


def homes(name: str) -> list[str]:
    """The modules that define this function or class.

    >>> homes("minimax"), homes("minmax")
    (['gamesearch.search.minimax'], [])
    """
    return _homes().get(name, [])


@cache
def _homes() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in sorted({path for room in ROOMS for path in PACKAGE.glob(room)}):
        module = ".".join(("gamesearch", *path.relative_to(PACKAGE).with_suffix("").parts))
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found.setdefault(node.name, []).append(module)
    return found
