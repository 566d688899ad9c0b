"""What the contest's exercises are tried on: positions under clocks, matches, tests, a ladder.

15.1   moves that have to come in time
15.2   evaluations: their scale, whose side they take, and whether they help
15.4   a test that reads pairs of games
15.6   the ladder of house players, a rung at a time
15.7   positions that are played to their end, with half of the nodes that `solve` needs
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from ...arena.clock import NodeClock, running
from ...arena.clocked import play_clocked, take_turn
from ...arena.house import HOUSE, blind
from ...arena.sequential import sequential_test
from ...errors import GameSearchError
from ...games.connectfour import ConnectFour
from ...games.game import Game, State
from ...games.tictactoe import TicTacToe
from ...search.solve import solve
from ..observe import Student, value_in

GAME = ConnectFour()
PATIENCE = 30.0  # seconds for 14 games, on a machine that does other things as well


# -- 15.1: in time ---------------------------------------------------------------------------------


class Asked(NamedTuple):
    """A position, and the nodes for a move from there."""

    game: Game
    moves: str
    nodes: int
    wins: frozenset[Any] = frozenset()  # the moves that keep a forced win or stop a loss

    @property
    def state(self) -> State:
        return self.game.parse(self.moves)  # type: ignore[attr-defined]

    def __str__(self) -> str:
        where = f"after {self.moves}" if self.moves else "at the start"
        return f"{type(self.game).__name__} {where}, with {self.nodes:,} nodes"


class Turned(NamedTuple):
    """What came of one question."""

    fault: str
    sentence: str
    used: float
    move: Any


def turn(player: Student, asked: Asked) -> Turned:
    clock = NodeClock(asked.nodes)
    seen = take_turn(asked.game, asked.state, player, clock)
    _is_begun(seen.sentence)
    return Turned(seen.fault, seen.sentence, seen.used, "no move" if seen.fault else seen.move)


SHORT = Asked(GAME, "3 3", 5)
MIDDLE = Asked(GAME, "3 3 2 4", 300)
IN_TIME = [
    MIDDLE,
    Asked(GAME, "", 100),
    Asked(GAME, "3 2 3 3 4 2", 1_000),
    SHORT,
    Asked(TicTacToe(), "XO.......", 200),
    Asked(TicTacToe(), "XOXOXO.XO", 50),
]
OPEN = [Asked(GAME, "3 3", 3_000), Asked(GAME, "2 4 3", 3_000)]
TO_FIND = [
    Asked(GAME, "3 0 3 0 3 1", 200, frozenset({3})),
    Asked(GAME, "3 0 3 0 6 0", 200, frozenset({0})),
    Asked(GAME, "3 0 4 6", 1_500, frozenset({2, 5})),
    Asked(TicTacToe(), "XO.......", 4_000, frozenset({3, 4, 6})),
]


# -- 15.2: an evaluation ---------------------------------------------------------------------------

POSITIONS = [
    "3 3 2",
    "3 0 3 0 3 0",
    "3 0 2 0 6 1",
    "0 1 1 2 2 3 2 3 3 6",
    "3 4 2 4 2 4 0",
    "2 2 3 3 4 4",
    "6 3 5 3 6 2 5 4",
    "1 3 1 3 2 3 2",
]
FROM = [[opening] for opening in range(7)]
ENOUGH = 9.0  # of 14 points


class Judged(NamedTuple):
    """The value of a position, and of the same one with the colours exchanged."""

    value: float | None
    other: float | None


def judged(evaluate: Student, moves: str) -> Judged:
    player, own, mask, line = GAME.parse(moves)
    exchanged = (1 - player, own, mask, line)
    values = [value_in(evaluate(GAME, each)) for each in ((player, own, mask, line), exchanged)]
    return Judged(values[0], values[1])


def helps(evaluate: Student, nodes: int) -> float:
    """The points of a search with this evaluation against the same search without, of 14."""

    def player(game: Game, state: State, clock: Any) -> Any:
        return solve(clock.metered(game), state, evaluate=evaluate)[:2]

    return points(player, blind, nodes)


def points(one: Any, two: Any, nodes: int) -> float:
    """Of 14 games: every first move, both colours; the faults of `one` are passed on."""
    total = 0.0
    for opening in FROM:
        for players, sign in (((one, two), 1), ((two, one), -1)):
            played = play_clocked(GAME, *players, NodeClock(nodes), opening)
            _is_begun(played.sentence)
            if played.ending != "rules" and played.value == -sign:
                raise LostByFault(played.sentence)
            total += 0.5 + 0.5 * sign * played.value
    return total


def _is_begun(sentence: str) -> None:
    """What nobody has written yet is told as that, and not as an error."""
    if "NotImplementedError" in sentence:
        raise NotImplementedError


class LostByFault(GameSearchError):
    """A game was lost by something else than moves; the message says by what."""


# -- 15.4: a test ----------------------------------------------------------------------------------


class Series(NamedTuple):
    """Pairs of games, drawn with these shares of pairs won and drawn."""

    seed: int
    won: float
    drawn: float
    better: float = 0.6
    most: int = 800

    def pairs(self) -> list[float]:
        rng = random.Random(self.seed)
        kinds, shares = (2, 1.5, 1, 0.5, 0), (self.won / 2, self.won / 2, self.drawn)
        lost = (1 - self.won - self.drawn) / 2
        return rng.choices(kinds, [*shares, lost, lost], k=self.most)

    @property
    def told(self) -> tuple[bool | None, int]:
        """What the package's own test says of the pairs as single results."""
        decided = [1.0 if each > 1 else 0.0 if each < 1 else 0.5 for each in self.pairs()]
        return sequential_test(decided, better=self.better)[:2]

    def __str__(self) -> str:
        first = ", ".join(f"{each:g}" for each in self.pairs()[:6])
        return f"pairs with {first} … points, {self.most} in all, better={self.better}"


