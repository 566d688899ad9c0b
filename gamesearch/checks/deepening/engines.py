"""What a student's engine finds on Connect Four, and how many nodes it visits for it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import NamedTuple

from ...counting import CountedGame
from ...counting import count as counted
from ...games.connectfour import ConnectFour
from ...games.game import State
from ...search.alphabeta import alphabeta
from ...search.ordering import ordered_alphabeta
from ...search.orders import Static
from ..canonical import canon, plain
from ..inside import each, inside
from ..observe import Student, move_in, value_in

FOUR = ConnectFour()
MOST = 75  # percent of the nodes that alpha-beta with the centre first visits
DEPTH = 7
FEW = 10  # nodes: nobody has looked seven plies deep with them
_UNASKED = count(10_000)  # keys of random positions, each for one question


class OpeningPosition(NamedTuple):
    """A position of Connect Four, by the columns played."""

    columns: str
    depth: int = DEPTH

    @property
    def game(self) -> ConnectFour:
        return FOUR

    @property
    def state(self) -> State:
        return FOUR.parse(self.columns)

    def __str__(self) -> str:
        return f"Connect Four after {self.columns}, {self.depth} plies deep"


class EngineAnswer(NamedTuple):
    value: float | None
    move: str
    percent: float
    plays: bool = True  # the game that it was handed

    @property
    def text(self) -> str:
        value = "no number" if self.value is None else f"{self.value:g}"
        return f"{value} and move {self.move}, for {self.percent:.0f} percent of the nodes"


# In the last three somebody wins within seven plies, and not within five.
FIRST, WON = OpeningPosition("3 3 3 3 3 2"), OpeningPosition("1 2 3 3 3 2 4 3 2 1")
LATE = [OpeningPosition("4 4 2 3 4 3 5"), WON, OpeningPosition("2 3 1 2 3 4 3 4 4 5 4 4")]
# Nothing is decided here. A table that takes its bounds for values, or a bound that equals alpha or
# beta, or that answers with the wrong one of its two bounds, finds a win or a loss.
UNDECIDED = [
    OpeningPosition("2 1 1 1 3 6 2 4"),
    OpeningPosition("0 1 3 4 2 2 1 4 2 5 6"),
    OpeningPosition("0 6 5 5 0 2 3 3 6 3 3 6 6 5 0"),
]
# Seven plies find a win here, and five and six do not.
SHALLOW, ONE_LESS = WON._replace(depth=5), WON._replace(depth=6)
# Four plies find a win here, and three do not: whoever never looks less deep than so far is seen.
THREE = OpeningPosition("3 1 3 0 2 3 4 6 1", 3)
SHALLOW_ELSEWHERE = [
    OpeningPosition("6 6 4 4 2 4 2 0 2", 3),
    OpeningPosition("5 5 3 3 5 3 5 4 2 2 4", 5),
    OpeningPosition("3 3 1 3 3 2 3 2 4 5 4", 6),
]
STARTS = [FIRST, UNDECIDED[0], OpeningPosition("3 2 3 3 4"), *LATE, *UNDECIDED[1:]]
LATE_ELSEWHERE = [
    OpeningPosition("5 5 3 3 5 3 5 4 2 2 4"),
    OpeningPosition("3 3 1 3 3 2 3 2 4 5 4"),
    OpeningPosition("3 4 2 3 2 4 5 3 3 1 3"),
    OpeningPosition("2 1 1 1 6 0 2 3"),
]
ELSEWHERE = [*LATE_ELSEWHERE, UNDECIDED[0], OpeningPosition("2 6 2 5 0 6")]
# A table that is wrong about a bound which equals alpha or beta finds a win or a loss here. Nobody
# is asked for few nodes.
BOUNDS_MET = [
    OpeningPosition("4 3 4 4 5 0 5 6 6 5 2 4 0 6 1"),
    OpeningPosition("2 3 5 4 1 1 1 3 4 1 4 5"),
    UNDECIDED[2],
]


@cache
def usual(start: OpeningPosition) -> int:
    """The nodes that alpha-beta visits if it tries the middle columns first."""
    centre = Static(lambda column: -abs(column - 3))
    state = start.state
    return counted(ordered_alphabeta, FOUR, state, depth=start.depth, order=centre).nodes


def found(engine: Student, start: OpeningPosition) -> EngineAnswer:
    """Call `engine(game, state, depth)`, which answers (value, move)."""
    return found_of_each(engine, [start])[0]


def found_of_each(engine: Student, starts: Sequence[OpeningPosition]) -> list[EngineAnswer]:
    """The same of several positions, asked for with one question."""
    return [
        EngineAnswer(value, move, 100 * nodes / usual(start), nodes > FEW or plays(engine))
        for start, (value, move, nodes) in zip(starts, each(engine, answered, starts), strict=True)
    ]


def plays(engine: Student) -> bool:
    """Does it visit nodes of the game that it is handed? One that has kept a table of its earlier
    calls may know an answer; so it is asked about positions that nobody has asked about."""
    return any(answered(engine, random_starts(next(_UNASKED), 1)[0])[2] > FEW for _ in range(2))


@inside
def answered(engine: Student, start: OpeningPosition) -> tuple[float | None, str, int]:
    """The value and the move of a pair, and the nodes visited for it."""
    game = CountedGame(FOUR)
    answer = plain(engine(game, start.state, start.depth))
    pair = list(answer)[:2] if isinstance(answer, list | tuple) and len(answer) > 1 else None
    return value_in(pair), move_in(pair), game.nodes


@cache
def values(start: OpeningPosition) -> dict[str, float]:
    """What each column is worth, so many plies deep in all."""
    state = start.state
    return {
        canon(column): alphabeta(FOUR, FOUR.result(state, column), depth=start.depth - 1).value
        for column in FOUR.actions(state)
    }


def is_exact(start: OpeningPosition, seen: EngineAnswer) -> bool:
    """The value is that of a full search, and the move one of those that attain it."""
    return seen.plays and seen.value == value(start) and attains(start, seen)


def value(start: OpeningPosition) -> float:
    """What a full search to the depth says."""
    best = max if FOUR.to_move(start.state) == 0 else min
    return best(values(start).values())


def attains(start: OpeningPosition, seen: EngineAnswer) -> bool:
    """Is the move one of the best?"""
    return values(start).get(seen.move) == value(start)


def is_quick(start: OpeningPosition, seen: EngineAnswer) -> bool:
    return is_exact(start, seen) and seen.percent <= MOST


def random_starts(key: int, number: int) -> list[OpeningPosition]:
    """Other positions than the check's, after six to nine stones."""
    rng = random.Random(key)
    starts: list[OpeningPosition] = []
    while len(starts) < number:
        state, columns = FOUR.initial, []
        for _ in range(rng.randint(6, 9)):
            columns.append(rng.choice(FOUR.actions(state)))
            state = FOUR.result(state, columns[-1])
            if FOUR.is_terminal(state):
                break
        else:
            starts.append(OpeningPosition(" ".join(map(str, columns))))
    return starts
