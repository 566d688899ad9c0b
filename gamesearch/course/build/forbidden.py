"""What each exercise asks to do without, from the solutions' headers: `forbid="minimax negamax"`.

`gamesearch build` writes it to `gamesearch/checks/forbidden.json`, where `check` looks it up. It is
what is not there while answers are marked (see `grade.ready_made`), so both say the same. The parts
of such a function are gone with it; as their names are common words, they stand there with their
module: "gamesearch.search.minimax:max_value".
"""

from __future__ import annotations

import ast
import json
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from gamesearch.checks.borrowed import FILE
from gamesearch.course.cut import forbidden_names
from gamesearch.course.disk import write_whole
from gamesearch.course.environment import PACKAGE
from gamesearch.course.folder import SOLUTIONS, Course
from gamesearch.course.grade.ready_made import given_names, homes, left_out
from gamesearch.course.notebook import Flaw, NotebookError, read_source
from gamesearch.course.sandbox.view import with_parts


def write_forbidden(course: Course, check: bool = False) -> list[Flaw]:
    """Write the file if a header has changed, or with `check` only compare."""
    target = course.root / "gamesearch" / "checks" / FILE.name
    found: dict[str, list[str]] = {}
    flaws: list[Flaw] = []
    for path in course.sources(SOLUTIONS):
        try:
            cells = read_source(path).cells
            found |= _of(cells)
            flaws += _misspelt(cells, course.shown(path))
        except NotebookError as error:
            return [] if check else [Flaw.of(error)]
    text = f"{json.dumps(found, indent=1)}\n" if found else ""
    if not text or (target.is_file() and target.read_bytes() == text.encode()):
        return flaws
    if check:
        what = "it is not made from the solutions' headers"
        return [*flaws, Flaw(course.shown(target), what, "run gamesearch build")]
    write_whole(target, text)
    return flaws


def _misspelt(cells: Iterable[Any], where: str) -> Iterator[Flaw]:
    """Nothing would be left out for a name that is nowhere defined."""
    for cell in cells:
        for name in str(cell.metadata.get("forbid", "")).split():
            if not homes(name):
                exercise = f"{where}: exercise {cell.metadata['exercise']}"
                yield Flaw(exercise, f"forbid={name!r} is no name of gamesearch", "mend it")


def _of(cells: Collection[Any]) -> dict[str, list[str]]:
    """Exercise -> every function and class, and every whole module, that is left out for it."""
    given = given_names(cells)
    return {
        number: sorted(
            {
                each
                for module, gone in left_out(names, given).items()
                for each in with_their_parts(module, gone)
            }
        )
        for number, names in forbidden_names(cells).items()
    }


def with_their_parts(module: str, names: Sequence[str]) -> set[str]:
    """What `check` refuses where these names of a module are left out, or all of it.

    >>> sorted(with_their_parts("gamesearch.search.imperfect.commitment", ["commit"]))
    ['commit']
    >>> sorted(with_their_parts("gamesearch.search.minimax", ["minimax"]))[:2]
    ['gamesearch.search.minimax:max_value', 'gamesearch.search.minimax:min_value']
    """
    return _with_their_parts(module, tuple(names))


@cache  # whoever forbids one search leaves out all: the same for many exercises
def _with_their_parts(module: str, names: tuple[str, ...]) -> set[str]:
    if not names:
        return {module}
    file = PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")
    parts = with_parts(ast.parse(file.read_text("utf-8")), names)
    return {*names, *(f"{module}:{each}" for each in parts.difference(names))}
