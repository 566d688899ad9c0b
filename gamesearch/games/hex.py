"""Hex: a stone on any free cell; whoever joins their two sides with a chain of stones wins.

  0 1 2          a cell touches the two beside it, the two above it and the two below it:
   3 4 5         4 touches 3 5, 1 2, 6 7
    6 7 8

X is MAX, begins, and joins left to right; O joins top to bottom. A full board always has exactly
one winner, so there are no draws. On size × size cells the first move has that many choices.

stones   one integer for each player, bit 0 for cell 0
won      has the player who just moved joined their sides? Kept in the state, because every
         question about the end of the game needs it
"""

from __future__ import annotations

from ..errors import BadGame
from .game import MAX, MIN, Game, Player, Value, illegal

State = tuple[Player, int, int, bool]  # player to move, X's stones, O's stones, won


class Hex(Game):
    """An action is the number of a free cell."""

    initial: State = (MAX, 0, 0, False)
    limits = (-1, 1)

    def __init__(self, size: int = 5):
        if not isinstance(size, int) or isinstance(size, bool) or not 1 <= size <= 26:
            raise BadGame(f"a Hex board has 1 to 26 cells on a side, not {size!r}")
        self.size = size
        self.every_cell = range(size * size)
        self.around = [self._around(cell) for cell in self.every_cell]
        row = (1 << size) - 1
        column = sum(1 << cell for cell in self.every_cell if cell % size == 0)
        # Where each player's chain has to begin and to end.
        self.sides = {
            MAX: (column, column << size - 1),
            MIN: (row, row << size * (size - 1)),
        }

    def to_move(self, state: State) -> Player:
        return state[0]

    def actions(self, state: State) -> tuple[int, ...]:
        _, x, o, won = state
        taken = x | o
        return () if won else tuple([cell for cell in self.every_cell if not taken >> cell & 1])

    def result(self, state: State, action: int) -> State:
        player, x, o, won = state
        if won or not isinstance(action, int) or action not in self.every_cell:
            raise illegal(self, state, action, f"there is no cell {action!r}")
        stone = 1 << action
        if (x | o) & stone:
            raise illegal(self, state, action, f"cell {action} is taken")
        if player == MAX:
            return MIN, x | stone, o, self.joins(MAX, x | stone, action)
        return MAX, x, o | stone, self.joins(MIN, o | stone, action)

    def is_terminal(self, state: State) -> bool:
        return state[3]

    def utility(self, state: State, player: Player = MAX) -> Value:
        return -1 if state[0] == player else 1  # the chain belongs to the player who just moved

    def joins(self, player: Player, stones: int, cell: int) -> bool:
        """Does the chain through this cell reach both of the player's sides?"""
        chain, edge = 0, 1 << cell
        while edge:  # a flood: the stones found last, one after the other, reach for new ones
            chain |= edge
            reached = 0
            while edge:
                stone = edge & -edge
                reached |= self.around[stone.bit_length() - 1]
                edge ^= stone
            edge = reached & stones & ~chain
        first, second = self.sides[player]
        return bool(chain & first and chain & second)

    def _around(self, cell: int) -> int:
        """The neighbours of a cell, as bits."""
        row, column = divmod(cell, self.size)
        near = [(0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, -1)]
        places = [(row + down, column + right) for down, right in near]
        inside = range(self.size)
        return sum(1 << r * self.size + c for r, c in places if r in inside and c in inside)

    def show(self, state: State) -> str:
        """
        >>> game = Hex(3)
        >>> print(game.show(game.parse("4 2 3")))
        . . O
         X X .
          . . .
        """
        _, x, o, _ = state
        stones = ["X" if x >> c & 1 else "O" if o >> c & 1 else "." for c in self.every_cell]
        rows = (stones[start : start + self.size] for start in self.every_cell[:: self.size])
        return "\n".join(" " * place + " ".join(row) for place, row in enumerate(rows))

    def parse(self, moves: str) -> State:
        """The state after these cells were played, e.g. `"4 0 8"`."""
        state = self.initial
        for word in moves.split():
            if not word.isdecimal():
                raise BadGame(f"{word!r} is no cell; write cells with spaces, e.g. '4 0 8'")
            state = self.result(state, int(word))
        return state

    def __repr__(self) -> str:
        return f"Hex({self.size})"
