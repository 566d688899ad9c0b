"""Coins: a row of coins on the table, and in turn each player takes the one at the left or right
end. They keep what they take, and each wants as much as possible.

  row      the coins that are left; the two ends may be taken, "left" or "right"
  purses   what each player has taken so far

The payoffs are never negative and add up to the coins of the first row, whoever gets them.
"""

from __future__ import annotations

from ..errors import BadGame
from .game import MAX, Game, Player, Value, illegal

State = tuple[Player, tuple[int, ...], tuple[int, ...]]  # whose turn, the row, the purses

LEFT, RIGHT = "left", "right"


class Coins(Game):
    """
    >>> game = Coins(4, 1, 6, 2)
    >>> game.show(game.result(game.initial, "left"))
    'player 2 to move, coins 1 6 2, purses 4 0 0'
    """

    def __init__(self, *coins: int, seats: int = 3):
        if not coins or not all(type(coin) is int and coin >= 0 for coin in coins):
            raise BadGame(f"a row is one or more coins, each worth 0 or more, got {coins!r}")
        if type(seats) is not int or seats < 2:
            raise BadGame(f"at least two players share the coins, got seats={seats!r}")
        self.coins, self.seats = coins, seats
        self.total: Value = sum(coins)
        self.initial: State = (MAX, coins, (0,) * seats)

    def to_move(self, state: State) -> Player:
        return state[0]

    def actions(self, state: State) -> tuple[str, ...]:
        _, row, _ = state
        return (LEFT, RIGHT)[: len(row)]

    def result(self, state: State, action: str) -> State:
        if action not in self.actions(state):
            raise illegal(self, state, action, f"{action!r} is no end of the row with a coin")
        player, row, purses = state
        coin, rest = (row[0], row[1:]) if action == LEFT else (row[-1], row[:-1])
        filled = (*purses[:player], purses[player] + coin, *purses[player + 1 :])
        return (player + 1) % self.seats, rest, filled

    def is_terminal(self, state: State) -> bool:
        return not state[1]

    def utility(self, state: State, player: Player = MAX) -> Value:
        return state[2][player]

    def show(self, state: State) -> str:
        player, row, purses = state
        left = " ".join(map(str, row)) or "none"
        return f"player {player + 1} to move, coins {left}, purses {' '.join(map(str, purses))}"

    def __repr__(self) -> str:
        seats = "" if self.seats == 3 else f", seats={self.seats}"
        return f"Coins({', '.join(map(str, self.coins))}{seats})"
