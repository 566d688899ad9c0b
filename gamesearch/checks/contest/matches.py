"""15.2, 15.6: matches of 14 games, and what is not there yet."""

from __future__ import annotations

from collections.abc import Callable

from ...arena.clocked import Turn
from ...errors import GameSearchError
from ...games.connectfour import ConnectFour
from ...games.game import MAX, MIN, State
from ..report import OutOfReach

GAME = ConnectFour()
PATIENCE = 30.0  # seconds for 14 games, on a machine that does other things as well


Turner = Callable[[State], Turn]


def points(one: Turner, two: Turner) -> float:
    """Of 14 games: every first move, both colours; the faults of `one` are passed on."""
    total = 0.0
    for opening in range(7):
        for colour in (MAX, MIN):
            state = GAME.result(GAME.initial, opening)
            while not GAME.is_terminal(state):
                own = GAME.to_move(state) == colour
                turn = (one if own else two)(state)
                is_begun(turn.sentence)
                if own and (turn.fault or turn.move not in GAME.actions(state)):
                    raise LostByFault(turn.sentence)
                if turn.fault or turn.move is None:
                    break
                state = GAME.result(state, turn.move)
            total += 0.5 + 0.5 * GAME.utility(state, colour) if GAME.is_terminal(state) else 1
    return total


def is_begun(sentence: str) -> None:
    """What nobody has written yet is told as that, and not as an error. So is what is left out of
    the package while answers are marked: a house player that lacks it has not lost."""
    if "NotImplementedError" in sentence:
        raise NotImplementedError
    if OutOfReach.__name__ in sentence:
        raise OutOfReach


class LostByFault(GameSearchError):
    """A game was lost by something else than moves; the message says by what."""
