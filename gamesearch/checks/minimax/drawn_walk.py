"""A game that is always drawn: it asks whether a memory takes a value of 0 for no value."""

from __future__ import annotations

from ...games.game import MAX, Game, Player, State, Value

Step = tuple[Player, int, int]  # player to move, steps to the right, steps down


class DrawnWalk(Game):
    """The players in turn move one piece a step to the right or down; after so many steps it is
    a draw. A memory that takes a value of 0 for no value works every way out again."""

    limits = (0, 0)

    def __init__(self, steps: int):
        self.steps = steps
        self.initial: Step = (MAX, 0, 0)

    def to_move(self, state: Step) -> Player:
        return state[0]

    def actions(self, state: Step) -> tuple[str, ...]:
        return () if self.is_terminal(state) else ("right", "down")

    def result(self, state: Step, action: str) -> State:
        player, right, down = state
        return 1 - player, right + (action == "right"), down + (action == "down")

    def is_terminal(self, state: Step) -> bool:
        return state[1] + state[2] == self.steps

    def utility(self, state: Step, player: Player = MAX) -> Value:
        return 0
