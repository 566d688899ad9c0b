"""`timeline`: pieces of work one after the other, up to where the budget ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .axes import chart
from .palette import BLUE, GREY, INK, PAPER, SKY, VERMILLION, mixed
from .picture import Picture


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
                axes.text(start + cost / 2, 0.5, name, ha="center", va="bottom", color=INK)
        axes.axvline(budget, color=VERMILLION, linewidth=2.4)
        axes.set_xlim(0, sum(costs))
        axes.set_ylim(-0.5, 0.9)
        return figure

    return Picture(make, alt, f"timeline: {len(costs)} pieces, {finished} finished")
