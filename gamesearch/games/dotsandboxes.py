"""Dots and Boxes: draw a line; whoever completes a box gains it and draws again.

  + 0 + 1 +        a number is a line that may still be drawn; it is also the action
  2   3   4        the same player draws again after completing a box,
  + 5 + 6 +        so turns do not always alternate

drawn    the lines on the paper, a bit each, bit 0 for line 0
lead     MAX's boxes less MIN's. Who owns which box matters to nobody's next move,
         so a state does not keep it: fewer states, and the rules never miss it
"""

from __future__ import annotations

from ..errors import BadGame
from .game import MAX, Game, Player, Value, illegal

State = tuple[Player, int, int]  # player to move, drawn, lead


class DotsAndBoxes(Game):
    """An action is a line. The game is over when all are drawn; a box more is worth 1.

    >>> game = DotsAndBoxes(1, 1)
    >>> state = game.initial
    >>> for line in range(4):
    ...     state = game.result(state, line)
    >>> game.utility(state)  # MIN drew the fourth line, and so the box
    -1
    """

    initial: State = (MAX, 0, 0)

    def __init__(self, columns: int = 2, rows: int = 1):
        if columns < 1 or rows < 1:
            raise BadGame(
                "the paper has at least one column and one row of boxes; "
                f"got columns={columns}, rows={rows}"
            )
        self.columns, self.rows = columns, rows
        self.band = 2 * columns + 1  # lines across the top of a row of boxes, then those between
        boxes = [self._box(row, column) for row in range(rows) for column in range(columns)]
        self.lines = range(rows * self.band + columns)
        # The boxes that a line is a side of: one or two.
        self.boxes_at = [[box for box in boxes if box >> line & 1] for line in self.lines]
        self.full = (1 << len(self.lines)) - 1

    def to_move(self, state: State) -> Player:
        return state[0]

    def actions(self, state: State) -> tuple[int, ...]:
        return tuple(line for line in self.lines if not state[1] >> line & 1)

    def result(self, state: State, action: int) -> State:
        player, drawn, lead = state
        if not isinstance(action, int) or action not in self.lines:
            raise illegal(self, state, action, f"there is no line {action!r}")
        if drawn >> action & 1:
            raise illegal(self, state, action, f"line {action} is drawn already")
        drawn |= 1 << action
        gained = sum(drawn & box == box for box in self.boxes_at[action])
        if not gained:
            return 1 - player, drawn, lead
        return player, drawn, lead + (gained if player == MAX else -gained)

    def is_terminal(self, state: State) -> bool:
        return state[1] == self.full

    def utility(self, state: State, player: Player = MAX) -> Value:
        return state[2] if player == MAX else -state[2]

    def show(self, state: State) -> str:
        """
        >>> game = DotsAndBoxes()
        >>> print(game.show(game.result(game.result(game.initial, 0), 3)))
        +----+  1 +
        2    |    4
        +  5 +  6 +
        MAX to move, MAX's boxes less MIN's: 0
        """
        _, drawn, lead = state
        lines = []
        for row in range(self.rows + 1):
            first = row * self.band
            across = range(first, first + self.columns)
            lines.append("+" + "".join("----+" if drawn >> n & 1 else f"{n:>3} +" for n in across))
            if row < self.rows:
                down = range(first + self.columns, first + self.band)
                lines.append("".join(f"{'|' if drawn >> n & 1 else n:<5}" for n in down).rstrip())
        mover = "nobody" if self.is_terminal(state) else "MIN" if state[0] else "MAX"
        return "\n".join([*lines, f"{mover} to move, MAX's boxes less MIN's: {lead}"])

    def _box(self, row: int, column: int) -> int:
        """The four sides of a box, as bits."""
        top = row * self.band + column
        left = top + self.columns
        return 1 << top | 1 << left | 1 << left + 1 | 1 << top + self.band

    def __repr__(self) -> str:
        return f"DotsAndBoxes(columns={self.columns}, rows={self.rows})"
