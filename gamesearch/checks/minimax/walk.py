"""A game in which nothing can be won: the same position comes up in many ways, always worth 0."""

from __future__ import annotations

from ...games.game import MAX, Game, Player, Value

State = tuple[Player, int, int]  # player to move, steps to the right, steps down


class DrawnWalk(Game):
    """The players in turn move one piece a step to the right or down; after so many steps it is
    a draw. A memory that takes a value of 0 for no value works every way out again."""

    limits = (0, 0)

    def __init__(self, steps: int):
        self.steps = steps
        self.initial: State = (MAX, 0, 0)

    def to_move(self, state: State) -> Player:
        return state[0]

    def actions(self, state: State) -> tuple[str, ...]:
        return () if self.is_terminal(state) else ("right", "down")

    def result(self, state: State, action: str) -> State:
        player, right, down = state
        return 1 - player, right + (action == "right"), down + (action == "down")

    def is_terminal(self, state: State) -> bool:
        return state[1] + state[2] == self.steps

    def utility(self, state: State, player: Player = MAX) -> Value:
        return 0
