"""What a student's order remembers of cutoffs: killers (exercise 3.3) and a history (3.5).

Everything seen is written down as canonical text, so that lists, tuples and numpy's numbers agree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from ...counting import count
from ...errors import GameSearchError
from ...games.game import MAX, MIN, Action, Game, State
from ...games.minichess import MiniChess, minichess_material
from ...games.tictactoe import TicTacToe
from ...search.best import Evaluate
from ...search.ordering import Order, ordered_alphabeta
from ...search.orders import History
from ..canonical import canon
from ..inside import inside
from ..observe import Student, with_twins
from .cases import can_be_read


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


class KillersChanged(GameSearchError):
    """`my_first` wrote on the list of killers that it was given."""


ILLEGAL_KILLER = Placing((0, 2, 5), (7,))
LEGAL_KILLER = Placing((0, 2, 5), (5,))
TWO_KILLERS = Placing((0, 2, 5, 8), (8, 2))

ONE_IS_LEGAL = Placing((0, 2, 5), (7, 2))
ONE_MOVE = Placing((6,), (6, 3))
DIGITS = Placing((10, 12), (1, 2))  # as texts, they would be there
ZERO_KILLER = Placing((4, 0, 2), (0, 9))

PLACINGS = [
    ILLEGAL_KILLER,
    LEGAL_KILLER,
    TWO_KILLERS,
    Placing((0, 2, 5, 8), (2, 8)),
    ONE_IS_LEGAL,
    Placing((4, 1), ()),
    ONE_MOVE,
    ZERO_KILLER,
    DIGITS,
    *with_twins(Placing((6, 4, 9), (9, 4)), moves=(4, 8, 9), killers=(4,)),
]


def placed(first: Student, case: Placing) -> str:
    """What came back; the killers are the table's, which is asked again."""
    killers = list(case.killers)
    said = canon(_listed(first(list(case.moves), killers)))
    if canon(killers) != canon(case.killers):
        raise KillersChanged(
            f"afterwards the list of killers itself is {killers}. Which line of yours writes on "
            "it, and what will the table know at the next node?"
        )
    return said


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


ONE_CUTOFF = Cutoffs((5,))
TWO_CUTOFFS = Cutoffs((5, 7))
THREE_CUTOFFS = Cutoffs((5, 7, 2))
SAME_TWICE = Cutoffs((5, 5))
FIRST_AGAIN = Cutoffs((5, 7, 5))
LATEST_AGAIN = Cutoffs((5, 7, 7))

ZERO_AGAIN = Cutoffs((0, 3, 0))

CUTOFFS = [
    ONE_CUTOFF,
    TWO_CUTOFFS,
    THREE_CUTOFFS,
    SAME_TWICE,
    FIRST_AGAIN,
    LATEST_AGAIN,
    Cutoffs((5, 7, 7, 2, 5)),
    ZERO_AGAIN,
]


@inside
def remembered(remember: Student, case: Cutoffs) -> str:
    """The killers after `killers = remember(killers, move)` for each of the moves."""
    killers: Any = []
    for move in case.moves:
        killers = _listed(remember(killers, move))
    return canon(killers)


def _listed(answer: Any) -> Any:
    return list(answer) if can_be_read(answer) else answer


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


NOTHING_HEARD = Credits(())
ONE_OF_MAX = Credits(((MAX, 3, 1, 2),))
THREE_AGAINST_ONE_DEEPER = Credits(((MAX, 1, 1, 2), (MAX, 1, 1, 2), (MAX, 1, 1, 2), (MAX, 4, 1, 3)))
OFTEN = Credits(tuple((MAX, move, 1, 5) for move in (4, 4, 4, 4, 1, 1, 1)))
# MAX may be to move at any ply, and at the same one as MIN elsewhere.
AT_ANY_PLY = Credits(((MAX, 3, 2, 2), (MIN, 1, 1, 3)))
ONE_OF_EACH = Credits(((MAX, 3, 2, 2), (MIN, 5, 2, 2)))

