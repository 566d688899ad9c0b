"""The reference of the package: every public name by room, with its source and its lesson.

The sources are read, nothing is imported: what a room needs beside the standard library need not
be installed.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import gamesearch
from gamesearch.course.environment import PACKAGE
from gamesearch.course.folder import LESSONS
from gamesearch.course.notebook import read_notebook
from gamesearch.course.public import Definition, Module, modules, used
from gamesearch.course.site.lessons import title_of
from gamesearch.course.templates import fill

if TYPE_CHECKING:
    from gamesearch.course.site.site import Site

PAGES = Path(__file__).with_name("pages")
_SECTION = re.compile(r"(Args|Raises|Returns|Yields):\n")
_SET = re.compile(r"^ |\S {3,}\S")


class Place(NamedTuple):
    """A lesson whose code uses a name; `only_used`: its source is not shown there."""

    only_used: bool
    stem: str
    title: str


def write_reference(made: Site) -> None:
    """A page for each room, and one that lists them."""
    rooms: dict[str, list[Module]] = {}
    for module in modules():
        if module.public():
            rooms.setdefault(module.room, []).append(module)
    taught = lessons_of(made)
    for room, those in rooms.items():
        text = fill(
            PAGES / "room.rst.j2",
            room=room,
            says=_room_says(room),
            modules=[_told(module, taught) for module in those],
        )
        made.write(f"api/{room}.rst", text)
    made.write(
        "api/index.rst", fill(PAGES / "api.rst.j2", rooms=_overview(rooms), on_top=_on_top())
    )


def _room_says(room: str) -> str:
    path = PACKAGE.joinpath(*room.split(".")[1:], "__init__.py")
    return _as_rst(ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "")


def _overview(rooms: dict[str, list[Module]]) -> dict[str, list[tuple[str, list[str]]]]:
    return {
        room: [(module.name, [node.name for node in module.public()]) for module in those]
        for room, those in rooms.items()
    }


def _on_top() -> list[tuple[str, str]]:
    """What `from gamesearch import …` offers, and where it lives."""
    return sorted((name, f"gamesearch.{home}.{name}") for name, home in gamesearch._HOME_OF.items())


def _told(module: Module, taught: dict[str, list[Place]]) -> dict[str, object]:
    """What the page says of a module."""
    names = [
        {
            "name": node.name,
            "kind": "class" if isinstance(node, ast.ClassDef) else "function",
            "signature": signature(node),
            "says": _indented(docstring(node), 6),
            "taught": taught.get(node.name, []),
            "methods": _methods(node),
        }
        for node in module.public()
    ]
    return {
        "name": module.name,
        "says": _as_rst(module.says),
        "names": names,
        "source": _indented(module.text.rstrip("\n"), 6),
    }


def _methods(node: Definition) -> list[dict[str, str]]:
    if not isinstance(node, ast.ClassDef):
        return []
    return [
        {
            "name": each.name,
            "signature": signature(each),
            "says": _indented(docstring(each), 9),
            "property": "property" if _is_property(each) else "method",
        }
        for each in node.body
        if isinstance(each, ast.FunctionDef) and not each.name.startswith("_") and docstring(each)
    ]


def _is_property(node: ast.FunctionDef) -> bool:
    return any("property" in ast.unparse(each) for each in node.decorator_list)


def signature(node: Definition) -> str:
    """What a call looks like.

    >>> signature(ast.parse("def f(a: int, *, b=2) -> int: ...").body[0])
    'f(a: int, *, b=2) -> int'
    """
    if isinstance(node, ast.ClassDef):
        made = next(
            (n for n in node.body if isinstance(n, ast.FunctionDef) and n.name == "__init__"), None
        )
        return node.name if made is None else f"{node.name}({_arguments(made, 1)})"
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    bound = bool(node.args.args) and node.args.args[0].arg in ("self", "cls")
    arguments = _arguments(node, int(bound))
    return f"{node.name}({arguments})" + ("" if _is_property(node) else returns)


def _arguments(node: ast.FunctionDef, without: int) -> str:
    arguments = ast.arguments(**{**vars(node.args), "args": node.args.args[without:]})
    return ast.unparse(arguments)


def docstring(node: Definition) -> str:
    """As reStructuredText, which Sphinx reads; sections such as "Raises:" are set."""
    from sphinx.ext.napoleon import GoogleDocstring

    text = ast.get_docstring(node) or ""
    return str(GoogleDocstring(_as_rst(text)))


def _as_rst(text: str) -> str:
    """The course's docstrings are plain: `names` are code, what is indented is kept as it is."""
    text = re.sub(r"(?<!`)`([^`\n]+)`(?!`)", r"``\1``", text)
    text = re.sub(r"(?<![\w`*])\*(?=[\w*])", r"\\*", text)
    text = re.sub(r"(?<=\w)_(?=[\s,.;:)])", r"\\_", text)
    text = re.sub(r"\|", r"\\|", text)
    return "\n\n".join(_paragraph(each) for each in re.split(r"\n[ \t]*\n", text))


def _paragraph(text: str) -> str:
    """Lines that are indented below others, or set in columns, are kept as they stand."""
    lines = text.splitlines()
    head = next((n for n, line in enumerate(lines) if _SET.search(line)), len(lines))
    if head == len(lines) or _SECTION.match(text) or any(">>>" in line for line in lines):
        return text
    table = [line.replace("``", "`").replace("\\", "") for line in lines[head:]]
    return "\n".join([*lines[:head], "", ".. code-block:: text", "", *(f"  {t}" for t in table)])


def _indented(text: str, columns: int) -> str:
    return "\n".join(" " * columns + line if line.strip() else "" for line in text.splitlines())


def lessons_of(made: Site) -> dict[str, list[Place]]:
    """For each name the lessons whose code uses it, those that show its source first."""
    found: dict[str, list[Place]] = {}
    for stem in made.stems:
        path = made.course.notebook(LESSONS, stem)
        title = title_of(path)
        for cell in read_notebook(path).cells:
            for name, shown in used(cell.source) if cell.cell_type == "code" else ():
                entry = Place(not shown, stem, title)
                places = found.setdefault(name, [])
                known = next((i for i, place in enumerate(places) if place.stem == stem), None)
                if known is None:
                    places.append(entry)
                elif entry.only_used < places[known].only_used:
                    places[known] = entry
    return {name: sorted(places)[:4] for name, places in found.items()}
