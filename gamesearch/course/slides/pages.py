"""Decks and pages that open without a network: nbconvert's own, with templates of the course.

assets      vendored scripts, styles and fonts, as text to be put into a page
sections    a lesson by its headings, and its cells in pieces
filling     which pieces go on which slide
planning    the cells of the deck, with the notes and the minutes of each slide
cells       what every exported form does with notes, boards and hidden inputs
pdf         a page as PDF
templates   gamesearch_slides, _paper (for PDF), _handout, _notes, _page
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
TEMPLATES = {"SlidesExporter": "gamesearch_slides", "HTMLExporter": "gamesearch_page"}
# No `In [3]:`: a slide has no room for it, a page no use.
_PLAIN = {"exclude_input_prompt": True, "exclude_output_prompt": True}


def configure(config: Any) -> None:
    """Let nbconvert's `slides` and `html` use the course's templates.

    A template that was asked for, as in `--template classic`, stays the one that is used.
    """
    if "template_name" in config.TemplateExporter:
        return
    for exporter, template in TEMPLATES.items():
        settings = config[exporter]
        settings.template_name = template
        settings.update(_PLAIN)
    add_templates(config.HTMLExporter)


def add_templates(settings: Any) -> None:
    """Where the templates are, and the filters that they use."""
    settings.extra_template_basedirs = [str(HERE / "templates")]
    settings.extra_template_paths = [str(HERE / "templates")]  # for what they have in common
    settings.filters = {
        "asset": "gamesearch.course.slides.assets.asset",
        "widget_modules": "gamesearch.course.slides.assets.widget_modules",
        "has_maths": "gamesearch.course.slides.assets.has_maths",
        "anchored": "gamesearch.course.slides.assets.anchored",
        "described": "gamesearch.course.slides.assets.with_description",
        "first_title": "gamesearch.course.slides.cells.first_title",
    }
    settings.exclude_anchor_links = True


def render_page(notebook: Path, template: str) -> str:
    """A built notebook as one HTML file, by one of the templates made for slides."""
    return _exporter(template).from_filename(str(notebook))[0]


@cache
def _exporter(template: str) -> Any:
    """Kept from lesson to lesson: to read its templates takes a quarter of a deck's time."""
    from nbconvert.exporters import SlidesExporter
    from traitlets.config import Config

    config = Config()
    add_templates(config.SlidesExporter)
    config.SlidesExporter.template_name = template
    config.SlidesExporter.update(_PLAIN)
    return SlidesExporter(config=config)
