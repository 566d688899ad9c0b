"""How a student's Dots and Boxes goes along given plays, beside the package's own."""

from __future__ import annotations

from functools import reduce
from typing import Any, NamedTuple

from ...errors import BadGame
from ...games.dotsandboxes import DotsAndBoxes, State
from ...games.game import MAX, MIN, Player
from ..canonical import canon, counted
from ..inside import inside


class Play(NamedTuple):
    """Lines drawn one after the other, on paper of this many boxes."""

    columns: int
    rows: int
    lines: tuple[int, ...]
    first: Player = MAX

    @property
    def game(self) -> DotsAndBoxes:
        return DotsAndBoxes(self.columns, self.rows)

    @property
    def state(self) -> State:
        return reduce(self.game.result, self.lines, begun(self.game, self.first))

    @property
    def expected(self) -> MoversAndLead:
        return course(DotsAndBoxes, self)

    def __str__(self) -> str:
        lines = ", ".join(map(str, self.lines))
        return (
            f"the lines {lines} on {self.columns} by {self.rows} boxes, "
            f"{_name(self.first)} to move first"
        )


class MoversAndLead(NamedTuple):
    """Who was to move before each line and at the end, and MAX's lead then.

    `kept`: every line led to the same state once more, after other lines had been tried.
    """

    movers: tuple[str, ...]
    lead: str
    kept: bool = True

    @property
    def in_words(self) -> str:
        return " ".join(self.movers)


ONE_BOX = Play(1, 1, (0, 1, 2, 3))
NO_BOX = Play(2, 1, (0, 1, 2))
MIN_GAINS = Play(2, 1, (0, 2, 3, 5))
MAX_GAINS = Play(2, 1, (0, 2, 1, 3, 5))
TWO_AT_ONCE = Play(2, 1, (0, 2, 5, 1, 4, 6, 3))
TWO_FOR_MIN = Play(2, 2, (0, 1, 5, 2, 4, 6, 8, 7, 9, 3))
ONE_OF_TWO = Play(2, 1, (1, 4, 6, 3))  # the last line is a side of two boxes, and completes one
THE_OTHER = Play(2, 1, (0, 2, 5, 3))
WHOLE = Play(2, 2, (0, 2, 3, 5, 1, 4, 6, 7, 8, 10, 9, 11))
MIN_BEGINS = Play(1, 1, (0, 1, 2, 3), MIN)
TWO_FROM_MIN = Play(2, 1, (0, 2, 5, 1, 4, 6, 3), MIN)

PLAYS = [
    *(ONE_BOX, NO_BOX, MIN_GAINS, MAX_GAINS, TWO_AT_ONCE, TWO_FOR_MIN, WHOLE),
    *(MIN_BEGINS, TWO_FROM_MIN, ONE_OF_TWO, THE_OTHER),
]


def begun(game: DotsAndBoxes, first: Player) -> State:
    """The empty paper with this player to move. Whatever follows the player in it stays."""
    return first, *game.initial[1:]


@inside
def course(kind: Any, play: Play) -> MoversAndLead:
    """Play it on a game of this kind: a class, or an object of one."""
    if not callable(getattr(kind, "result", None)):
        raise BadGame("what was handed over is no game: hand over the class itself, MyDots")
    game = (kind if isinstance(kind, type) else type(kind))(play.columns, play.rows)
    state = begun(game, play.first)
    movers, kept = [_name(game.to_move(state))], True
    for place, line in enumerate(play.lines):
        after = game.result(state, line)
        for other in play.lines[place + 1 :]:  # a search tries them all
            game.result(state, other)
        kept = kept and canon(game.result(state, line)) == canon(after)
        state = after
        movers.append(_name(game.to_move(state)))
    return MoversAndLead(tuple(movers), canon(game.utility(state)), kept)


def _name(player: Any) -> str:
    said = canon(counted(player))
    return {"0": "MAX", "1": "MIN"}.get(said, said)
