"""A handout: each slide on a sheet of its own, with its notes or room to write."""

from __future__ import annotations

from pathlib import Path

from gamesearch.course import deck

SUFFIX = ".handout.html"


def handout(notebook: Path) -> str:
    """The handout of a built lesson, one HTML page that needs no network."""
    return deck.render(notebook, "gamesearch_handout")
