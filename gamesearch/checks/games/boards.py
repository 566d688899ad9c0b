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


class PossibleBoard(NamedTuple):
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


class MoveOnBoard(NamedTuple):
    """A move on a board."""

    board: PossibleBoard
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


class FinishedBoard(NamedTuple):
    """A finished board, and the player who asks what it is worth."""

    board: PossibleBoard
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
def every_board() -> tuple[list[PossibleBoard], list[PossibleBoard]]:
    """Every board that can arise, in a fixed order: those to play on, and those at an end."""
    found = positions(GAME)
    over = {state for state in found if GAME.is_terminal(state)}
    return (
        [PossibleBoard(GAME.cells(state)) for state in found if state not in over],
        [PossibleBoard(GAME.cells(state)) for state in found if state in over],
    )


def bent(crosses: tuple[int, ...]) -> PossibleBoard:
    """X on these three cells, O on the first two that are left: as nobody has three in a line, it
    can arise. Nothing is searched for it, so it is there wherever the checks are loaded.

    >>> bent((0, 1, 3)).cells
    'XXOXO....'
    """
    noughts = [cell for cell in range(9) if cell not in crosses][:2]
    marks = dict.fromkeys(crosses, "X") | dict.fromkeys(noughts, "O")
    return PossibleBoard("".join(marks.get(cell, ".") for cell in range(9)))


def three_not_in_line() -> list[list[PossibleBoard]]:
    """For every three cells that are no line, the boards on which X has just these and no more."""
    found: dict[str, list[PossibleBoard]] = {}
    for board in every_board()[0]:
        if board.cells.count("X") == 3:
            found.setdefault(board.cells.replace("O", "."), []).append(board)
    return list(found.values())


EMPTY = PossibleBoard(".........")
ONE_STONE = PossibleBoard(".X.......")
TWO_STONES = PossibleBoard(".XO......")
WON_EARLY = PossibleBoard("XXXOO....")
DRAWN = PossibleBoard("XOXXOOOXX")
WON_AND_FULL = PossibleBoard("XXXOOXOXO")
WON_BY_O = PossibleBoard("OOOXX.X..")
ROUND_THE_EDGE = PossibleBoard("O.XXX.O..")  # three X in a row of the text, not of the board
WON_COLUMN = PossibleBoard("XO.XO.X..")
APART = PossibleBoard("XOXOX....")  # three X, no two of them next to each other in the text
AHEAD = PossibleBoard("XX.OO....")
FULL_BELOW = PossibleBoard("XO..X.OXO")  # the last row is full, the board is not
LINE_AND_MORE = PossibleBoard("XXXXOO.O.")  # a line, and one stone more of the same player
TWO_LINES = PossibleBoard("XXXOOXOOX")
LAST_ROW = PossibleBoard("XX.X..OOO")
EMPTY_ROW = PossibleBoard("OO....XXX")

GOING_ON = [
    PossibleBoard(cells)
    for cells in (
        ".........",
        ".X.......",
        "..X.O..X.",  # O's turn once more: the turn is not in the calls, but on the board
        ".XO......",
        "XO.OX....",
        "OXOX.XXO.",
        "XOXXOOOX.",
        FULL_BELOW.cells,
    )
]
FINISHED = [
    PossibleBoard(cells)
    for cells in (
        *("XXXOO....", "OO.XXX...", "OO....XXX", "XO.XO.X..", "OX..X..XO", ".OXO.X..X"),
        *("XO..XO..X", "O.X.XOX..", "OOOXX.X..", "X.XOOO..X", "XX.X..OOO", "OX.OX.O.X"),
        *("XO.XOX.O.", "XXO.XO..O", "O.XXOX..O", "XXO.O.O.X", "XOXXOOOXX", "XXXOOXOXO"),
        *(LINE_AND_MORE.cells, TWO_LINES.cells),
    )
]
# One cell is free, whichever it is.
ALMOST_FULL = [
    PossibleBoard(cells)
    for cells in (
        *(".XOXOXXOO", "X.OOXXOXO", "XO.XOXOXO", "XOX.OXOXO", "XOXO.XOXO", "XOXOX.OXO"),
        *("XOXOXO.XO", "XOXOXXO.O", "XOXOXOOX."),
    )
]
BENT = [
    bent(three)
    for three in combinations(range(9), 3)
    if not HAS_LINE[sum(1 << cell for cell in three)]
]
PLAYED = [
    *(MoveOnBoard(EMPTY, (1, 1)), MoveOnBoard(ONE_STONE, (0, 2)), MoveOnBoard(TWO_STONES, (2, 0))),
    *(
        MoveOnBoard(PossibleBoard("..X.O..X."), (2, 2)),
        MoveOnBoard(PossibleBoard("XO.OX...."), (0, 2)),
    ),
    MoveOnBoard(TWO_STONES, (1, 1)),  # the first of these moves once more, on another board
    MoveOnBoard(ONE_STONE, (1, 1)),  # the move's row is like another one, and not the first row
]
ASKED = [FinishedBoard(board, player) for board in FINISHED for player in "XO"]
