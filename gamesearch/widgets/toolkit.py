"""ipywidgets and anywidget, or one sentence on how to get them."""

from __future__ import annotations

from pathlib import Path

from ..errors import needed

with needed("sliders and boards"):
    import anywidget
    import ipywidgets
    import traitlets

__all__ = ["anywidget", "front_end", "ipywidgets", "traitlets"]


def front_end(name: str) -> str:
    """The text of a script or style beside this file. It travels in the widget's own state, so
    that a saved notebook or a page without a network still has it."""
    return (Path(__file__).parent / name).read_text(encoding="utf-8")
