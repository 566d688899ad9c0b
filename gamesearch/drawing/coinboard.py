"""The row of coins and the purses below it, each with its player's shape."""

from __future__ import annotations

from ..games import Coins
from ..games.game import Action, State
from .board_kinds import BOARD, Painted, paint
from .board_shapes import Spot, board, disc, letter, rectangle, ring
from .palette import BLUE, GREEN, INK, ORANGE, PAPER, PURPLE, SKY

_COLOURS = (BLUE, ORANGE, PURPLE, GREEN, SKY)  # and the shapes: as in a tree for many players
_SHAPES = ("^", "v", "D", "o", "s")
_AISLE = 1.7  # beside the row, for what is written at its ends
_PURSE = 1.9  # the width of one


@paint.register(Coins)
def _(game: Coins, state: State, last: Action | None) -> Painted:
    player, row, purses = state
    width = max(len(game.coins) + 2 * _AISLE, _PURSE * game.seats)
    axes = board(width, 2.6)
    start = (width - len(row)) / 2  # the row keeps to the middle: both its ends are in sight
    for place, coin in enumerate(row):
        disc(axes, start + place + 0.5, 1.9, 0.42, BOARD, INK)
        letter(axes, start + place + 0.5, 1.9, str(coin), INK)
    first = (width - _PURSE * game.seats) / 2
    for seat, purse in enumerate(purses):
        x = first + seat * _PURSE
        shape = _SHAPES[seat % len(_SHAPES)]
        rectangle(axes, x + 0.1, 0.1, _PURSE - 0.2, 0.9, BOARD)
        axes.scatter([x + 0.55], [0.55], marker=shape, s=420, zorder=3,
                     color=_COLOURS[seat % len(_COLOURS)], edgecolors=INK)  # fmt: skip
        axes.text(x + 0.55, 0.53, str(seat + 1), fontsize=9, weight="bold", zorder=4,
                  color=PAPER if seat == 0 else INK, ha="center", va="center")  # fmt: skip
        letter(axes, x + 1.3, 0.55, str(purse), INK)
        if seat == player and row:
            ring(axes, x + 0.55, 0.55, 0.44)
    if not row:
        return axes, {}
    left = Spot(start, 1.4, 1, 1, f"the left end, worth {row[0]}", (start - 0.8, 1.9))
    right = start + len(row)
    ends = {
        "left": left,
        "right": Spot(right - 1, 1.4, 1, 1, f"the right end, worth {row[-1]}", (right + 0.8, 1.9)),
    }
    return axes, {end: ends[end] for end in game.actions(state)}
