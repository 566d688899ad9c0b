"""Numbers too large for any other axis: each a mark on a ladder of powers of ten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .axes import chart, legend
from .numbers import several
from .palette import GREY, INK, PAPER, SERIES
from .picture import Picture


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
        figure, axes = chart(size, title, xlabel, "", log=False)
        axes.grid(visible=False, axis="y")
        axes.grid(axis="x", color=GREY, alpha=0.25)
        for place, row in enumerate(rows.values()):
            axes.plot([min(row.values()), max(row.values())], [place, place], color=GREY, lw=1.5)
            for kind, exponent in row.items():
                # Above and below by turns: two marks of a row may lie on top of each other.
                above = 10 if kinds.index(kind) % 2 == 0 else -17
                spot = {"xytext": (0, above), "textcoords": "offset points", "ha": "center"}
                words = axes.annotate(_power(exponent), (exponent, place), fontsize=9, **spot)
                words.set_bbox({"facecolor": PAPER, "edgecolor": "none", "pad": 0.6})
        for number, kind in enumerate(kinds):
            held = [(row[kind], place) for place, row in enumerate(rows.values()) if kind in row]
            axes.scatter(
                *zip(*held, strict=True),
                s=70,
                zorder=3,
                marker="os^Dv"[number % 5],
                color=SERIES[number % len(SERIES)],
                label=kind,
            )
        for name, exponent in (marks or {}).items():
            axes.axvline(exponent, color=INK, linestyle=":", linewidth=1.2)
            where = {"xy": (exponent, -0.75), "xytext": (3, 0), "textcoords": "offset points"}
            axes.annotate(name, fontsize=9, color=INK, va="center", **where)
        axes.set_yticks(range(len(rows)), list(rows))
        axes.set_ylim(len(rows) - 0.4, -1.0)
        longest = highest or max(exponent for row in rows.values() for exponent in row.values())
        axes.set_xlim(-0.03 * longest, 1.05 * longest)
        legend(axes, kinds)
        return figure

    return Picture(make, alt, f"ladder: {several(len(rows), 'row')}")


def _power(exponent: float) -> str:
    return f"$10^{{{exponent:.1f}}}$".replace(".0}", "}")
