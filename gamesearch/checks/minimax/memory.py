"""Games in which positions come again, in 1.3, and how often a student's search looks at them."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...counting import count
from ...games.game import MIN, Game, State
from ..inside import inside
from ..observe import Student, value_in, value_text
from .cases import TICTACTOE, Puzzle, board, pile, walk

LARGE_PILES = [pile(14), pile(16, MIN)]
HUGE_PILE = pile(40)  # 80 positions: whoever works some out again for each way to them is seen here
DRAWN = walk(10)  # 66 positions, and every way to reach them over 2,000
LOOKS = 300  # generous: the piles have 30 positions, and every way to reach them over 5,000
# 644 positions and 1,432 moves between them: whoever works out each once looks 644 or 1,433 times.
# A memory of 128 positions needs over 2,100 looks, as whoever writes lru_cache and no size has it;
# one of 32 needs over 3,000.
MANY = board("X.O......")
LOOKS_OF_MANY = 2_000


class Cost(NamedTuple):
    """A value, and how many times a state was looked at to find it."""

    value: float | None
    looks: int

    @property
    def text(self) -> str:
        return value_text(self.value)


@inside
def cost(search: Student, puzzle: Puzzle) -> Cost:
    """Run `search(game, state)` and count, on games too large to be recorded."""
    answers: list[Any] = []

    def kept(game: Game, state: State) -> Any:
        answers.append(search(game, state))
        return answers[-1]

    counted = count(kept, puzzle.game, puzzle.state)
    return Cost(value_in(answers[0]), counted.nodes)


def most_looks(puzzle: Puzzle) -> int:
    """So many are enough for whoever works out each position once, or nearly so."""
    return LOOKS_OF_MANY if puzzle.game is TICTACTOE else LOOKS


def remembers(puzzle: Puzzle, seen: Cost) -> bool:
    """Each position was worked out once, or nearly so."""
    return seen.looks <= most_looks(puzzle)
