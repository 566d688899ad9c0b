"""What a student's search with a table finds: with an empty one, and after other windows."""

from __future__ import annotations

import random
from collections.abc import Mapping
from math import inf
from typing import Any, NamedTuple

from ...games.game import MAX, MIN, Action, Game, State
from ...games.graph import GraphGame, random_graph
from ...games.wrapper import Wrapped
from ...search.minimax import minimax
from ..canonical import canon
from ..inside import inside
from ..observe import Student, value_in

ALL = (-inf, inf)


class KeepsStates(Wrapped):
    """Keeps every state that it hands out, so that no two of them ever have the same `id`: whoever
    takes that for a key finds nothing again, and finds nothing wrong by chance."""

    def __init__(self, game: Game):
        super().__init__(game)
        self.kept: list[State] = []

    def result(self, state: State, action: Action) -> State:
        self.kept.append(self.real.result(state, action))
        return self.kept[-1]


class Graph(NamedTuple):
    """A graph by its nodes, and the players in turn."""

    nodes: tuple[tuple[str, Any], ...]
    players: tuple[int, ...] = (MAX, MIN)
    start: State = None  # where the search begins; None: where the game does

    @property
    def game(self) -> GraphGame:
        return GraphGame({name: _as_list(inside) for name, inside in self.nodes}, self.players)

    @property
    def state(self) -> State:
        return self.game.initial if self.start is None else self.start

    def __str__(self) -> str:
        first = "" if self.players[0] == MAX else ", MIN to move first"
        if len(self.players) > 2:
            first = ", the turns being " + " ".join(
                "MAX" if player == MAX else "MIN" for player in self.players
            )
        begins = f", from {self.start} on" if self.start else ""
        inside = {name: _as_list(inside) for name, inside in self.nodes}
        return f"GraphGame({inside}){first}{begins}"


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
        # Nodes with one move, with two and with three, so that nobody can count on two.
        moves = (2, 2, 3, 1)[n % 4]
        nodes = random_graph(rng, plies=rng.randint(3, 5), width=3, moves=moves, values=(-9, 9))
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

# No position comes back: nothing in the table can answer here.
NO_TWINS = graph(
    {
        **{"r": ["b", "c", "d"], "b": ["e", "f"], "c": ["g", "h"], "d": ["i", "j"]},
        **{"e": [4, 7], "f": [6, 1], "g": [8, 3], "h": [5, 9], "i": [2, 6], "j": [7, 8]},
    }
)
PLAIN_FOR_MIN = PLAIN._replace(players=(MIN, MAX))
# MAX moves twice in a row, then MIN; and a search that begins at c, which is worth less than r.
TWICE = graph(
    {"r": ["b", "c"], "b": ["d", "e"], "c": ["e", "f"], "d": [5, 1], "e": [2, 9], "f": [8, 3]},
    (MAX, MAX, MIN),
)
INSIDE = PLAIN._replace(start=(1, "c"))
FIVE_WAYS = graph({"r": [*"bcdef"], **{name: [9, 8, 7, 6, n] for n, name in enumerate("bcdef")}})
# c is worth less than b, but its first move does not show it.
BEHIND = graph({"r": ["b", "c"], "b": [3, 4], "c": [3.5, 1]})
# A search that stops at 1 or more, or at -1 or less, does not look at d.
PAST_ONE = graph({"r": ["b", "c", "d"], "b": [0, 2], "c": [3, 5], "d": [4, 6]})
WIDE = graph({"r": ["b", "c", "d"], "b": [7, 12, 3], "c": [6, 14, 2], "d": [9, 8, 5]})
FAR_OFF = graph({"r": ["b", "c"], "b": [-(10**22), -(10**23)], "c": [-(10**24), -(10**22)]})
FAR_OFF_FOR_MIN = graph({"r": ["b", "c"], "b": [10**22, 10**23], "c": [10**24, 9]}, (MIN, MAX))
# The first move is enough to fail high through (-9, 1), and the second is better.
BETTER_LATER = graph({"r": ["b", "c"], "b": [3, 12], "c": [5, 14]})

SMALL = [PLAIN, PLAIN_FOR_MIN, WIDE, BELOW_NOTHING, BETWEEN, BEHIND, INSIDE, MOVERS, DIAMOND]
SMALL += [TURNED, TURNED_FOR_MIN, DIAMOND_FOR_MIN, TWICE]


def elsewhere(cases: list[Graph]) -> list[Graph]:
    """The same graphs with other turns; and searched from a state that is worth something else
    than the start, where there is one."""
    turns = ((MAX, MAX, MIN), (MIN, MIN, MAX))
    found = [each._replace(players=turns[n % 2]) for n, each in enumerate(cases)]
    for case in cases:
        after = [case._replace(start=each) for each in _after(case.game, case.game.initial)]
        after += [
            case._replace(start=each) for one in after for each in _after(case.game, one.start)
        ]
        found += [each for each in after if _worth(case.game, each.start) != _worth(case.game)][:1]
    return found


def _worth(game: GraphGame, state: State = None) -> float:
    """Worked out here: this file is read beside an answer, where none of the package's searches
    may be called."""
    here = game.initial if state is None else state
    if game.is_terminal(here):
        return game.utility(here)
    below = [_worth(game, game.result(here, move)) for move in game.actions(here)]
    return max(below) if game.to_move(here) == MAX else min(below)


def _after(game: GraphGame, state: State) -> list[State]:
    """What the moves at a state lead to, without the ends of the game."""
    states = [game.result(state, move) for move in game.actions(state)]
    return [each for each in states if not game.is_terminal(each)]


@inside
def value_with_table(search: Student, case: Graph, keep: bool = False) -> float | None:
    """`search(game, state, alpha, beta, table)` with an empty table."""
    game = KeepsStates(case.game) if keep else case.game
    return value_in(search(game, case.state, -inf, inf, {}))


def true_value(case: Graph) -> float:
    return float(minimax(case.game, case.state).value)


GRAPHS = [*SMALL, NO_TWINS, FIVE_WAYS, FAR_OFF, FAR_OFF_FOR_MIN, *graphs(1, 40)]
GRAPHS += elsewhere(graphs(3, 8))


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


NARROW = (((2, 9), (-9, -2)), ((-3, 3), (-8, -5), (4, 6)), ((-7, 2), (1, 3)))
# Whoever leaves a node early for one player only stores what is not true here.
UNCUT = [graphs(12, 13)[12], graphs(13, 6)[5]]

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
        Questions(BETTER_LATER, ((-9, 1), (-9, 9))),
        Questions(BETTER_LATER, ((6, 9), (-9, 1), (-9, 9))),
    ]
    + [
        Questions(each, ((low, low + 2), (-inf, inf)))
        for each in graphs(2, 12)
        for low in (-6, -1, 4)
    ]
    + [Questions(each, (*narrow, ALL)) for each in [*graphs(12, 12), *UNCUT] for narrow in NARROW]
)


@inside
def answers(search: Student, case: Questions, keep: bool = False) -> str:
    """The last value, as far as its window shows it."""
    game: Game = KeepsStates(case.game) if keep else case.game
    table: dict[State, Any] = {}
    value = None
    for low, high in case.windows:
        value = value_in(search(game, case.graph.state, low, high, table))
    low, high = case.windows[-1]
    return "no number" if value is None else canon(min(max(value, low), high))


def right_answers(case: Questions) -> str:
    low, high = case.windows[-1]
    return canon(min(max(true_value(case.graph), low), high))
