"""Results of matches, a student's interval around them, and what may be said of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import sqrt
from typing import Any, NamedTuple

from ...arena.ratings import wilson
from ...arena.tournament import Score, Standing, tournament
from ...evaluation.connectfour import centre_stones, twos
from ...evaluation.weighted import Weighted
from ...games.connectfour import ConnectFour
from ...games.corridor import Corridor
from ...games.game import Game, State
from ...search.alphabeta import alphabeta
from ...search.minimax import minimax
from ..canonical import canon, plain
from ..observe import value_in

Student = Callable[..., Any]
CLOSE = 0.002


class Result(NamedTuple):
    """Points of so many games."""

    points: float
    games: int

    def __str__(self) -> str:
        return f"{self.points:g} points of {self.games} games"

    @property
    def wald(self) -> tuple[float, float]:
        """The interval that is too narrow at the ends: share ± 1.96 standard errors."""
        share = self.points / self.games
        half = 1.96 * sqrt(share * (1 - share) / self.games)
        return share - half, share + half


class Band(NamedTuple):
    """An interval that a student's function gave."""

    low: float
    high: float

    @property
    def said(self) -> str:
        return f"{self.low:.3f} to {self.high:.3f}"

    def near(self, result: Result) -> bool:
        return self.close_to(wilson(*result))

    def close_to(self, other: tuple[float, float]) -> bool:
        return abs(self.low - other[0]) < CLOSE and abs(self.high - other[1]) < CLOSE


def band(interval: Student, result: Result) -> Band:
    """The student's interval, from whatever holds two numbers."""
    answer = plain(interval(*result))
    low, high = answer
    return Band(float(plain(low)), float(plain(high)))


def verdict(answer: Any, _: Result) -> str:
    return canon(answer).strip("'\" .").casefold()


def verdict_on(result: Result) -> str:
    """Is the true share above a half, below it, or can one not tell?"""
    low, high = wilson(*result)
    return "better" if low > 0.5 else "worse" if high < 0.5 else "open"


# --- A student's cure for Pac-Man: how he eats when the student says what his meals are worth.


class Hunt(NamedTuple):
    """A corridor that goes on when all is eaten, and how far Pac-Man looks ahead."""

    cells: int
    start: int
    pellets: tuple[int, ...]
    depth: int
    first: str = "W"
    stop: bool = False

    @property
    def game(self) -> Corridor:
        return Corridor(
            self.cells,
            self.start,
            self.pellets,
            first=self.first,
            stop=self.stop,
            endless=True,
            moves=60,
        )

    @property
    def needed(self) -> int:
        """Moves that it takes to eat all, in the better of the two orders."""
        west, east = min(self.pellets), max(self.pellets)
        if self.start < west or self.start > east:
            return max(abs(self.start - west), abs(self.start - east))
        return east - west + min(self.start - west, east - self.start)

    def __str__(self) -> str:
        ties = "staying" if self.stop else {"W": "west", "E": "east"}[self.first]
        return (
            f"From cell {self.start} with pellets at {', '.join(map(str, self.pellets))}, looking "
            f"{self.depth} moves ahead, with ties going {ties},"
        )


class Meal(NamedTuple):
    """The pellets eaten, and the moves it took; walking stops after twice the moves needed."""

    eaten: int
    moves: int

    def __str__(self) -> str:
        return f"{self.eaten} eaten after {self.moves} moves"


def hunted(worth: Student, hunt: Hunt) -> Meal:
    """A walk with `worth(eaten, time)` as what has been gathered, looked ahead anew each move."""

    def gathered(game: Game, state: State) -> float:
        _, _, eaten, time = state
        found = value_in(worth(list(eaten), time))
        if found is None:
            raise TypeError("my_worth returned no number")
        return float(found)

    game = hunt.game
    state = game.initial
    while state[1] and state[3] < 2 * hunt.needed:
        move = minimax(game, state, depth=hunt.depth, evaluate=gathered).move
        state = game.result(state, str(move))
    return Meal(len(state[2]), state[3])


def is_quick(hunt: Hunt, meal: Meal) -> bool:
    return meal == Meal(len(hunt.pellets), hunt.needed)


# --- A student's evaluation of Connect Four, and what it earns against three others.


PLIES = 2  # everybody looks as far
RIVALS = {
    "nothing": Weighted({centre_stones: 0}),
    "the centre": Weighted({centre_stones: 0.01}),
    "pairs": Weighted({twos: 0.01}),
}


class Rival(NamedTuple):
    """An opponent on a board, and the share of the points that is asked for."""

    name: str
    share: float
    board: tuple[int, int] = (6, 5)

    @property
    def percent(self) -> str:
        return f"{100 * self.share:.0f}"

    def __str__(self) -> str:
        columns, rows = self.board
        return f"an opponent that knows {self.name}, on {columns} columns and {rows} rows,"


# Asked for is ten points less than what three windows and the centre earn.
FIELD = [Rival("nothing", 0.75), Rival("the centre", 0.6), Rival("pairs", 0.6)]


def show_table(evaluate: Student) -> Standing | str:
    """A tournament of an evaluation and the three others; a sentence while it is not written."""
    try:
        evaluate(ConnectFour(6, 5), ConnectFour(6, 5).initial)
    except NotImplementedError as error:
        return f"finish {error} first"
    players: dict[str, Any] = {"you": evaluate, **RIVALS}
    searches = {
        name: partial(alphabeta, depth=PLIES, evaluate=each) for name, each in players.items()
    }
    return tournament(ConnectFour(6, 5), searches)


def played(evaluate: Student, rival: Rival) -> Score:
    """What a search with this evaluation scores, from every opening and with both colours."""

    def number(game: Any, state: Any) -> float:
        found = value_in(evaluate(game, state))
        if found is None:
            raise TypeError("my_evaluate returned no number")
        return float(found)

    players = {
        "you": partial(alphabeta, depth=PLIES, evaluate=number),
        "rival": partial(alphabeta, depth=PLIES, evaluate=RIVALS[rival.name]),
    }
    return tournament(ConnectFour(*rival.board), players).totals["you"]
