"""What a student's function gives back, in values of our own making.

Student     what is handed in: anything that can be called
Position    a tree, who moves when, and a window; `look` says what a search does with it
Look        the value that a search gave, and the leaves that it read
Moves       moves that came back, as text
Numbers     some numbers that came back, or the words for what came instead
best_moves  every move that is proven best, to compare a student's with

An answer is read by value_in, move_in, truth_in and numbers_in, however it is written.
The leaves are counted by the recorded game, from the questions that the search asked it; what a
search says about itself is never asked.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from math import inf, isclose
from numbers import Real
from typing import Any, NamedTuple

from ..errors import GameSearchError
from ..games.game import MAX, MIN, Action, Game, Player, State
from ..games.tree import TreeGame
from ..search.alphabeta import alphabeta
from ..search.best import Best
from ..search.minimax import minimax
from ..tracing.recording import record_questions
from .canonical import canon, counted
from .forms import own_types
from .inside import inside

LIMIT = 2_000  # states; the trees here have fewer than 100
NEAR = 1e-6  # sums of decimals are not exact

Student = Callable[..., Any]


class Position(NamedTuple):
    """A tree with the players in turn, and the window that the search starts with."""

    tree: Any
    players: tuple[int, ...] = (MAX, MIN)
    window: tuple[float, float] = (-inf, inf)

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree, self.players)

    @property
    def best(self) -> Best:
        """What minimax says."""
        return minimax(self.game)

    def __str__(self) -> str:
        turns: dict[tuple[int, ...], str] = {(MAX, MIN): "", (MIN, MAX): " with MIN to move first"}
        in_words = " where the turns are " + " ".join(
            "MAX" if p == MAX else "MIN" for p in self.players
        )
        first = turns.get(self.players, in_words)
        window = (
            "" if self.window == (-inf, inf) else " with the window ({}, {})".format(*self.window)
        )
        return f"{self.tree}{first}{window}"


class Look(NamedTuple):
    """The value that a search gave, None if it gave no number, and the leaves that it read."""

    value: float | None
    leaves: tuple[float, ...] = ()  # each leaf once, in the order of first looks

    @property
    def text(self) -> str:
        return value_text(self.value)

    @property
    def order(self) -> str:
        return " ".join(f"{leaf:g}" for leaf in self.leaves) or "no leaf at all"

    def near(self, value: float) -> bool:
        return self.value is not None and abs(self.value - value) < NEAR


class Moves(tuple[str, ...]):
    """Moves as canonical text."""

    def __str__(self) -> str:
        return " or ".join(self)


@inside
def look(search: Student, position: Position) -> Look:
    """Run `search(game, state, alpha, beta)`; it may leave out what it does not need."""
    return recorded(lambda game: call(search, game, *position.window), position.game)


def look_by_reference(position: Position) -> Look:
    """What alpha-beta of this package does with a position's tree."""
    return look(alphabeta, position)


@inside
def recorded(search: Student, game: Game, state: State = None, limit: int = LIMIT) -> Look:
    """Run `search(game, state)` on the recorded game."""
    trace = record_questions(search, game, state, limit=limit)
    return Look(value_in(trace.answer), tuple(trace.leaves))


def call(search: Student, game: Any, alpha: float, beta: float) -> Any:
    """`search(game, state, alpha, beta)`, with the window only where it is given or asked for."""
    needed = _needed(search)
    if (alpha, beta) != (-inf, inf) or needed > 2:
        return search(game, game.initial, alpha, beta)
    return search(game, game.initial) if needed != 1 else search(game)


def takes_window(search: Student) -> bool:
    """Can the search be called with a window? Some right ones cannot."""
    try:
        inspect.signature(search).bind(None, None, -inf, inf)
    except (TypeError, ValueError):
        return False
    return True


def _needed(search: Student) -> int:
    """How many arguments the search cannot do without."""
    try:
        parameters = inspect.signature(search).parameters.values()
    except (TypeError, ValueError):
        return 2
    free = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(each.kind in free and each.default is each.empty for each in parameters)


def value_in(answer: Any) -> float | None:
    """The number in an answer: it may stand alone, first in a pair, or under "value" in a dict."""
    value = _item(answer, 0, "value")
    return float(value) if isinstance(value, Real) and type(value) is not bool else None


class NoNumber(GameSearchError, TypeError):
    """Something else came back where a number was asked for."""


def value_from(answer: Any, name: str) -> float:
    """The number in an answer of the function of this name, which must have given one."""
    value = value_in(answer)
    if value is None:
        raise NoNumber(f"{name} returned no number")
    return value


def value_text(value: float | None) -> str:
    return "no number" if value is None else f"{value:g}"


def move_in(answer: Any) -> str:
    """The move in an answer, as canonical text: alone, second in a pair, or under "move".

    True is move 1, as for every game: `result(state, True)` plays it, and True == 1.
    """
    return canon(counted(_item(answer, 1, "move")))


def truth_in(answer: Any) -> str:
    """ "True" or "False", 1 and 0 being the same; or whatever else came back, as text."""
    said = canon(answer)
    return {"1": "True", "0": "False"}.get(said, said)


def _item(answer: Any, place: int, name: str) -> Any:
    answer = own_types(answer)
    if isinstance(answer, dict):
        return answer.get(name)
    pair = isinstance(answer, list | tuple) and len(answer) == 2
    return answer[place] if pair else answer


class Numbers(NamedTuple):
    """Some numbers that came back; None, and words for it, where something else did."""

    values: tuple[float, ...] | None
    instead: str = "no numbers"

    @property
    def text(self) -> str:
        if self.values is None:
            return self.instead
        return "(" + ", ".join(f"{each:g}" for each in self.values) + ")"

    def near(self, *others: float) -> bool:
        return are_near(self.values, others)


def numbers_in(answer: Any, many: int | None = None) -> tuple[float, ...] | None:
    """The numbers in a list or tuple, of which there must be so many."""
    answer = own_types(answer)
    if not isinstance(answer, list | tuple) or many not in (None, len(answer)):
        return None
    if any(isinstance(each, str) for each in answer):  # float("0.5") would be a number
        return None
    try:
        return tuple(map(float, answer))
    except (TypeError, ValueError):
        return None


def with_twins(case: Any, **others: Any) -> list[Any]:
    """The case, and for each of these arguments its twin, in which nothing else is different."""
    return [case, *(case._replace(**{name: value}) for name, value in others.items())]


def are_near(some: Sequence[float] | None, others: Sequence[float], room: float = NEAR) -> bool:
    """As many numbers, each as large as its counterpart, but for so much room."""
    if some is None or len(some) != len(others):
        return False
    return all(abs(a - b) < room for a, b in zip(some, others, strict=True))


def is_any_of(*values: float) -> Callable[[float | None], bool]:
    """For a symptom: does the number seen equal one of these, rounding aside?"""
    return lambda seen: seen is not None and any(abs(seen - value) < NEAR for value in values)


def best_moves(
    game: Game, state: State = None, search: Student = minimax, player: Player | None = None
) -> list[Action]:
    """Every move that is best for `player`, or for whoever moves, rounding aside.

    Each is searched on its own, so that no value is only a bound.
    """
    here = game.initial if state is None else state
    values = {move: search(game, game.result(here, move)).value for move in game.actions(here)}
    chooser = game.to_move(here) if player is None else player
    best = (max if chooser == MAX else min)(values.values())
    return [m for m, value in values.items() if isclose(value, best, rel_tol=1e-9, abs_tol=1e-9)]
