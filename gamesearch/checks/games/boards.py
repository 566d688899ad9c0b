"""Tic-tac-toe on rows, as students write it: three lists of three cells, X, O and dots.

What their functions say of these boards is read in answers.py.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from ...games.game import MAX, State
from ...games.tictactoe import HAS_LINE, TicTacToe
from ...sizes import positions
from ..canonical import canon

GAME = TicTacToe()
NOBODY = "nobody"


class Board(NamedTuple):
    """A board that can arise. `rows` is made afresh, so that nobody's changes last."""

    cells: str

    @property
    def game(self) -> TicTacToe:
        return GAME

    @property
    def rows(self) -> list[list[str]]:
        return [list(self.cells[row : row + 3]) for row in (0, 3, 6)]

    @property
    def state(self) -> State:
        return GAME.parse(self.cells)

    @property
    def mover(self) -> str:
        return "X" if GAME.to_move(self.state) == MAX else "O"

    @property
    def moves(self) -> set[str]:
        """The legal moves (row, column), as canonical text."""
        return {canon(divmod(cell, 3)) for cell in GAME.actions(self.state)}

    @property
    def over(self) -> bool:
        return GAME.is_terminal(self.state)

    @property
    def winner(self) -> str:
        """X, O, or nobody."""
        return {1: "X", 0: NOBODY, -1: "O"}[int(GAME.utility(self.state))]

    def after(self, row: int, column: int) -> str:
        return GAME.cells(GAME.result(self.state, 3 * row + column))

    def __str__(self) -> str:
        return " / ".join(self.cells[row : row + 3] for row in (0, 3, 6))


class Played(NamedTuple):
    """A move on a board."""

    board: Board
    move: tuple[int, int]

    @property
    def game(self) -> TicTacToe:
        return GAME

    @property
    def state(self) -> State:
        return self.board.state

    @property
    def expected(self) -> str:
        return self.board.after(*self.move)

    def __str__(self) -> str:
        return f"{self.board} with the move {self.move}"


class Asked(NamedTuple):
    """A finished board, and the player who asks what it is worth."""

    board: Board
    player: str

    @property
    def game(self) -> TicTacToe:
        return GAME

    @property
    def state(self) -> State:
        return self.board.state

    @property
    def expected(self) -> str:
        winner = self.board.winner
        return "0" if winner == NOBODY else "1" if winner == self.player else "-1"

    def __str__(self) -> str:
        return f"{self.board} for {self.player}"


@cache
def every_board() -> tuple[list[Board], list[Board]]:
    """Every board that can arise, in a fixed order: those to play on, and those at an end."""
    found = positions(GAME)
    over = {state for state in found if GAME.is_terminal(state)}
    return (
        [Board(GAME.cells(state)) for state in found if state not in over],
        [Board(GAME.cells(state)) for state in found if state in over],
    )


def bent(crosses: tuple[int, ...]) -> Board:
    """X on these three cells, O on the first two that are left: as nobody has three in a line, it
    can arise. Nothing is searched for it, so it is there wherever the checks are loaded.

    >>> bent((0, 1, 3)).cells
    'XXOXO....'
    """
    noughts = [cell for cell in range(9) if cell not in crosses][:2]
    marks = dict.fromkeys(crosses, "X") | dict.fromkeys(noughts, "O")
    return Board("".join(marks.get(cell, ".") for cell in range(9)))


def three_not_in_line() -> list[list[Board]]:
    """For every three cells that are no line, the boards on which X has just these and no more."""
    found: dict[str, list[Board]] = {}
    for board in every_board()[0]:
        if board.cells.count("X") == 3:
            found.setdefault(board.cells.replace("O", "."), []).append(board)
    return list(found.values())


EMPTY = Board(".........")
ONE_STONE = Board(".X.......")
TWO_STONES = Board(".XO......")
WON_EARLY = Board("XXXOO....")
DRAWN = Board("XOXXOOOXX")
WON_AND_FULL = Board("XXXOOXOXO")
WON_BY_O = Board("OOOXX.X..")
ROUND_THE_EDGE = Board("O.XXX.O..")  # three X in a row of the text, not of the board
WON_COLUMN = Board("XO.XO.X..")
APART = Board("XOXOX....")  # three X, no two of them next to each other in the text
AHEAD = Board("XX.OO....")

GOING_ON = [
    Board(cells)
    for cells in (
        ".........",
        ".X.......",
        "..X.O..X.",  # O's turn once more: the turn is not in the calls, but on the board
        ".XO......",
        "XO.OX....",
        "OXOX.XXO.",
        "XOXXOOOX.",
    )
]
FINISHED = [
    Board(cells)
    for cells in (
        *("XXXOO....", "OO.XXX...", "OO....XXX", "XO.XO.X..", "OX..X..XO", ".OXO.X..X"),
        *("XO..XO..X", "O.X.XOX..", "OOOXX.X..", "X.XOOO..X", "XX.X..OOO", "OX.OX.O.X"),
        *("XO.XOX.O.", "XXO.XO..O", "O.XXOX..O", "XXO.O.O.X", "XOXXOOOXX", "XXXOOXOXO"),
    )
]
BENT = [
    bent(three)
    for three in combinations(range(9), 3)
    if not HAS_LINE[sum(1 << cell for cell in three)]
]
PLAYED = [
    *(Played(EMPTY, (1, 1)), Played(ONE_STONE, (0, 2)), Played(TWO_STONES, (2, 0))),
    *(Played(Board("..X.O..X."), (2, 2)), Played(Board("XO.OX...."), (0, 2))),
]
ASKED = [Asked(board, player) for board in FINISHED for player in "XO"]
