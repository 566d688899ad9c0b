"""Bars and lines in the palette of the course. Each comes with its content in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .axes import chart, legend
from .numbers import several
from .palette import INK, SERIES
from .picture import Picture

Series = Mapping[str, Sequence[float]]


def bars(
    labels: Sequence[Any],
    values: Sequence[float] | Series,
    *,
    alt: str,
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
        wide = 0.8 / len(series)
        for number, (name, heights) in enumerate(series.items()):
            shift = (number - (len(series) - 1) / 2) * wide
            spots = [place + shift for place in range(len(labels))]
            drawn = axes.bar(spots, heights, wide * 0.92, color=SERIES[number], label=name)
            axes.bar_label(drawn, fmt=_written, padding=2, fontsize=10, color=INK)
        axes.set_xticks(range(len(labels)), [str(label) for label in labels])
        if span:
            axes.set_ylim(*span)
        else:
            axes.margins(y=0.14)
        legend(axes, series)
        return figure

    return Picture(make, alt, f"bars: {several(len(labels), 'label')}")


def lines(
    x: Sequence[float],
    series: Sequence[float] | Series,
    *,
    alt: str,
    title: str = "",
    xlabel: str = "",
    ylabel: str = "",
    log: bool = False,
    logx: bool = False,
    intervals: Mapping[str, Sequence[tuple[float, float]]] | None = None,
    size: tuple[float, float] = (7, 3.8),
) -> Picture:
    """A line for each series. Markers differ, too: colour alone tells nobody anything for sure.

    `intervals` gives a series for each point (low, high), drawn as error bars.

    >>> lines([1, 2], {"plies": [3, 9]}, alt="States per ply: 3, then 9.")
    <lines: 1 series, 2 points>
    """
    named = series if isinstance(series, Mapping) else {"": series}

    def make() -> Any:
        figure, axes = chart(size, title, xlabel, ylabel, log)
        if all(float(place).is_integer() for place in x):  # no half plies
            axes.xaxis.get_major_locator().set_params(integer=True)
        for number, (name, y) in enumerate(named.items()):
            marker = "o^sDvPX"[number % 7] if len(x) <= 40 else ""
            colour = SERIES[number % len(SERIES)]
            axes.plot(x, y, color=colour, marker=marker, linewidth=2, markersize=6, label=name)
            if intervals and name in intervals:
                axes.vlines(x, *zip(*intervals[name], strict=True), color=colour, linewidth=1.2)
        if logx:
            axes.set_xscale("log")
            axes.set_xticks(x, [f"{place:,g}" for place in x])
            axes.minorticks_off()
        legend(axes, named)
        return figure

    return Picture(make, alt, f"lines: {len(named)} series, {several(len(x), 'point')}")


def _written(value: float) -> str:
    """Whole numbers in full, others to six figures."""
    return f"{value:,.0f}" if float(value).is_integer() else f"{value:,g}"
