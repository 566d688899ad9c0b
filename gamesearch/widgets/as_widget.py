"""Anything that can be shown, as a widget and as it looks on paper.

A picture, a stepper, a board, a table, a text: `as_widget` makes of each
something that can stand inside another widget, `on_paper` the HTML that stands in for it where
no widget can be shown.
"""

from __future__ import annotations

import html
from typing import Any

from ..drawing.picture import Picture
from .board import Board
from .toolkit import ipywidgets


def as_widget(shown: Any) -> Any:
    """A widget that shows what `shown` would show as the last line of a cell."""
    if isinstance(shown, ipywidgets.DOMWidget):
        return shown
    if isinstance(shown, Board):
        return shown.widget
    return ipywidgets.HTML(on_paper(shown), layout=ipywidgets.Layout(width="100%"))


def on_paper(shown: Any) -> str:
    """The same without anything to move."""
    if isinstance(shown, Picture):
        return shown.html()
    if isinstance(shown, Board):
        return shown.picture.html()
    if fallback := getattr(shown, "fallback", None):  # of a stepper, and of all that is a Bundle
        return fallback.html()
    if hasattr(shown, "_repr_html_"):
        return shown._repr_html_()
    text = shown if isinstance(shown, str) else repr(shown)
    return f'<pre class="gs-printed">{html.escape(text)}</pre>'
