"""Charts in the palette of the course. Each comes with its content in words, or with your `alt`.

  bars       a bar for each label, or a group of them
  lines      a line for each series
  scatter    discs that show how two numbers go together: a guess and the truth
  ranges     between which two values something can still lie
  intervals  a share, and how far luck may have carried it

All begin with `chart`, so that they look alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import inf, log
from typing import Any

from .axes import LETTER, TEXT, chart, decades, legend, room_for, wrapped
from .in_words import Series, bars_in_words, lines_in_words, spans_in_words
from .numbers import number, several
from .palette import BLUE, BORDER, INK, PAPER, SERIES
from .picture import Picture

Interval = tuple[float, float, float]  # low, what was seen, high

_AREA = 26  # square points for a single disc; several at one spot make a larger one


def bars(
    labels: Sequence[Any],
    values: Sequence[float] | Series,
    *,
    alt: str = "",
    title: str = "",
    ylabel: str = "",
    log: bool = False,
    span: tuple[float, float] | None = None,
    size: tuple[float, float] = (7, 3.6),
) -> Picture:
    """A bar for each label, or a group of bars where `values` names several series.

    `span` fixes the axis: pictures behind one slider can only be compared on the same scale.

    >>> bars(["minimax", "alpha-beta"], [9, 7], alt="Leaves read: minimax 9, alpha-beta 7.")
    <bars: 2 labels>
    """
    series = values if isinstance(values, Mapping) else {"": values}

    def make() -> Any:
        figure, axes = chart(size, title, "", ylabel, log)
        wide, room = 0.8 / len(series), room_for(size, len(labels))
        longest = max((len(_written(h)) for heights in series.values() for h in heights), default=0)
        upright = longest + 1 > room * (wide if len(series) > 1 else 1)
        above = (LETTER * TEXT * longest if upright else TEXT) + 8  # points
        look = {"padding": 3, "fontsize": TEXT, "color": INK}
        for index, (name, heights) in enumerate(series.items()):
            shift = (index - (len(series) - 1) / 2) * wide
            spots = [place + shift for place in range(len(labels))]
            drawn = axes.bar(spots, heights, wide * 0.92, color=SERIES[index], label=name)
            axes.bar_label(drawn, fmt=_written, rotation=90 if upright else 0, **look)
        axes.set_xticks(range(len(labels)), [wrapped(label, room - 1) for label in labels])
        if span:
            axes.set_ylim(*span)
        else:
            share = above / (72 * 0.64 * size[1] - above)
            axes.margins(y=share)
            if log:
                axes.set_ylim(*decades([h for each in series.values() for h in each], share))
        legend(axes, series)
        return figure

    words = alt or bars_in_words(title or ylabel, labels, series)
    return Picture(make, words, f"bars: {several(len(labels), 'label')}")


def _written(value: float) -> str:
    """Whole numbers in full, others to six figures."""
    return f"{value:,.0f}" if float(value).is_integer() else f"{value:,g}"


def lines(
    x: Sequence[float],
    series: Sequence[float] | Series,
    *,
    alt: str = "",
    title: str = "",
    xlabel: str = "",
    ylabel: str = "",
    log: bool = False,
    logx: bool = False,
    intervals: Mapping[str, Sequence[tuple[float, float]]] | None = None,
    bounds: Mapping[str, float] | None = None,
    size: tuple[float, float] = (7, 3.8),
) -> Picture:
    """A line for each series, each with its own marker: not everybody sees the colours apart.

    `intervals` gives a series for each point (low, high), drawn as error bars; `bounds` are named
    heights, drawn as dashed lines from end to end.

    >>> lines([1, 2], {"plies": [3, 9]}, alt="States per ply: 3, then 9.")
    <lines: 1 series, 2 points>
    """
    named = series if isinstance(series, Mapping) else {"": series}

    def make() -> Any:
        figure, axes = chart(size, title, xlabel, ylabel, log)
        if all(float(place).is_integer() for place in x):  # no half plies
            axes.xaxis.get_major_locator().set_params(integer=True)
        for index, (name, y) in enumerate(named.items()):
            marker = "o^sDvPX"[index % 7] if len(x) <= 40 else ""
            colour = SERIES[index % len(SERIES)]
            axes.plot(x, y, color=colour, marker=marker, linewidth=2, markersize=6, label=name)
            if intervals and name in intervals:
                axes.vlines(x, *zip(*intervals[name], strict=True), color=colour, linewidth=1.2)
        if logx:
            axes.set_xscale("log")
            shown = _apart(x, room_for(size, 1))
            axes.set_xticks(shown, [f"{place:,g}" for place in shown])
            axes.minorticks_off()
        for name, height in (bounds or {}).items():
            axes.axhline(height, color=BORDER, linestyle="--", linewidth=1.5)
            where = {"xytext": (0, 3), "textcoords": "offset points"}
            axes.annotate(name, (min(x), height), fontsize=TEXT, color=BORDER, **where)
        legend(axes, named)
        return figure

    words = alt or lines_in_words(title or ylabel, xlabel, x, named)
    return Picture(make, words, f"lines: {len(named)} series, {several(len(x), 'point')}")


def _apart(places: Sequence[float], letters: float) -> list[float]:
    """Of the places on a logarithmic axis those whose numbers have room, the last one first.

    >>> _apart([1, 2, 1000], 20), _apart([1, 1.1, 1000], 20)
    ([1, 2, 1000], [1.1, 1000])
    """
    least, most = min(places), max(places)
    shown: list[float] = []
    for place in sorted(places, reverse=True):
        far = log(shown[0] / place) / log(most / least) * letters if shown else inf
        if far > len(f"{place:,g}") / 2 + (len(f"{shown[0]:,g}") / 2 + 1 if shown else 0):
            shown.insert(0, place)
    return shown


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


def ranges(
    rows: Mapping[str, tuple[float, float]],
    *,
    alt: str = "",
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
            axes.axvline(place, color=BORDER, linestyle="--", linewidth=1.5)
            spot = {"xytext": (4, 0), "textcoords": "offset points", "va": "center"}
            axes.annotate(name, (place, -0.55), color=BORDER, fontsize=TEXT, **spot)
        for row, (least, most) in enumerate(rows.values()):
            axes.plot([least, most], [row, row], color=BLUE, linewidth=7, solid_capstyle="butt")
            if least == most:  # a bar without length cannot be seen
                axes.plot([least], [row], color=BLUE, marker="D", markersize=7)
            for end, gap, side in ((least, -6, "right"), (most, 6, "left")):
                spot = {"xytext": (gap, 0), "textcoords": "offset points", "va": "center"}
                look = {"ha": side, "color": INK, "fontsize": TEXT}
                axes.annotate(number(float(end)), (end, row), **spot, **look)
        axes.set_yticks(range(len(rows)), list(rows))
        axes.set_ylim(len(rows) - 0.5, -0.8)
        ends = [end for row in rows.values() for end in row]
        left, right = span or (min(ends), max(ends))
        axes.set_xlim(left - 0.08 * (right - left), right + 0.08 * (right - left))
        return figure

    return Picture(make, alt or spans_in_words(title, rows), f"ranges: {several(len(rows), 'row')}")


def intervals(
    rows: Mapping[str, Interval],
    *,
    alt: str = "",
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
        axes.axvline(mark, color=BORDER, linestyle="--", linewidth=1.5)
        for place, (low, seen, high) in enumerate(rows.values()):
            axes.plot([low, high], [place, place], color=BLUE, linewidth=6, alpha=0.6)
            axes.plot([seen], [place], marker="o", color=INK, markersize=8)
            for end, side in ((low, "right"), (high, "left")):
                spot = (end + (-0.015 if side == "right" else 0.015), place)
                words = axes.text(*spot, f"{end:.2f}", ha=side, va="center", fontsize=TEXT)
                words.set_bbox({"facecolor": PAPER, "edgecolor": "none", "pad": 0.8})
        axes.set_yticks(range(len(rows)), list(rows))
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.set_xlim(-0.16, 1.16)  # room for the numbers at the ends
        return figure

    words = alt or spans_in_words(title or xlabel, rows)
    return Picture(make, words, f"intervals: {several(len(rows), 'row')}")
