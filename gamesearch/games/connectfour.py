"""Connect Four on bitboards: drop stones into columns, four in a line win.

bit      one bit a cell, column after column; above each column one spare bit, always 0,
         so that no line runs over from one column into the next:

             6 13 20 ...      spare
             5 12 19 ...      top row
             . .  .
             0  7 14 ...      bottom row

own      the stones of the player to move
mask     the stones of both players
line     did the player who just moved complete a line? Kept in the state, because every
         question about the end of the game needs it
"""

from __future__ import annotations

from ..errors import BadGame
from .game import MAX, Game, Player, Value, illegal

State = tuple[Player, int, int, bool]  # player to move, own, mask, line


class ConnectFour(Game):
    """An action is a column, 0 from the left. `connect` stones in a line win."""

    initial: State = (MAX, 0, 0, False)
    limits = (-1, 1)

    def __init__(self, columns: int = 7, rows: int = 6, connect: int = 4):
        whole = all(isinstance(size, int) for size in (columns, rows, connect))
        if not whole or columns < 1 or rows < 1 or connect not in (2, 3, 4):
            raise BadGame(
                "a board has at least one column and one row, and 2, 3 or 4 stones connect; "
                f"got columns={columns}, rows={rows}, connect={connect}"
            )
        self.columns, self.rows, self.connect = self.size = columns, rows, connect
        height = rows + 1
        bottom = [1 << column * height for column in range(columns)]
        self.top_and_bottom = {column: (bit << rows - 1, bit) for column, bit in enumerate(bottom)}
        self.tops = tuple((column, bit << rows - 1) for column, bit in enumerate(bottom))
        self.top_row = sum(top for _, top in self.tops)
        self.free: dict[int, tuple[int, ...]] = {}  # the free columns, by the stones on top
        self.full = sum(bit * ((1 << rows) - 1) for bit in bottom)
        self.shown = [[bit << row for bit in bottom] for row in reversed(range(rows))]
        # One step along a line (up, right, down-right, up-right), and how far pairs of
        # stones have to be apart to make `connect` in a row together.
        self.steps = tuple(
            (step, (connect - 2) * step) for step in (1, height, height - 1, height + 1)
        )

    def to_move(self, state: State) -> Player:
        return state[0]

    def actions(self, state: State) -> tuple[int, ...]:
        _, _, mask, line = state
        if line:
            return ()
        full = mask & self.top_row
        if full not in self.free:
            self.free[full] = tuple(column for column, top in self.tops if not full & top)
        return self.free[full]

    def result(self, state: State, action: int) -> State:
        player, own, mask, line = state
        try:
            top, bottom = self.top_and_bottom[action]
        except (KeyError, TypeError):
            raise illegal(self, state, action, f"there is no column {action!r}") from None
        if line or mask & top:
            raise illegal(self, state, action, f"column {action} is full")
        new_mask = mask | mask + bottom  # the sum carries through the stones to the first free cell
        other = own ^ mask
        return 1 - player, other, new_mask, self.has_line(new_mask ^ other)

    def is_terminal(self, state: State) -> bool:
        return state[3] or state[2] == self.full

    def utility(self, state: State, player: Player = MAX) -> Value:
        to_move, _, _, line = state
        if not line:
            return 0
        return -1 if to_move == player else 1  # the line belongs to the player who just moved

    def has_line(self, stones: int) -> bool:
        """Do these stones hold `connect` in a line?"""
        for step, apart in self.steps:
            pairs = stones & stones >> step
            if pairs & pairs >> apart:
                return True
        return False

    def show(self, state: State) -> str:
        """
        >>> game = ConnectFour(4, 3, 3)
        >>> print(game.show(game.parse("0 1 1")))
        . . . .
        . X . .
        X O . .
        0 1 2 3
        """
        player, own, mask, _ = state
        x = own if player == MAX else own ^ mask
        lines = [
            " ".join(["X" if x & bit else "O" if mask & bit else "." for bit in row])
            for row in self.shown
        ]
        return "\n".join([*lines, " ".join(str(column % 10) for column in range(self.columns))])

    def parse(self, moves: str) -> State:
        """The state after these columns were played, e.g. `"3 3 4"`."""
        state = self.initial
        for word in moves.split():
            if not word.isdecimal():
                raise BadGame(f"{word!r} is no column; write columns with spaces, e.g. '3 3 4'")
            state = self.result(state, int(word))
        return state

    def __repr__(self) -> str:
        return f"ConnectFour(columns={self.columns}, rows={self.rows}, connect={self.connect})"
