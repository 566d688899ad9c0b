"""Boards that are a row: coins and the purses below it, Pac-Man's corridor, the dice race."""

from __future__ import annotations

from ...games.coins import Coins
from ...games.corridor import Corridor
from ...games.game import MAX, MIN, Action, State
from ...games.race import Race
from ..palette import BLUE, CURRENT, GREEN, GREY, INK, ORANGE, PAPER, PURPLE, SHAPES, SKY
from .paint import BOARD, Painted, paint
from .shapes import Spot, board, disc, letter, rectangle, ring

_COLOURS = (BLUE, ORANGE, PURPLE, GREEN, SKY)
_SHAPES = [SHAPES[kind][0] for kind in ("max", "min", "other", "fourth", "fifth")]  # as in a tree
_AISLE = 1.7  # beside the row of coins, for what is written at its ends
_PURSE = 1.9  # the width of one
_MOUTH = 40  # degrees that Pac-Man's is open, upwards and downwards
_FOOT = 0.5  # below the points of the race, for their numbers


@paint.register(Coins)
def _(game: Coins, state: State, last: Action | None) -> Painted:
    """The row, and a purse for each player, with the player's shape on it."""
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
            ring(axes, x + 0.55, 0.55, 0.44, CURRENT)
    if not row:
        return axes, {}
    left = Spot(start, 1.4, 1, 1, f"the left end, worth {row[0]}", (start - 0.8, 1.9))
    right = start + len(row)
    ends = {
        "left": left,
        "right": Spot(right - 1, 1.4, 1, 1, f"the right end, worth {row[-1]}", (right + 0.8, 1.9)),
    }
    return axes, {end: ends[end] for end in game.actions(state)}


@paint.register(Corridor)
def _(game: Corridor, state: State, last: Action | None) -> Painted:
    """A row of cells, the pellets, and the mouth that eats them."""
    from matplotlib.patches import Wedge

    cell, pellets, _, time = state
    axes = board(game.cells, 1.3, unit=52)
    rectangle(axes, 0, 0.3, game.cells, 1, BOARD)
    for place in range(game.cells):
        axes.text(place + 0.5, 0.14, str(place), fontsize=11, color=GREY, ha="center", va="center")
        if place in pellets:
            disc(axes, place + 0.5, 0.8, 0.13, fill=ORANGE, edge=INK)
    turned = 180 if last == "W" else 0
    eater = Wedge((cell + 0.5, 0.8), 0.36, turned + _MOUTH, turned - _MOUTH)
    eater.set(facecolor=ORANGE, edgecolor=INK, linewidth=1.2)
    axes.add_patch(eater)
    axes.text(0.05, 1.2, f"move {time}", fontsize=11, color=INK, va="center")
    return axes, {}


@paint.register(Race)
def _(game: Race, state: State, last: Action | None) -> Painted:
    """MAX's men run to the right, MIN's to the left."""
    player, roll, *men = state
    height = 2 * game.men + _FOOT
    axes = board(game.track + 2.4, height)
    for point in range(1, game.track, 2):  # every other one shaded, for the eye to count
        rectangle(axes, point, _FOOT, 1, 2 * game.men, BOARD)
    for x in (1, game.track):
        axes.plot((x, x), (_FOOT, height), color=INK, linewidth=1.5)
    for x in range(game.track + 1):
        names = {0: "start X\nhome O", game.track: "home X\nstart O"}
        text = {"fontsize": 9 if x in names else 11, "color": GREY if x not in names else INK}
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
