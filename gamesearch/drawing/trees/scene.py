"""What is to be seen of a search at one moment: a function of the trace and the time alone.

  waiting   not reached yet          open    on the way from the root to where the search stands
  closed    done                     unread  in a branch that turned out not to matter
  absent    not part of the tree yet, in a tree that grows

Values, as the search had them at that time:

  settled   the node is done. "≤2" or "≥5" where moves were left out and the value lies outside
            the window: then it is a bound
  so far    the best of the children that are done
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import inf
from typing import Any

from ...games.game import Player, Value
from ...tracing.trace import Visit
from ..numbers import number, window
from .geometry import digits
from .meaning import ValueMeanings
from .plan import DrawnNode, TreePlan


@dataclass(frozen=True)
class Appearance:
    """How one node is to be seen."""

    state: str
    value: str = ""
    settled: bool = False
    window: str = ""
    payoffs: tuple[Value, ...] = ()  # what it is worth to each of several players
    mover: Player | None = None  # of several players the one who chooses here, or chose this leaf


@dataclass(frozen=True)
class Scene:
    looks: tuple[Appearance, ...]  # by the numbers of the plan's nodes
    current: int | None = None
    path: tuple[int, ...] = ()  # from below the root to the current node
    taken: frozenset[int] | None = None  # nodes whose edges are thick, if not those of the path
    crossed: frozenset[int] = frozenset()  # first nodes of branches known to be pruned
    grows: bool = False  # do nodes and their moves appear one after the other?


def still(plan: TreePlan, windows: bool = True) -> Scene:
    """The tree as it is, no search on it."""
    return Scene(
        tuple(
            Appearance("closed", _shown(node.value), True, node.beside if windows else "")
            for node in plan.nodes
        )
    )


def letters_inside(plan: TreePlan, scenes: Iterable[Scene]) -> dict[str, float]:
    """How many digits wide the values are that are to stand in each kind of node."""
    kinds = [node.kind for node in plan.nodes]
    return _longest(pair for scene in scenes for pair in zip(kinds, scene.looks, strict=True))


def _longest(looks: Iterable[tuple[str, Appearance]]) -> dict[str, float]:
    longest: dict[str, float] = {}
    for kind, look in looks:
        longest[kind] = max(longest.get(kind, 0), digits(look.value))
    return longest


class Story:
    """All moments of a recorded search. Each scene is computed from its time, not from the last."""

    def __init__(self, plan: TreePlan, windows: bool = True):
        if plan.trace is None:
            raise ValueError(
                "only a recorded search has moments: record it, trace = record(search, game)"
            )
        self.plan, self.trace, self.windows = plan, plan.trace, windows
        self.values = ValueMeanings(plan.trace)
        self._events = sorted(self._opened_and_closed())
        self._looks = [self._looks_over_time(node) for node in plan.nodes]
        self._since = [[since for since, _ in changes] for changes in self._looks]
        self._cuts = [(self._end_of_reading(node), node.key) for node in plan.nodes if node.cut]

    @cached_property
    def ticks(self) -> list[int]:
        """The times at which something that is drawn opens or closes."""
        return sorted({time for time, _ in self._events})

    def at(self, time: int) -> Scene:
        current = self.current(time)
        looks = tuple(
            changes[bisect_right(since, time) - 1][1]
            for since, changes in zip(self._since, self._looks, strict=True)
        )
        crossed = frozenset(key for since, key in self._cuts if since <= time)
        return Scene(looks, current.key, self._path(current), crossed=crossed)

    def end(self) -> Scene:
        """The search done, with no mark on where it stands."""
        scene = self.at(self.trace.clock)
        return replace(scene, current=None, path=())

    def letters_beside(self) -> dict[int, int]:
        """How long the window beside each node is at most."""
        return {
            key: max(len(look.window) for look in self._shown_at_ticks(changes))
            for key, changes in enumerate(self._looks)
        }

    def letters_inside(self) -> dict[str, float]:
        """How many digits wide the values are that are to stand in each kind of node."""
        shown = (
            (node.kind, self._shown_at_ticks(self._looks[node.key])) for node in self.plan.nodes
        )
        return _longest((kind, look) for kind, looks in shown for look in looks)

    def _shown_at_ticks(self, changes: list[tuple[int, Appearance]]) -> Iterator[Appearance]:
        """The looks that last until a tick; what changes between two of them is never seen."""
        ends = [*(since for since, _ in changes[1:]), inf]
        for (since, look), end in zip(changes, ends, strict=True):
            if bisect_left(self.ticks, since) < bisect_left(self.ticks, end):
                yield look

    def current(self, time: int) -> DrawnNode:
        """The node that opened or closed last, at this time or before."""
        happened = bisect_right(self._events, time, key=lambda event: event[0])
        return self.plan.nodes[self._events[max(happened, 1) - 1][1]]

    def _opened_and_closed(self) -> set[tuple[int, int]]:
        seen = [(node.key, node.visit) for node in self.plan.nodes if node.visit]
        times = ((t, key) for key, visit in seen for t in (visit.opened, visit.closed))
        return {(time, key) for time, key in times if time is not None}

    def _looks_over_time(self, node: DrawnNode) -> list[tuple[int, Appearance]]:
        """(since when, look), for every time at which the node's look may change."""
        visit = node.visit
        if visit is None:
            unread = self._unseen(node, "unread")
            return [(-1, self._unseen(node, "waiting")), (self._end_of_reading(node), unread)]
        opened, closed = visit.opened or 0, visit.closed or 0
        times = {opened, closed, *(since for since, _, _ in visit.windows)}
        times |= {child.closed or 0 for child in visit.opened_children}
        during = sorted(time for time in times if opened <= time <= closed)
        seen = ((time, self._look(node, visit, time)) for time in during)
        return [(-1, self._unseen(node, "waiting")), *seen]

    def _unseen(self, node: DrawnNode, state: str) -> Appearance:
        """Before the search has looked at a node, or where it never will."""
        return Appearance(state)

    def _look(self, node: DrawnNode, visit: Visit, time: int) -> Appearance:
        bounds = visit.window_at(time)
        seen = window(*bounds) if bounds and self.windows and not visit.is_leaf else ""
        if time < (visit.closed or 0):
            return Appearance("open", _shown(self.values.so_far(visit, time)), False, seen)
        value = self.values.bound(visit) + _shown(self.values.of(visit))
        return Appearance("closed", value, True, seen)

    def _end_of_reading(self, node: DrawnNode) -> int:
        """When it is known that a branch stays unread: as the node above it closes."""
        while not node.visit:
            node = self.plan.nodes[node.parent or 0]
        return node.visit.closed or 0

    def _path(self, node: DrawnNode) -> tuple[int, ...]:
        if node.parent is None:
            return ()
        return (*self._path(self.plan.nodes[node.parent]), node.key)


def _shown(value: Any) -> str:
    return "" if value is None else number(value)
