"""What a student's search with a table does: its values, and the nodes that the table saves it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from math import inf
from typing import Any, NamedTuple

from ...counting import CountedGame, count
from ...games.game import MAX, MIN, State
from ...games.graph import GraphGame, random_graph
from ...search.alphabeta import alphabeta
from ...search.minimax import minimax
from ..canonical import canon
from ..inside import inside
from ..observe import Student, value_in

MOST = 70  # percent of the nodes without a table
FEW = 12  # nodes, when what is asked for is known
ALL = (-inf, inf)


class Graph(NamedTuple):
    """A graph by its nodes, and the players in turn."""

    nodes: tuple[tuple[str, Any], ...]
    players: tuple[int, ...] = (MAX, MIN)

    @property
    def game(self) -> GraphGame:
        return GraphGame({name: _as_list(inside) for name, inside in self.nodes}, self.players)

    def __str__(self) -> str:
        first = "" if self.players[0] == MAX else ", MIN to move first"
        return f"GraphGame({ {name: _as_list(inside) for name, inside in self.nodes} }){first}"


def _as_list(inside: Any) -> Any:
    return list(inside) if isinstance(inside, tuple) else inside


def graph(nodes: Mapping[str, Any], players: tuple[int, ...] = (MAX, MIN)) -> Graph:
    frozen = tuple((k, tuple(v) if isinstance(v, list) else v) for k, v in nodes.items())
    return Graph(frozen, players)


def graphs(key: int, number: int) -> list[Graph]:
    """Random graphs in which positions come back."""
    rng = random.Random(key)
    found = []
    for n in range(number):
        nodes = random_graph(rng, plies=rng.randint(3, 5), width=3, moves=2, values=(-9, 9))
        if n % 5 == 4:
            nodes = _in_quarters(nodes)
        found.append(graph(nodes, (MAX, MIN) if n % 3 else (MIN, MAX)))
    return found


def _in_quarters(nodes: Mapping[str, Any]) -> dict[str, Any]:
    """The same graph, in which most values lie between whole numbers."""
    return {k: v if isinstance(v, list | tuple) else v / 4 for k, v in nodes.items()}


# The same shape as in the lesson: e is reached by two ways, first through a narrow window.
DIAMOND = graph(
    {
        **{"r": ["b", "c"], "b": ["d", "e"], "c": ["e", "f"]},
        **{"d": [1, 1], "e": [1, 9], "f": [9, 1]},
    }
)
# e is left with "at most", at a MIN node.
TURNED = graph(
    {
        **{"r": ["b", "c"], "b": ["d", "e"], "c": ["e", "f"]},
        **{"d": [9, 9], "e": [9, 1], "f": [1, 9]},
    }
)
MOVERS = graph({"r": ["p", "q"], "p": ["s", 4], "q": ["t", "t"], "t": ["s", "s"], "s": [2, 6]})
PLAIN = graph({"r": ["b", "c"], "b": [3, 12], "c": [2, 14]})
BELOW_NOTHING = graph({"r": ["b", "c"], "b": [-3, -5], "c": [-2, -9]})
# The first leaf of b closes it through (6, 9): 5 is an upper bound, and b is worth 3.
LOOSE = graph({"r": ["b", "c"], "b": [5, 3], "c": [2, 14]})
LOOSE_FOR_MIN = graph({"r": ["b", "c"], "b": [3, 5], "c": [14, 2]}, (MIN, MAX))
BETWEEN = graph({"r": ["b", "c"], "b": [2.5, 12], "c": [2.25, 14]})
TURNED_FOR_MIN = TURNED._replace(players=(MIN, MAX))
DIAMOND_FOR_MIN = DIAMOND._replace(players=(MIN, MAX))

SMALL = [PLAIN, BELOW_NOTHING, BETWEEN, MOVERS, DIAMOND, TURNED]
SMALL += [TURNED_FOR_MIN, DIAMOND_FOR_MIN]
GRAPHS = [*SMALL, *graphs(1, 40)]


@inside
def value_with_table(search: Student, case: Graph) -> float | None:
    """`search(game, state, alpha, beta, table)` with an empty table."""
    game = case.game
    return value_in(search(game, game.initial, -inf, inf, {}))


def true_value(case: Graph) -> float:
    return float(minimax(case.game).value)


class Questions(NamedTuple):
    """A graph, and windows to be asked one after the other with one table."""

    graph: Graph
    windows: tuple[tuple[float, float], ...]

    @property
    def game(self) -> GraphGame:
        return self.graph.game

    def __str__(self) -> str:
        asked = ", ".join(f"({low:g}, {high:g})" for low, high in self.windows)
        return f"{self.graph}, asked with one table through the windows {asked},"


QUESTIONS = (
    [
        Questions(each, windows)
        for each in (PLAIN, BELOW_NOTHING, MOVERS)
        for windows in (
            ((5, 9), (-9, 9)),
            ((-9, 1), (-9, 9)),
            ((3, 9), (-9, 9)),
            ((-9, 3), (-9, 9)),
            ((-1, 1), (2, 4), (-inf, inf)),
            ((-5, 1), (-9, 9)),
            ((-9, -5), (-9, 9)),
            ((4, 6), (-9, 4), (-9, 9)),
        )
    ]
    + [
        Questions(LOOSE, ((6, 9), (-9, 4))),
        Questions(LOOSE_FOR_MIN, ((-9, 2), (4, 9))),
    ]
    + [
        Questions(each, ((low, low + 2), (-inf, inf)))
        for each in graphs(2, 12)
        for low in (-6, -1, 4)
    ]
)


@inside
def answers(search: Student, case: Questions) -> str:
    """The last value, as far as its window shows it."""
    game, table = case.graph.game, {}  # type: ignore[var-annotated]
    value = None
    for low, high in case.windows:
        value = value_in(search(game, game.initial, low, high, table))
    low, high = case.windows[-1]
    return "no number" if value is None else canon(min(max(value, low), high))


def right_answers(case: Questions) -> str:
    low, high = case.windows[-1]
    return canon(min(max(true_value(case.graph), low), high))


class Woven(NamedTuple):
    """A large graph, in which every state has many ways to it."""

    seed: int

    @property
    def nodes(self) -> dict[str, Any]:
        return random_graph(random.Random(self.seed), plies=8, width=4, moves=3, values=(0, 99))

    @property
    def game(self) -> GraphGame:
        return GraphGame(self.nodes)

    def __str__(self) -> str:
        return "a game of nine layers in which every position has several ways to it"


class Saved(NamedTuple):
    """The nodes that a search with a table opened."""

    nodes: int
    case: Woven
    value: float | None = None

    @property
    def without(self) -> int:
        return _without(self.case)

    @property
    def percent(self) -> float:
        return 100 * self.nodes / self.without


@inside
def saved(search: Student, case: Woven) -> Saved:
    counted = CountedGame(case.game)
    table: dict[State, Any] = {}
    value = value_in(search(counted, counted.initial, -inf, inf, table))
    return Saved(counted.nodes, case, value)


@cache
def _without(case: Woven) -> int:
    return count(alphabeta, case.game).nodes


class Again(NamedTuple):
    """A large graph, asked once more when its value has been found already."""

    seed: int
    moved: int  # by so much all values are moved, so that it is worth what is asked for
    worth: int = 40
    bound_before: bool = False  # was it asked through a narrow window first?

    @property
    def game(self) -> GraphGame:
        nodes = Woven(self.seed).nodes.items()
        return GraphGame({k: v if isinstance(v, list) else v + self.moved for k, v in nodes})

    @property
    def windows(self) -> tuple[tuple[float, float], ...]:
        narrow, inside = (self.worth + 5, self.worth + 9), (self.worth - 9, self.worth + 9)
        return (narrow, ALL, ALL) if self.bound_before else (ALL, inside)

    def __str__(self) -> str:
        asked = ", then ".join(f"({low:g}, {high:g})" for low, high in self.windows)
        return f"a game worth {self.worth}, asked with one table through {asked}"


@inside
def visited_again(search: Student, case: Again) -> tuple[int, int]:
    """The nodes of the first search, and of the last."""
    game, table, nodes = case.game, {}, []  # type: ignore[var-annotated]
    for low, high in case.windows:
        counted = CountedGame(game)
        search(counted, game.initial, low, high, table)
        nodes.append(counted.nodes)
    return nodes[0], nodes[-1]


AGAIN, ZERO_AGAIN, AFTER_A_BOUND = Again(1, 39), Again(2, -66, 0), Again(3, 40, 40, True)


def is_remembered(_: Again, seen: tuple[int, int]) -> bool:
    """Some nodes are allowed: the start's moves, for whoever looks up only what they lead to."""
    return seen[-1] <= FEW
