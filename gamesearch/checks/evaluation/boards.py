"""What a student's evaluation of tic-tac-toe does, in words that hold on any scale (6.2)."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from ...games.game import State
from ...games.tictactoe import TicTacToe
from ...sizes import positions
from ..disguise import DIAGONAL, MIRRORED, turned
from ..inside import inside
from ..observe import Student, value_from

GAME = TicTacToe()


class WrittenBoard(NamedTuple):
    """A position, written as its cells."""

    cells: str

    @property
    def game(self) -> TicTacToe:
        return GAME

    @property
    def state(self) -> State:
        return GAME.parse(self.cells)

    def __str__(self) -> str:
        return " ".join(self.cells[row : row + 3] for row in (0, 3, 6))


class Pair(NamedTuple):
    """Two positions of which the first must be worth more."""

    better: WrittenBoard
    worse: WrittenBoard

    def __str__(self) -> str:
        return f"{self.better} and {self.worse}"


CENTRE = WrittenBoard("....X....")
CORNER = WrittenBoard("X........")
EDGE = WrittenBoard(".X.......")
WON = WrittenBoard("XXXOO....")
DRAWN = WrittenBoard("XOXXOOOXX")
TWO_IN_A_ROW = WrittenBoard("XX..O....")
CENTRE_AND_CORNER = Pair(CENTRE, CORNER)
CENTRE_AND_EDGE = Pair(CENTRE, EDGE)
CORNER_AND_EDGE = Pair(CORNER, EDGE)
TWO_STONES = Pair(WrittenBoard("O...X...."), WrittenBoard("X...O...."))  # after these X is to move

BOARDS = [
    *map(WrittenBoard, ("....X....", "X...O....", "XX.OO....", "XO..X...O")),
    *map(WrittenBoard, ("XX..X.OO.", ".X..O.X..", "XXXOO....", "OOOXX.X..")),
    DRAWN,
]
RANKED = [
    CENTRE_AND_CORNER,
    CORNER_AND_EDGE,
    Pair(CORNER, WrittenBoard(".....X...")),
    Pair(WrittenBoard("X...O...X"), WrittenBoard(".X..O..X.")),
    TWO_STONES,
]


@cache
def every_state() -> tuple[State, ...]:
    """All positions that can arise, those after few moves first."""
    return tuple(positions(GAME))


def value(evaluate: Student, state: State) -> float:
    """The number that an evaluation gives."""
    return value_from(evaluate(GAME, state), "my_evaluate")


def swapped(state: State) -> State:
    """The same stones with X and O exchanged. Nothing else about the state is different."""
    player, *stones = state
    return (1 - player, *stones)


@inside
def both_views(evaluate: Student, board: WrittenBoard) -> tuple[float, float]:
    """A position, and the same with the colours swapped."""
    return value(evaluate, board.state), value(evaluate, swapped(board.state))


def views_cancel(_: Any, seen: tuple[float, float]) -> bool:
    if seen[0] == -seen[1]:  # infinite ones, too
        return True
    return abs(sum(seen)) <= 1e-9 * max(1.0, *map(abs, seen))


@inside
def mirror_images(evaluate: Student, board: WrittenBoard) -> tuple[float, ...]:
    """A position and its two mirror images."""
    boards = [board, *(WrittenBoard(turned(board.cells, order)) for order in (MIRRORED, DIAGONAL))]
    return tuple(value(evaluate, each.state) for each in boards)


def all_alike(_: Any, seen: tuple[float, ...]) -> bool:
    if max(seen) == min(seen):
        return True
    return max(seen) - min(seen) <= 1e-9 * max(1.0, *map(abs, seen))


@inside
def two_values(evaluate: Student, pair: Pair) -> tuple[float, float]:
    return value(evaluate, pair.better.state), value(evaluate, pair.worse.state)


def is_ahead(_: Any, seen: tuple[float, float]) -> bool:
    return seen[0] > seen[1]


class Extremes(NamedTuple):
    """Over every position: the least a win of X is worth, the least and the most of a draw or an
    unfinished game, the most a win of O is worth."""

    x_wins: float
    highest: float
    lowest: float
    o_wins: float


@inside
def extremes(evaluate: Student, _: Any = None) -> Extremes:
    return _extremes(_values(evaluate))


def _values(evaluate: Student) -> dict[State, float]:
    """What it says of every position."""
    return {state: value(evaluate, state) for state in every_state()}


def _extremes(values: dict[State, float]) -> Extremes:
    kinds: dict[int, list[float]] = {1: [], -1: [], 0: []}
    for state, said in values.items():
        kinds[won_by(state)].append(said)
    return Extremes(min(kinds[1]), max(kinds[0]), min(kinds[0]), max(kinds[-1]))


def wins_stand_out(_: Any, seen: Extremes) -> bool:
    return seen.x_wins > seen.highest and seen.lowest > seen.o_wins


def won_by(state: State) -> int:
    return int(GAME.utility(state)) if GAME.is_terminal(state) else 0


@inside
def extremes_and_wins_taken(
    evaluate: Student, asked: tuple[State, ...], looked_from: tuple[State, ...]
) -> tuple[Extremes, int]:
    """The extremes of the positions asked about, and how many of the wins that X could have with
    its next move a look of one move takes."""
    values = {state: value(evaluate, state) for state in asked}
    taken = 0
    for state in looked_from:
        after = [GAME.result(state, move) for move in GAME.actions(state)]
        best = max(after, key=lambda s: (values[s], -won_by(s)))
        taken += won_by(best) == 1
    return _extremes(values), taken
