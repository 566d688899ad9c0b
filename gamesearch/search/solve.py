"""The engine one would really use: all that the course has taught so far, put together.

iterations   one ply deeper each time, inside a budget              deepening.py
table        the last iteration's best moves first, no position twice   transpositions.py
order        after the table's move: killers, then history          orders.py
quiet        looks on where an evaluation would be hasty
search       another one for each iteration, to compare: nullmove.py, late_move_reductions.py

line         the moves that both sides are expected to play, beginning with `move`
depth        of the last finished iteration; 0 if the budget allowed none
nodes        nodes visited, by all iterations together
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from ..games.game import Action, Game, State, Value
from .best import Evaluate, nothing_known
from .budget import MeteredGame
from .deepening import Search, iterations
from .ordering import Order
from .orders import CombinedOrder, History, Killers
from .table import Table
from .transpositions import table_alphabeta

Quiet = Callable[..., Value]  # quiet(game, state, evaluate=…), as `quiescence` is


class Solution(NamedTuple):
    value: Value
    move: Action | None
    line: tuple[Action, ...]
    depth: int
    nodes: int


def solve(
    game: Game,
    state: State | None = None,
    *,
    depth: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    evaluate: Evaluate | None = None,
    order: Order | None = None,
    table: Table | None = None,
    quiet: Quiet | None = None,
    search: Search | None = None,
) -> Solution:
    """The best move that the budget allows to find; with no budget, the game is solved.

    In a game that is won or lost, `depth` in the answer is then how many plies that takes, if the
    table was empty.
    A table may be handed on from one move of a game to the next. `quiet(game, state, evaluate=…)`
    gives the value of a state at the end of the search, in place of `evaluate(game, state)`.
    `search` stands in for alpha-beta with the table, `partial(nullmove, passed=…)` for example. It
    is given the order, and keeps no table.

    >>> from gamesearch import TicTacToe
    >>> game = TicTacToe()
    >>> solve(game, game.parse("XO......."))[:4]
    (1, 3, (3, 6, 4, 7, 8), 5)
    """
    metered = MeteredGame(game, nodes=nodes, seconds=seconds)
    start = game.initial if state is None else state
    table = Table() if table is None else table
    order = CombinedOrder(Killers(), History()) if order is None else order
    judge = partial(looked_on, quiet, metered, evaluate or nothing_known) if quiet else evaluate
    # Where nothing is guessed but 0, a win is a win: no deeper look can change it. Some games say
    # what the most is that they can be worth.
    limits = () if evaluate or quiet or search else game.limits or ()
    search = partial(search or partial(table_alphabeta, table=table), order=order)
    for plies, best in iterations(metered, start, search, depth, judge):
        line = expected(game, start, best.move, table, plies)
        solution = Solution(best.value, best.move, line, plies, metered.nodes)
        if best.value in limits:
            break
    return solution._replace(nodes=metered.nodes)  # with those of the iteration thrown away


def looked_on(
    quiet: Quiet, metered: MeteredGame, evaluate: Evaluate, game: Game, state: State
) -> Value:
    """What a quiet search says, which visits nodes that count."""
    return quiet(metered, state, evaluate=evaluate)


def expected(
    game: Game, state: State, move: Action | None, table: Table, plies: int
) -> tuple[Action, ...]:
    """The line from here, as far as the table holds it: a small one may have forgotten."""
    line: list[Action] = []
    while move is not None:
        line.append(move)
        state = game.result(state, move)
        known = table.find(state)
        if known is None or known.bounds != (known.value, known.value) or len(line) == plies:
            break  # forgotten, or only a bound, or as far as the search looked
        move = known.move
    return tuple(line)
