"""Where a game turned: what a position was worth by the rules, as far as a search can prove it.

From the last position back, as long as `solve` comes to the end of the game within its nodes: so
the last moves of a game are known exactly, and a move that gave the result away is named.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from gamesearch.course.contest.games import states_along
from gamesearch.games.game import Game, State, Value
from gamesearch.search.solve import solve

NODES = 3_000
HOPE = 0.5


def proven(game: Game, moves: Sequence[int]) -> dict[int, int]:
    """By ply, who wins with best play: 1 for MAX, -1 for MIN, 0 a draw. Only what is proven."""
    found: dict[int, int] = {}
    for ply, state in reversed(list(enumerate(states_along(game, moves)))):
        worth = proof(game, state)
        if worth is None:
            break
        found[ply] = (worth > 0) - (worth < 0)
    return found


def proof(game: Game, state: State) -> Value | None:
    if game.is_terminal(state):
        return game.utility(state)
    # The two guesses for what was not seen to its end: if they make no difference, none was used.
    low, high = (
        solve(game, state, nodes=NODES // 2, evaluate=guess).value
        for guess in (partial(_says, -HOPE), partial(_says, HOPE))
    )
    return low if low == high else None


def _says(value: Value, game: Game, state: State) -> Value:
    return value


def turning_plies(proven: dict[int, int]) -> list[int]:
    """The plies whose move changed who wins: their player gave something away.

    >>> turning_plies({7: 1, 8: 0, 9: 0, 10: -1})
    [8, 10]
    """
    return [ply for ply in sorted(proven) if proven.get(ply - 1, proven[ply]) != proven[ply]]