CREDITED = [
    NOTHING_HEARD,
    ONE_OF_MAX,
    Credits(((MAX, 3, 1, 2), (MAX, 5, 1, 3))),
    Credits(((MAX, 2, 1, 2), (MAX, 4, 1, 1), (MAX, 2, 3, 2), (MAX, 1, 1, 1))),
    Credits(((MAX, 4, 1, 3), (MAX, 1, 5, 2), (MAX, 1, 5, 2))),
    THREE_AGAINST_ONE_DEEPER,
    Credits(((MAX, 1, 1, 3), (MAX, 1, 2, 3), (MAX, 4, 1, 5))),
    AT_ANY_PLY,
    ONE_OF_EACH,
    OFTEN,
    Credits(((MIN, 2, 2, 4), (MAX, 5, 1, 1))),
    Credits(((MAX, 2, 2, 4), (MIN, 5, 1, 1), (MIN, 0, 1, 2)), MIN),
]

# A state for each player, and another one for each in which the same moves are legal.
_GAME = TicTacToe()
_STATES = {MAX: _GAME.parse("......X.O"), MIN: _GAME.parse("......XOX")}
_OTHERS = {MAX: _GAME.parse("......O.X"), MIN: _GAME.parse("......XXO")}


@inside
def arranged_by(make: Callable[[], Order], case: Credits) -> str:
    """The first six cells as a new history arranges them."""
    history = make()
    for player, move, ply, depth in case.heard:
        history.learn(_GAME, _STATES[player], move, ply, depth)
    return canon(list(history.arrange(_GAME, _OTHERS[case.player], tuple(range(6)), 1)))


class SearchWithOrder(NamedTuple):
    """A search in which an order is tried."""

    game: Game
    depth: int
    evaluate: Evaluate | None = None

    def nodes(self, order: Order) -> int:
        return count(
            ordered_alphabeta, self.game, depth=self.depth, evaluate=self.evaluate, order=order
        ).nodes

    def __str__(self) -> str:
        return f"On {self.game}, {self.depth} plies deep,"


@cache
def nodes_by_history(case: SearchWithOrder) -> int:
    return case.nodes(History())


ON_TICTACTOE = SearchWithOrder(_GAME, 9)
ON_MINICHESS = SearchWithOrder(MiniChess(), 4, minichess_material)
PLACES = "".join(map(chr, range(48, 127)))  # a sign for each place among the legal moves


class _WritesDown(Order):
    """Arranges moves as another order does, and keeps every arrangement as a word."""

    def __init__(self, order: Order):
        self.order = order
        self.words: list[str] = []

    def arrange(self, game: Game, state: State, moves: Sequence[Action], ply: int) -> list[Action]:
        arranged = list(self.order.arrange(game, state, moves, ply))
        self.words.append("".join(PLACES[moves.index(move)] for move in arranged))
        return arranged

    def learn(self, game: Game, state: State, move: Action, ply: int, depth: int) -> None:
        self.order.learn(game, state, move, ply, depth)


class _ReadsOut(Order):
    """Arranges the moves as it is written, one node after the other."""

    def __init__(self, words: str):
        self.words = iter(words.split())

    def arrange(self, game: Game, state: State, moves: Sequence[Action], ply: int) -> list[Action]:
        return [moves[PLACES.index(place)] for place in next(self.words)]


def nodes_with(make: Callable[[], Order], case: SearchWithOrder) -> int:
    """How many nodes a search visits with a student's order: where that is, the arrangements are
    written down; counted are the nodes of a search that follows them."""
    return case.nodes(_ReadsOut(written_arrangements(make, case)))


@inside
def written_arrangements(make: Callable[[], Order], case: SearchWithOrder) -> str:
    order = _WritesDown(make())
    case.nodes(order)
    return " ".join(order.words)
