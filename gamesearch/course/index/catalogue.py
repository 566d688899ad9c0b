"""Two tables of the index, read off the package: its algorithms and its games.

A row is a file of `search/`, or a game: what it says of itself, and the lessons that show its
source; where none does, the first that uses it and the one that uses it most.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gamesearch.course.index.tables import Place
from gamesearch.course.notebook import Source, headings
from gamesearch.course.public import Module, modules, used
from gamesearch.games.game import Game
from gamesearch.games.wrapper import Wrapped

SEARCH, GAMES = "gamesearch.search.", "gamesearch.games."
GIVEN = "given"  # what is not the same for all games of a class


class Use(NamedTuple):
    """What a lesson does with a name: `place` is where it shows its source, else the first use."""

    shown: bool
    times: int
    place: Place

    def after(self, before: Use | None) -> Use:
        """This use together with those above it in the lesson."""
        if before is None:
            return self
        place = self.place if self.shown and not before.shown else before.place
        return Use(before.shown or self.shown, before.times + self.times, place)


Uses = dict[str, dict[str, Use]]


class Algorithm(NamedTuple):
    """A file of `search/`."""

    names: list[str]
    says: str
    file: str
    places: list[Place]


class Kind(NamedTuple):
    """A class of games: what it says of itself, its answers to what a search asks at the door."""

    name: str
    says: str
    file: str
    places: list[Place]
    seats: str
    chance: str
    hidden: str


def algorithms(sources: Sequence[Source]) -> list[Algorithm]:
    """The searches that a lesson uses or shows, in the order of the lessons."""
    uses, found = uses_in(sources), []
    for module in modules():
        if module.name.startswith(SEARCH) and (names := _taught(module, uses)):
            found.append(Algorithm(names, _opening(module), _file(module), _places(names, uses)))
    return sorted(found, key=lambda row: (row.places[0][0], row.file))


def kinds(sources: Sequence[Source]) -> list[Kind]:
    """The games that a lesson uses, in the order of their names."""
    uses, found = uses_in(sources), []
    for module in modules():
        if not module.name.startswith(GAMES):
            continue
        for name in (node.name for node in module.tree.body if isinstance(node, ast.ClassDef)):
            kind = getattr(importlib.import_module(module.name), name)
            if name in uses and _is_played(kind):
                answers = {asked: _answer(kind, asked) for asked in ("seats", "chance", "hidden")}
                place = _places([name], uses)
                found.append(Kind(name, _opening(module), _file(module), place, **answers))
    return sorted(found, key=lambda row: row.name.casefold())


def uses_in(sources: Sequence[Source]) -> Uses:
    """For each name and each lesson that imports it and uses it: how it is used, and where."""
    found: Uses = {}
    for source in sources:
        under = ""
        code = [cell.source for cell in source.cells if cell.cell_type == "code"]
        ours = {name for text in code for name in _imported(text)}
        for cell in source.cells:
            under = (headings(cell) or [under])[-1]
            for name, shown in used(cell.source) if cell.cell_type == "code" else ():
                if name in ours:
                    lessons = found.setdefault(name, {})
                    now = Use(shown, 1, (source.stem, under))
                    lessons[source.stem] = now.after(lessons.get(source.stem))
    return found


def _imported(code: str) -> Iterator[str]:
    """The names that code has from this package.

    >>> list(_imported("from math import inf\\nfrom gamesearch import Nim, minimax"))
    ['Nim', 'minimax']
    """
    try:
        tree = ast.parse(code)
    except SyntaxError:
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("gamesearch"):
            yield from (each.name for each in node.names)


def _taught(module: Module, uses: Uses) -> list[str]:
    """The function that the file is named after, else all of its names that a lesson uses."""
    names = [node.name for node in module.public() if node.name in uses]
    own = module.name.rpartition(".")[2]
    return [own] if own in names else names


def _places(names: Sequence[str], uses: Uses) -> list[Place]:
    """The lessons that show the source, else the first and the most frequent user."""
    found = [each for name in names for each in uses[name].values()]
    shown = [use for use in found if use.shown]
    first = min(found, key=lambda use: use.place[0])
    most = max(found, key=lambda use: use.times)
    places = {stem: (stem, heading) for _, _, (stem, heading) in shown or [most, first]}
    return [places[stem] for stem in sorted(places)]


def _opening(module: Module) -> str:
    """The first sentence of what a file says of itself.

    >>> [_opening(each) for each in modules() if each.name == "gamesearch.games.hex"]
    ['Hex: a stone on any free cell; whoever joins their two sides with a chain of stones wins.']
    """
    first = " ".join(module.says.partition("\n\n")[0].split())
    return re.split(r"(?<=\.) (?=[A-Z])", first)[0]


def _file(module: Module) -> str:
    return module.name.removeprefix("gamesearch.").replace(".", "/") + ".py"


def _is_played(kind: type) -> bool:
    return issubclass(kind, Game) and kind is not Game and not issubclass(kind, Wrapped)


def _answer(kind: type[Game], asked: str) -> str:
    """What a class says of all its games; where a game is told when it is made: GIVEN."""
    for each in kind.__mro__[:-1]:
        if re.search(rf"self\.{asked}\b[^=\n]* = ", inspect.getsource(each)):
            return GIVEN
        if asked in vars(each):
            break
    answer = getattr(kind, asked)
    return str(answer) if asked == "seats" else "yes" if answer else ""
