"""Every player against every other, from every opening, with both colours.

Players that always answer alike play the same game again and again from one start. So each pair
starts from *all* positions after some plies, and each side plays each of them once: the result
says more, and is the same every time it is run.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, permutations

from ..errors import GameSearchError
from ..games.game import MAX, Game, State, Value
from ..search.best import suited
from ..sizes import layers
from ..tracing.answers import Chooser, legal_move
from .ratings import elo, wilson


class TooFewPlayers(GameSearchError, ValueError):
    """A tournament was called with nobody to play against."""


@dataclass
class Score:
    """What one player has done, over some games."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def add(self, result: Value) -> None:
        """`result` is the game's value for this player: above 0 a win, 0 a draw."""
        self.wins += result > 0
        self.draws += result == 0
        self.losses += result < 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        return self.wins + self.draws / 2

    @property
    def share(self) -> float:
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies, 95 times of 100; with draws more often."""
        return wilson(self.points, self.games)

    @property
    def elo(self) -> float:
        return elo(self.share)

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"+{self.wins} ={self.draws} -{self.losses}  {self.share:.3f}  "
            f"[{low:.2f}, {high:.2f}]  {self.elo:+.0f} Elo"
        )


@dataclass
class Standing:
    """A finished tournament: each player's score, in all and against each other player."""

    totals: dict[str, Score]
    pairs: dict[tuple[str, str], Score]

    def __str__(self) -> str:
        wide = max(map(len, self.totals))
        ranked = sorted(self.totals.items(), key=lambda item: -item[1].share)
        return "\n".join(f"{name:{wide}}  {score}" for name, score in ranked)

    __repr__ = __str__


def tournament(
    game: Game,
    players: Mapping[str, Chooser],
    *,
    plies: int = 2,
    starts: Sequence[State] | None = None,
    progress: bool = False,
) -> Standing:
    """All against all. `starts` replaces all the openings of `plies` plies.

    >>> from gamesearch import Nim, minimax
    >>> first = lambda game, state: game.actions(state)[0]
    >>> print(tournament(Nim(5, most=3), {"minimax": minimax, "first": first}, plies=1))
    minimax  +6 =0 -0  1.000  [0.61, 1.00]  +inf Elo
    first    +0 =0 -6  0.000  [0.00, 0.39]  -inf Elo
    """
    suited(game)
    if len(players) < 2:
        raise TooFewPlayers(f"a tournament needs two players or more, got {len(players)}")
    positions = list(openings(game, plies)) if starts is None else list(starts)
    pairs = list(permutations(players, 2))
    standing = Standing({name: Score() for name in players}, {pair: Score() for pair in pairs})
    schedule = [(*pair, state) for pair in pairs for state in positions]
    for one, two, state in _with_bar(schedule) if progress else schedule:
        value = play_out(game, players[one], players[two], state)
        for name, other, result in ((one, two, value), (two, one, -value)):
            standing.totals[name].add(result)
            standing.pairs[name, other].add(result)
    return standing


def play_out(game: Game, for_max: Chooser, for_min: Chooser, state: State | None = None) -> Value:
    """Play a game to its end; what it is worth to MAX."""
    state = game.initial if state is None else state
    while not game.is_terminal(state):
        player = for_max if game.to_move(state) == MAX else for_min
        state = game.result(state, legal_move(game, state, player(game, state), player))
    return game.utility(state)


def openings(game: Game, plies: int) -> Iterator[State]:
    """Every state after so many plies that is not the end of the game, each once."""
    layer = next(islice(layers(game), plies, None))
    return (state for state in layer if not game.is_terminal(state))


def _with_bar(schedule: Sequence[tuple[str, str, State]]) -> Iterable[tuple[str, str, State]]:
    """The games to be played; in a terminal a bar moves on with them, if rich is installed."""
    try:
        from rich.console import Console
        from rich.progress import track
    except ModuleNotFoundError:
        return schedule
    return track(schedule, "games", console=Console(stderr=True), disable=not sys.stderr.isatty())
