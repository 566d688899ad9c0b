"""Tic-tac-toe: three in a row wins. Cells are numbered like a page is read.

  0 | 1 | 2
  3 | 4 | 5        X is MAX and begins, O is MIN
  6 | 7 | 8

own      the stones of the player to move, nine bits, bit 0 for cell 0
mask     the stones of both players
line     did the player who just moved complete a line? Kept in the state, because every
         question about the end of the game needs it
"""

from __future__ import annotations

from ..errors import BadGame
from .game import MAX, MIN, Game, Player, Value, illegal

State = tuple[Player, int, int, bool]  # player to move, own, mask, line

ROWS = (0b000000111, 0b000111000, 0b111000000)
COLUMNS = (0b001001001, 0b010010010, 0b100100100)
DIAGONALS = (0b100010001, 0b001010100)
LINES = (*ROWS, *COLUMNS, *DIAGONALS)
FULL = 0b111111111

# With nine cells all answers fit in tables, one entry per pattern of stones.
HAS_LINE = tuple(any(stones & line == line for line in LINES) for stones in range(FULL + 1))
BIT_OF_FREE_CELL = tuple(
    {cell: 1 << cell for cell in range(9) if not mask >> cell & 1} for mask in range(FULL + 1)
)
FREE_CELLS = tuple(map(tuple, BIT_OF_FREE_CELL))


class TicTacToe(Game):
    initial: State = (MAX, 0, 0, False)
    limits = (-1, 1)

    def to_move(self, state: State) -> Player:
        return state[0]

    def actions(self, state: State) -> tuple[int, ...]:
        return () if state[3] else FREE_CELLS[state[2]]

    def result(self, state: State, action: int) -> State:
        player, own, mask, line = state
        try:
            new_mask = mask | BIT_OF_FREE_CELL[mask][action]
        except (KeyError, TypeError):
            raise illegal(self, state, action, f"{action!r} is not a free cell") from None
        if line:
            raise illegal(self, state, action, "the game is over")
        other = own ^ mask
        return 1 - player, other, new_mask, HAS_LINE[new_mask ^ other]

    def is_terminal(self, state: State) -> bool:
        return state[3] or state[2] == FULL

    def utility(self, state: State, player: Player = MAX) -> Value:
        if not state[3]:
            return 0
        return -1 if state[0] == player else 1  # the line belongs to the player who just moved

    def show(self, state: State) -> str:
        """
        >>> print(TicTacToe().show(TicTacToe().parse("X...O....")))
        X . .
        . O .
        . . .
        """
        cells = self.cells(state)
        return "\n".join(" ".join(cells[row : row + 3]) for row in (0, 3, 6))

    def cells(self, state: State) -> str:
        """The nine cells as one string of X, O and dots."""
        player, own, mask, _ = state
        x = own if player == MAX else own ^ mask
        return "".join("X" if x >> c & 1 else "O" if mask >> c & 1 else "." for c in range(9))

    def parse(self, board: str) -> State:
        """The state that `cells` or `show` would write as `board`."""
        cells = "".join(board.split()).upper()
        if len(cells) != 9 or set(cells) - set("XO."):
            raise BadGame(f"a board is nine cells of X, O and '.', this is {board!r}")
        x = sum(1 << cell for cell in range(9) if cells[cell] == "X")
        o = sum(1 << cell for cell in range(9) if cells[cell] == "O")
        if x.bit_count() - o.bit_count() not in (0, 1):
            raise BadGame(f"X begins and turns alternate, so {board!r} cannot arise")
        player, own = (MAX, x) if x.bit_count() == o.bit_count() else (MIN, o)
        if HAS_LINE[own]:
            raise BadGame(f"{board!r} cannot arise: the game was won before the last stone")
        return player, own, x | o, HAS_LINE[(x | o) ^ own]
