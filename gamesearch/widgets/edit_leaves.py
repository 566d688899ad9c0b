"""`edit_leaves`: a small tree whose leaves can be changed, and the search stepped through anew.

The search itself runs again for every change, so this figure needs a running kernel. Without one
it is a stepper like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..drawing.numbers import several
from ..drawing.trees.plan import WITH_TEXT
from ..errors import BadGame
from ..games.game import MAX, MIN, Player
from ..games.tree import TreeGame
from ..search.minimax import minimax
from ..tracing.recording import record
from ..trees import grow
from .show_steps import show_steps
from .stepper import Asleep, Bundle
from .toolkit import ipywidgets


def edit_leaves(
    tree: list, search: Callable[..., Any] = minimax, *, players: Sequence[Player] = (MAX, MIN)
) -> LeafEditor:
    """A search on nested lists at its first step, with a field for each leaf, left to right.

    >>> from gamesearch import alphabeta
    >>> edit_leaves([[3, 5], [2, 9]], alphabeta)
    <stepper: 4 leaves to edit>
    """
    grown = grow(TreeGame(tree, players))
    if grown.size() > WITH_TEXT:
        raise BadGame(
            f"a tree to edit has at most {WITH_TEXT} nodes, this one {grown.size()}: "
            "choose a smaller one"
        )
    return LeafEditor(tree, search, players, [leaf.path for leaf in grown.leaves()])


class LeafEditor(Bundle):
    """Fields for the leaves above a stepper, which is made anew when one of them changes."""

    def __init__(
        self,
        tree: list,
        search: Callable[..., Any],
        players: Sequence[Player],
        paths: list[tuple[int, ...]],
    ):
        self.tree, self.search, self.players = tree, search, players
        self.paths = paths
        self.fields = [self._field(path) for path in paths]
        row = ipywidgets.HBox(
            [ipywidgets.Label("leaves, left to right:"), *self.fields],
            layout=ipywidgets.Layout(flex_flow="row wrap"),
        )
        row.add_class("gs-needs-kernel")
        self.row, self.stepper = row, self._stepper(0)
        name = f"stepper: {several(len(paths), 'leaf', 'leaves')} to edit"
        self.asleep = Asleep(words="In the notebook, run this cell to change the leaves.")
        super().__init__([row, self.asleep, self.stepper], name, self.stepper.fallback)
        for field in self.fields:
            field.observe(self._changed, "value")

    @property
    def nested(self) -> Any:
        """The nested lists as the fields have them now."""
        values = dict(zip(self.paths, (field.value for field in self.fields), strict=True))

        def rebuilt(node: Any, path: tuple[int, ...]) -> Any:
            if not isinstance(node, list | tuple):
                return values[path]
            return [rebuilt(child, (*path, branch)) for branch, child in enumerate(node)]

        return rebuilt(self.tree, ())

    def _field(self, path: tuple[int, ...]) -> Any:
        value: Any = self.tree
        for branch in path:
            value = value[branch]
        kind = ipywidgets.IntText if isinstance(value, int) else ipywidgets.FloatText
        return kind(value, tooltip=f"leaf {path}", layout=ipywidgets.Layout(width="68px"))

    def _changed(self, change: Any) -> None:
        self.stepper = self._stepper(None)
        self.children = [self.row, self.asleep, self.stepper]

    def _stepper(self, at: int | None) -> Any:
        """At a time of the search's clock; None: finished, to see what became of it."""
        trace = record(self.search, TreeGame(self.nested, self.players))
        return show_steps(trace, at=trace.clock if at is None else at)
