"""How much of a result is luck, and who is better: intervals, the Elo scale, ratings from games.

strength   the Bradley-Terry model: player i beats player j with probability s_i / (s_i + s_j)
rating     400 · log10 of the strength, as on the Elo scale; the mean of all players is 0
prior      games that nobody played: each player has drawn so many against a player of strength 1.
           So who won every game has a rating that is high and not endless
interval   where the rating lies, 95 times of 100, if the games were drawn independently. A draw is
           half a win and half a loss; it is in truth less luck than that, so the interval is
           rather too wide

What a rating cannot say: who beats whom in a circle (rock, paper, scissors) all get the same one.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf, log, log10, sqrt
from typing import NamedTuple

from ..errors import GameSearchError

SURE = 1.96  # standard deviations that hold 95 percent of a normal curve
ELO = 400 / log(10)  # points of Elo in one unit of the logarithm of a strength
NEAR = 1e-9

Pairs = Mapping[tuple[str, str], tuple[float, int]]  # (one, two) -> points of one, games


class NoGames(GameSearchError, ValueError):
    """A share was asked for without games, or with more points than games."""


def wilson(points: float, games: int, z: float = SURE) -> tuple[float, float]:
    """Wilson's interval for the true share of points; a draw is half a point.

    It stays inside 0 to 1, even after ten wins of ten.

    >>> [round(end, 2) for end in wilson(8, 10)]
    [0.49, 0.94]
    """
    if games < 1 or not 0 <= points <= games:
        raise NoGames(f"points lie between 0 and the number of games; got {points} of {games}")
    share, spread = points / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(share: float) -> float:
    """How many points of Elo stand behind a share: 0.5 is 0, ten times the other's points 400.

    >>> round(elo(10 / 11)), round(elo(0.5))
    (400, 0)
    """
    if share <= 0 or share >= 1:
        return inf if share >= 1 else -inf
    return 400 * log10(share / (1 - share))


class Rating(NamedTuple):
    rating: float
    low: float
    high: float


class Ratings(dict[str, Rating]):
    """The rating of each player, and how sure the difference of two is."""

    def __init__(self, fitted: Mapping[str, Rating], spread: list[list[float]]):
        super().__init__(fitted)
        self.places = {name: place for place, name in enumerate(fitted)}
        self.spread = spread  # covariances of the ratings

    def difference(self, one: str, two: str) -> Rating:
        """How far `one` stands above `two`; above 0 throughout: called better."""
        i, j = self.places[one], self.places[two]
        half = SURE * sqrt(self.spread[i][i] + self.spread[j][j] - 2 * self.spread[i][j])
        points = self[one].rating - self[two].rating
        return Rating(points, points - half, points + half)


def bradley_terry(pairs: Pairs, prior: float = 1.0) -> Ratings:
    """Ratings of all players in `pairs`, each pair there once.

    >>> ratings = bradley_terry({("ada", "ben"): (7, 10), ("ben", "cleo"): (5, 10)})
    >>> {name: round(each.rating) for name, each in ratings.items()}
    {'ada': 90, 'ben': -47, 'cleo': -43}
    """
    names = list(dict.fromkeys(name for pair in pairs for name in pair))
    if not names or any(games < 1 or not 0 <= won <= games for won, games in pairs.values()):
        raise NoGames("ratings need pairs with 1 game or more, and points of those games")
    place = {name: number for number, name in enumerate(names)}
    met: list[dict[int, int]] = [{} for _ in names]
    points = [prior / 2] * len(names)
    for (one, two), (won, games) in pairs.items():
        i, j = place[one], place[two]
        met[i][j], met[j][i] = games, games
        points[i] += won
        points[j] += games - won
    strengths = fit(met, points, prior)
    mean = sum(map(log10, strengths)) / len(names)
    spread = covariances(met, strengths, prior)
    fitted = {}
    for number, name in enumerate(names):
        rating = 400 * (log10(strengths[number]) - mean)
        half = SURE * sqrt(spread[number][number])
        fitted[name] = Rating(rating, rating - half, rating + half)
    return Ratings(fitted, spread)


def fit(met: list[dict[int, int]], points: list[float], prior: float) -> list[float]:
    """The most likely strengths: each is what explains the player's points, given the others'.

    Hunter's iteration (2004); it climbs with every round, and the prior makes the top unique.
    """
    strengths = [1.0] * len(met)
    while True:
        moved = 0.0
        for i, opponents in enumerate(met):
            own = strengths[i]
            expected = prior / (own + 1)
            expected += sum(games / (own + strengths[j]) for j, games in opponents.items())
            strengths[i] = points[i] / expected
            moved = max(moved, abs(log(strengths[i] / own)))
        if moved < NEAR:
            return strengths


def covariances(
    met: list[dict[int, int]], strengths: list[float], prior: float
) -> list[list[float]]:
    """Of the ratings, in points of Elo: the inverse of the information that the games hold."""
    size = len(met)
    information = [[0.0] * size for _ in met]
    for i, opponents in enumerate(met):
        information[i][i] += prior * strengths[i] / (strengths[i] + 1) ** 2
        for j, games in opponents.items():
            share = strengths[i] / (strengths[i] + strengths[j])
            information[i][i] += games * share * (1 - share)
            information[i][j] -= games * share * (1 - share)
    found = inverse(information)
    # Ratings are told against their mean: its own luck moves all alike, and is taken out.
    rows = [sum(row) / size for row in found]
    mean = sum(rows) / size
    return [
        [ELO * ELO * (found[i][j] - rows[i] - rows[j] + mean) for j in range(size)]
        for i in range(size)
    ]


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination; what is asked here has its largest numbers on the diagonal.

    >>> inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        scale = rows[i][i]
        rows[i] = [each / scale for each in rows[i]]
        for k in range(size):
            if k != i and (factor := rows[k][i]):
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]
