"""Orders that a student writes: what they arrange, and what alpha-beta then reads.

3.2   moves in the order of what they are worth
3.4   the columns of Connect Four in one order for all positions
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

from ...counting import count
from ...errors import BadOrder
from ...games.connectfour import ConnectFour
from ...games.game import MAX, MIN, Game, State, Value
from ...games.tree import TreeGame
from ...search.budget import MeteredGame, OutOfBudget
from ...search.minimax import minimax
from ...search.ordering import ordered_alphabeta
from ...search.orders import Custom, Static
from ..canonical import canon, plain
from ..inside import inside
from ..observe import NoNumber, Student

MOST = 60  # percent of the nodes visited from left to right
TOO_MANY = 4  # times as many: there a count ends


class Shelf(NamedTuple):
    """A tree, the players in turn, and the branches taken to the state whose moves to arrange:
    all of them, or some that are given. Its `guesses` are what the evaluation says of the moves,
    where that is not what they are worth in truth."""

    tree: Any
    players: tuple[int, ...] = (MAX, MIN)
    state: tuple[int, ...] = ()
    given: tuple[int, ...] = ()
    guesses: tuple[float, ...] = ()

    @property
    def moves(self) -> list[int]:
        return list(self.given or self.game.actions(self.state))

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree, self.players)

    def worth(self, move: int) -> float:
        return self.evaluate(self.game, (*self.state, move))

    def evaluate(self, game: Game, state: State) -> Value:
        """What the evaluation says of a state: a guess, or what it is really worth to MAX."""
        is_guessed = self.guesses and len(state) == len(self.state) + 1
        return self.guesses[state[-1]] if is_guessed else minimax(game, state).value

    @property
    def values(self) -> list[float]:
        return [self.worth(move) for move in self.moves]

    @property
    def mover(self) -> str:
        return "MAX" if self.game.to_move(self.state) == MAX else "MIN"

    def __str__(self) -> str:
        values = " ".join(f"{value:g}" for value in self.values)
        some = f", which are moves {self.given} of more," if self.given else ""
        worth = "that the evaluation gives" if self.guesses else "worth"
        return f"moves {worth} {values}{some} with {self.mover} to move"


FOR_MAX = Shelf([3, 9, 5])
FOR_MIN = Shelf([3, 9, 5], (MIN, MAX))
FIVE_MOVES = Shelf([-4, 2, 0, 7, 1])
EQUALS = Shelf([2, 7, 2, 7])
HALVES = Shelf([0.25, 0.75, 0.5])
DIGITS = Shelf([9, 11, 10, -10, -9])
FAR_LEAVES = Shelf([[6, 2], [5, 4], [9, 1]])  # by their first leaves they would stand otherwise
SOME = Shelf([6, 3, 9, 5], given=(0, 1, 3))
# In the order of the moves at the root they would stand otherwise again.
FURTHER_DOWN = Shelf([[7, 1, 4], [5, 6, 8], [0, 9, 9]], state=(0,))
# As near as hundredths; beyond whatever number somebody begins with; guesses that are not true.
NEAR = Shelf([0.24, 0.25, 0.255, 0.26])
FAR = Shelf([2_000, -3_000_000, 5_000_000, -40_000])
GUESSED = Shelf([[6, 2], [5, 4], [9, 1]], guesses=(3, 1, 2))
MAX_BELOW = Shelf([[6, 2], [9, 8, 3], [1, 4]], (MAX, MAX, MIN), (1,))
MAX_AGAIN = Shelf([[6, 2], [9, 8, 3], [1, 4]], (MAX, MAX, MIN))
SHELVES = [
    FOR_MAX,
    FOR_MIN,
    FIVE_MOVES,
    Shelf([-4, 2, 0, 7, 1], (MIN, MAX)),
    Shelf([[6, 2], [9, 8], [1, 4]]),
    Shelf([[6, 2], [9, 8], [1, 4]], state=(0,)),
    FURTHER_DOWN,
    MAX_BELOW,
    MAX_AGAIN,
    Shelf([[6, 2], [9, 8, 3], [1, 4]], (MIN, MIN, MAX)),
    Shelf([[6, 2], [9, 8, 3], [1, 4]], (MIN, MIN, MAX), (1,)),
    Shelf([2, 7, 2, 7], (MIN, MAX)),
    Shelf([5]),
    HALVES,
    HALVES._replace(players=(MIN, MAX)),
    DIGITS,
    FAR_LEAVES,
    SOME,
    SOME._replace(players=(MIN, MAX)),
    NEAR,
    FAR,
    FAR._replace(players=(MIN, MAX)),
    GUESSED,
    GUESSED._replace(players=(MIN, MAX)),
]


class Arranged(NamedTuple):
    """What came back: as text, whether it holds the same moves, and what each is worth."""

    text: str
    same: bool
    worth: tuple[float, ...] = ()
    moves: tuple[int, ...] = ()

    @property
    def values(self) -> str:
        return " ".join(f"{value:g}" for value in self.worth)


@inside
def arranged(order: Student, shelf: Shelf) -> Arranged:
    """Run `order(game, state, moves, evaluate)` on a list of its own."""
    game = shelf.game
    legal = shelf.moves
    answer = order(game, shelf.state, list(legal), shelf.evaluate)
    moves = [plain(move) for move in answer] if can_be_read(answer) else answer
    if type(moves) is not list:
        return Arranged(canon(answer), same=False)
    same = all(type(move) is int for move in moves) and sorted(moves) == legal
    worth = tuple(shelf.worth(move) for move in moves) if same else ()
    return Arranged(canon(moves), same, worth, tuple(moves) if same else ())


def best_first(shelf: Shelf, seen: Arranged) -> bool:
    """Equal ones may stand in any order."""
    return list(seen.worth) == sorted(seen.worth, reverse=shelf.mover == "MAX")


@inside
def suggestions(order: Student, tree: Any, players: tuple[int, ...]) -> dict[Any, list[int]]:
    """In which order a student's function tries the moves, at every node of a tree."""
    found = {}
    for state in _inner_nodes(tree):
        seen = arranged(order, Shelf(tree, players, state))
        found[state] = [int(move) for move in seen.moves]
    return found


