"""Games that a student's function plays to the end: where they end, how often, from which seed.

Lesson 11 asks for random games (11.3b); lesson 12 for games in which a policy weighs the moves.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from ...games.game import Game, State
from ...search.montecarlo.rollouts import RolloutPolicy, alike
from ...sizes import positions
from ..guard import room_for_calls

GAMES = 400


class PlayoutStart(NamedTuple):
    """Where games begin, and how the moves are weighed: all alike, if nothing else is said."""

    name: str
    game: Game
    state: State
    weigh: RolloutPolicy = alike
    games: int = GAMES

    def __str__(self) -> str:
        return self.name


class Ends(NamedTuple):
    """What many games made of a start."""

    states: bool  # did states of the game come back?
    over: bool  # were all those games over?
    below: bool  # did they go on from the start?
    again: bool  # does the same seed play the same game?
    shares: tuple[tuple[Any, float], ...]  # how often each end came up

    @property
    def sound(self) -> bool:
        return self.states and self.over and self.below and self.again


def played(play: Callable[[random.Random], Any], start: PlayoutStart) -> Ends:
    """What `play(rng)` makes of a start, with many seeds."""
    game, state = start.game, start.state
    repeated = min(20, start.games)
    with room_for_calls():
        found = [play(random.Random(seed)) for seed in range(start.games)]
        again = [play(random.Random(seed)) for seed in range(repeated)]
    below = reachable(game, state)
    elsewhere = [end for end in found if not _is_in(end, below)]
    # All states of a game are looked for only where an answer has left those below.
    if elsewhere and not all(_is_in(end, reachable(game, game.initial)) for end in elsewhere):
        # A None among them is told: the function ended without a return.
        return Ends(False, False, False, False, ((None, 1.0),) if None in elsewhere else ())
    counts = sorted(Counter(found).items(), key=str)
    return Ends(
        states=True,
        over=all(game.is_terminal(end) for end in found),
        below=not elsewhere,
        again=again == found[:repeated],
        shares=tuple((end, times / start.games) for end, times in counts),
    )


def follows(start: PlayoutStart, seen: Ends) -> bool:
    """Are the shares those of the policy, as far as so many games can tell?"""
    came = dict(seen.shares)
    return all(
        abs(came.get(end, 0.0) - share) <= 5 * (share * (1 - share) / start.games) ** 0.5 + 1e-9
        for end, share in probabilities(start, start.weigh).items()
    )


@cache
def probabilities(start: PlayoutStart, weigh: RolloutPolicy) -> Mapping[Any, float]:
    """Every end of the game, and how probable it is under a policy."""
    ends: defaultdict[Any, float] = defaultdict(float)
    now = {start.state: 1.0}
    while now:
        later: defaultdict[Any, float] = defaultdict(float)
        for state, share in now.items():
            moves = start.game.actions(state)
            if not moves:
                ends[state] += share
                continue
            weights = weigh(start.game, state, moves)
            for move, weight in zip(moves, weights, strict=True):
                later[start.game.result(state, move)] += share * weight / sum(weights)
        now = later
    return MappingProxyType(ends)


@cache
def reachable(game: Game, state: State) -> frozenset[Any]:
    """Every state from here on."""
    return frozenset(positions(game, state))


def _is_in(end: Any, known: frozenset[Any]) -> bool:
    try:
        return end in known
    except TypeError:
        return False
