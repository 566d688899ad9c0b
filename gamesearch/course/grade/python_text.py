"""A cell's source as Python takes it: its syntax and its symbols, what it defines, why it cannot be
read, and what must be there before it.

What a student wrote may be anything. Where it is no Python there is no tree, and what Python warns
of (a `"\\d"` in a text) is said to its student, not to whoever grades.
"""

from __future__ import annotations

import ast
import builtins
import re
import symtable
import unicodedata
import warnings
from functools import lru_cache

from gamesearch.course.grade.submission import MOST_CELLS

NO_PYTHON = (SyntaxError, ValueError, RecursionError, MemoryError)
# What IPython reads, and Python does not: %time f(), !ls, found = !ls, f?
MAGIC = re.compile(r"^([ \t]*)(?:[%!].*|\?+[\w.]+|[\w.]+\?+)[ \t]*$", re.M)
ASSIGNED = re.compile(r"^([ \t]*\w[\w, \t]*=[ \t]*)[%!].*$", re.M)


def as_python(source: str) -> str:
    """A cell without the lines that speak to IPython; what is Python as it stands stays as it is,
    a line that begins with `!= b` included."""
    if tree_of(source) is not None:
        return source
    return ASSIGNED.sub(r"\1None", MAGIC.sub(r"\1pass", source))


def tree_of(source: str) -> ast.Module | None:
    """The syntax tree; None if it is not Python."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(source)
    except NO_PYTHON:
        return None


def symbols_of(source: str) -> symtable.SymbolTable | None:
    """Which names are whose; None if it is not Python."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return symtable.symtable(source, "cell", "exec")
    except NO_PYTHON:
        return None


@lru_cache(MOST_CELLS)
def defined(source: str) -> frozenset[str]:
    """The names that a cell's own lines define; none if it is not Python.

    >>> sorted(defined("def f(): pass\\na, b = 1, 2\\n%time f()"))
    ['a', 'b', 'f']
    """
    tree, names = tree_of(as_python(source)), set()
    for node in tree.body if tree else ():
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
            inside = ast.walk(node)
            stored = (n for n in inside if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
            names |= {name.id for name in stored}
    return frozenset(names)


def unreadable(source: str) -> str:
    """Why Python cannot read a cell, with the line; "" if it can.

    >>> unreadable("x = 1\\ny =\\u200b 2")
    'line 2 holds an invisible character (zero width space), as pasted text has: type it anew'
    """
    source = as_python(source)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(source)
    except TabError as error:
        return f"line {error.lineno} is indented with tabs, others with blanks: use blanks alone"
    except SyntaxError as error:
        for number, line in enumerate(source.splitlines(), 1):
            for character in line:
                if (name := _invisible(character)) and number >= (error.lineno or 1):
                    return (
                        f"line {number} holds an invisible character ({name}), as pasted text "
                        "has: type it anew"
                    )
        return f"line {error.lineno} has a slip ({error.msg})"
    except (ValueError, RecursionError, MemoryError):
        return "it is nested too deeply"
    return ""


def _invisible(character: str) -> str:
    """What a character is called that is not seen, or seen as a blank."""
    if character in " \t" or unicodedata.category(character) not in ("Cf", "Zs", "Cc"):
        return ""
    return unicodedata.name(character, f"number {ord(character)}").lower()


def used_at_once(source: str) -> set[str]:
    """The names that a cell asks for while it runs; what its functions ask for later is not among
    them, but decorators and defaults are.

    >>> sorted(used_at_once("@step\\ndef f(a=inf): return later\\nx = 1\\nprint(x)"))
    ['inf', 'step']
    """
    table = symbols_of(as_python(source))
    return {
        each.get_name()
        for each in (table.get_symbols() if table else ())
        if each.is_referenced() and not (each.is_assigned() or each.is_imported())
    } - set(vars(builtins))
