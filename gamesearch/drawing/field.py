"""A crowd as a field, one place for each member: the few who matter stand out of the grey."""

from __future__ import annotations

import random
from collections.abc import Mapping
from math import ceil, sqrt
from typing import Any

from .axes import chart, legend
from .numbers import several
from .palette import BLUE, GREEN, GREY, INK, ORANGE, PAPER, VERMILLION, mixed
from .picture import Picture

_LOOKS = (("o", ORANGE), ("s", VERMILLION), ("X", BLUE), ("^", GREEN))


def field(
    crowd: int,
    groups: Mapping[str, int],
    *,
    alt: str,
    title: str = "",
    size: tuple[float, float] = (7, 4.2),
) -> Picture:
    """`crowd` places in all; each group gets a mark of its own, strewn over them.

    >>> field(10_000, {"flagged, innocent": 100, "flagged, guilty": 13}, alt="100 and 13 marks.")
    <field: 10,000 places, 2 groups>
    """
    wide = ceil(sqrt(crowd * 1.6))
    places = list(range(crowd))
    random.Random(1).shuffle(places)  # the same field every time

    def make() -> Any:
        figure, axes = chart(size, title, "", "", log=False)
        axes.grid(visible=False)
        axes.set_axis_off()
        high = ceil(crowd / wide)
        axes.imshow(
            [[place * wide + column < crowd for column in range(wide)] for place in range(high)],
            cmap=_greys(),
            vmin=0,
            vmax=1,
            aspect="auto",
            interpolation="nearest",
        )
        used = 0
        for (name, count), (marker, colour) in zip(groups.items(), _LOOKS, strict=False):
            spots = [divmod(place, wide) for place in places[used : used + count]]
            used += count
            axes.scatter(
                [column for _, column in spots],
                [row for row, _ in spots],
                marker=marker,
                s=34,
                color=colour,
                edgecolor=INK,
                linewidth=0.6,
                label=f"{name}: {count:,}",
            )
        if len(groups) == 1:
            axes.legend(frameon=False)
        legend(axes, groups)
        if axes.get_legend():
            axes.get_legend().set_loc("upper center")
            axes.get_legend().set_bbox_to_anchor((0.5, -0.01))
            axes.get_legend().set_ncols(len(groups))
        return figure

    return Picture(make, alt, f"field: {crowd:,} places, {several(len(groups), 'group')}")


def _greys() -> Any:
    from matplotlib.colors import ListedColormap

    return ListedColormap([PAPER, mixed(GREY, 0.18)])
