"""House players: of known kind and strength, for a ladder to climb and as marks in a contest.

Each is a `player(game, state, clock)` for any game of two that see everything, plays within its
clock, and answers the same state in the same way every time.
"""

from __future__ import annotations

import random
from typing import Any

from ..evaluation.connectfour import centre_stones, threes, twos
from ..games.connectfour import ConnectFour
from ..games.game import MAX, Action, Game, State, Value
from ..search.best import Best, Evaluate
from ..search.montecarlo.mcts import mcts
from ..search.montecarlo.rollouts import can_win, wins
from ..search.solve import solve
from .clock import Clock
from .clocked import ClockedPlayer


def dice(state: State) -> random.Random:
    """The same luck for the same state."""
    return random.Random(repr(state))


def anything(game: Game, state: State, clock: Clock) -> Action:
    """Any legal move."""
    return dice(state).choice(list(game.actions(state)))


def careful(game: Game, state: State, clock: Clock) -> Action:
    """Takes a win on the spot, gives none away as far as it sees, and else plays anything."""
    moves, safe = list(game.actions(state)), []
    for move in moves:
        if clock.used > clock.granted / 2:
            break
        if wins(game, state, move):
            return move
        if not can_win(game, game.result(state, move)):
            safe.append(move)
    return dice(state).choice(safe or moves)


def two_ahead(game: Game, state: State, clock: Clock) -> Best:
    """Alpha-beta, two plies deep, even if there is time for more."""
    found = solve(clock.metered(game), state, depth=2, evaluate=evaluation_for(game))
    return Best(found.value, found.move)


def random_games(game: Game, state: State, clock: Clock) -> Best:
    """A tree of random games, grown until there may be too little time for another."""
    root, longest, before = None, 0.0, 0.0
    for turn in mcts(game, state, rng=dice(state), judge=won):
        clock.count()  # near the end no state is new: a playout costs a node at least
        root, longest, before = turn.root, max(longest, clock.used - before), clock.used
        if clock.left < 2 * longest or clock.used > 0.9 * clock.granted:
            break
    assert root is not None
    best = root.best
    share = best.mean if root.player == MAX else 1 - best.mean
    return Best(2 * share - 1, best.move)


def won(game: Game, end: State) -> float:
    """The reward to MAX of a finished game: who won, not by how much."""
    value = game.utility(end)
    return 0.5 + 0.5 * ((value > 0) - (value < 0))


def deep(game: Game, state: State, clock: Clock) -> Best:
    """All that the first half of the course has taught: `solve` with what it knows of the game."""
    found = solve(clock.metered(game), state, evaluate=evaluation_for(game))
    return Best(found.value, found.move)


def blind(game: Game, state: State, clock: Clock) -> Best:
    """The same search without an evaluation: what it does not see to its end is even."""
    found = solve(clock.metered(game), state)
    return Best(found.value, found.move)


HOUSE: dict[str, ClockedPlayer] = {
    "anything": anything,
    "careful": careful,
    "two_ahead": two_ahead,
    "blind": blind,
    "random_games": random_games,
    "deep": deep,
}


def evaluation_for(game: Game) -> Evaluate | None:
    """What the house knows of this game, between -1 and 1; None: nothing."""
    return windows_and_centre if isinstance(game, ConnectFour) else None


def windows_and_centre(game: Any, state: State) -> Value:
    """Open windows and the middle column, with weights made by hand."""
    points = 4 * threes(game, state) + twos(game, state) + 2 * centre_stones(game, state)
    return points / (100 + abs(points))
