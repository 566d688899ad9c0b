"""Trees with chance nodes, and what a student's expectimax makes of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..games import CHANCE, MAX, MIN, TreeGame
from ..search import expectiminimax
from ..tracing import record
from .looking import value_in

LIMIT = 2_000  # states; the trees here have fewer than 100
NEAR = 1e-6  # sums of decimals are not exact

_NAMES = {MAX: "MAX", MIN: "MIN", CHANCE: "chance"}


class DiceTree(NamedTuple):
    """A nested list with pairs (probability, subtree) where chance moves, and who moves when."""

    tree: Any
    players: Sequence[int] = (MAX, CHANCE, MIN)

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree, self.players)

    @property
    def value(self) -> float:
        return float(expectiminimax(self.game).value)

    def __str__(self) -> str:
        turns = ", then ".join(_NAMES[player] for player in self.players)
        return f"{self.tree} ({turns})"


class Expected(NamedTuple):
    """The value is None where no number came back."""

    value: float | None
    leaves: tuple[float, ...]

    @property
    def said(self) -> str:
        return "no number" if self.value is None else f"{self.value:g}"

    def near(self, value: float) -> bool:
        return self.value is not None and abs(self.value - value) < NEAR


def averaged(search: Callable[..., Any], case: DiceTree) -> Expected:
    """Run `search(game, state)` on the recorded game."""
    game = case.game
    trace = record(search, game, game.initial, limit=LIMIT)
    value = value_in(trace.answer)
    return Expected(None if value is None else float(value), tuple(trace.leaves))


def average_is_right(case: DiceTree, seen: Expected) -> bool:
    return seen.near(case.value)
