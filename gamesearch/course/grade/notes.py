"""What a grader should know of a submission: what was moved or lost in it, and what not begun."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import lru_cache

from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.dependencies import names_of
from gamesearch.course.grade.key_cells import Key, defines
from gamesearch.course.grade.matching import Answer, defined, plain
from gamesearch.course.grade.python_text import unreadable, used_at_once
from gamesearch.course.grade.submission import MOST_CELLS, HandedCell


def untouched(key: Key, theirs: list[HandedCell], texts: Iterable[Answer]) -> frozenset[str]:
    """Exercises for which no cell holds anything but what was given."""
    blank: set[str] = set()
    written: set[str] = set()
    for part in key.names:
        cells = _answering(key, part, theirs)
        (written if _written(key, part, cells) else blank).add(exercise_number(part))
    for text in texts:
        nothing = text.untouched or text.source is None
        (blank if nothing else written).add(exercise_number(text.name))
    return frozenset(blank - written)


def notes(key: Key, theirs: list[HandedCell], forbidden: dict[str, list[str]]) -> Iterator[str]:
    """What an editor or a student has moved or lost, and names to look at."""
    ids = {str(cell.metadata["exercise"]): cell.get("id") for cell in key.answers}
    read = [(cell.place, names_of(cell.source)) for cell in reversed(theirs)]
    defined_at = {name: place for place, found in read if found for name in found[1]}
    for part, names in key.names.items():
        cells = _answering(key, part, theirs)
        written = _written(key, part, cells)
        if not cells:
            yield f"exercise {part}: no cell defines {' or '.join(sorted(names))}"
        elif len(written) > 1:
            places = " and ".join(str(cell.place) for cell in written)
            yield f"exercise {part}: cells {places} answer it; what was defined last counts"
        elif written and len(cells) > 1 and ids[part] not in written[0].ids:
            yield f"exercise {part}: it is answered in cell {written[0].place}, not in its own cell"
        for cell in written:
            if why := unreadable(cell.source):
                yield f"exercise {part}: Python cannot read cell {cell.place}: {why}"
            for name in sorted(used_at_once(cell.source)):
                if (below := defined_at.get(name, 0)) > cell.place:
                    yield (
                        f"exercise {part}: cell {cell.place} uses {name}, which stands further "
                        f"down, in cell {below}: a notebook is run from top to bottom"
                    )
        for name in sorted(set(forbidden.get(exercise_number(part), ())) & _used(written)):
            yield f"exercise {part} names {name}, which it asks to write"


def _answering(key: Key, part: str, theirs: list[HandedCell]) -> list[HandedCell]:
    given = key.shown()
    cells = [cell for cell in theirs if plain(cell.source) not in given]
    return [cell for cell in cells if defines(cell) & key.names[part] or key.part_of(cell) == part]


def _written(key: Key, part: str, cells: list[HandedCell]) -> list[HandedCell]:
    return [cell for cell in cells if plain(cell.source) != key.stub(part)]


def _used(cells: list[HandedCell]) -> set[str]:
    """Names that cells use and do not define themselves: a hint for the grader, no verdict."""
    own = set().union(*(defined(cell.source) for cell in cells))
    return set().union(*(_named_in(cell.source) for cell in cells)) - own


@lru_cache(MOST_CELLS)  # each cell is asked once per exercise
def _named_in(source: str) -> frozenset[str]:
    try:
        inside = list(ast.walk(ast.parse(source)))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return frozenset()
    names = {n.id for n in inside if isinstance(n, ast.Name)}
    names |= {n.attr for n in inside if isinstance(n, ast.Attribute)}
    names |= {alias.name for n in inside if isinstance(n, ast.ImportFrom) for alias in n.names}
    return frozenset(names)
