"""15.2, 15.6: matches of 14 games, and what is not there yet."""

from __future__ import annotations

from typing import Any

from ...arena.clock import NodeClock
from ...arena.clocked import play_clocked
from ...errors import GameSearchError
from ...games.connectfour import ConnectFour
from ..report import OutOfReach

GAME = ConnectFour()
PATIENCE = 30.0  # seconds for 14 games, on a machine that does other things as well
FROM = [[opening] for opening in range(7)]


def points(one: Any, two: Any, nodes: int) -> float:
    """Of 14 games: every first move, both colours; the faults of `one` are passed on."""
    total = 0.0
    for opening in FROM:
        for players, sign in (((one, two), 1), ((two, one), -1)):
            played = play_clocked(GAME, *players, NodeClock(nodes), opening)
            is_begun(played.sentence)
            if played.ending != "rules" and played.value == -sign:
                raise LostByFault(played.sentence)
            total += 0.5 + 0.5 * sign * played.value
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
