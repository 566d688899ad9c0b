"""The board of the dice race: MAX's men run to the right along it, MIN's to the left."""

from __future__ import annotations

from ..games import MAX, MIN, Race
from ..games.game import Action, State
from .board_kinds import BOARD, Painted, board, paint
from .board_shapes import Spot, disc, letter, rectangle, ring
from .palette import BLUE, GREY, INK, ORANGE, PAPER

_FOOT = 0.5  # below the points, for their numbers


@paint.register(Race)
def _(game: Race, state: State, last: Action | None) -> Painted:
    player, roll, *men = state
    height = 2 * game.men + _FOOT
    axes = board(game.track + 2.4, height)
    for point in range(1, game.track, 2):  # every other one shaded, for the eye to count
        rectangle(axes, point, _FOOT, 1, 2 * game.men, BOARD)
    for x in (1, game.track):
        axes.plot((x, x), (_FOOT, height), color=INK, linewidth=1.5)
    for x in range(game.track + 1):
        names = {0: "start X\nhome O", game.track: "home X\nstart O"}
        text = {"fontsize": 8 if x in names else 9, "color": GREY if x not in names else INK}
        axes.text(x + 0.5, _FOOT / 2, names.get(x, str(x)), ha="center", va="center", **text)
    for side, colour, sign in ((MAX, BLUE, "X"), (MIN, ORANGE, "O")):
        for steps in sorted(set(men[side])):
            middle = _column(game, side, steps) + 0.5
            up = men[1 - side].count(game.track - steps)  # only start and home are shared
            for place in range(men[side].count(steps)):
                y = _FOOT + 0.5 + place + (up if side == MIN else 0)
                disc(axes, middle, y, 0.4, colour, INK)
                letter(axes, middle, y, sign, PAPER if side == MAX else INK)
    spots = {}
    for steps in game.actions(state) if roll else ():
        if isinstance(steps, int):
            name = f"the man who has made {steps} steps, to move {roll}"
            spots[steps] = Spot(_column(game, player, steps), _FOOT, 1, height - _FOOT, name)
    if roll:
        rectangle(axes, game.track + 1.5, height / 2 - 0.2, 0.8, 0.8, GREY)
        letter(axes, game.track + 1.9, height / 2 + 0.2, str(roll), PAPER)
    elif isinstance(last, int) and not game.is_terminal(state):
        ring(axes, _column(game, 1 - player, last) + 0.5, _FOOT + 0.5)
    return axes, spots


def _column(game: Race, player: int, steps: int) -> int:
    return steps if player == MAX else game.track - steps
