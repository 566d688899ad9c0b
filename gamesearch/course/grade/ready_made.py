"""Where the package holds a ready answer, and what is left out of it while answers are marked.

The sources are read, nothing is imported: a name may live in any room, also one that needs a
library which is not installed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable
from functools import cache
from pathlib import Path
from typing import Any

from gamesearch.course.folding import statements
from gamesearch.course.notebook import tags
from gamesearch.course.sandbox.view import NOTHING_LEFT

PACKAGE = Path(__file__).parents[2]
# What checks, pictures and widgets define is no answer to an exercise.
ROOMS = ("*.py", "games/*.py", "tracing/*.py", "search/**/*.py", "evaluation/*.py", "arena/*.py")
COMPILED = ("compiled/*.py",)
HIDDEN = "checks/*/grades.py"  # the inputs that grade cells use
SEARCHED = ["game", "state"]  # the first parameters of a search
FOUND = re.compile("Best|Outlook|Solution|Iteration|Merged")  # what a search comes back with


def homes(name: str) -> list[str]:
    """The modules that define this function or class.

    >>> homes("minimax"), homes("minmax")
    (['gamesearch.search.minimax'], [])
    """
    return [module for module, names in _defined().items() if name in names]


def left_out(forbidden: Collection[str], given: Collection[str]) -> dict[str, list[str]]:
    """Module -> what of it is not there where an exercise forbids these names.

    Where one of them is a search, every search is left out that the notebook does not give, by
    importing it in a cell of its own: what is right for one of them, another one finds as well.

    >>> sorted(left_out(["Killers"], []).items())
    [('gamesearch.search.orders', ['Killers'])]
    """
    names = set(forbidden)
    if names & searches():
        names |= searches() - set(given)
    every = {module: sorted(names & defined) for module, defined in _defined().items()}
    found = {module: each for module, each in every.items() if each}
    return found | {each: [] for each in _modules(COMPILED)} if names & searches() else found


def given_names(cells: Iterable[Any]) -> set[str]:
    """What of the package an exercise notebook itself imports for its students."""
    shown = (
        cell
        for cell in cells
        if cell.cell_type == "code"
        and not {"exercise", "grade"} & cell.metadata.keys()
        and "solution-only" not in tags(cell)
    )
    nodes = (node for cell in shown for each in statements(cell) for node in ast.walk(each))
    froms = (node for node in nodes if isinstance(node, ast.ImportFrom))
    return {alias.name for node in froms for alias in node.names}


@cache
def hidden_inputs() -> dict[str, list[str]]:
    """The modules that grade cells take their inputs from. Those cells run outside, so where an
    answer runs nothing is left of them."""
    return {module: [NOTHING_LEFT] for module in _modules([HIDDEN])}


@cache
def searches() -> frozenset[str]:
    """The package's functions that are called with a game and a state of it."""
    return frozenset(
        node.name
        for path in _paths(("search/**/*.py",))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
        if [each.arg for each in node.args.args[:2]] == SEARCHED
        if node.returns is not None and FOUND.search(ast.unparse(node.returns))
    )


@cache
def _defined() -> dict[str, frozenset[str]]:
    found = {}
    for path in _paths(ROOMS):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        names = (n.name for n in body if isinstance(n, ast.FunctionDef | ast.ClassDef))
        found[_module(path)] = frozenset(names)
    return found


def _modules(rooms: Iterable[str]) -> list[str]:
    return [_module(path) for path in _paths(rooms)]


def _paths(rooms: Iterable[str]) -> list[Path]:
    found = {path for room in rooms for path in PACKAGE.glob(room)}
    return sorted(path for path in found if not path.name.startswith("__"))


def _module(path: Path) -> str:
    return ".".join(("gamesearch", *path.relative_to(PACKAGE).with_suffix("").parts))
