"""Pages from templates: a file beside the code says what a page looks like, Jinja fills it in.

What is put into HTML or SVG is escaped. Markdown is not: the lessons' own words go into it, with
their markup.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape


def fill(template: Path, **values: Any) -> str:
    """The page that a template gives with these values; a name that is missing is an error."""
    environment = Environment(
        loader=FileSystemLoader(template.parent),
        autoescape=select_autoescape(("html.j2", "svg.j2"), default=False),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    return environment.get_template(template.name).render(values)
