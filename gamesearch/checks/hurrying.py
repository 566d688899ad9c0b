"""A student's cure for Pac-Man: how he eats when the student says what his meals are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..games import Corridor, Game
from ..games.game import State
from ..search import minimax
from .looking import value_in

Student = Callable[..., Any]


class Hunt(NamedTuple):
    """A corridor that goes on when all is eaten, and how far Pac-Man looks ahead."""

    cells: int
    start: int
    pellets: tuple[int, ...]
    depth: int
    first: str = "W"
    stop: bool = False

    @property
    def game(self) -> Corridor:
        return Corridor(
            self.cells,
            self.start,
            self.pellets,
            first=self.first,
            stop=self.stop,
            endless=True,
            moves=60,
        )

    @property
    def needed(self) -> int:
        """Moves that it takes to eat all, in the better of the two orders."""
        west, east = min(self.pellets), max(self.pellets)
        if self.start < west or self.start > east:
            return max(abs(self.start - west), abs(self.start - east))
        return east - west + min(self.start - west, east - self.start)

    def __str__(self) -> str:
        ties = "staying" if self.stop else {"W": "west", "E": "east"}[self.first]
        return (
            f"From cell {self.start} with pellets at {', '.join(map(str, self.pellets))}, looking "
            f"{self.depth} moves ahead, with ties going {ties},"
        )


class Meal(NamedTuple):
    """The pellets eaten, and the moves it took; walking stops after twice the moves needed."""

    eaten: int
    moves: int

    def __str__(self) -> str:
        return f"{self.eaten} eaten after {self.moves} moves"


def hunted(worth: Student, hunt: Hunt) -> Meal:
    """A walk with `worth(eaten, time)` as what has been gathered, looked ahead anew each move."""

    def gathered(game: Game, state: State) -> float:
        _, _, eaten, time = state
        found = value_in(worth(list(eaten), time))
        if found is None:
            raise TypeError("my_worth returned no number")
        return float(found)

    game = hunt.game
    state = game.initial
    while state[1] and state[3] < 2 * hunt.needed:
        move = minimax(game, state, depth=hunt.depth, evaluate=gathered).move
        state = game.result(state, str(move))
    return Meal(len(state[2]), state[3])


def is_quick(hunt: Hunt, meal: Meal) -> bool:
    return meal == Meal(len(hunt.pellets), hunt.needed)
