"""Every player against every other, from every opening, with both colours.

Players that always answer alike play the same game again and again from one start. So each pair
starts from *all* positions after some plies, and each side plays each of them once: the result
says more, and is the same every time it is run.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from ..games.game import MAX, Game, State, Value
from ..tracing.answers import legal_move
from .ratings import elo, wilson

Player = Callable[[Game, State], Any]


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
        """Between which shares the true one lies, 95 times of 100."""
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
    players: Mapping[str, Player],
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
    positions = list(openings(game, plies)) if starts is None else list(starts)
    pairs = list(permutations(players, 2))
    standing = Standing({name: Score() for name in players}, {pair: Score() for pair in pairs})
    schedule = [(*pair, state) for pair in pairs for state in positions]
    for one, two, state in _shown(schedule) if progress else schedule:
        value = play_out(game, players[one], players[two], state)
        for name, other, result in ((one, two, value), (two, one, -value)):
            standing.totals[name].add(result)
            standing.pairs[name, other].add(result)
    return standing


def play_out(game: Game, for_max: Player, for_min: Player, state: State | None = None) -> Value:
    """Play a game to its end; what it is worth to MAX."""
    state = game.initial if state is None else state
    while not game.is_terminal(state):
        player = for_max if game.to_move(state) == MAX else for_min
        state = game.result(state, legal_move(game, state, player(game, state), player))
    return game.utility(state)


def openings(game: Game, plies: int) -> Iterator[State]:
    """Every state after so many plies that is not the end of the game, each once."""
    layer = {game.initial: None}
    for _ in range(plies):
        layer = {game.result(state, move): None for state in layer for move in game.actions(state)}
    return (state for state in layer if not game.is_terminal(state))


def _shown(schedule: Sequence[tuple[str, str, State]]) -> Iterator[tuple[str, str, State]]:
    """The games to be played, with a bar on the error stream that moves on with them."""
    for played, game in enumerate(schedule):
        if played * 100 // len(schedule) != (played - 1) * 100 // len(schedule):
            _draw_bar(played, len(schedule))
        yield game
    _draw_bar(len(schedule), len(schedule))
    print(file=sys.stderr)


def _draw_bar(played: int, games: int) -> None:
    full = 30 * played // max(1, games)
    bar = "█" * full + "·" * (30 - full)
    print(f"\r{bar} {played:,} of {games:,} games", end="", file=sys.stderr, flush=True)
