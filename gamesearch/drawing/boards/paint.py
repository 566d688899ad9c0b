"""`paint`: one function per kind of game, that draws its board; plain text for all others.

The files beside this one draw the boards of the package's own games. To give a game of your own a
board, register a function that draws it.

  last     the last move, which gets a ring
  spots    for each action its place on the board (see `shapes`)
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from ...games.game import Action, Game, State
from ..palette import BLUE, INK, mixed
from .shapes import Spot, board

Painted = tuple[Any, dict[Action, Spot]]  # the axes, and where the actions are

BOARD = mixed(BLUE, 0.14)


@singledispatch
def paint(game: Game, state: State, last: Action | None) -> Painted:
    """Draw the state, mark the last action, say where the actions are.

    For a game of your own, with `board` and `Spot` from `shapes`, on a board that is
    3 units wide and 1 high:

        @paint.register(MyGame)
        def _(game, state, last):
            axes = board(3, 1)
            axes.text(0.5, 0.5, state)
            return axes, {"left": Spot(0, 0, 1, 1, "the left box")}
    """
    return as_text(game, state)


def as_text(game: Game, state: State) -> Painted:
    lines = game.show(state).splitlines() or [""]
    axes = board(max(12, *map(len, lines)) * 0.165, len(lines) * 0.33)
    for number, line in enumerate(lines):
        y = (len(lines) - number - 0.5) * 0.33
        axes.text(0, y, line, family="monospace", fontsize=12, va="center", color=INK)
    return axes, {}
