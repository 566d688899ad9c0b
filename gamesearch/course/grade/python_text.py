"""A cell's source as Python takes it: why it cannot be read, and what must be there before it."""

from __future__ import annotations

import ast
import builtins
import symtable
import unicodedata
import warnings

from gamesearch.course.grade.dependencies import as_python


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
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            symbols = symtable.symtable(as_python(source), "cell", "exec").get_symbols()
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return set()
    return {
        each.get_name()
        for each in symbols
        if each.is_referenced() and not (each.is_assigned() or each.is_imported())
    } - set(vars(builtins))
