"""The Pac-Man corridor: a row of cells, the pellets, and the mouth that eats them."""

from __future__ import annotations

from ..games import Corridor
from ..games.game import Action, State
from .board_kinds import BOARD, Painted, board, paint
from .board_shapes import disc, rectangle
from .palette import GREY, INK, ORANGE, VERMILLION

MOUTH = 40  # degrees that it is open, upwards and downwards


@paint.register(Corridor)
def _(game: Corridor, state: State, last: Action | None) -> Painted:
    from matplotlib.patches import Wedge

    cell, pellets, _, time = state
    axes = board(game.cells, 1.3, unit=52)
    rectangle(axes, 0, 0.3, game.cells, 1, BOARD)
    for place in range(game.cells):
        axes.text(place + 0.5, 0.14, str(place), fontsize=9, color=GREY, ha="center", va="center")
        if place in pellets:
            disc(axes, place + 0.5, 0.8, 0.13, fill=VERMILLION, edge=INK)
    turned = 180 if last == "W" else 0
    eater = Wedge((cell + 0.5, 0.8), 0.36, turned + MOUTH, turned - MOUTH)
    eater.set(facecolor=ORANGE, edgecolor=INK, linewidth=1.2)
    axes.add_patch(eater)
    axes.text(0.05, 1.2, f"move {time}", fontsize=9, color=INK, va="center")
    return axes, {}
