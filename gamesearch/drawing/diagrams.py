"""Diagrams for one idea each.

field         a crowd, one place for each member: the few who matter stand out of the grey
ladder        numbers too large for any other axis, marked on powers of ten
draw_simplex  all mixtures of three choices, a triangle shaded by what each is worth
timeline      pieces of work one after the other, up to where the budget ends
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from math import ceil, sqrt
from typing import Any

from .axes import TEXT, chart, legend
from .numbers import number, several
from .palette import BLUE, BORDER, GREEN, GREY, INK, ORANGE, PAPER, SERIES, SKY, VERMILLION, mixed
from .picture import Picture

Mixture = Sequence[float]  # how often each of three choices is made

_MARKS = (("o", ORANGE), ("s", VERMILLION), ("X", BLUE), ("^", GREEN))  # of a field's groups
_STEPS = 60  # the triangle is shaded in so many rows


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
        for (name, count), (marker, colour) in zip(groups.items(), _MARKS, strict=False):
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
            axes.legend(frameon=False, fontsize=TEXT)
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


def ladder(
    rows: Mapping[str, Mapping[str, float]],
    *,
    alt: str,
    marks: Mapping[str, float] | None = None,
    title: str = "",
    xlabel: str = "powers of ten",
    highest: float | None = None,
    size: tuple[float, float] = (7, 3.8),
) -> Picture:
    """For each row its kinds of numbers, given as exponents: 6 stands for a million.

    `marks` are named places to compare with; `highest` fixes the end of the axis.

    >>> ladder({"chess": {"positions": 47, "tree": 123}}, alt="Chess: 10^47 and 10^123.")
    <ladder: 1 row>
    """
    kinds = list(dict.fromkeys(kind for row in rows.values() for kind in row))

    def make() -> Any:
        wide, high = size
        figure, axes = chart((wide, max(high, 0.4 * len(rows) + 1.2)), title, xlabel, "", log=False)
        axes.grid(visible=False, axis="y")
        axes.grid(axis="x", color=GREY, alpha=0.25)
        for place, row in enumerate(rows.values()):
            axes.plot([min(row.values()), max(row.values())], [place, place], color=GREY, lw=1.5)
            # Left and right of the row: its marks may lie on top of each other.
            for exponent, shift, side in _beside(sorted(row.values())):
                spot = {"xytext": (shift, 0), "textcoords": "offset points", "va": "center"}
                words = axes.annotate(_power(exponent), (exponent, place), ha=side, **spot)
                words.set(bbox={"facecolor": PAPER, "lw": 0, "pad": 0.6}, fontsize=TEXT)
        for index, kind in enumerate(kinds):
            held = [(row[kind], place) for place, row in enumerate(rows.values()) if kind in row]
            axes.scatter(
                *zip(*held, strict=True),
                s=70,
                zorder=3,
                marker="os^Dv"[index % 5],
                color=SERIES[index % len(SERIES)],
                label=kind,
            )
        for name, exponent in (marks or {}).items():
            axes.axvline(exponent, color=INK, linestyle=":", linewidth=1.2)
            where = {"xy": (exponent, -0.75), "xytext": (3, 0), "textcoords": "offset points"}
            axes.annotate(name, fontsize=TEXT, color=INK, va="center", **where)
        axes.set_yticks(range(len(rows)), list(rows))
        axes.set_ylim(len(rows) - 0.4, -1.0)
        longest = highest or max(exponent for row in rows.values() for exponent in row.values())
        axes.set_xlim(-0.16 * longest, 1.16 * longest)
        legend(axes, kinds)
        return figure

    return Picture(make, alt, f"ladder: {several(len(rows), 'row')}")


def _beside(exponents: Sequence[float]) -> list[tuple[float, int, str]]:
    """The least and the greatest of a row, each with the side on which it is written."""
    return [(exponents[0], -9, "right"), (exponents[-1], 9, "left")][len(exponents) < 2 :]


def _power(exponent: float) -> str:
    return f"$10^{{{exponent:.1f}}}$".replace(".0}", "}")


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
    """Every corner is a choice made for sure, the middle is all three alike.

    `worth` of a mixture gives the shade, light is high; `points` are named, `path` is a line.

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
        figure.colorbar(shades, ax=axes, shrink=0.7).ax.tick_params(labelsize=TEXT)
        for corner, name in enumerate(corners):
            x, y = _spot([float(corner == each) for each in range(3)])
            axes.annotate(name, (x, y), (0, 9 if corner == 2 else -9), ha="center", color=INK,
                          va="bottom" if corner == 2 else "top", textcoords="offset points",
                          fontsize=TEXT)  # fmt: skip
        if path:
            axes.plot(*zip(*map(_spot, path), strict=True), color=PAPER, lw=1.4)
        for name, mixture in (points or {}).items():
            x, y = _spot(mixture)
            axes.plot([x], [y], marker="o", color=VERMILLION, markeredgecolor=PAPER, markersize=9)
            label = f"{name}: {number(float(worth(mixture)))}"
            box = {"facecolor": PAPER, "edgecolor": "none", "pad": 1.5, "alpha": 0.85}
            axes.annotate(label, (x, y), (9, 6), textcoords="offset points", bbox=box, color=INK,
                          fontsize=TEXT)  # fmt: skip
        return figure

    return Picture(make, alt, f"simplex: {', '.join(corners)}")


def _spot(mixture: Mixture) -> tuple[float, float]:
    """The third corner is at the top."""
    _, second, third = map(float, mixture)
    return second + third / 2, third * sqrt(3) / 2


def timeline(
    costs: Sequence[float],
    names: Sequence[str],
    budget: float,
    *,
    alt: str,
    xlabel: str = "",
    size: tuple[float, float] = (7, 1.9),
) -> Picture:
    """Finished pieces are solid, the one the budget ends in is hatched, later ones are outlines.

    >>> timeline([8, 21, 76], ["1", "2", "3"], 60, alt="Two are finished, the third is not.")
    <timeline: 3 pieces, 2 finished>
    """
    starts = [sum(costs[:place]) for place in range(len(costs))]
    finished = sum(start + cost <= budget for start, cost in zip(starts, costs, strict=True))

    def make() -> Any:
        figure, axes = chart(size, "", xlabel, "", log=False)
        axes.grid(visible=False)
        axes.spines["left"].set_visible(False)
        axes.set_yticks([])
        for place, (start, cost, name) in enumerate(zip(starts, costs, names, strict=True)):
            look = {"edgecolor": GREY, "facecolor": PAPER}
            if place < finished:
                look = {"edgecolor": PAPER, "facecolor": BLUE if place % 2 else mixed(BLUE, 0.75)}
            axes.barh([0], [cost], left=[start], height=0.8, linewidth=1, **look)
            if place == finished and budget > start:
                axes.barh(
                    [0], [budget - start], left=[start], height=0.8, hatch="////",
                    facecolor=mixed(SKY, 0.35), edgecolor=BLUE, linewidth=1,
                )  # fmt: skip
            wide_enough = cost > 0.035 * sum(costs)
            if wide_enough:
                words: Any = {"ha": "center", "va": "bottom", "color": INK, "fontsize": TEXT}
                axes.text(start + cost / 2, 0.5, name, **words)
        axes.axvline(budget, color=BORDER, linestyle="--", linewidth=2.4)
        axes.set_xlim(0, sum(costs))
        axes.set_ylim(-0.5, 0.9)
        return figure

    return Picture(make, alt, f"timeline: {len(costs)} pieces, {finished} finished")
