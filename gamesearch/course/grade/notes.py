"""What a grader should know of a submission: what was moved or lost in it, and what not begun."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.dependencies import names_of
from gamesearch.course.grade.key_cells import KeyCells, check_calls, defines
from gamesearch.course.grade.matching import Answer, trimmed
from gamesearch.course.grade.python_text import (
    as_python,
    defined,
    tree_of,
    unreadable,
    used_at_once,
)
from gamesearch.course.grade.submission import MOST_CELLS, HandedCell

CELL_MAGIC = re.compile(r"\s*(%%\w+)")
RUNS_THE_CELL = ("%%time", "%%capture", "%%prun")  # and what it defines stays


def untouched(
    key: KeyCells, theirs: list[HandedCell], texts: Iterable[Answer], renamed: Mapping[str, str]
) -> frozenset[str]:
    """Exercises for which no cell holds anything but what was given."""
    blank: set[str] = set()
    written: set[str] = set()
    for part in key.names:
        cells = _answering(key, part, theirs, renamed)
        (written if _written(key, part, cells) else blank).add(exercise_number(part))
    for text in texts:
        nothing = text.untouched or text.source is None
        (blank if nothing else written).add(exercise_number(text.name))
    return frozenset(blank - written)


def notes(
    key: KeyCells,
    handed: Iterable[HandedCell],
    forbidden: dict[str, list[str]],
    renamed: Mapping[str, str],
) -> Iterator[str]:
    """What an editor or a student has moved or lost, and names to look at."""
    theirs = [cell for cell in handed if cell.is_code and cell.source.strip()]
    others = [cell for cell in handed if not cell.is_code]
    ids = {str(cell.metadata["exercise"]): cell.get("id") for cell in key.answers}
    read = [(cell.place, names_of(cell.source)) for cell in reversed(theirs)]
    defined_at = {name: place for place, found in read if found for name in found[1]}
    yield from _unlike_their_own_run(theirs, defined_at)
    for part, names in key.names.items():
        cells = _answering(key, part, theirs, renamed)
        written = _written(key, part, cells)
        for name in sorted(names & renamed.keys()):
            yield (
                f"exercise {part}: check is called with {renamed[name]} in place of {name}; it was "
                "marked, too"
            )
        if not cells:
            yield f"exercise {part}: no cell defines {' or '.join(sorted(names))}"
            yield from _as_text(part, names, others)
        elif written and cells[-1] not in written:
            yield (
                f"exercise {part}: below the answer, cell {cells[-1].place} holds what was given "
                "at first, and that takes the answer's place: delete it"
            )
        elif len(written) > 1:
            places = " and ".join(str(cell.place) for cell in written)
            yield f"exercise {part}: cells {places} answer it; what was defined last counts"
        elif written and len(cells) > 1 and ids[part] not in written[0].ids:
            yield f"exercise {part}: it is answered in cell {written[0].place}, not in its own cell"
        for cell in written:
            if why := unreadable(cell.source):
                yield f"exercise {part}: Python cannot read cell {cell.place}: {why}"
            for name, below in _used_too_early(cell, defined_at):
                yield (
                    f"exercise {part}: cell {cell.place} uses {name}, which stands further "
                    f"down, in cell {below}: a notebook is run from top to bottom"
                )
        for name in sorted(set(forbidden.get(exercise_number(part), ())) & _used(written)):
            yield f"exercise {part} names {name}, which it asks to write"


def _used_too_early(cell: HandedCell, defined_at: dict[str, int]) -> Iterator[tuple[str, int]]:
    for name in sorted(used_at_once(cell.source)):
        if (below := defined_at.get(name, 0)) > cell.place:
            yield name, below


def _as_text(part: str, names: Iterable[str], others: list[HandedCell]) -> Iterator[str]:
    """An answer that an editor has made a text of: one key does that."""
    for cell in others:
        if defined(cell.source) & set(names):
            yield (
                f"exercise {part}: cell {cell.place} holds an answer, but it is no code cell, so "
                "it was not run: change its type to Code"
            )


def _unlike_their_own_run(theirs: list[HandedCell], defined_at: dict[str, int]) -> Iterator[str]:
    """What a student saw otherwise than it was marked."""
    early: list[tuple[int, str, int]] = []
    for cell in theirs:
        magic = CELL_MAGIC.match(cell.source)
        if magic and magic[1] not in RUNS_THE_CELL:
            yield f"cell {cell.place} was run without its first line, {magic[1]}"
        if check_calls(cell.source):
            early += [(cell.place, *each) for each in _used_too_early(cell, defined_at)]
        if "check" in defined(cell.source):
            yield (
                f"cell {cell.place} gives the name check to something else: in the notebook, "
                "check(…) says nothing below it"
            )
    for place, name, below in early[:1]:
        more = f" (and so do {len(early) - 1} more)" if early[1:] else ""
        yield (
            f"cell {place} calls check and uses {name}, which stands further down, in cell "
            f"{below}{more}: a notebook is run from top to bottom"
        )


def _answering(
    key: KeyCells, part: str, theirs: list[HandedCell], renamed: Mapping[str, str]
) -> list[HandedCell]:
    given = key.shown
    names = key.names[part] | {renamed.get(name, name) for name in key.names[part]}
    cells = [cell for cell in theirs if trimmed(cell.source) not in given]
    return [cell for cell in cells if defines(cell) & names or key.part_of(cell) == part]


def _written(key: KeyCells, part: str, cells: list[HandedCell]) -> list[HandedCell]:
    return [cell for cell in cells if trimmed(cell.source) != key.stub(part)]


def _used(cells: list[HandedCell]) -> set[str]:
    """Names that cells use and do not define themselves: a hint for the grader, no verdict."""
    own = set().union(*(defined(cell.source) for cell in cells))
    return set().union(*(_named_in(cell.source) for cell in cells)) - own


@lru_cache(MOST_CELLS)  # each cell is asked once per exercise
def _named_in(source: str) -> frozenset[str]:
    tree = tree_of(as_python(source))
    inside = list(ast.walk(tree)) if tree else []
    names = {n.id for n in inside if isinstance(n, ast.Name)}
    names |= {n.attr for n in inside if isinstance(n, ast.Attribute)}
    names |= {alias.name for n in inside if isinstance(n, ast.ImportFrom) for alias in n.names}
    return frozenset(names)
