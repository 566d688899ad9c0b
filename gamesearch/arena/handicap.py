"""What two fallible players may expect of each other, and the handicap that makes it even.

Both players are models (`search/opponents/models.py`): every reply has its probability. So nothing
has to be played: the odds are sums over the tree, exact, each position looked at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..errors import GameSearchError
from ..games.game import CHANCE, MAX, Game, State
from ..search.expectimax import Model


class NoEvenMatch(GameSearchError, ValueError):
    """Between the two ends of a handicap the score never crosses one half."""


class Odds(NamedTuple):
    """The probabilities of a game's three results, for MAX."""

    win: float
    draw: float
    loss: float

    @property
    def score(self) -> float:
        """The share of the points: a draw is half a point."""
        return self.win + self.draw / 2

    @property
    def reversed(self) -> Odds:
        return Odds(self.loss, self.draw, self.win)


def match_odds(game: Game, for_max: Model, for_min: Model, state: State | None = None) -> Odds:
    """How a game that ends surely comes out between two models.

    >>> from gamesearch import TicTacToe
    >>> from gamesearch.search.opponents.models import epsilon_optimal
    >>> any_move = epsilon_optimal(1)
    >>> print(f"X wins {match_odds(TicTacToe(), any_move, any_move).win:.3f} of random games")
    X wins 0.585 of random games
    """
    known: dict[State, Odds] = {}

    def look(state: State) -> Odds:
        if state not in known:
            known[state] = _ended(game, state) if game.is_terminal(state) else _mixed(state)
        return known[state]

    def _mixed(state: State) -> Odds:
        if game.to_move(state) == CHANCE:
            replies = game.chances(state)
        else:
            model = for_max if game.to_move(state) == MAX else for_min
            replies = model(game, state)
        parts = [(share, look(game.result(state, move))) for move, share in replies if share]
        return Odds(*(sum(share * part[end] for share, part in parts) for end in range(3)))

    return look(game.initial if state is None else state)


def both_colours(game: Game, one: Model, two: Model) -> Odds:
    """The odds for `one` over two games: it begins one of them, `two` the other."""
    first, second = match_odds(game, one, two), match_odds(game, two, one).reversed
    return Odds(*((a + b) / 2 for a, b in zip(first, second, strict=True)))


def expected_score(difference: float) -> float:
    """The share of points that so many points of Elo promise; `elo` is its inverse.

    >>> [round(expected_score(points), 3) for points in (0, 200, 400)]
    [0.5, 0.76, 0.909]
    """
    return 1 / (1 + 10 ** (-difference / 400))


def even_handicap(
    score: Callable[[float], float], low: float = 0.0, high: float = 1.0, within: float = 1e-4
) -> float:
    """The handicap between `low` and `high` at which a continuous score crosses one half.

    By halving: the half in which it crosses is kept until it is narrower than `within`.

    >>> round(even_handicap(lambda handicap: 0.9 - 0.6 * handicap), 3)
    0.667
    """
    above = score(low) > 0.5
    if above == (score(high) > 0.5):
        raise NoEvenMatch(
            f"the score is {score(low):.3f} at {low} and {score(high):.3f} at {high}: "
            "choose ends with one half between them"
        )
    while high - low > within:
        middle = (low + high) / 2
        if (score(middle) > 0.5) == above:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _ended(game: Game, state: State) -> Odds:
    value = game.utility(state)
    return Odds(float(value > 0), float(value == 0), float(value < 0))
