"""The code that a slide shows: only where code is the subject.

What is defined is the subject. What merely prepares (a game, a trace, an import) or shows (a
picture, a question) is not; of a print-out, the call may stand above it.
"""

from __future__ import annotations

import ast
import html
import re
from copy import deepcopy
from typing import Any

from gamesearch.course.pictures import shows

CALL_LINES = 5  # a longer print-out speaks for itself
LINES = 19  # of a listing that can be read from the back row
_LISTING = re.compile(r'(<pre class="gs-source".*?<code[^>]*>)(.*)(</code></pre>)', re.S)
WIDTH, HEIGHT = 1070, 430  # pixels of a slide
LETTER, LINE = 0.602, 1.35  # of the size of the type
LARGEST, SMALLEST = 22, 16


def subject(source: str) -> str:
    """The definitions of a cell, with the comments inside.

    >>> subject("game = Nim()\\ndef f():\\n    return 1\\nprint(f())")
    'def f():\\n    return 1'
    """
    return _lines(source, lambda node: isinstance(node, ast.FunctionDef | ast.ClassDef))


def calls(source: str) -> str:
    """The statements that print, if they are few.

    >>> calls("x = 1\\nprint(x)")
    'print(x)'
    """
    found = _lines(source, lambda node: isinstance(node, ast.Expr | ast.For) and not _shows(node))
    return found if found.count("\n") < CALL_LINES else ""


def computing(cell: Any) -> str:
    """The code without the calls that only show something: what they show stands below it."""
    found = _lines(cell.source, lambda node: not (cell.outputs and _shows(node)))
    return re.sub(r"\n\s*\n\s*\n", "\n\n", found)


def _lines(source: str, wanted: Any) -> str:
    try:
        statements = ast.parse(source).body
    except SyntaxError:  # shown on purpose
        return source
    lines = source.splitlines()
    gone: set[int] = set()
    for statement in statements:
        decorators = getattr(statement, "decorator_list", [])
        first = min(node.lineno for node in (statement, *decorators))
        if not wanted(statement):
            gone.update(range(first - 1, statement.end_lineno or first))
    kept = "\n".join(line for number, line in enumerate(lines) if number not in gone)
    return re.sub(r"\n\s*\n\s*\n", "\n\n", kept).strip("\n")


def _shows(statement: ast.stmt) -> bool:
    if not isinstance(statement, ast.Expr | ast.Assign):
        return False
    called = [node.func for node in ast.walk(statement) if isinstance(node, ast.Call)]
    return any(isinstance(name, ast.Name) and shows(name.id) for name in called)


def plays(source: str) -> bool:
    """Does a cell offer a game to play, which takes a kernel?"""
    return re.search(r"\bplay\(", source) is not None


def is_listing(output: Any) -> bool:
    return _LISTING.search(output.get("data", {}).get("text/html", "")) is not None


def listing_steps(output: Any) -> list[Any]:
    """A listing as large as fits; a long one in steps, as many whole functions in each as fit."""
    found = _LISTING.search(output["data"]["text/html"])
    assert found is not None
    pages: list[str] = []
    for function in re.split(r"\n\s*\n\s*\n", found[2]):
        for piece in _in_halves(function.split("\n")):
            together = f"{pages[-1]}\n\n\n{piece}" if pages else piece
            if pages and together.count("\n") < LINES:
                pages[-1] = together
            else:
                pages.append(piece)
    size = min(map(_size, pages))  # the same in each step: the frame stays
    return [_listing(output, found, page, size) for page in pages]


def _in_halves(lines: list[str]) -> list[str]:
    """A function that no slide can hold, cut until each can, near the middle and at a block."""
    if len(lines) <= LINES:
        return ["\n".join(lines)]
    plain = [_plain(line) for line in lines]
    middle = len(lines) / 2
    near = range(len(lines) // 4, 3 * len(lines) // 4)
    cut = min(near, key=lambda n: (_inside(plain[n]), abs(n - middle)))
    return [*_in_halves(lines[:cut]), *_in_halves(lines[cut:])]


def _plain(line: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "", line))


def _inside(line: str) -> bool:
    """Does a line belong to a deeper block, or close a bracket?"""
    return not line.strip() or line.startswith(" " * 5) or line.lstrip().startswith(")")


def _size(page: str) -> float:
    lines = _plain(page).splitlines()
    widest = max(map(len, lines))
    return max(SMALLEST, min(LARGEST, WIDTH / LETTER / widest, HEIGHT / LINE / len(lines)))


def _listing(output: Any, found: re.Match[str], page: str, size: float) -> Any:
    opening = re.sub(r"font-size:[^;\"]+", f"font-size:{size:.1f}px", found[1])
    piece = deepcopy(output)
    piece["data"]["text/html"] = f"{opening}{page}{found[3]}"
    return piece
