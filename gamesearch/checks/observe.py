"""What a student's search makes of a small tree: its value, its move, the leaves it looked at.

The leaves are counted by the recorded game, from the questions that the search asked it; what a
search says about itself is never asked.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from math import inf
from numbers import Real
from typing import Any, NamedTuple

from ..games.game import MAX, MIN
from ..games.tree import TreeGame
from ..search.alphabeta import alphabeta
from ..search.best import Best
from ..search.minimax import minimax
from ..tracing.recording import record
from .canonical import canon, plain

LIMIT = 2_000  # states; the trees here have fewer than 100


class Position(NamedTuple):
    """A tree with the players in turn, and the window that the search starts with."""

    tree: Any
    players: tuple[int, int] = (MAX, MIN)
    window: tuple[float, float] = (-inf, inf)

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree, self.players)

    @property
    def best(self) -> Best:
        """What minimax says."""
        return minimax(self.game)

    def __str__(self) -> str:
        first = "" if self.players[0] == MAX else " with MIN to move first"
        window = (
            "" if self.window == (-inf, inf) else " with the window ({}, {})".format(*self.window)
        )
        return f"{self.tree}{first}{window}"


class Look(NamedTuple):
    """What a search did with a tree. The value is None where it gave no number back."""

    value: float | None
    leaves: tuple[float, ...]  # each leaf once, in the order of first looks

    @property
    def said(self) -> str:
        return "no number" if self.value is None else f"{self.value:g}"

    @property
    def order(self) -> str:
        return " ".join(f"{leaf:g}" for leaf in self.leaves) or "no leaf at all"


def look(search: Callable[..., Any], position: Position) -> Look:
    """Run `search(game, state, alpha, beta)`; it may leave out what it does not need."""
    trace = record(lambda game: call(search, game, *position.window), position.game, limit=LIMIT)
    leaves = [visit.outcome for visit in trace.visits() if visit.outcome is not None]
    value = value_in(trace.answer)
    return Look(None if value is None else float(value), tuple(leaves))


def look_by_reference(position: Position) -> Look:
    """What alpha-beta of this package does with a position's tree."""
    return look(alphabeta, position)


def call(search: Callable[..., Any], game: Any, alpha: float, beta: float) -> Any:
    """`search(game, state, alpha, beta)`, with the window only where it is given or asked for."""
    needed = _needed(search)
    if (alpha, beta) != (-inf, inf) or needed > 2:
        return search(game, game.initial, alpha, beta)
    return search(game, game.initial) if needed != 1 else search(game)


def takes_window(search: Callable[..., Any]) -> bool:
    """Can the search be called with a window? Some right ones cannot."""
    try:
        inspect.signature(search).bind(None, None, -inf, inf)
    except (TypeError, ValueError):
        return False
    return True


def _needed(search: Callable[..., Any]) -> int:
    """How many arguments the search cannot do without."""
    try:
        parameters = inspect.signature(search).parameters.values()
    except (TypeError, ValueError):
        return 2
    free = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(each.kind in free and each.default is each.empty for each in parameters)


def value_in(answer: Any) -> Real | None:
    """The number in an answer: it may stand alone, first in a pair, or under "value" in a dict."""
    value = _item(answer, 0, "value")
    return value if isinstance(value, Real) and type(value) is not bool else None


def move_in(answer: Any) -> str:
    """The move in an answer, as canonical text: alone, second in a pair, or under "move"."""
    return canon(_item(answer, 1, "move"))


def _item(answer: Any, place: int, name: str) -> Any:
    answer = plain(answer)
    kind = type(answer)
    if issubclass(kind, dict):
        answer = dict.get(answer, name)
    elif issubclass(kind, list | tuple):
        items = list(answer)
        answer = items[place] if len(items) == 2 else answer
    return plain(answer)
