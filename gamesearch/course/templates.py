"""Pages from templates: a file beside the code says what a page looks like, Jinja fills it in.

What is put into HTML or SVG is escaped. Markdown is not: the lessons' own words go into it, with
their markup.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape


def fill(template: Path, **values: Any) -> str:
    """The page that a template gives with these values; a name that is missing is an error."""
    return _environment(template.parent).get_template(template.name).render(values)


@cache
def _environment(folder: Path) -> Environment:
    """One per folder: a class has hundreds of pages, and a template is read once for all."""
    return Environment(
        loader=FileSystemLoader(folder),
        autoescape=select_autoescape(("html.j2", "svg.j2"), default=False),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
