"""What a student's order does: the moves it arranges, and the leaves that alpha-beta then reads.

Everything seen is written down as canonical text, so that lists, tuples and numpy's numbers agree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from ...counting import count
from ...games.connectfour import ConnectFour
from ...games.game import MAX, MIN
from ...games.tictactoe import TicTacToe
from ...games.tree import TreeGame
from ...search.minimax import minimax
from ...search.ordering import Order, ordered_alphabeta
from ...search.orders import Custom, History, Static
from ..canonical import canon, plain

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


# --- What a student's killers do: which moves they put in front, and which they remember.


class Placing(NamedTuple):
    """Moves to be tried, and the killers of their ply."""

    moves: tuple[int, ...]
    killers: tuple[int, ...]

    @property
    def right(self) -> str:
        legal = [killer for killer in self.killers if killer in self.moves]
        return canon(legal + [move for move in self.moves if move not in legal])

    def __str__(self) -> str:
        return f"my_first({list(self.moves)}, {list(self.killers)})"


def placed(first: Student, case: Placing) -> str:
    return canon(_listed(first(list(case.moves), list(case.killers))))


class Cutoffs(NamedTuple):
    """Moves that caused cutoffs at one ply, one after the other."""

    moves: tuple[int, ...]

    @property
    def right(self) -> str:
        latest: list[int] = []
        for move in self.moves:
            latest = [move, *[killer for killer in latest if killer != move]][:2]
        return canon(latest)

    def __str__(self) -> str:
        return f"the cutoffs {', '.join(map(str, self.moves))}"


def remembered(remember: Student, case: Cutoffs) -> str:
    """The killers after `killers = remember(killers, move)` for each of the moves."""
    killers: Any = []
    for move in case.moves:
        killers = _listed(remember(killers, move))
    return canon(killers)


def _listed(answer: Any) -> Any:
    return list(answer) if can_be_read(answer) else answer


# --- What a static order of columns saves on small boards, as a share of the given order's work.


class Board(NamedTuple):
    """A Connect Four board on which a static order of columns is tried; three in a line win."""

    columns: int
    rows: int
    depth: int | None = None

    @property
    def game(self) -> ConnectFour:
        return ConnectFour(self.columns, self.rows, connect=3)

    def __str__(self) -> str:
        return f"a board of {self.columns} columns and {self.rows} rows"


class Share(NamedTuple):
    """States opened with an order, as a share of those opened from left to right."""

    states: int
    given: int

    @property
    def percent(self) -> float:
        return 100 * self.states / self.given


def share(worth: Student, board: Board) -> Share:
    """How `worth(column, columns)`, larger is tried earlier, does on a board."""
    worths = {column: float(worth(column, board.columns)) for column in range(board.columns)}
    game = board.game
    found = count(ordered_alphabeta, game, depth=board.depth, order=Static(worths))
    return Share(found.states, _given(board))


@cache
def _given(board: Board) -> int:
    return count(ordered_alphabeta, board.game, depth=board.depth).states


# --- What a student's history does: how it arranges moves after some cutoffs, and what that saves.


class Credits(NamedTuple):
    """What a history hears, as (player, move, ply, depth), and whose moves it then arranges."""

    heard: tuple[tuple[int, int, int, int], ...]
    player: int = MAX

    @property
    def right(self) -> str:
        return arranged_by(History, self)

    def __str__(self) -> str:
        names = {MAX: "MAX", MIN: "MIN"}
        told = [f"{names[p]}'s move {m} with depth {depth}" for p, m, _, depth in self.heard]
        heard = f"After cutoffs by {', '.join(told)}" if told else "Before any cutoff"
        return f"{heard}, with {names[self.player]} to move,"


# A state for each player, and another one for each in which the same moves are legal.
_GAME = TicTacToe()
_STATES = {MAX: _GAME.parse("......X.O"), MIN: _GAME.parse("......XOX")}
_OTHERS = {MAX: _GAME.parse("......O.X"), MIN: _GAME.parse("......XXO")}


def arranged_by(make: Callable[[], Order], case: Credits) -> str:
    """The first six cells as a new history arranges them."""
    history = make()
    for player, move, ply, depth in case.heard:
        history.learn(_GAME, _STATES[player], move, ply, depth)
    return canon(list(history.arrange(_GAME, _OTHERS[case.player], tuple(range(6)), 1)))


def states_on_tictactoe(order: Order) -> int:
    return count(ordered_alphabeta, _GAME, order=order, depth=9).states
