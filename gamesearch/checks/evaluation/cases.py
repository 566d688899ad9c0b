"""What may be said of an evaluation after so many games.

6.4   a student's evaluation of Connect Four, and what it earns against three others
6.5   results of matches, a student's interval around them, and the verdict
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from itertools import product
from math import sqrt
from typing import Any, NamedTuple

from ...arena.ratings import wilson
from ...arena.tournament import Score, Standing, tournament
from ...errors import GameSearchError
from ...evaluation.connectfour import centre_stones, twos
from ...evaluation.weighted import Weighted
from ...games.connectfour import ConnectFour
from ...games.game import MAX, MIN, Action, State
from ...search.alphabeta import alphabeta
from ..canonical import canon, plain
from ..forms import as_word
from ..inside import inside
from ..observe import Student, are_near, value_from

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


class Sides(NamedTuple):
    """Two boards on which X is ahead, by the columns played: X to move, and O to move."""

    x_to_move: str
    o_to_move: str


class Seen(NamedTuple):
    """What an evaluation says of them."""

    x_moves: float
    o_moves: float


# Asked for is some ten points less than what three windows and the centre earn.
FIELD = [Rival("nothing", 0.75), Rival("the centre", 0.6), Rival("pairs", 0.6)]


def show_table(evaluate: Student) -> Standing | str:
    """A tournament of an evaluation and the others; a sentence while it is not written.

    One of the others looks twice as deep: does that make up for what it does not know?
    """
    try:
        evaluate(ConnectFour(6, 5), ConnectFour(6, 5).initial)
    except NotImplementedError as error:
        return f"finish {error} first"
    players: dict[str, Any] = {"you": evaluate, **RIVALS}
    searches = {
        name: partial(alphabeta, depth=PLIES, evaluate=each) for name, each in players.items()
    }
    searches["pairs, deeper"] = partial(alphabeta, depth=2 * PLIES, evaluate=RIVALS["pairs"])
    return tournament(ConnectFour(6, 5), searches)


def played(evaluate: Student, rival: Rival | Sides) -> Score | Seen:
    """What a search with this evaluation scores against a rival."""
    if isinstance(rival, Sides):
        return both_sides(evaluate, rival)
    return scores(evaluate, [rival])[0]


def scores(evaluate: Student, rivals: Sequence[Rival]) -> list[Score]:
    """What a search with this evaluation scores against each of some rivals on the same board.

    Every second opening is enough for whoever is a game ahead of what is asked for; who is not, is
    judged by all of them.
    """
    openings, found = unlike_openings(ConnectFour(*rivals[0].board)), {r: Score() for r in rivals}
    _play(openings[1::2], evaluate, found)
    open_yet = {r: s for r, s in found.items() if s.points < r.share * s.games + 1}
    _play(openings[::2], evaluate, open_yet)
    return list(found.values())


def _play(openings: Sequence[State], evaluate: Student, found: dict[Rival, Score]) -> None:
    """Add to the scores. The games are played here; where the answer is, it is asked for its moves
    alone, all games at a time."""
    games = [
        (rival, colour, state) for rival in found for colour in (MAX, MIN) for state in openings
    ]
    while games:
        board = games[0][0].board
        game = ConnectFour(*board)
        asked = sorted({state for _, colour, state in games if game.to_move(state) == colour})
        own = dict(zip(asked, chosen(evaluate, board, asked), strict=True))
        games = [
            (rival, colour, game.result(state, own[state] if mine else reply(rival, state)))
            for rival, colour, state in games
            for mine in [game.to_move(state) == colour]
        ]
        for rival, colour, state in games:
            if game.is_terminal(state):
                found[rival].add(game.utility(state, colour))
        games = [each for each in games if not game.is_terminal(each[2])]


def unlike_openings(game: ConnectFour) -> list[State]:
    """Every opening of two plies, and of two that are mirror images one."""
    last = game.columns - 1
    pairs = product(range(game.columns), repeat=2)
    kept = [(one, two) for one, two in pairs if (one, two) <= (last - one, last - two)]
    return [game.result(game.result(game.initial, one), two) for one, two in kept]


@inside
def both_sides(evaluate: Student, boards: Sides) -> Seen:
    four = ConnectFour(6, 5)
    said = [value_from(evaluate(four, four.parse(each)), "my_evaluate_four") for each in boards]
    return Seen(*said)


@inside
def chosen(evaluate: Student, board: tuple[int, int], states: list[State]) -> list[Action]:
    """The move that a search with this evaluation makes in each of these states."""

    @cache
    def number(game: Any, state: Any) -> float:
        return value_from(evaluate(game, state), "my_evaluate_four")

    game = ConnectFour(*board)
    return [alphabeta(game, state, depth=PLIES, evaluate=number).move for state in states]


@lru_cache(50_000)  # a rival answers the same state in the same way, whoever plays against it
def reply(rival: Rival, state: State) -> Action:
    game = ConnectFour(*rival.board)
    return alphabeta(game, state, depth=PLIES, evaluate=RIVALS[rival.name]).move


class PointsOfGames(NamedTuple):
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


EIGHT_OF_TEN = PointsOfGames(8, 10)
TEN_OF_TEN = PointsOfGames(10, 10)
SIXTY_TWO_OF_100 = PointsOfGames(62, 100)
MANY_GAMES = PointsOfGames(530, 1000)
A_DRAW_AMONG_30 = PointsOfGames(12.5, 30)
A_HALF_OF_TWO = PointsOfGames(1, 2)
NONE_OF_2000 = PointsOfGames(0, 2000)

RESULTS = [
    *(EIGHT_OF_TEN, TEN_OF_TEN, PointsOfGames(0, 10), SIXTY_TWO_OF_100, PointsOfGames(55, 100)),
    *(MANY_GAMES, A_DRAW_AMONG_30, A_HALF_OF_TWO, NONE_OF_2000),
]
TABLE = {
    "a": PointsOfGames(9, 12),
    "b": SIXTY_TWO_OF_100,
    "c": MANY_GAMES,
    "d": TEN_OF_TEN,
    "e": PointsOfGames(400, 1000),
    "f": PointsOfGames(45, 100),
}


class Band(NamedTuple):
    """An interval that a student's function gave."""

    low: float
    high: float

    @property
    def text(self) -> str:
        return f"{self.low:.3f} to {self.high:.3f}"

    def near(self, other: tuple[float, float]) -> bool:
        return are_near(self, other, 0.002)


def band(interval: Student, result: PointsOfGames) -> Band:
    """The student's interval, from whatever holds two numbers."""
    answer = plain(interval(*result))
    low, high = (plain(each) for each in answer)
    if isinstance(low, complex) or isinstance(high, complex):
        raise GameSearchError(
            "what stands below the root is less than 0: does your share lie between 0 and 1?"
        )
    return Band(float(low), float(high))


def z_of(seen: Band, points: float, games: int) -> float:
    """The z whose interval would have this middle; 0 if none has."""
    share, middle = points / games, (seen.low + seen.high) / 2
    square = games * (middle - share) / (0.5 - middle) if middle != 0.5 else 0
    return sqrt(max(0, square))


def is_wilson(result: PointsOfGames, seen: Band) -> bool:
    return are_near(seen, wilson(*result), 0.0005)


def verdict(answer: Any, _: PointsOfGames) -> str:
    return canon(as_word(answer)).strip('"').casefold()


def verdict_on(result: PointsOfGames) -> str:
    """Is the true share above a half, below it, or can one not tell?"""
    low, high = wilson(*result)
    return "better" if low > 0.5 else "worse" if high < 0.5 else "open"
