"""`draw_cycle`: things that feed each other in a ring, and what each hands to the next."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from textwrap import fill
from typing import Any

from .axes import TEXT, chart
from .numbers import several
from .palette import BLUE, GREY, INK, SERIES, mixed
from .picture import Picture


def draw_cycle(
    steps: Mapping[str, str], *, alt: str, size: tuple[float, float] = (7, 4.4)
) -> Picture:
    """Each key is a box; its text stands at the arrow that leads on, from the last to the first.

    >>> draw_cycle({"network": "guesses", "search": "visits"}, alt="Two that feed each other.")
    <cycle: 2 steps>
    """

    def make() -> Any:
        figure, axes = chart(size, "", "", "", log=False)
        axes.grid(visible=False)
        axes.set_axis_off()
        axes.set(xlim=(-2.15, 2.15), ylim=(-1.35, 1.35))
        turn = 2 * pi / len(steps)
        for place, (name, handed_on) in enumerate(steps.items()):
            colour = SERIES[place % len(SERIES)]
            axes.annotate(
                "",
                xy=_spot((place + 0.72) * turn),
                xytext=_spot((place + 0.28) * turn),
                arrowprops={
                    "arrowstyle": "-|>",
                    "color": GREY,
                    "linewidth": 2,
                    "connectionstyle": "arc3,rad=-0.2",
                },
            )
            axes.text(
                *_spot(place * turn), fill(name, 16), ha="center", va="center", color=INK,
                fontsize=TEXT, fontweight="bold",
                bbox={"boxstyle": "round,pad=0.5", "facecolor": mixed(colour, 0.25),
                      "edgecolor": colour, "linewidth": 1.6},
            )  # fmt: skip
            axes.text(
                *_spot((place + 0.5) * turn, 0.52), fill(handed_on, 15),
                ha="center", va="center", color=BLUE, fontsize=TEXT,
            )  # fmt: skip
        return figure

    return Picture(make, alt, f"cycle: {several(len(steps), 'step')}")


def _spot(angle: float, part: float = 1.0) -> tuple[float, float]:
    """A place on the ring, clockwise from the top; nearer the middle for a smaller part."""
    return 1.6 * part * sin(angle), part * cos(angle)
