"""Games that are graphs, drawn with every state once, and beside it what a table holds of them.

layer    how many moves lead to a state, on the longest way there
row      a line of the table: the state it is about, the words, whether they are true
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ...games.game import MAX, State
from ...games.graph import GraphGame
from ..numbers import number
from ..palette import CURRENT, GREY, INK, PAPER, SHAPES, WRONG, mixed
from ..picture import Picture
from .painter import FONT, drawing_libraries

WIDE, HIGH, ROW, TABLE = 80, 56, 24, 300  # points: a state's room, a row's, the table's width


def draw_graph(game: GraphGame) -> Picture:
    """Every state of the game once, whichever way leads to it.

    >>> draw_graph(GraphGame({"start": ["left", "right"], "left": [3, 8], "right": [5, 8]}))
    <graph: 6 states>
    """
    plan = GraphPlan(game)
    name = f"graph: {len(plan.children)} states"
    return Picture(
        lambda: paint_graph(plan, GraphMoment(), table=False), graph_in_words(plan), name
    )


def graph_in_words(plan: GraphPlan) -> str:
    """Who moves where, what leads where, and what the ends with a name are worth."""
    game, turns, leads, ends = plan.game, defaultdict(list), [], []
    for state, children in plan.children.items():
        if children:
            turns["MAX" if game.to_move(state) == MAX else "MIN"].append(plan.name(state))
            leads.append(f"{plan.name(state)} leads to {', '.join(map(plan.name, children))}")
        elif state[1] in game.nodes:
            ends.append(f"{state[1]} is worth {number(game.utility(state))}")
    moves = [f"{player} moves at {', '.join(names)}" for player, names in turns.items()]
    ends = list(dict.fromkeys(ends))  # whoever would be to move there
    parts = ["; ".join(sentences) for sentences in (moves, leads, ends) if sentences]
    return f"Each position once. {'. '.join(parts)}."


class TableRow(NamedTuple):
    state: State
    words: str
    holds: bool = True


@dataclass(frozen=True)
class GraphMoment:
    """What is to be seen at one time of a search."""

    current: State | None = None
    path: tuple[State, ...] = ()  # from the start to the current state
    seen: frozenset[State] = frozenset()
    rows: tuple[TableRow, ...] = ()
    hit: State | None = None  # the row that has just answered
    words: str = ""
    edges: frozenset[tuple[State, State]] = field(default_factory=frozenset)  # gone along so far


class GraphPlan:
    """Where the states of a game stand; the same for all its moments."""

    def __init__(self, game: GraphGame):
        self.game = game
        self.layer: dict[State, int] = {}
        self.children: dict[State, list[State]] = {}
        self._reach(game.initial, 0)
        layers: dict[int, list[State]] = {}
        for state, layer in sorted(self.layer.items(), key=lambda pair: pair[1]):
            layers.setdefault(layer, []).append(state)
        self.width = WIDE * max(map(len, layers.values()))
        self.height = HIGH * len(layers)
        self.spots = {
            state: (
                (place + 0.5) * self.width / len(states),
                self.height - (layer + 0.5) * HIGH,
            )
            for layer, states in layers.items()
            for place, state in enumerate(states)
        }

    def _reach(self, state: State, layer: int) -> None:
        if self.layer.get(state, -1) >= layer:
            return
        self.layer[state] = layer
        game = self.game
        self.children[state] = [game.result(state, move) for move in game.actions(state)]
        for child in self.children[state]:
            self._reach(child, layer + 1)

    def name(self, state: State) -> str:
        """The node's name; with whose turn it is, where it is reached both ways."""
        twins = [other for other in self.layer if other[1] == state[1]]
        if len(twins) == 1 or self.game.is_terminal(state):
            return str(state[1])
        return f"{state[1]}, {'MAX' if self.game.to_move(state) == MAX else 'MIN'} to move"


def paint_graph(plan: GraphPlan, moment: GraphMoment, table: bool = True) -> Any:
    """A matplotlib figure of the graph, with the table at its right."""
    width = plan.width + (TABLE if table else 0)
    height = max(plan.height, ROW * (len(plan.children) + 3) if table else 0)
    _, figure = drawing_libraries(width, height)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    axes.set_xlim(0, width)
    axes.set_ylim(plan.height - height, plan.height)
    for state, children in plan.children.items():
        for child in children:
            _edge(axes, plan, moment, state, child)
    for state in plan.children:
        _node(axes, plan, moment, state)
    if table:
        _table(axes, plan, moment)
    return figure


def _edge(axes: Any, plan: GraphPlan, moment: GraphMoment, state: State, child: State) -> None:
    (x1, y1), (x2, y2) = plan.spots[state], plan.spots[child]
    steps = set(zip(moment.path, moment.path[1:], strict=False))
    here, gone = (state, child) in steps, (state, child) in moment.edges
    colour = INK if here else mixed(INK, 0.8 if gone else 0.25)
    axes.plot([x1, x2], [y1, y2], color=colour, lw=2.8 if here else 1, zorder=1)


def _node(axes: Any, plan: GraphPlan, moment: GraphMoment, state: State) -> None:
    game, (x, y) = plan.game, plan.spots[state]
    over = game.is_terminal(state)
    kind = "leaf" if over else "max" if game.to_move(state) == MAX else "min"
    marker, fill, text = SHAPES[kind]
    seen = state in moment.seen or not moment.seen
    if state == moment.current:
        axes.scatter([x], [y], s=54**2, facecolors=PAPER, edgecolors=CURRENT, lw=2.6, zorder=2)
    axes.scatter(
        [x], [y], marker=marker, s=(26 if over else 38) ** 2, zorder=3,
        color=fill if seen else mixed(fill, 0.25), edgecolors=INK if seen else GREY, lw=1,
    )  # fmt: skip
    inside = number(game.utility(state)) if over else str(state[1])
    shift = {"max": -7.5, "min": 5}.get(kind, 0)
    look = {"ha": "center", "va": "center", "family": FONT, "fontsize": 16, "zorder": 4}
    axes.text(x, y + shift, inside, color=text if seen else GREY, **look)


def _table(axes: Any, plan: GraphPlan, moment: GraphMoment) -> None:
    left, top = plan.width + 14, plan.height - 14
    axes.plot([plan.width] * 2, [plan.height - 8, 8], color=GREY, lw=0.8)
    look = {"va": "center", "family": FONT, "color": INK}
    axes.text(left, top, "the table", fontsize=16, weight="bold", **look)
    for place, row in enumerate(moment.rows, start=1):
        y = top - place * ROW - 3
        if row.state == moment.hit:
            axes.text(left - 10, y, "▸", fontsize=16, va="center", color=CURRENT)
        words = f"{plan.name(row.state)}:  {row.words}"
        axes.text(left, y, words, fontsize=16, **(look | _colour(row)))


def _colour(row: TableRow) -> dict[str, str]:
    return {} if row.holds else {"color": WRONG}


def rows_in_words(rows: Sequence[TableRow], plan: GraphPlan) -> str:
    if not rows:
        return "The table is empty."
    return "The table: " + "; ".join(f"{plan.name(row.state)} {row.words}" for row in rows) + "."
