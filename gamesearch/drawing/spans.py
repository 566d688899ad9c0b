"""A share and how far luck may have carried it: a point on a bar from low to high."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .axes import chart
from .numbers import several
from .palette import BLUE, INK, PAPER, VERMILLION
from .picture import Picture

Interval = tuple[float, float, float]  # low, what was seen, high


def intervals(
    rows: Mapping[str, Interval],
    *,
    alt: str,
    mark: float = 0.5,
    title: str = "",
    xlabel: str = "share of the points",
    size: tuple[float, float] = (7, 2.6),
) -> Picture:
    """A row for each name, all on the scale from 0 to 1, with a line at `mark`.

    >>> intervals({"A": (0.49, 0.8, 0.94)}, alt="A: 0.8, between 0.49 and 0.94.")
    <intervals: 1 row>
    """

    def make() -> Any:
        figure, axes = chart(size, title, xlabel, "", log=False)
        axes.grid(visible=False)
        axes.axvline(mark, color=VERMILLION, linestyle="--", linewidth=1.5)
        for place, (low, seen, high) in enumerate(rows.values()):
            axes.plot([low, high], [place, place], color=BLUE, linewidth=6, alpha=0.6)
            axes.plot([seen], [place], marker="o", color=INK, markersize=8)
            for end, side in ((low, "right"), (high, "left")):
                nudge = -0.015 if side == "right" else 0.015
                words = axes.text(end + nudge, place, f"{end:.2f}", ha=side, va="center")
                words.set_bbox({"facecolor": PAPER, "edgecolor": "none", "pad": 0.8})
        axes.set_yticks(range(len(rows)), list(rows))
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlim(-0.09, 1.09)
        return figure

    return Picture(make, alt, f"intervals: {several(len(rows), 'row')}")
