"""Cases for a depth-limited search, what a student's does, and how far it looks (exercise 1.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ...games.game import MAX, Action, Game, State, Value
from ...games.nim import Nim
from ...games.tree import TREES
from ...search.minimax import minimax
from ...tracing.recording import record
from ..guard import Outcome, attempt
from ..inside import inside
from ..observe import Student, value_in, value_text
from .cases import LIMIT, MIN_FIRST, Puzzle, board, long, pile, tree

Evaluate = Callable[[Game, State], Value]


class Limited(NamedTuple):
    """A puzzle, the plies to look ahead, and a guess for what lies at the cut."""

    puzzle: Puzzle
    depth: int
    evaluate: Evaluate

    @property
    def game(self) -> Game:
        return self.puzzle.game

    @property
    def state(self) -> State:
        return self.puzzle.state

    def __str__(self) -> str:
        guess = (self.evaluate.__doc__ or "").rstrip(".").lower()
        plies = "ply" if self.depth == 1 else "plies"
        return f"{self.puzzle} with {self.depth} {plies} to look and {guess}"


def even(game: Game, state: State) -> Value:
    """Every guess 0."""
    return 0


def leftmost(game: Game, state: State) -> Value:
    """The leftmost leaf below a state as its guess."""
    while not game.is_terminal(state):
        state = game.result(state, game.actions(state)[0])
    return game.utility(state) + 0.5  # never what the leaf itself is worth


def by_threes(game: Game, state: State) -> Value:
    """Every guess the number of stones that would complete groups of three."""
    return int(-state[1][0] % 3)


class MostFirst(Nim):
    """Nim that names the largest move first, so that few plies lead to a pile before many do."""

    def actions(self, state: State) -> tuple[Action, ...]:
        return super().actions(state)[::-1]


def most_first(stones: int) -> Puzzle:
    """One pile, as in `pile`."""
    game = MostFirst(stones, most=3)
    return Puzzle(f"{pile(stones)}, the most of them first", game, (MAX, (stones,)))


DEEPER = Limited(pile(9), 2, even)
OVER = Limited(board("XX.OO...."), 1, even)
ENDS_EARLY = Limited(pile(2), 5, even)
ONLY_MOVE = Limited(tree([[5, 1], [[8, [2, 7]]]]), 3, leftmost)
AT_A_MIN_NODE = Limited(tree([[8, 1], [9, 5]]), 1, leftmost)
MET_AGAIN = Limited(pile(7), 4, even)  # five stones are left after one ply, or after two
# Four stones are left after two plies, and again after four.
MET_SOONER = Limited(most_first(10), 5, by_threes)
FAR = Limited(long([5, 3], 30), 40, even)
GUESSED_EIGHTHS = Limited(tree([[0.125, 2], [1.375, 0.625]]), 1, leftmost)
WORTH_ZERO = Limited(tree([[0, 5], [-1, 3]]), 2, leftmost)
EIGHTHS = Limited(tree([[0.125, 2], [1.375, 0.625]]), 2, leftmost)
TWO_PLIES = Limited(tree([[[6, 5], [8, 7]], [[2, 1], [4, 3]]]), 2, leftmost)
MIN_DECIDES = Limited(tree([[[6, 5], [8, 7]], [[2, 1], [4, 3]]], MIN_FIRST), 1, leftmost)
AT_THE_ROOT = Limited(tree(TREES["textbook"]), 0, leftmost)

LIMITED = [
    Limited(puzzle, depth, guess)
    for puzzle, depth, guess in (
        DEEPER,
        OVER,
        (board("XX.OO..X."), 1, even),
        (tree([[3, 12], 7, [2, [9, 1]]]), 1, leftmost),
        TWO_PLIES,
        MIN_DECIDES,
        AT_A_MIN_NODE,
        AT_THE_ROOT,
        (tree(TREES["textbook"]), 2, leftmost),
        (board("X.O.X..O."), 3, even),
        ONLY_MOVE,
        MET_AGAIN,
        MET_SOONER,
        FAR,
        EIGHTHS,
        GUESSED_EIGHTHS,
        WORTH_ZERO,
    )
]
ENDING_EARLY = [ENDS_EARLY, Limited(tree([[3, [9, 1]], 7]), 9, even)]


class Reach(NamedTuple):
    """What a limited search found, how many states it opened, and how far down."""

    value: float | None
    states: int
    plies: int

    @property
    def text(self) -> str:
        return value_text(self.value)


@inside
def reach(search: Student, case: Limited) -> Reach:
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
    return Reach(
        value_in(trace.answer),
        states=len(visits),
        plies=max(len(visit.path) for visit in visits),
    )


def attempted(search: Student, case: Limited) -> Outcome:
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
