"""Which cells of a notebook have to run: what its student wrote, and what that depends on.

An exercise notebook also shows things: target pictures, a student's own search step by step. They
take longer than the marking itself and add nothing to it, so they are skipped.
"""

from __future__ import annotations

import ast
import re
import symtable
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from gamesearch.course.grade.python_text import as_python, symbols_of, tree_of
from gamesearch.course.grade.submission import MOST_CELLS

WORD = re.compile(r"[^\W\d]\w*")
IMPORT = re.compile(r"\s*(from|import) ")
LOOKS_UP_NAMES = {"eval", "exec", "globals", "locals", "vars", "get_ipython"}


def needed_cells(cells: list[Any]) -> list[bool]:
    """For each code cell whether it runs; what a student wrote and hidden cells always do.

    Any other is needed for a name that it defines or changes and that a needed cell below reads;
    one that cannot be understood may read every word in it.
    """
    wanted: set[str] = set()
    kept = []
    for cell in reversed(cells):
        plain = _names_of(cell.source)
        runs = cell.metadata.get("own") or "grade" in cell.metadata or plain is None
        every_word = set(WORD.findall(cell.source))
        read, written = plain or names_of(cell.source) or (every_word, set())
        runs = runs or bool(written & wanted) or bool(wanted & LOOKS_UP_NAMES)
        runs = runs or IMPORT.match(cell.source)  # a function above may read it when it is called
        wanted |= read if runs else set()
        kept.append(bool(runs))
    return kept[::-1]


def names_of(source: str) -> tuple[set[str], set[str]] | None:
    """The variables of the notebook that a cell reads, and those that it defines or may change.

    What is local to a function is not the notebook's: `def worth(game)` reads no `game`. IPython's
    own lines are passed over; None: even so it is no Python.

    >>> names_of("%matplotlib inline\\ny = x")
    ({'x'}, {'y'})
    """
    return _names_of(source) or _names_of(as_python(source))


@lru_cache(MOST_CELLS)  # the marking key's cells are asked for with every submission
def _names_of(source: str) -> tuple[set[str], set[str]] | None:
    tree, symbols = tree_of(source), symbols_of(source)
    if tree is None or symbols is None:
        return None
    shared = [
        symbol
        for table in _tables(symbols)
        for symbol in table.get_symbols()
        if table.get_type() == "module" or symbol.is_global()
    ]
    read = {symbol.get_name() for symbol in shared if symbol.is_referenced()}
    written = {s.get_name() for s in shared if s.is_assigned() or s.is_imported()}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.value, ast.Name):
            if not isinstance(node.ctx, ast.Load):  # board.size = 3, table["a"] = 1
                written.add(node.value.id)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            written |= _changed_by(node.value)
    return read, written - {"self"}


def _tables(table: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    waiting = [table]
    while waiting:
        table = waiting.pop()
        yield table
        waiting += table.get_children()


def _changed_by(call: ast.Call) -> set[str]:
    """moves.append(1) may change `moves`; draw_tree(tree) shows it."""
    target: ast.expr = call.func
    while isinstance(target, ast.Attribute | ast.Subscript):
        target = target.value
    is_method = isinstance(call.func, ast.Attribute)
    return {target.id} if is_method and isinstance(target, ast.Name) else set()
