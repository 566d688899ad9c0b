"""Perfect play: who wins, how soon, what each column is worth. From the opening table, or solved.

score    as in solver.py, but MAX's, like every value here: 3 says that MAX wins with two stones
         left, −1 that MIN wins with the last one
plies    how many moves are still to come if both play perfectly
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from queue import SimpleQueue
from typing import NamedTuple

from ..games.connectfour import ConnectFour, State
from ..games.game import Action
from ..search.best import Best
from .bits import CELLS, HEIGHT, position, valued
from .compiling import numpy
from .openings import look_up
from .solver import best_cell, solved
from .table import new_memory


class Solved(NamedTuple):
    value: int  # −1, 0 or 1: what the game is worth to MAX, as the readable searches say it
    move: Action | None
    score: int
    plies: int


def solve_connectfour(game: ConnectFour, state: State | None = None) -> Solved:
    """The value, and a move that wins as soon as possible or loses as late as possible.

    At once where the opening table knows the position: up to eight stones, as long as one side has
    played perfectly. From twelve stones on mostly in a tenth of a second, seldom in a few seconds;
    an early position after errors of both can take minutes.

    >>> solve_connectfour(ConnectFour())
    Solved(value=1, move=3, score=1, plies=41)
    """
    state = game.initial if state is None else state
    own, mask = position(game, state)
    score, move = final_score(game, state), None
    if not game.is_terminal(state):
        score, move = look_up(own, mask) or searched(own, mask)
    stones = mask.bit_count()
    value = (score > 0) - (score < 0)
    return Solved(valued(state, value), move, valued(state, score), plies_to_come(score, stones))


def scores(
    game: ConnectFour, state: State | None = None, *, threads: int | None = None
) -> dict[Action, int]:
    """The score of every column that is free, one column a thread; None: a thread a processor.

    Each thread has a table of its own: sharing one between two turned out slower than taking turns.

    >>> scores(ConnectFour())
    {0: -2, 1: -1, 2: 0, 3: 1, 4: 0, 5: -1, 6: -2}
    """
    state = game.initial if state is None else state
    position(game, state)  # only to see that it is the right game
    moves, threads = game.actions(state), threads or os.cpu_count() or 1
    unused: SimpleQueue[numpy.ndarray] = SimpleQueue()
    for number in range(threads):
        unused.put(memory(number))

    def score(move: Action) -> int:
        mine = unused.get()
        found = score_of(game, game.result(state, move), mine)
        unused.put(mine)
        return found

    with ThreadPoolExecutor(threads) as pool:
        return dict(zip(moves, pool.map(score, moves), strict=True))


def perfect_player(game: ConnectFour, state: State) -> Best:
    """For the board: `play(ConnectFour(), perfect_player)`. Its values are scores."""
    solved = solve_connectfour(game, state)
    return Best(solved.score, solved.move)


def score_of(game: ConnectFour, state: State, memory: numpy.ndarray) -> int:
    if game.is_terminal(state):
        return valued(state, final_score(game, state))
    own, mask = position(game, state)
    known = look_up(own, mask)
    return valued(state, known[0] if known else solved(own, mask, memory))


def final_score(game: ConnectFour, state: State) -> int:
    """To the player to move, who is the one that did not complete the line."""
    _, _, mask, line = state
    return -(CELLS // 2 - (mask.bit_count() - 1) // 2) if line else 0


def searched(own: int, mask: int) -> tuple[int, Action]:
    score, cell = best_cell(own, mask, memory())
    return score, (cell.bit_length() - 1) // HEIGHT


def plies_to_come(score: int, stones: int) -> int:
    """
    >>> plies_to_come(21, 0), plies_to_come(18, 6), plies_to_come(-18, 7), plies_to_come(0, 40)
    (1, 1, 0, 2)
    """
    if score == 0:
        return CELLS - stones
    winner_has = stones // 2 if score > 0 else (stones + 1) // 2
    to_play = CELLS // 2 + 1 - abs(score) - winner_has
    return 2 * to_play - (score > 0)


@lru_cache
def memory(number: int = 0) -> numpy.ndarray:
    """One a thread, for the whole session: what was found out once stays known."""
    return new_memory()
