"""15.2, 15.6: matches for 14 points."""

from __future__ import annotations

from collections.abc import Callable

from ...arena.clocked import Turn
from ...games.connectfour import ConnectFour
from ...games.game import State
from ..side_by_side import PairedMatch

GAME = ConnectFour()
PATIENCE = 30.0  # seconds for the games of an exercise, where a machine does other things as well
# First moves, and what a game with each counts: a mirror image is as good as played twice.
OPENINGS = {0: 2, 5: 2, 2: 2, 3: 1}
STARTS = [(GAME.result(GAME.initial, column), counts) for column, counts in OPENINGS.items()]


def against(other: Callable[[State], Turn], enough: float) -> PairedMatch:
    """Every first move, mirror images once."""
    return PairedMatch(GAME, STARTS, other, enough)
