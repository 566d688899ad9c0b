"""15.1: moves that have to come in time."""

from __future__ import annotations

from functools import reduce
from typing import Any, NamedTuple

from ...arena.clock import NodeClock
from ...arena.clocked import take_turn
from ...games.game import Game, State
from ...games.nim import Nim
from ...games.tictactoe import TicTacToe
from ...games.tree import TreeGame
from ..inside import inside
from ..observe import Student
from ..side_by_side import is_begun
from .matches import GAME


class TimedPosition(NamedTuple):
    """A position, and the nodes for a move from there."""

    game: Game
    moves: str
    nodes: int
    wins: frozenset[Any] = frozenset()  # the moves that force the quickest win, or stop a loss

    @property
    def state(self) -> State:
        return self.game.parse(self.moves) if self.moves else self.game.initial  # type: ignore

    def __str__(self) -> str:
        where = f"after {self.moves}" if self.moves else "at the start"
        name = type(self.game).__name__ if self.moves else self.game
        if self.game is CORRIDOR:
            name = "A tree of 60 plies, in which one of two moves always ends the game,"
        return f"{name} {where}, with {self.nodes:,} nodes"


class Turned(NamedTuple):
    """What came of one question."""

    fault: str
    sentence: str
    used: float
    move: Any

    @property
    def spent(self) -> str:
        """What was used, for one that looked too little; or what went wrong."""
        if self.fault:
            return self.sentence
        return f"your player used {self.used:g} nodes: it could look deeper."


@inside
def turn(player: Student, asked: TimedPosition) -> Turned:
    clock = NodeClock(asked.nodes)
    seen = take_turn(asked.game, asked.state, player, clock)
    is_begun(seen.sentence)
    return Turned(seen.fault, seen.sentence, seen.used, "no move" if seen.fault else seen.move)


SHORT = TimedPosition(GAME, "3 3", 5)
MIDDLE = TimedPosition(GAME, "3 3 2 4", 300)
OTHER_GAME = TimedPosition(TicTacToe(), "XO.......", 200)
FULL_COLUMN = TimedPosition(GAME, "3 3 3 3 3 3", 5)
FULL_AT_THE_SIDE = [TimedPosition(GAME, " ".join(6 * side), 5) for side in "06"]
DEEP = TimedPosition(Nim(40, most=2), "", 6_000)  # ten plies and more cost little
_ENDS: list[Any] = [0] * 60
CORRIDOR = TreeGame(reduce(lambda rest, end: [rest, end], _ENDS))  # two states a ply
DEEPEST = TimedPosition(CORRIDOR, "", 2_000)
KEPT = TimedPosition(
    GAME, "3 0 3 0 3 1", 200, frozenset({3})
)  # and right after it the column is full
IN_TIME = [
    MIDDLE,
    TimedPosition(GAME, "", 100),
    TimedPosition(GAME, "3 2 3 3 4 2", 1_000),
    SHORT,
    OTHER_GAME,
    TimedPosition(TicTacToe(), "XOXOXO.XO", 50),
    KEPT,
    FULL_COLUMN,
    *FULL_AT_THE_SIDE,
]
OPEN = [TimedPosition(GAME, "3 3", 3_000), TimedPosition(GAME, "2 4 3", 3_000), DEEP, DEEPEST]
AT_ONCE = TimedPosition(
    GAME, "3 0 3 0 3 1", 12, frozenset({3})
)  # one ply is all that there is time for
TWO_PLIES = TimedPosition(GAME, "3 6 3 6 0 6", 110, frozenset({6}))  # a loss to be stopped
MIN_WINS = TimedPosition(GAME, "0 2 0 2 1 2 6", 200, frozenset({2}))
MIN_STOPS = TimedPosition(GAME, "2 6 2 6 2", 200, frozenset({2}))
# Here more than 1 can be had: a move that is good enough at first is not the best.
BETTER_LATER = TimedPosition(
    TreeGame([1, [[5, 6], [7, 8]], [[0, 2], [3, 0]]]), "", 200, frozenset({1})
)
# A search of three plies says less of the best move here than one of two says of any.
WORSE_LATER = TimedPosition(
    TreeGame([[[-5, -6], [-7, -8]], [[-2, -3], [-1, -4]]]), "", 200, frozenset({1})
)
TO_FIND = [
    KEPT,
    TimedPosition(GAME, "3 0 3 0 6 0", 200, frozenset({0})),
    TimedPosition(GAME, "3 0 4 6", 1_500, frozenset({2})),
    TimedPosition(TicTacToe(), "XO.......", 4_000, frozenset({3, 4, 6})),
    AT_ONCE,
    TWO_PLIES,
    MIN_WINS,
    MIN_STOPS,
    BETTER_LATER,
    WORSE_LATER,
]
