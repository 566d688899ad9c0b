"""`show_source`: the package's own code on the page, never a copy of it."""

from __future__ import annotations

import difflib
import html
import inspect
from types import ModuleType
from typing import Any

_STYLE = (
    "margin:0;padding:.7em 1em;border-left:3px solid #0072B2;overflow-x:auto;"
    "line-height:1.35;font-size:.93em"
)
_CHANGED = "background:rgba(230,159,0,.28);display:inline-block;min-width:100%"
_WHOLE = "white-space:pre"  # JupyterLab breaks lines inside a word; here one scrolls to their end


class Listing:
    """Code that shows itself highlighted, and as plain text where there is no HTML."""

    def __init__(self, name: str, code: str, changed: frozenset[int] = frozenset()):
        self.name, self.code, self.changed = name, code, changed

    def _repr_html_(self) -> str:
        lines = highlighted(self.code)
        marked = (
            f'<span style="{_CHANGED}">{line}</span>' if number in self.changed else line
            for number, line in enumerate(lines)
        )
        body = "\n".join(marked)
        opening = f'<pre class="gs-source" tabindex="0" style="{_STYLE}"><code style="{_WHOLE}">'
        return f"{opening}{body}</code></pre>"

    def __repr__(self) -> str:
        if not self.changed:
            return self.code
        lines = enumerate(self.code.splitlines())
        return "\n".join(("+ " if n in self.changed else "  ") + line for n, line in lines)


def show_source(thing: Any, *, beside: Any = None) -> Listing:
    """The source of a function, a class or a module. With `beside`, the lines that differ from
    that other one are marked: `show_source(alphabeta, beside=minimax)`.

    A search is a few functions: where `thing` is the search itself, its whole file is shown.

    >>> from gamesearch import minimax
    >>> str(show_source(minimax)).splitlines()[0]
    'def minimax('
    """
    code = _code(thing)
    if beside is None:
        return Listing(_name(thing), code)
    matcher = difflib.SequenceMatcher(
        None, _code(beside).splitlines(), code.splitlines(), autojunk=False
    )
    changed = {
        line
        for tag, _, _, start, end in matcher.get_opcodes()
        if tag in ("replace", "insert")
        for line in range(start, end)
    }
    return Listing(_name(thing), code, frozenset(changed))


def _code(thing: Any) -> str:
    """A search and its steps are shown together: its own file, from the first function on."""
    if isinstance(thing, ModuleType):
        return inspect.getsource(thing).strip()
    module = inspect.getmodule(thing)
    name = getattr(thing, "__name__", "")
    *_, home = module.__name__.split(".") if module else [""]
    if module and home == name and module.__name__.startswith("gamesearch.search."):
        lines = inspect.getsource(module).splitlines()
        return "\n".join(lines[inspect.getsourcelines(thing)[1] - 1 :]).strip()
    return inspect.getsource(thing).strip()


def _name(thing: Any) -> str:
    return getattr(thing, "__name__", type(thing).__name__)


def highlighted(code: str) -> list[str]:
    """One piece of HTML for each line; colours by pygments, if it is there."""
    try:
        from pygments.lexers import PythonLexer
        from pygments.token import Comment, Keyword, Name, Number, String
    except ImportError:
        return [html.escape(line) for line in code.splitlines()]
    # The colours of the page's own theme, and where it has none, such as are read on white.
    colours = {
        Comment: "var(--jp-mirror-editor-comment-color,#5f6770)",
        String: "var(--jp-mirror-editor-string-color,#1d6f3a)",
        Keyword: "var(--jp-mirror-editor-keyword-color,#9a2c63)",
        Number: "var(--jp-mirror-editor-number-color,#8a5000)",
        Name.Function: "var(--jp-mirror-editor-def-color,#1c5f91)",
        Name.Decorator: "var(--jp-mirror-editor-meta-color,#8a5000)",
    }
    pieces = []
    for kind, text in PythonLexer(ensurenl=False).get_tokens(code):
        colour = next((c for family, c in colours.items() if kind in family), None)
        for number, line in enumerate(text.split("\n")):
            if number:
                pieces.append("\n")
            safe = html.escape(line)
            pieces.append(
                f'<span style="color:{colour}">{safe}</span>' if colour and line else safe
            )
    return "".join(pieces).split("\n")
