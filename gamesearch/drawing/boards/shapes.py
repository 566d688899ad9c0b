"""What boards are made of: discs, rings, letters, and the places of the actions.

unit     the side of a cell; x grows to the right, y upwards
spot     where an action is on the board: what a reader clicks, where its value is written
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..palette import GREY, INK, LAST, PAPER
from ..trees.painter import drawing_libraries

WIDEST = 650  # points; larger boards are drawn smaller


class Spot(NamedTuple):
    """A rectangle of the board that stands for an action. `name` is what a screen reader says."""

    x: float
    y: float
    width: float
    height: float
    name: str
    text: tuple[float, float] | None = None  # where the action's value goes, if not the middle
    group: tuple[Any, ...] = ()  # the actions whose places are marked together with this one
    key: str = ""  # the key that plays it, as a browser calls it, where one does

    @property
    def label_at(self) -> tuple[float, float]:
        return self.text or (self.x + self.width / 2, self.y + self.height / 2)


def board(width: float, height: float, unit: float = 44) -> Any:
    """Axes that reach from (0, 0) to (width, height); `unit` in points, margins are added."""
    margin = 0.15
    across, up = width + 2 * margin, height + 2 * margin
    unit = min(unit, WIDEST / across)
    _, figure = drawing_libraries(across * unit, up * unit)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    axes.set_xlim(-margin, width + margin)
    axes.set_ylim(-margin, height + margin)
    return axes


def strike(axes: Any, line: list[tuple[int, int]]) -> None:
    """A line through the winning stones, with a pale edge so that it shows on any colour."""
    if line:
        xs, ys = [x + 0.5 for x, _ in line], [y + 0.5 for _, y in line]
        for colour, width in ((PAPER, 7), (INK, 3.5)):
            axes.plot(xs, ys, color=colour, linewidth=width, solid_capstyle="round", zorder=5)


def disc(
    axes: Any, x: float, y: float, r: float, fill: str = "none", edge: str = GREY, width: float = 1
) -> None:
    from matplotlib.patches import Circle

    axes.add_patch(Circle((x, y), r, facecolor=fill, edgecolor=edge, linewidth=width, zorder=2))


def ring(axes: Any, x: float, y: float, r: float = 0.45, colour: str = LAST) -> None:
    """Around the last move; or, in another colour, around the one to move."""
    disc(axes, x, y, r, edge=colour, width=2.5)


def rectangle(axes: Any, x: float, y: float, width: float, height: float, fill: str) -> None:
    from matplotlib.patches import Rectangle

    axes.add_patch(Rectangle((x, y), width, height, facecolor=fill, edgecolor="none", zorder=0))


def letter(axes: Any, x: float, y: float, text: str, colour: str) -> None:
    look = {"fontsize": 15, "weight": "bold", "ha": "center", "va": "center", "zorder": 3}
    axes.text(x, y, text, color=colour, **look)


def label(axes: Any, at: tuple[float, float], text: str) -> None:
    """A text on a small card, readable on any ground."""
    card = {"boxstyle": "round,pad=0.25", "facecolor": PAPER, "edgecolor": GREY, "linewidth": 0.8}
    axes.text(*at, text, fontsize=12, color=INK, ha="center", va="center", bbox=card, zorder=6)
