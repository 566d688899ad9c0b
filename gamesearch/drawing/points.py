"""Points that show how two numbers go together: a guess and the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from .axes import chart
from .numbers import several
from .palette import BLUE, INK
from .picture import Picture

_AREA = 26  # square points for a single one; several at one spot make a larger disc


def scatter(
    x: Sequence[float],
    y: Sequence[float],
    *,
    alt: str,
    title: str = "",
    xlabel: str = "",
    ylabel: str = "",
    size: tuple[float, float] = (7, 3.8),
) -> Picture:
    """A disc at each pair; its area says how many pairs fall there.

    >>> scatter([1, 2, 2], [0, 1, 1], alt="Two at (2, 1), one at (1, 0).")
    <scatter: 3 points>
    """
    spots = Counter(zip(x, y, strict=True))

    def make() -> Any:
        figure, axes = chart(size, title, xlabel, ylabel, log=False)
        areas = [_AREA * count for count in spots.values()]
        places = list(zip(*spots, strict=True)) or [(), ()]
        axes.scatter(*places, s=areas, color=BLUE, alpha=0.55, edgecolor=INK, linewidth=0.5)
        axes.margins(0.08)
        return figure

    return Picture(make, alt, f"scatter: {several(len(x), 'point')}")
