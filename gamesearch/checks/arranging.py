"""What a student's order does: the moves it arranges, and the leaves that alpha-beta then reads.

Everything seen is written down as canonical text, so that lists, tuples and numpy's numbers agree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..counting import count
from ..games import MAX, MIN, TreeGame
from ..search import Custom, minimax, ordered_alphabeta
from .canon import canon, plain

Student = Callable[..., Any]


class Shelf(NamedTuple):
    """A tree, the players in turn, and the branches taken to the state whose moves to arrange."""

    tree: Any
    players: tuple[int, ...] = (MAX, MIN)
    state: tuple[int, ...] = ()

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree, self.players)

    def worth(self, move: int) -> float:
        return minimax(self.game, (*self.state, move)).value

    @property
    def values(self) -> list[float]:
        return [self.worth(move) for move in self.game.actions(self.state)]

    @property
    def mover(self) -> str:
        return "MAX" if self.game.to_move(self.state) == MAX else "MIN"

    def __str__(self) -> str:
        values = " ".join(f"{value:g}" for value in self.values)
        return f"moves worth {values} with {self.mover} to move"


class Arranged(NamedTuple):
    """What came back: as text, whether it holds the same moves, and what each is worth."""

    text: str
    same: bool
    worth: tuple[float, ...] = ()

    @property
    def values(self) -> str:
        return " ".join(f"{value:g}" for value in self.worth)


def arranged(order: Student, shelf: Shelf) -> Arranged:
    """Run `order(game, state, moves, evaluate)` on a list of its own."""
    game = shelf.game
    legal = list(game.actions(shelf.state))
    answer = order(game, shelf.state, list(legal), lambda _, state: minimax(game, state).value)
    moves = [plain(move) for move in answer] if can_be_read(answer) else answer
    if type(moves) is not list:
        return Arranged(canon(answer), same=False)
    same = all(type(move) is int for move in moves) and sorted(moves) == legal
    worth = tuple(shelf.worth(move) for move in moves) if same else ()
    return Arranged(canon(moves), same, worth)


def best_first(shelf: Shelf, seen: Arranged) -> bool:
    """Equal ones may stand in any order."""
    return list(seen.worth) == sorted(seen.worth, reverse=shelf.mover == "MAX")


def leaves_with(order: Student, tree: Any, players: tuple[int, ...] = (MAX, MIN)) -> int:
    """How many leaves alpha-beta reads when a student's function arranges all moves."""
    game = TreeGame(tree, players)

    def worth(_: Any, state: Any) -> float:
        return minimax(game, state).value

    asked = Custom(lambda _, state, moves: order(game, state, moves, worth))
    return count(ordered_alphabeta, game, order=asked).leaves


def can_be_read(answer: Any) -> bool:
    return not isinstance(answer, str | bytes | Mapping) and hasattr(answer, "__iter__")
