"""What the package offers: its modules with their public names, and what code uses of them.

The sources are read, nothing is imported: what a room needs beside the standard library need not
be installed.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import gamesearch
from gamesearch.course.environment import PACKAGE

INTERNAL = ("course",)  # may change at any time, so it is not told
Definition = ast.FunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Module:
    """A file of the package: what it says of itself, and its public names."""

    name: str  # gamesearch.search.alphabeta
    text: str
    tree: ast.Module

    @property
    def room(self) -> str:
        """The folder it lies in, as a name; "gamesearch" for those on top."""
        return self.name.rpartition(".")[0]

    @property
    def says(self) -> str:
        return ast.get_docstring(self.tree) or ""

    def public(self) -> list[Definition]:
        """Functions and classes with a docstring and no leading underscore, and what is on top."""
        on_top = {n for n, home in gamesearch._HOME_OF.items() if f"gamesearch.{home}" == self.name}
        return [
            node
            for node in self.tree.body
            if isinstance(node, Definition)
            and not node.name.startswith("_")
            and (ast.get_docstring(node) or node.name in on_top)
        ]


def modules() -> Iterator[Module]:
    """All modules that are not internal, in the order of their names.

    The checks of a topic are left out: their sources say what an exercise looks at.
    """
    for path in sorted(PACKAGE.rglob("*.py")):
        if (path.parent / "seals.json").exists():
            continue
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        if parts[0] in INTERNAL or parts[-1].startswith("_"):
            continue
        text = path.read_text(encoding="utf-8")
        yield Module(".".join(("gamesearch", *parts)), text, _tree(text))


@cache  # the index asks for all of them twice
def _tree(text: str) -> ast.Module:
    return ast.parse(text)


def used(code: str) -> Iterator[tuple[str, bool]]:
    """The names that code uses, without what it only imports; and whether it shows their source.

    >>> sorted(set(used("from gamesearch import minimax, Nim\\nshow_source(minimax)")))
    [('minimax', False), ('minimax', True), ('show_source', False)]
    """
    try:
        tree = ast.parse(code)
    except SyntaxError:
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "show_source":
            for argument in (*node.args, *(k.value for k in node.keywords)):
                yield ast.unparse(argument), True
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id, False
