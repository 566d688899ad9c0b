"""Dots and Boxes: the dots, the lines that are drawn, pale ones that may be, and full boxes."""

from __future__ import annotations

from ...games.dotsandboxes import DotsAndBoxes
from ...games.game import Action, State
from ..palette import BLUE, GREY, INK, ORANGE, PAPER, mixed
from .paint import Painted, paint
from .shapes import Spot, board, disc, rectangle

_UNIT = 1.5  # the side of a box
_EDGE = 0.3  # around the paper
_REACH = 0.22  # how far beside a line a click still means it
_TEXT = {"fontsize": 10, "color": INK}
_CARD = {"boxstyle": "round,pad=0.15", "facecolor": PAPER, "edgecolor": "none"}
_HEAD = 0.4  # above the paper, for the count


@paint.register(DotsAndBoxes)
def _(game: DotsAndBoxes, state: State, last: Action | None) -> Painted:
    _, drawn, lead = state
    width, height = game.columns * _UNIT + 2 * _EDGE, game.rows * _UNIT + 2 * _EDGE
    axes = board(width, height + _HEAD)
    for row in range(game.rows):
        for column in range(game.columns):
            if all(drawn >> line & 1 for line in _sides(game, row, column)):
                x, y = _dot(game, row + 1, column)
                rectangle(axes, x, y, _UNIT, _UNIT, mixed(BLUE, 0.25))
    spots = {}
    for line in game.lines:
        (x, y), (to_x, to_y) = _ends(game, line)
        if drawn >> line & 1:
            axes.plot((x, to_x), (y, to_y), color=INK, linewidth=4, solid_capstyle="round")
            if line == last:
                axes.plot((x, to_x), (y, to_y), color=ORANGE, linewidth=9, zorder=1)
            continue
        axes.plot((x, to_x), (y, to_y), color=GREY, linewidth=1, linestyle=(0, (2, 4)), zorder=1)
        across, up = (0, _REACH) if y == to_y else (_REACH, 0)
        inset = _REACH  # the dots at its ends belong to no line
        spots[line] = Spot(
            min(x, to_x) - across + (inset if up else 0),
            min(y, to_y) - up + (inset if across else 0),
            abs(to_x - x) + 2 * across - (2 * inset if up else 0),
            abs(to_y - y) + 2 * up - (2 * inset if across else 0),
            f"line {line}",
        )
        middle = ((x + to_x) / 2, (y + to_y) / 2)
        axes.text(*middle, str(line), bbox=_CARD, **_TEXT, ha="center", va="center")
    for row in range(game.rows + 1):
        for column in range(game.columns + 1):
            disc(axes, *_dot(game, row, column), 0.09, fill=INK, edge=INK)
    leader = "MAX leads" if lead > 0 else "MIN leads" if lead else "nobody leads"
    said = f"{leader} by {abs(lead)}" if lead else leader
    axes.text(_EDGE - 0.1, height + _HEAD / 2, said, va="center", **_TEXT)
    return axes, spots


def _dot(game: DotsAndBoxes, row: int, column: int) -> tuple[float, float]:
    return _EDGE + column * _UNIT, _EDGE + (game.rows - row) * _UNIT


def _ends(game: DotsAndBoxes, line: int) -> tuple[tuple[float, float], tuple[float, float]]:
    row, place = divmod(line, game.band)
    if place < game.columns:
        return _dot(game, row, place), _dot(game, row, place + 1)
    column = place - game.columns
    return _dot(game, row, column), _dot(game, row + 1, column)


def _sides(game: DotsAndBoxes, row: int, column: int) -> tuple[int, int, int, int]:
    top = row * game.band + column
    left = top + game.columns
    return top, left, left + 1, top + game.band
