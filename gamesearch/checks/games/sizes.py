"""What a student's counting functions say of small games, and what there is to count."""

from __future__ import annotations

from typing import NamedTuple

from ...games.corridor import Corridor
from ...games.dotsandboxes import DotsAndBoxes
from ...games.game import MIN, Game, State
from ...games.nim import Nim
from ...games.tictactoe import TicTacToe
from ...games.tree import TreeGame
from ...sizes import Census, census
from ..canonical import canon, counted
from ..lane import lane
from ..observe import Student

LATE = TicTacToe().parse("XOX .O. ...")


class CountStart(NamedTuple):
    """A game, and the state from which everything is to be counted."""

    game: Game
    name: str
    state: State | None = None

    @property
    def from_state(self) -> State:
        return self.game.initial if self.state is None else self.state

    @property
    def sizes(self) -> Census:
        return census(self.game, self.from_state)

    def __str__(self) -> str:
        return self.name


NOTHING = CountStart(Nim(0), "Nim(0), which is over before it begins")
ONE_STONE = CountStart(Nim(1), "Nim(1)")
TWO_PILES = CountStart(Nim(2, 1), "Nim(2, 1)")
BUSHY = CountStart(TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]]), "the tree of nine leaves")
LOPSIDED = CountStart(TreeGame([[1], [2, [3, 4]], 5]), "the tree [[1], [2, [3, 4]], 5]")
NIM = CountStart(Nim(3, 2), "Nim(3, 2)")
ONE_PILE = CountStart(Nim(7, most=3), "Nim(7, most=3)")
LATER = CountStart(NIM.game, "Nim(3, 2) when one stone is gone", (MIN, (2, 2)))
ONE_BOX = CountStart(DotsAndBoxes(1, 1), "DotsAndBoxes(1, 1)")
TIC_TAC_TOE = CountStart(TicTacToe(), "tic-tac-toe from XOX / .O. / ...", LATE)

LONG = CountStart(
    TreeGame(lane([1, 0, -1], 100)),
    "a tree of one lane, 100 plies long, with three leaves at its end",
)

# A memory that is emptied at a game's first state alone holds what is below move 0 elsewhere.
BELOW = CountStart(
    TreeGame([[[6, 7], [8, 9]], 3]), "the tree [[[6, 7], [8, 9]], 3] after move 0", (0,)
)


class SortedNim(Nim):
    """Nim whose piles have no places: two moves may leave the same. The last move comes first."""

    def actions(self, state: State) -> tuple[tuple[int, int], ...]:
        return super().actions(state)[::-1]

    def result(self, state: State, action: tuple[int, int]) -> State:
        player, piles = super().result(state, action)
        return player, tuple(sorted(piles))


ALIKE = CountStart(SortedNim(2, 2), "Nim(2, 2), where it does not matter which pile is which")

# Where Pac-Man stands is shown, and not how many moves are left.
CORRIDOR = CountStart(
    Corridor(4, 1, (3,), moves=5), "Pac-Man's corridor of four cells, with five moves to make"
)

STARTS = [
    ONE_STONE,
    BUSHY,
    LOPSIDED,
    BELOW,
    TWO_PILES,
    NIM,
    LATER,
    ONE_BOX,
    TIC_TAC_TOE,
    NOTHING,
    LONG,
    CORRIDOR,
    ALIKE,
    ONE_PILE,
]


def number_from(counts: Student, start: CountStart) -> str:
    """What the function answers, as canonical text."""
    return canon(counted(counts(start.game, start.from_state)))
