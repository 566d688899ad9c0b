"""Scripts, styles and fonts as text to be put into a page, so that it asks for nothing."""

from __future__ import annotations

import base64
import html
import logging
import re
from pathlib import Path
from typing import Any

from gamesearch.course.index.tables import anchor
from gamesearch.course.notebook import headings
from gamesearch.course.slides.pages import HERE
from gamesearch.course.widgets import saved_models

# What the widgets' scripts bring themselves; every other module comes from its own package.
BUILT_IN = ("", "@jupyter-widgets/base", "@jupyter-widgets/controls", "@jupyter-widgets/output")
# The icons of Play are in one font file; the other files hold brands and older formats.
ICONS = {"1551f4f60c37af51121f.woff2": "fa-solid-900.woff2"}
_FONT_FILE = re.compile(r'\b[a-z]\.p\+"([0-9a-f]{20}\.\w+)"')
_NAMED = re.compile(r' id="[0-9a-f-]{36}"|<script[^>]*>\s*var element = [^<]*</script>')
_MATHS = re.compile(r"\$[^$]+\$|\\\(|\\\[|\\begin\{")


def asset(name: str) -> Any:
    """A file of this folder or of `vendor`, safe to stand between <script> or <style> tags."""
    from markupsafe import Markup

    path = next(p for p in (HERE / name, HERE / "vendor" / name) if p.exists())
    text = path.read_text(encoding="utf-8")
    if name == "widgets-embed-amd.js":
        text = _FONT_FILE.sub(_font, text)
    return Markup(text if path.suffix == ".css" else _in_script(text))


def _font(found: re.Match[str]) -> str:
    file = ICONS.get(found[1])
    data = base64.b64encode((HERE / "vendor" / file).read_bytes()).decode() if file else ""
    return f'"data:font/woff2;base64,{data}"'


def _in_script(text: str) -> str:
    """What would end or confuse the script around it, written another way."""
    for tag in ("<!--", "<script", "</script"):
        text = text.replace(tag, f"\\x3C{tag[1:]}")
    return text


def widget_modules(notebook: Any) -> Any:
    """The scripts of the widgets' own packages (anywidget), which know the versions saved."""
    from jupyter_core.paths import jupyter_path
    from markupsafe import Markup

    scripts = []
    for name in sorted(
        {model.get("model_module", "") for model in saved_models(notebook).values()}
    ):
        if name in BUILT_IN:
            continue
        places = [Path(place) / name / "index.js" for place in jupyter_path("nbextensions")]
        found = next((place for place in places if place.exists()), None)
        if found is None:
            logging.getLogger("traitlets").warning(
                "widgets of %r stay empty: install its package beside nbconvert", name
            )
            continue
        code = found.read_text(encoding="utf-8")
        code = re.sub(r"\bdefine\(\s*\[", f'define("{name}", [', code, count=1)
        scripts.append("(function () {\n" + _in_script(code) + "\n})();")
    return Markup("\n".join(scripts))


def has_maths(notebook: Any) -> bool:
    """Is there a formula to set? If not, two megabytes can stay away."""
    for cell in notebook.cells:
        if cell.cell_type == "markdown" and _MATHS.search(cell.source):
            return True
        if any("text/latex" in output.get("data", {}) for output in cell.get("outputs", [])):
            return True
    return False


def with_description(view: str, output: Any) -> str:
    """A widget's place in the page, with the words for its picture: a widget has none itself.

    Without the random name that the stock template gives it, which nothing uses.
    """
    view = _NAMED.sub("", view)
    words = html.escape(output.get("metadata", {}).get("image/png", {}).get("alt", ""))
    return view.replace("<div ", f'<div data-alt="{words}" ', 1)


def anchored(text: str, cell: Any, notebook: Any) -> str:
    """A cell as HTML, its headings to be found by the names that JupyterLab gives them.

    Where two are alike, as when a section goes on on the next slide, a link leads to the first.
    """

    def named(found: re.Match[str]) -> str:
        level, inner = found.groups()
        name = html.unescape(re.sub(r"<[^>]+>", "", inner)).strip().replace(" ", "-")
        first = (each for each in notebook.cells if name in map(anchor, headings(each)))
        if next(first, None) is not cell:
            return found[0]
        return f'<h{level} id="{html.escape(name)}">{inner}</h{level}>'

    return re.sub(r"<h([1-6])>(.*?)</h\1>", named, text, flags=re.S)
