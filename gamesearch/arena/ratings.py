"""How much of a result is luck: intervals, and the Elo scale."""

from __future__ import annotations

from math import inf, log10, sqrt

from ..errors import GameSearchError

SURE = 1.96  # standard deviations that hold 95 percent of a normal curve


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
