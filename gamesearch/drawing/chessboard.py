"""Chess pieces on a chequered board: MAX's outlined, MIN's solid, as in any chess book."""

from __future__ import annotations

from typing import Any

from ..games import MiniChess
from ..games.game import Action, State
from .board_kinds import Painted, board, paint
from .palette import BLUE, GREY, INK, PAPER, VERMILLION, mixed

GLYPHS = dict(zip("KQRBNPkqrbnp", "♔♕♖♗♘♙♚♛♜♝♞♟", strict=True))
DARK = mixed(BLUE, 0.22)


@paint.register(MiniChess)
def _(game: MiniChess, state: State, last: Action | None) -> Painted:
    rows = [line.split() for line in game.show(state).splitlines()]
    return chessboard(rows, last or ()), {}


def chessboard(rows: list[list[str]], ringed: tuple[int, ...] = ()) -> Any:
    """The axes with the pieces drawn; `ringed` squares are numbered like a page is read."""
    from matplotlib.patches import Rectangle

    width, height = len(rows[0]), len(rows)
    axes = board(width, height)
    for row, pieces in enumerate(rows):
        for x, piece in enumerate(pieces):
            y, square = height - 1 - row, row * width + x
            fill = DARK if (row + x) % 2 else PAPER
            axes.add_patch(Rectangle((x, y), 1, 1, facecolor=fill, edgecolor=GREY, linewidth=0.5))
            axes.text(x + 0.06, y + 0.94, str(square), fontsize=7, color=INK, va="top")
            axes.text(
                *(x + 0.5, y + 0.44, GLYPHS.get(piece, "")),
                family="DejaVu Sans",
                fontsize=25,
                color=INK,
                ha="center",
                va="center",
            )
            if square in ringed:
                ring = Rectangle((x + 0.04, y + 0.04), 0.92, 0.92, fill=False)
                ring.set(edgecolor=VERMILLION, linewidth=2.5)
                axes.add_patch(ring)
    return axes
