"""One position solved again and again, each time with one trick more: what each of them is worth.

The readable searches of the course, put together as a lesson would; the compiled solver comes last.
A late position is enough: what minimax needs a second for there, it would need an age for earlier.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from ..counting import count
from ..games.connectfour import ConnectFour, State
from ..games.game import Action, Value
from ..search.alphabeta import alphabeta
from ..search.forward import NarrowGame
from ..search.minimax import minimax
from ..search.ordering import Order, ordered_alphabeta
from ..search.orders import Static
from ..search.transpositions import table_alphabeta
from .bits import position, valued
from .solver import winner
from .table import NODES, new_memory


class Trick(NamedTuple):
    name: str
    lesson: str
    value: Value  # who wins: the same for all of them
    nodes: int
    seconds: float


def trick_by_trick(game: ConnectFour, state: State) -> Iterator[Trick]:
    """Each trick comes on top of those before it."""
    narrow = NarrowGame(game, without_blunders)
    centre = centre_first(game)
    yield tried("minimax", "01_minimax", minimax, game, state)
    yield tried("alpha-beta", "02_pruning", alphabeta, game, state)
    yield tried("no blunders", "02_pruning", alphabeta, narrow, state)
    ordered = partial(ordered_alphabeta, order=centre)
    yield tried("centre first", "03_ordering", ordered, narrow, state)
    tabled = partial(table_alphabeta, order=centre)
    yield tried("a table", "04_tables", tabled, narrow, state)
    yield compiled_solver(game, state)


def tried(name: str, lesson: str, search: Callable[..., Any], game: Any, state: State) -> Trick:
    """Timed as it is, and run once more to count."""
    began = time.process_time()
    value, _ = search(game, state)
    seconds = time.process_time() - began
    return Trick(name, lesson, value, count(search, game, state).nodes, seconds)


def compiled_solver(game: ConnectFour, state: State) -> Trick:
    """Threats first, null windows, all of it machine code."""
    winner(*position(game, state), new_memory())  # so that the compiler has done its work
    memory = new_memory()
    began = time.process_time()
    value = valued(state, winner(*position(game, state), memory))
    seconds = time.process_time() - began
    return Trick("machine code", "05_deepening", value, int(memory[NODES]), seconds)


def centre_first(game: ConnectFour) -> Order:
    return Static(lambda column: -abs(column - (game.columns - 1) / 2))


def without_blunders(game: Any, state: State, moves: Sequence[Action]) -> Sequence[Action]:
    """Moves that are enough to know the value: forward pruning, but with a proof.

    A win is played; else the other player's win is stopped; else no stone goes below the cell
    where they would win. If every move loses, all are left.
    """
    _, own, mask, _ = state
    other = own ^ mask
    cells = {move: mask + (1 << move * (game.rows + 1)) & ~mask for move in moves}
    for stones in own, other:
        at_once = [move for move in moves if game.has_line(stones | cells[move])]
        if at_once:
            return at_once[:1]
    return [m for m in moves if not game.has_line(other | cells[m] << 1 & game.full)] or moves
