"""The stretch problem: a graph on which the deeper entry is the worse one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...errors import GameSearchError
from ...games.game import Game, State, Value
from ...games.graph import GraphGame
from ...search.alphabeta import alphabeta
from ...search.minimax import minimax
from ...search.transpositions import table_alphabeta
from ..forms import own_types

MOST = 10  # nodes
PARTS = ("graph", "guesses", "depth")


class ThreeValues(NamedTuple):
    """The game's value, and what a search to the depth says without a table and with one."""

    true: Value
    plain: Value
    table: Value
    nodes: int
    strays: tuple[str, ...] = ()  # names that have a guess and no node

    def __str__(self) -> str:
        return (
            f"Without a table your search says {self.plain:g}, with one {self.table:g}; the game "
            f"is worth {self.true:g}. The graph has {self.nodes} nodes, at most {MOST} are allowed."
        )

    @property
    def is_witness(self) -> bool:
        return self.plain == self.true != self.table and self.nodes <= MOST


class Unfit(NamedTuple):
    """An answer that is no game, and why."""

    why: str
    is_witness: bool = False

    def __str__(self) -> str:
        return f"That cannot be searched: {self.why}."


def measured(answer: Any, _: object = None) -> ThreeValues | Unfit:
    """What the searches say of a graph, guesses and a depth."""
    graph, guesses, depth = (own_types(answer[name]) for name in PARTS)
    depth = int(depth) if isinstance(depth, float) and depth.is_integer() else depth
    if not isinstance(graph, Mapping) or not isinstance(guesses, Mapping):
        return Unfit("the graph and the guesses are dicts, by the names of the nodes")
    if not isinstance(depth, int) or isinstance(depth, bool) or depth < 1:
        return Unfit(f"the depth is a whole number of plies, it is {depth!r}")
    try:
        game = GraphGame({name: _moves(inside) for name, inside in graph.items()})
    except GameSearchError as error:
        return Unfit(str(error))

    for name, guess in guesses.items():
        if isinstance(guess, bool) or not isinstance(guess, int | float):
            return Unfit(f"a guess is a number, and that for {name} is {guess!r}")
        if guess != guess:  # not a number, though a float
            return Unfit(f"a guess can be compared, and that for {name} is {guess!r}")

    def looks(game: Game, state: State) -> Value:
        return guesses.get(state[1], 0)

    found = (
        minimax(game),
        alphabeta(game, depth=depth, evaluate=looks),
        table_alphabeta(game, depth=depth, evaluate=looks),
    )
    try:
        true, plain, table = (float(best.value) for best in found)
    except OverflowError:
        return Unfit("a number in it is too large: numbers below 100 will do")
    strays = tuple(str(name) for name in guesses if name not in game.nodes)
    return ThreeValues(true, plain, table, len(game.nodes), strays)


def _moves(inside: Any) -> Any:
    return list(inside) if isinstance(inside, list | tuple) else inside
