"""`draw_simplex`: all mixtures of three choices, a triangle shaded by what each is worth.

Every corner is a choice made for sure; the middle is all three alike. The nearer to a corner, the
more often that choice is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

from .axes import chart
from .numbers import number
from .palette import INK, PAPER, VERMILLION
from .picture import Picture

Mixture = Sequence[float]
_STEPS = 60  # the triangle is shaded in so many rows


def draw_simplex(
    corners: Sequence[str],
    worth: Callable[[Mixture], float],
    *,
    alt: str,
    points: Mapping[str, Mixture] | None = None,
    path: Sequence[Mixture] = (),
    title: str = "",
    size: tuple[float, float] = (6.4, 4.6),
) -> Picture:
    """`worth` of a mixture gives the shade, light is high; `points` are named, `path` is a line.

    >>> draw_simplex("abc", min, points={"even": (1/3, 1/3, 1/3)}, alt="Highest in the middle.")
    <simplex: a, b, c>
    """

    def make() -> Any:
        figure, axes = chart(size, title, "", "", log=False)
        axes.set_axis_off()
        axes.set_aspect("equal")
        mixtures = [
            (i / _STEPS, j / _STEPS, (_STEPS - i - j) / _STEPS)
            for i in range(_STEPS + 1)
            for j in range(_STEPS + 1 - i)
        ]
        xs, ys = zip(*map(_spot, mixtures), strict=True)
        worths = [float(worth(mixture)) for mixture in mixtures]
        shades = axes.tricontourf(xs, ys, worths, levels=12, cmap="cividis")
        figure.colorbar(shades, ax=axes, shrink=0.7)
        for corner, name in enumerate(corners):
            x, y = _spot([float(corner == each) for each in range(3)])
            axes.annotate(name, (x, y), (0, 9 if corner == 2 else -9), ha="center", color=INK,
                          va="bottom" if corner == 2 else "top", textcoords="offset points",
                          fontsize=12)  # fmt: skip
        if path:
            axes.plot(*zip(*map(_spot, path), strict=True), color=PAPER, lw=1.4)
        for name, mixture in (points or {}).items():
            x, y = _spot(mixture)
            axes.plot([x], [y], marker="o", color=VERMILLION, markeredgecolor=PAPER, markersize=9)
            label = f"{name}: {number(float(worth(mixture)))}"
            box = {"facecolor": PAPER, "edgecolor": "none", "pad": 1.5, "alpha": 0.85}
            axes.annotate(label, (x, y), (9, 6), textcoords="offset points", bbox=box, color=INK)
        return figure

    return Picture(make, alt, f"simplex: {', '.join(corners)}")


def _spot(mixture: Mixture) -> tuple[float, float]:
    """The third corner is at the top."""
    _, second, third = map(float, mixture)
    return second + third / 2, third * sqrt(3) / 2
