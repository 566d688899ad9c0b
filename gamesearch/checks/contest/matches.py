"""15.2, 15.6: matches for 14 points, and what is not there yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...arena.clocked import Turn
from ...errors import GameSearchError
from ...games.connectfour import ConnectFour
from ...games.game import MAX, MIN, State
from ..report import OutOfReach

GAME = ConnectFour()
PATIENCE = 30.0  # seconds for a match, on a machine that does other things as well
# First moves, and what a game with each counts: a mirror image is as good as played twice.
OPENINGS = {0: 2, 5: 2, 2: 2, 3: 1}

# A player's turn in each of some positions.
Turner = Callable[[Sequence[State]], Sequence[Turn]]


def points(one: Turner, two: Turner) -> float:
    """Of 14: every first move, mirror images once, both colours; the faults of `one` are passed on.

    All games go on side by side, so that a player is asked for many moves at once.
    """
    opened = [(GAME.result(GAME.initial, column), OPENINGS[column]) for column in OPENINGS]
    games = [(colour, counts, state) for state, counts in opened for colour in (MAX, MIN)]
    total = 0.0
    while games:
        going_on = []
        for own, side in ((True, one), (False, two)):
            here = [game for game in games if (GAME.to_move(game[2]) == game[0]) == own]
            turns = side([state for _, _, state in here])
            for (colour, counts, state), turn in zip(here, turns, strict=True):
                is_begun(turn.sentence)
                if own and (turn.fault or turn.move not in GAME.actions(state)):
                    raise LostByFault(turn.sentence)
                if turn.fault or turn.move is None:
                    total += counts
                    continue
                after = GAME.result(state, turn.move)
                if GAME.is_terminal(after):
                    total += counts * (0.5 + 0.5 * GAME.utility(after, colour))
                else:
                    going_on.append((colour, counts, after))
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
