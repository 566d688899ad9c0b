"""The empty chart that every chart begins with, so that all look alike."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ..errors import needed
from .palette import GREY, PAPER


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
    if log:
        axes.set_yscale("log")
    return figure, axes


def legend(axes: Any, names: Collection[str]) -> None:
    """One name needs none."""
    if len(names) > 1:
        axes.legend(frameon=False)
