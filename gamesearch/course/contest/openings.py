"""Where the games of a pairing begin: some plies from the start, so that they differ, and even
enough that neither side has won there already. Each opening is played twice, with both colours.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from gamesearch.games.game import Game, State
from gamesearch.search.solve import solve

LOOK = 2_000  # nodes of a search for a forced win
TRIES = 200  # for each opening


def openings(game: Game, count: int, plies: int, seed: int) -> list[list[int]]:
    """Different openings as moves, each by its place among the legal ones; fewer if the game is too
    small for so many, and the start itself if it has no other."""
    rng = random.Random(seed)
    found: dict[State, list[int]] = {}
    for _ in range(TRIES * count):
        if len(found) == count:
            break
        state, moves = game.initial, list[int]()
        while len(moves) < plies and not game.is_terminal(state):
            moves.append(rng.randrange(len(game.actions(state))))
            state = game.result(state, game.actions(state)[moves[-1]])
        if state not in found and not game.is_terminal(state) and not is_decided(game, state):
            found[state] = moves
    return list(found.values()) or [[]]


def is_decided(game: Game, state: State) -> bool:
    """Can a short search see a forced win for somebody?"""
    return solve(game, state, nodes=LOOK).value != 0


def positions(game: Game, moves: Sequence[int]) -> list[State]:
    """The states of a game, from the start on."""
    states = [game.initial]
    for place in moves:
        states.append(game.result(states[-1], game.actions(states[-1])[place]))
    return states
