"""Whether an answer rests on what its exercise asks to write, and the package has ready-made.

    borrowed("check", "10.3")     the name of it, such as "solve_matrix", or ""

While answers are marked such names are not there (see `course.sandbox.view`). So that a student
hears of it first, `check` follows the notebook's own cells from the answer back to what it was made
with: the cell that calls it, the lines that define the names in there, and so on. What else stands
in the notebook, such as a line that compares, may use what it likes.

`gamesearch build` writes the names per exercise to `forbidden.json`, from the solutions' headers.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

FILE = Path(__file__).parent / "forbidden.json"
PACKAGE = "gamesearch"
MOST_CELLS = 1_000

Statement = ast.stmt | ast.expr


@cache
def forbidden() -> dict[str, list[str]]:
    """Exercise -> names of functions and classes, of whole modules, and of parts of what is left
    out, each with its module: "gamesearch.search.minimax:max_value"."""
    return json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}


def borrowed(function: str, label: str) -> str:
    """What of the package the answer rests on that `function(label, answer)` is called with now;
    "" where nothing is forbidden, or this is no notebook."""
    exercise = label.rstrip("abcdefghijklmnopqrstuvwxyz")
    names = forbidden().get(exercise)
    shell = _shell()
    if not names or shell is None:
        return ""
    cells = [str(cell) for cell in shell.user_ns.get("In", ())[-MOST_CELLS:]]
    answer = _argument(cells[-1], function, label) if cells else None
    return _found(answer, cells, shell.user_ns, frozenset(names)) if answer else ""


def _shell() -> Any:
    ipython = sys.modules.get("IPython")
    return ipython.get_ipython() if ipython is not None else None


def _argument(source: str, function: str, label: str) -> ast.expr | None:
    """The answer in the last call `function("2.3", answer)` of a cell."""
    found = None
    for node in ast.walk(ast.Module(list(_statements(source)), [])):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=value), answer, *_]):
                if (name, value) == (function, label):
                    found = answer
    return found


def _found(answer: ast.expr, cells: list[str], values: Any, names: frozenset[str]) -> str:
    waiting: list[Statement] = [answer]
    followed: set[str] = set()
    while waiting:
        node = waiting.pop()
        for used, whole in _used(node):
            if used in names and whole is None:
                return used.rpartition(":")[2]
            value = values.get(used)
            if isinstance(value, ModuleType):
                home = value.__name__
                if home.startswith(PACKAGE) and not names.isdisjoint({whole, f"{home}:{whole}"}):
                    return str(whole)
            elif name := _ready_made(value, names):
                return name
            if used not in followed:
                followed.add(used)
                waiting += _made_by(used, cells)
    return ""


def _ready_made(value: Any, names: frozenset[str]) -> str:
    """The name of a function or class of the package that is among the names."""
    if not callable(value):
        return ""
    try:
        module, name = str(value.__module__), str(value.__name__)
    except Exception:  # an object that a student made may fail in any way
        return ""
    ours = module.startswith(f"{PACKAGE}.")
    return name if ours and not names.isdisjoint({name, module, f"{module}:{name}"}) else ""


def _used(node: Statement) -> Iterator[tuple[str, str | None]]:
    """The notebook's names that some lines use, each with the attribute that is asked of it, ""
    for none; and with None what they import from the package themselves."""
    inside = list(ast.walk(node))
    own = {each.arg for each in inside if isinstance(each, ast.arg)}
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        own |= {n.id for n in inside if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    for each in inside:
        match each:
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name not in own:
                yield name, attribute
            case ast.Name(id=name, ctx=ast.Load()) if name not in own:
                yield name, ""
            case ast.ImportFrom(module=str(module)) if module.startswith(PACKAGE):
                for alias in each.names:
                    yield alias.name, None
                    yield f"{module}:{alias.name}", None


def _made_by(name: str, cells: list[str]) -> list[Statement]:
    """The line that has defined a name last, and those below it that put something into it."""
    found: list[Statement] = []
    for source in reversed(cells):
        for node in reversed(_statements(source)):
            if isinstance(node, ast.Import | ast.ImportFrom):
                continue  # what came of it is asked by its value
            if name in _stored(node):
                return [*found, node]
            if name in _filled(node):
                found.append(node)
    return found


def _stored(node: ast.stmt) -> set[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {node.name}
    names = (each for each in ast.walk(node) if isinstance(each, ast.Name))
    return {each.id for each in names if isinstance(each.ctx, ast.Store)}


def _filled(node: ast.stmt) -> set[str]:
    """`table` in `table["leaves"] = 7`."""
    places = (each for each in ast.walk(node) if isinstance(each, ast.Subscript | ast.Attribute))
    targets = (each.value for each in places if isinstance(each.ctx, ast.Store))
    return {each.id for each in targets if isinstance(each, ast.Name)}


@lru_cache(MOST_CELLS)
def _statements(source: str) -> tuple[ast.stmt, ...]:
    try:
        return tuple(ast.parse(source).body)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ()
