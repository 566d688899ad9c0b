"""A handout: each slide on a sheet of its own, with its notes or room to write."""

from __future__ import annotations

from pathlib import Path

from gamesearch.course.deck import add_templates

SUFFIX = ".handout.html"


def handout(notebook: Path) -> str:
    """The handout of a built lesson, one HTML page that needs no network."""
    from nbconvert.exporters import SlidesExporter
    from traitlets.config import Config

    config = Config()
    add_templates(config.SlidesExporter)
    config.SlidesExporter.template_name = "gamesearch_handout"
    return SlidesExporter(config=config).from_filename(str(notebook))[0]