def leaves_with(order: Student, tree: Any, players: tuple[int, ...] = (MAX, MIN)) -> int:
    """How many leaves alpha-beta reads in the order of a student's function; 0 if it has none."""
    suggested = suggestions(order, tree, players)
    given = Custom(lambda _, state, moves: suggested[state])
    try:
        return count(ordered_alphabeta, TreeGame(tree, players), order=given).leaves
    except BadOrder:
        return 0


def _inner_nodes(tree: Any, path: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    if isinstance(tree, list):
        yield path
        for move, below in enumerate(tree):
            yield from _inner_nodes(below, (*path, move))


def can_be_read(answer: Any) -> bool:
    return not isinstance(answer, str | bytes | Mapping) and hasattr(answer, "__iter__")


class SmallBoard(NamedTuple):
    """A Connect Four board on which a static order of columns is tried; three in a line win."""

    columns: int
    rows: int
    depth: int | None = None

    @property
    def game(self) -> ConnectFour:
        return ConnectFour(self.columns, self.rows, connect=3)

    def __str__(self) -> str:
        looks = f", {self.depth} plies deep" if self.depth else ""
        return f"a board of {self.columns} columns and {self.rows} rows{looks}"


FIVE_COLUMNS = SmallBoard(5, 3)
BOARDS = [FIVE_COLUMNS, SmallBoard(6, 3, 8), SmallBoard(4, 4, 9), SmallBoard(7, 3, 7)]


class Share(NamedTuple):
    """Nodes visited with an order, as a share of those visited from left to right."""

    nodes: int
    given: int

    @property
    def percent(self) -> float:
        return 100 * self.nodes / self.given


@inside
def worths(worth: Student, columns: int) -> list[float]:
    """What `worth(column, columns)` says of each column; larger is tried earlier."""
    return [_number(worth(column, columns)) for column in range(columns)]


def _number(said: Any) -> float:
    if isinstance(plain(said), str):  # float("3") is one; as texts, "10" would come before "3"
        raise NoNumber("my_worth returned a text. Which is tried earlier, with texts: 10, or 9?")
    return float(said)


def share(worth: Student, board: SmallBoard) -> Share:
    """How an order of columns does on a board: counted up to many times what is asked for."""
    order = Static(dict(enumerate(worths(worth, board.columns))))
    game = MeteredGame(board.game, nodes=TOO_MANY * _given(board))
    with suppress(OutOfBudget):
        ordered_alphabeta(game, depth=board.depth, order=order)
    return Share(game.nodes, _given(board))


@cache
def _given(board: SmallBoard) -> int:
    return count(ordered_alphabeta, board.game, depth=board.depth).nodes
