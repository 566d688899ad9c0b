"""15.2, 15.6: matches of 14 games, and what is not there yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...arena.clocked import Turn
from ...errors import GameSearchError
from ...games.connectfour import ConnectFour
from ...games.game import MAX, MIN, State
from ..report import OutOfReach

GAME = ConnectFour()
PATIENCE = 30.0  # seconds for 14 games, on a machine that does other things as well


# A player's turn in each of some positions.
Turner = Callable[[Sequence[State]], Sequence[Turn]]


def points(one: Turner, two: Turner) -> float:
    """Of 14 games: every first move, both colours; the faults of `one` are passed on.

    All games go on side by side, so that a player is asked for many moves at once.
    """
    openings = [GAME.result(GAME.initial, column) for column in range(7)]
    games = [(colour, state) for state in openings for colour in (MAX, MIN)]
    total = 0.0
    while games:
        going_on = []
        for own, side in ((True, one), (False, two)):
            here = [game for game in games if (GAME.to_move(game[1]) == game[0]) == own]
            turns = side([state for _, state in here])
            for (colour, state), turn in zip(here, turns, strict=True):
                is_begun(turn.sentence)
                if own and (turn.fault or turn.move not in GAME.actions(state)):
                    raise LostByFault(turn.sentence)
                if turn.fault or turn.move is None:
                    total += 1
                    continue
                after = GAME.result(state, turn.move)
                if GAME.is_terminal(after):
                    total += 0.5 + 0.5 * GAME.utility(after, colour)
                else:
                    going_on.append((colour, after))
        games = going_on
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
