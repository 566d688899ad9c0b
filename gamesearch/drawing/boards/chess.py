"""Chess pieces on a chequered board: MAX's outlined, MIN's solid, as in any chess book."""

from __future__ import annotations

from typing import Any

from ...games.chess import Chess
from ...games.game import Action, State
from ...games.minichess import MiniChess
from ..palette import BLUE, GREY, INK, LAST, PAPER, mixed
from .paint import Painted, paint
from .shapes import board

GLYPHS = dict(zip("KQRBNPkqrbnp", "♔♕♖♗♘♙♚♛♜♝♞♟", strict=True))
DARK = mixed(BLUE, 0.22)
NAMES = "#595959"  # of the squares: less than the pieces, and still to be read on the dark ones


@paint.register(MiniChess)
def _(game: MiniChess, state: State, last: Action | None) -> Painted:
    rows = [line.split() for line in game.show(state).splitlines()]
    return chessboard(rows, last or ()), {}


@paint.register(Chess)
def _(game: Chess, state: State, last: Action | None) -> Painted:
    rows = [line.split() for line in game.show(state).splitlines()]
    names = [f"{file}{rank}" for rank in range(8, 0, -1) for file in "abcdefgh"]
    ringed = tuple(names.index(square) for square in (last[:2], last[2:4])) if last else ()
    return chessboard(rows, ringed, names), {}


def chessboard(
    rows: list[list[str]], ringed: tuple[int, ...] = (), names: list[str] | None = None
) -> Any:
    """The axes with the pieces drawn; `ringed` squares are numbered like a page is read.

    A square's name is written on it, or else its number.
    """
    from matplotlib.patches import Rectangle

    width, height = len(rows[0]), len(rows)
    axes = board(width, height)
    for row, pieces in enumerate(rows):
        for x, piece in enumerate(pieces):
            y, square = height - 1 - row, row * width + x
            fill = DARK if (row + x) % 2 else PAPER
            axes.add_patch(Rectangle((x, y), 1, 1, facecolor=fill, edgecolor=GREY, linewidth=0.5))
            name = names[square] if names else str(square)
            axes.text(x + 0.07, y + 0.96, name, fontsize=13.5, color=NAMES, va="top")
            axes.text(
                *(x + 0.58, y + 0.36, GLYPHS.get(piece, "")),
                family="DejaVu Sans",
                fontsize=29,
                color=INK,
                ha="center",
                va="center",
            )
            if square in ringed:
                ring = Rectangle((x + 0.04, y + 0.04), 0.92, 0.92, fill=False)
                ring.set(edgecolor=LAST, linewidth=2.5)
                axes.add_patch(ring)
    return axes
