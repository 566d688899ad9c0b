"""How many nodes a table saves a student's search, on large graphs and when it is asked again."""

from __future__ import annotations

import random
from functools import cache
from math import inf
from typing import Any, NamedTuple

from ...counting import CountedGame, count
from ...games.game import State
from ...games.graph import GraphGame, random_graph
from ...search.alphabeta import alphabeta
from ..inside import inside
from ..observe import Student, value_in
from .searches import ALL, KeepsStates

MOST = 70  # percent of the nodes without a table
FEW = 12  # nodes, when what is asked for is known


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
    counted = CountedGame(KeepsStates(case.game))
    table: dict[State, Any] = {}
    value = value_in(search(counted, counted.initial, -inf, inf, table))
    return Saved(counted.nodes, case, value)


@cache
def true_value(case: Woven) -> float:
    return float(alphabeta(case.game).value)


@cache
def _without(case: Woven) -> int:
    return count(alphabeta, case.game).nodes


class Again(NamedTuple):
    """A large graph, asked once more when its value has been found already."""

    seed: int
    moved: int  # by so much all values are moved, so that it is worth what is asked for
    worth: int = 40
    bound_before: bool = False  # was it asked through a narrow window first?
    last: tuple[float, float] = (-9, 9)  # around what it is worth: the window that asks again

    @property
    def game(self) -> GraphGame:
        nodes = Woven(self.seed).nodes.items()
        return GraphGame({k: v if isinstance(v, list) else v + self.moved for k, v in nodes})

    @property
    def windows(self) -> tuple[tuple[float, float], ...]:
        narrow, last = (self.worth + 5, self.worth + 9), [self.worth + each for each in self.last]
        return (narrow, ALL, ALL) if self.bound_before else (ALL, (last[0], last[1]))

    def __str__(self) -> str:
        asked = ", then ".join(f"({low:g}, {high:g})" for low, high in self.windows)
        return f"a game worth {self.worth}, asked with one table through {asked}"


@inside
def visited_again(search: Student, case: Again) -> tuple[int, int]:
    """The nodes of the first search, and of the last."""
    game, table, nodes = KeepsStates(case.game), {}, []  # type: ignore[var-annotated]
    for low, high in case.windows:
        counted = CountedGame(game)
        search(counted, game.initial, low, high, table)
        nodes.append(counted.nodes)
    return nodes[0], nodes[-1]


AGAIN, ZERO_AGAIN, AFTER_A_BOUND = Again(1, 39), Again(2, -66, 0), Again(3, 40, 40, True)
SAME, BELOW_IT, ABOVE_IT = (AGAIN._replace(last=last) for last in (ALL, (-9, -5), (5, 9)))
OUTSIDE = [BELOW_IT, ABOVE_IT]


def is_remembered(_: Again, seen: tuple[int, int]) -> bool:
    """Some nodes are allowed: the start's moves, for whoever looks up only what they lead to."""
    return seen[-1] <= FEW
