"""Between which two values something can still lie: a bar from the least to the most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .axes import chart
from .numbers import number, several
from .palette import BLUE, INK, VERMILLION
from .picture import Picture


def ranges(
    rows: Mapping[str, tuple[float, float]],
    *,
    alt: str,
    marks: Mapping[str, float] | None = None,
    span: tuple[float, float] | None = None,
    title: str = "",
    size: tuple[float, float] = (7, 2.6),
) -> Picture:
    """A bar for each row, (least, most); `marks` are lines to compare with, `span` fixes the axis.

    >>> ranges({"nothing seen": (0, 10), "one seen": (2, 7)}, alt="0 to 10, then 2 to 7.")
    <ranges: 2 rows>
    """

    def make() -> Any:
        figure, axes = chart(size, title, "", "", log=False)
        axes.grid(visible=False)
        for name, place in (marks or {}).items():
            axes.axvline(place, color=VERMILLION, linestyle="--", linewidth=1.5)
            axes.annotate(
                *(name, (place, -0.55)),
                xytext=(4, 0),
                textcoords="offset points",
                color=VERMILLION,
                fontsize=10,
                va="center",
            )
        for row, (least, most) in enumerate(rows.values()):
            axes.plot([least, most], [row, row], color=BLUE, linewidth=7, solid_capstyle="butt")
            if least == most:  # a bar without length cannot be seen
                axes.plot([least], [row], color=BLUE, marker="D", markersize=7)
            for end, gap, side in ((least, -6, "right"), (most, 6, "left")):
                spot = {"xytext": (gap, 0), "textcoords": "offset points", "va": "center"}
                axes.annotate(number(float(end)), (end, row), ha=side, color=INK, **spot)
        axes.set_yticks(range(len(rows)), list(rows))
        axes.set_ylim(len(rows) - 0.5, -0.8)
        ends = span or (
            min(least for least, _ in rows.values()),
            max(most for _, most in rows.values()),
        )
        wide = ends[1] - ends[0]
        axes.set_xlim(ends[0] - 0.08 * wide, ends[1] + 0.08 * wide)
        return figure

    return Picture(make, alt, f"ranges: {several(len(rows), 'row')}")
