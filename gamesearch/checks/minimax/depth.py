"""What a student's depth-limited search does: its value, and how far it looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ...games.game import Game, State, Value
from ...search.minimax import minimax
from ...tracing.recording import record
from ..guard import Outcome, attempt
from ..observe import value_in
from .cases import LIMIT, Puzzle, in_words

Evaluate = Callable[[Game, State], Value]


class Limited(NamedTuple):
    """A puzzle, the plies to look ahead, and a guess for what lies at the cut."""

    puzzle: Puzzle
    depth: int
    evaluate: Evaluate

    def __str__(self) -> str:
        guess = (self.evaluate.__doc__ or "").rstrip(".").lower()
        plies = "ply" if self.depth == 1 else "plies"
        return f"{self.puzzle} with {self.depth} {plies} to look and {guess}"


class Reach(NamedTuple):
    """What a limited search found, how many states it opened, how far down, and what it guessed."""

    value: float | None
    states: int
    plies: int

    @property
    def said(self) -> str:
        return in_words(self.value)


def even(game: Game, state: State) -> Value:
    """Every guess 0."""
    return 0


def leftmost(game: Game, state: State) -> Value:
    """The leftmost leaf below a state as its guess."""
    while not game.is_terminal(state):
        state = game.result(state, game.actions(state)[0])
    return game.utility(state) + 0.5  # never what the leaf itself is worth


def reach(search: Callable[..., Any], case: Limited) -> Reach:
    """Run `search(game, state, depth, evaluate)` on the recorded game."""

    def run(game: Game, state: State, *, depth: int, evaluate: Evaluate) -> Any:
        return search(game, state, depth, evaluate)

    trace = record(
        run,
        case.puzzle.game,
        case.puzzle.state,
        limit=LIMIT,
        depth=case.depth,
        evaluate=case.evaluate,
    )
    visits = list(trace.visits())
    value = value_in(trace.answer)
    return Reach(
        None if value is None else float(value),
        states=len(visits),
        plies=max(len(visit.path) for visit in visits),
    )


def attempted(search: Callable[..., Any], case: Limited) -> Outcome:
    """The same, where it matters whether the search comes back at all."""
    return attempt(lambda: reach(search, case))


def reach_by_reference(case: Limited) -> Reach:
    """What the package's minimax does with a case."""

    def reference(game: Game, state: State, depth: int, evaluate: Evaluate) -> Any:
        return minimax(game, state, depth=depth, evaluate=evaluate)

    return reach(reference, case)


def guess_is_right(case: Limited, seen: Reach) -> bool:
    return seen.value == reach_by_reference(case).value


def stays_within(case: Limited, seen: Reach) -> bool:
    """No state opened below the limit; fewer states than minimax opens are welcome."""
    expected = reach_by_reference(case)
    return seen.plies <= expected.plies and seen.states <= expected.states
