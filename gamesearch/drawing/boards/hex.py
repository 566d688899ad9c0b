"""Hex cells, row shifted against row, and the sides that each player joins."""

from __future__ import annotations

from math import sqrt
from typing import Any

from ...games.game import MAX, MIN, Action, State
from ...games.hex import Hex
from ..palette import BLUE, GREY, INK, ORANGE, PAPER
from .paint import Painted, paint
from .shapes import Spot, board, disc, letter, ring

_ROW = sqrt(3) / 2  # from one row of hexagons to the next, their width being 1


@paint.register(Hex)
def _(game: Hex, state: State, last: Action | None) -> Painted:
    from matplotlib.patches import RegularPolygon

    size = game.size
    axes = board(1.5 * size + 0.75, _ROW * size + 1)
    middles = {
        cell: (0.9 + cell % size + cell // size / 2, _ROW * (size - 1 - cell // size) + 1)
        for cell in game.every_cell
    }
    stones = game.show(state).split()
    spots = {}
    for cell, (x, y) in middles.items():
        axes.add_patch(
            RegularPolygon((x, y), 6, radius=1 / sqrt(3), facecolor=PAPER, edgecolor=GREY)
        )
        stone = stones[cell]
        if stone == ".":
            axes.text(x, y, str(cell), fontsize=11, color=GREY, ha="center", va="center")
        else:
            fill = BLUE if stone == "X" else ORANGE
            disc(axes, x, y, 0.36, fill, INK)
            letter(axes, x, y, stone, PAPER if stone == "X" else INK)
        words = f"cell {cell}, {'free' if stone == '.' else stone}"
        spots[cell] = Spot(x - 0.5, y - 0.43, 1, 0.86, words)
    _sides(axes, game, middles)
    if last is not None:
        ring(axes, *middles[last], 0.4)
    return axes, spots


def _sides(axes: Any, game: Hex, middles: dict[int, tuple[float, float]]) -> None:
    """A thick line along each player's sides."""
    for player, colour, shift in ((MAX, BLUE, (0.74, 0)), (MIN, ORANGE, (0, 0.72))):
        for bits, sign in zip(game.sides[player], (-1, 1), strict=True):
            cells = [cell for cell in game.every_cell if bits >> cell & 1]
            dx, dy = sign * shift[0], -sign * shift[1]
            xs = [middles[cell][0] + dx for cell in cells]
            ys = [middles[cell][1] + dy for cell in cells]
            axes.plot(xs, ys, color=colour, linewidth=5, solid_capstyle="round", zorder=0)
            name = axes.text(sum(xs) / len(xs), sum(ys) / len(ys), "XO"[player], color=colour)
            name.set(fontsize=12, weight="bold", ha="center", va="center")
            name.set_bbox({"facecolor": PAPER, "edgecolor": "none", "pad": 1.5})
