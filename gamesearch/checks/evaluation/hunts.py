"""Pac-Man in a corridor, and how he eats when a student says what his meals are worth (6.6)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from ...games.corridor import Corridor
from ...games.game import Game, State
from ...search.minimax import minimax
from ..inside import inside
from ..observe import Student, value_from


class Hunt(NamedTuple):
    """A corridor that goes on when all is eaten, how far Pac-Man looks ahead, how many moves he has
    made, and the moves at which he has eaten by then."""

    cells: int
    start: int
    pellets: tuple[int, ...]
    depth: int
    first: str = "W"
    stop: bool = False
    made: int = 0
    meals: tuple[int, ...] = ()

    @property
    def game(self) -> Corridor:
        return Corridor(
            self.cells,
            self.start,
            self.pellets,
            first=self.first,
            stop=self.stop,
            endless=True,
            moves=120,
        )

    @property
    def needed(self) -> int:
        """Moves that it takes to eat all, in the better of the two orders."""
        west, east = min(self.pellets), max(self.pellets)
        if self.start < west or self.start > east:
            return max(abs(self.start - west), abs(self.start - east))
        return east - west + min(self.start - west, east - self.start)

    def __str__(self) -> str:
        ties = "staying" if self.stop else {"W": "the west", "E": "the east"}[self.first]
        meals = f" meals at {' and '.join(map(str, self.meals))}" if self.meals else "out a meal"
        late = f"After {self.made} moves with{meals}, f" if self.made else "F"
        return (
            f"{late}rom cell {self.start} with pellets at {', '.join(map(str, self.pellets))}, "
            f"looking {self.depth} moves ahead, with ties decided for {ties},"
        )


TWO_MOVES_AHEAD = Hunt(8, 4, (5,), 2)
NEXT_TO_IT = Hunt(8, 4, (5,), 3)
TIES_TO_IT = NEXT_TO_IT._replace(first="E")
TWO_PELLETS = Hunt(9, 4, (2, 6), 5)
LATE = Hunt(9, 4, (2, 6), 5, made=90)
LAST = LATE._replace(made=94)  # the second meal is the hundredth move
# As floats, an early meal and a late one may sum up to the early one alone.
EARLY_AND_LATE = LATE._replace(meals=(3, 8))
EDGE_OF_SIGHT = Hunt(9, 4, (7,), 3)
FAR_APART = Hunt(20, 2, (4, 8, 12, 16, 18), 5)

HUNTS = [
    *(Hunt(8, 4, (5,), depth, first) for depth in (2, 3, 4, 6) for first in "WE"),
    Hunt(8, 4, (5,), 3, stop=True),
    TWO_PELLETS,
    Hunt(9, 3, (5, 8), 5),
    Hunt(9, 4, (3, 7), 6, "E"),
    EDGE_OF_SIGHT,
    Hunt(9, 4, (1,), 3, "E"),
    FAR_APART,
    LATE,
    LATE._replace(first="E"),
    LAST,
    EARLY_AND_LATE,
]


class Meal(NamedTuple):
    """The pellets eaten, and the moves it took; walking stops after twice the moves needed."""

    eaten: int
    moves: int

    def __str__(self) -> str:
        return f"{self.eaten} eaten after {self.moves} moves"


@inside
def hunted(worth: Student, hunt: Hunt) -> Meal:
    """A walk with `worth(eaten, time)` as what has been gathered, looked ahead anew each move."""

    def gathered(game: Game, state: State) -> float:
        _, _, eaten, time = state
        said = worth(list(eaten), time)
        exact = isinstance(said, int | Fraction) and not isinstance(said, bool)
        return said if exact else value_from(said, "my_worth")

    game = hunt.game
    state = (*game.initial[:2], hunt.meals, hunt.made)
    while state[1] and state[3] < hunt.made + 2 * hunt.needed:
        move = minimax(game, state, depth=hunt.depth, evaluate=gathered).move
        state = game.result(state, str(move))
    return Meal(len(state[2]) - len(hunt.meals), state[3] - hunt.made)


def is_quick(hunt: Hunt, meal: Meal) -> bool:
    return meal == Meal(len(hunt.pellets), hunt.needed)