class Said(NamedTuple):
    """The verdict and the pairs that the answer names, and how many it has taken."""

    verdict: Any
    named: Any
    taken: int

    @property
    def text(self) -> str:
        return f"({self.verdict}, {self.named})"


def said(test: Student, series: Series) -> Said:
    taken = 0

    def one_by_one() -> Iterator[float]:
        nonlocal taken
        for pair in series.pairs():
            taken += 1
            yield pair

    answer = test(one_by_one(), better=series.better)
    if not isinstance(answer, tuple | list) or len(answer) != 2:
        return Said(answer, None, taken)
    verdict = None if answer[0] is None else bool(answer[0])
    named = answer[1]
    return Said(verdict, named if isinstance(named, int) else None, taken)


def is_told(series: Series, seen: Said) -> bool:
    verdict, count = series.told
    return seen.verdict is verdict and seen.named == count == seen.taken


GOOD = Series(1, 0.6, 0.2)
DRAWN = Series(2, 0.05, 0.9, most=60)
BAD = Series(3, 0.2, 0.3)
SERIES = [GOOD, BAD, DRAWN, Series(4, 0.4, 0.25, better=0.55), Series(5, 0.45, 0.5)]


# -- 15.6: the ladder ------------------------------------------------------------------------------

LADDER_NODES = 400


class Rung(NamedTuple):
    """A house player, and the points of 14 that count as having passed it."""

    name: str
    enough: float

    def __str__(self) -> str:
        return f"the rung {self.name} (at least {self.enough:g} of 14 points)"


RUNGS = [
    Rung("anything", 12),
    Rung("careful", 10),
    Rung("blind", 9),
    Rung("two_ahead", 8),
    Rung("deep", 7.5),
]


def climbed(player: Student, rung: Rung) -> float:
    return points(player, HOUSE[rung.name], LADDER_NODES)


# -- 15.7: to the end ------------------------------------------------------------------------------

SHARE = 0.5  # of the nodes that `solve` needs
ENDINGS = [
    "0 6 6 6 2 5 4 5 0 6 2 2 4 5 5 2 6 3 2 6 5 5 2 3 1 0",
    "0 4 4 1 1 0 4 2 0 1 1 1 3 5 5 4 1 3 6 2 2 2 0 5 5 5",
    "2 0 4 1 4 3 6 4 5 0 5 5 5 2 4 3 4 6 0 2 0 4 1 5 1 6",
    "6 1 3 0 3 5 1 5 0 3 6 3 6 0 2 2 0 6 5 0 5 6 0 3 3 4",
    "6 6 6 0 0 0 2 2 5 2 0 0 3 6 5 6 0 4 6 5 2 2 2 1 4 5",
    "2 5 5 2 4 3 4 0 0 4 6 4 6 2 2 2 5 0 0 1 4 2 4 3 1 0",
]


class Solved(NamedTuple):
    """The value that was named, "late" if none came in time; the nodes used."""

    value: float | str | None
    used: float


@cache
def needed(moves: str) -> tuple[float, int]:
    """The value of a position, and the nodes in which `solve` finds it."""
    clock = NodeClock(10**9)
    with running(clock, GAME):
        value = solve(GAME, GAME.parse(moves)).value
    return value, clock.nodes


def solved(engine: Student, moves: str) -> Solved:
    clock = NodeClock(int(SHARE * needed(moves)[1]))
    try:
        with running(clock, GAME):
            value: Any = value_in(engine(GAME, GAME.parse(moves), clock))
    except GameSearchError:
        if not clock.late:
            raise
        value = "late"
    return Solved("late" if clock.late else value, clock.used)


def mirrored(moves: str) -> str:
    return " ".join(str(6 - int(move)) for move in moves.split())
