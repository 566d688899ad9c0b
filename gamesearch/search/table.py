"""A transposition table: what has been found out about positions, to be looked up by others.

  entry     a value, what kind of number it is, how deep it was searched, and the best move found
  EXACT     the value itself
  LOWER     the value is this or more: reading stopped, MIN has something better elsewhere
  UPPER     the value is this or less: reading stopped, MAX has something better elsewhere

What a stored number promises: a search at least `depth` plies deep found it; depth `inf` says
that no line below was cut short, so it holds for any depth. A table belongs to one game and one
evaluation, for the values of two evaluations lie on two scales. The key is the whole state, and
whose turn it is, is part of the state.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, NamedTuple

from ..errors import BadSearch
from ..games.game import Action, State, Value

EXACT, LOWER, UPPER = "exact", "lower", "upper"


class Entry(NamedTuple):
    value: Value
    kind: str
    depth: float
    move: Action | None

    @property
    def bounds(self) -> tuple[Value, Value]:
        """Between which two numbers the value lies."""
        low = -inf if self.kind == UPPER else self.value
        high = inf if self.kind == LOWER else self.value
        return low, high


def always_replace(old: Entry, new: Entry) -> bool:
    """Whatever comes last takes the place."""
    return True


def depth_preferred(old: Entry, new: Entry) -> bool:
    """What cost more to find out stays."""
    return new.depth >= old.depth


class Table:
    """Entries by state. With a `size` there are so many places, and several states share one.

    `replace(old, new)` says whether a new entry may take a place that an old one holds.
    """

    def __init__(
        self, size: int | None = None, replace: Callable[[Entry, Entry], bool] = depth_preferred
    ):
        if size is not None and size < 1:
            raise BadSearch(
                f"a table has at least one place, or size=None for no limit; got {size}"
            )
        self.size, self.replace = size, replace
        self.places: dict[Any, tuple[State, Entry]] = {}

    def place(self, state: State) -> Any:
        return state if self.size is None else hash(state) % self.size

    def find(self, state: State) -> Entry | None:
        """What is known of exactly this state: the whole state is compared, not only its place."""
        stored, entry = self.places.get(self.place(state), (None, None))
        return entry if entry is not None and stored == state else None

    def store(self, state: State, entry: Entry) -> None:
        place = self.place(state)
        if place not in self.places or self.replace(self.places[place][1], entry):
            self.places[place] = state, entry

    def __len__(self) -> int:
        return len(self.places)


class TwoTier(Table):
    """Two entries a place: the one that cost most to find, and beside it the newest."""

    def __init__(self, size: int):
        super().__init__(size, depth_preferred)
        self.newest = Table(size, always_replace)

    def find(self, state: State) -> Entry | None:
        return super().find(state) or self.newest.find(state)

    def store(self, state: State, entry: Entry) -> None:
        super().store(state, entry)
        if super().find(state) != entry:
            self.newest.store(state, entry)

    def __len__(self) -> int:
        return len(self.places) + len(self.newest)
