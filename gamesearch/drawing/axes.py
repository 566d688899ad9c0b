"""The axes that every chart and diagram begins with, and a legend that hides none of it."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Sequence
from math import ceil, log10
from typing import Any

from ..errors import needed
from .palette import GREY, PAPER

TEXT = 13.5  # points: 18 pixels on a page, and on a slide, which are read from the back row
LETTER = 0.58  # the width of a letter, as a share of the font's size
INSIDE = 0.86  # of a figure's width: what its axes take


def chart(
    size: tuple[float, float], title: str, xlabel: str, ylabel: str, log: bool
) -> tuple[Any, Any]:
    """A figure and its axes, empty but for the words around them."""
    with needed("charts"):
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    figure = Figure(figsize=size, facecolor=PAPER, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="y", color=GREY, alpha=0.25)
    axes.set_axisbelow(True)
    axes.set(title=title, xlabel=xlabel, ylabel=ylabel)
    for words in (axes.title, axes.xaxis.label, axes.yaxis.label):
        words.set_fontsize(TEXT)
    axes.tick_params(which="both", labelsize=TEXT)
    axes.set_yscale("log" if log else "linear")
    return figure, axes


def room_for(size: tuple[float, float], places: int) -> float:
    """How many letters have room at each of so many places side by side."""
    return 72 * size[0] * INSIDE / max(1, places) / (LETTER * TEXT)


def wrapped(label: Any, letters: float) -> str:
    """A label in lines, where its place is narrow; a word stays whole.

    >>> wrapped("row by row", 7)
    'row by\\nrow'
    """
    return "\n".join(textwrap.wrap(str(label), max(1, int(letters)), break_long_words=False))


def legend(axes: Any, names: Collection[str]) -> None:
    """A legend, where there are several series to tell apart: beside what it would cover."""
    if len(names) > 1:
        made = axes.legend(frameon=False, fontsize=TEXT)
        if len(names) > 4 or covers(axes, made):
            made.set_loc("center left")
            made.set_bbox_to_anchor((1, 0.5))


def covers(axes: Any, made: Any) -> bool:
    """Whether a legend lies on a line or a bar, at the best of the places inside the axes."""
    axes.figure.draw_without_rendering()
    box = made.get_window_extent()
    on_a_line = any(
        line.get_path().transformed(line.get_transform()).intersects_bbox(box, filled=False)
        for line in axes.lines
    )
    return on_a_line or any(bar.get_window_extent().overlaps(box) for bar in axes.patches)


def decades(heights: Sequence[float], share: float) -> tuple[float, float]:
    """The ends of a logarithmic axis: from 1, or a power of ten below what is smaller, up to the
    highest bar and a share more.

    >>> decades([20, 1000], 0.5), decades([0.04, 0.1, 0], 0)
    ((1, 31622.776601683792), (0.01, 0.1))
    """
    least, most = min((h for h in heights if h > 0), default=1), max(*heights, 1e-9)
    low = 1 if least >= 1 else 10.0 ** (ceil(log10(least)) - 1)
    return low, most * (most / low) ** share
