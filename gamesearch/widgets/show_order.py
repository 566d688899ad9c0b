"""`show_order`: click moves in the order alpha-beta should try them, and read the work at once."""

from __future__ import annotations

from typing import Any

from ..counting import count
from ..games.game import Action, Game
from ..search.ordering import ordered_alphabeta
from ..search.orders import Static
from .board import Board
from .match import Walk


def show_order(game: Game, *, depth: int | None = None, order: tuple[Action, ...] = ()) -> Board:
    """The start of a game; its moves, numbered in the order clicked, are tried in that order at
    every state. Those that are not numbered come after them, as the game gives them.

    >>> from gamesearch import TicTacToe
    >>> show_order(TicTacToe(), order=(4, 0, 2, 6, 8)).status()  # without `.status()`: the board
    'In this order 7,275 nodes are visited; in the given order 18,297. The fewest so far: 7,275.'
    """
    return OrderBoard(game, depth, list(order))


class OrderBoard(Board):
    def __init__(self, game: Game, depth: int | None, order: list[Action]):
        self.game, self.depth, self.order = game, depth, order
        self.given = self.states([])
        self.fewest = self.given
        super().__init__(Walk(game))

    def move(self, action: Action) -> None:
        """A second click takes a number away."""
        if action in self.order:
            self.order.remove(action)
        else:
            self.order.append(action)

    def tools(self) -> list[dict[str, Any]]:
        return [{"name": "Undo"}, {"name": "Restart"}]

    def use(self, tool: int) -> None:
        self.order = self.order[:-1] if tool == 0 else []

    def marks(self) -> dict[Action, str]:
        return {action: f"{place}." for place, action in enumerate(self.order, start=1)}

    def status(self) -> str:
        states = self.states(self.order)
        self.fewest = min(self.fewest, states)
        chosen = f"In this order {states:,} nodes are visited" if self.order else "Click a move"
        return f"{chosen}; in the given order {self.given:,}. The fewest so far: {self.fewest:,}."

    def states(self, order: list[Action]) -> int:
        worth = Static({action: -place for place, action in enumerate(order, start=-len(order))})
        return count(ordered_alphabeta, self.game, depth=self.depth, order=worth).nodes
