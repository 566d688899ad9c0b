"""Positions in which somebody plays by a softmax (8.2), and errors that were counted (8.4)."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...arena.ratings import wilson
from ...games.game import MAX, MIN, Game, State
from ...games.tree import TreeGame
from ...search.opponents.models import softmax
from ..expectimax.models import Shares, odds_in, shares_in
from ..observe import Numbers, Student, are_near, numbers_in, with_twins

OVERFLOW = "nothing: its numbers left the range of a float"


class Warm(NamedTuple):
    """Somebody is to move who plays by a softmax of this temperature."""

    tree: Any
    temperature: float
    player: int = MIN  # who is to move at the state
    state: tuple[Any, ...] = ()
    lettered: bool = False
    again: bool = False  # whether the same player moves once more

    @property
    def game(self) -> TreeGame:
        first = self.again or len(self.state) % 2 == 0
        begins = self.player if first else 1 - self.player
        players = (begins, begins, 1 - begins) if self.again else (begins, 1 - begins)
        return (Lettered if self.lettered else TreeGame)(self.tree, players)

    @property
    def shares(self) -> tuple[float, ...]:
        return tuple(share for _, share in softmax(self.temperature)(self.game, self.state))

    def __str__(self) -> str:
        who = ("MAX" if self.player == MAX else "MIN") + " twice" * self.again
        after = f" after the moves {list(self.state)}" if self.state else ""
        moves = " (its moves are the letters a, b, c …)" if self.lettered else ""
        return f"{self.tree}{moves}{after} with {who} to move and T = {self.temperature:g}"


class Lettered(TreeGame):
    """A tree whose moves are letters: a move need not be its place in the list."""

    def actions(self, state: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple("abcdefgh"[: len(super().actions(state))])

    def result(self, state: tuple[Any, ...], action: Any) -> tuple[Any, ...]:
        return (*state, self.actions(state).index(action))


HOT = Warm([1, 2, 4], 10)
MILD = Warm([1, 2, 4], 1)
MILD_FOR_MAX = Warm([1, 2, 4], 1, MAX)
ICY = Warm([1000, 1003], 0.01)
MAX_REPLIES = Warm([[5, 9], [6, 7]], 2)
# Cold, and values so close that even now no reply is certain.
CLOSE = Warm([1, 1.1, 1.3], 0.1)
FREEZING = Warm([1, 1.01, 1.03], 0.01)
VAST = Warm([-1000, 20, 1000], 0.05)
TWO_BEST = Warm([1003, 1000, 1000], 0.01)
ANOTHER_TREE = Warm([-3, 5], 2)
FIVE_REPLIES = Warm([3, 5, 2, 4, 1], 2)

FURTHER_DOWN = Warm([[1, 2, 4], [7, 9]], 2, MAX, (0,))
BY_LETTERS = Warm([1, 2, 4], 1.5, MAX, (), lettered=True)
MOVES_AGAIN = Warm([[1, 8], [3, 4], [5, 6]], 2, again=True)
# The second of two moves in a row.
MOVES_ON = Warm([[[1, 8], [2, 4]], [[5, 6], [3, 7]]], 2, state=(0,), again=True)
VAST_FOR_MAX = VAST._replace(player=MAX)

WARM = [
    HOT,
    MILD,
    MILD_FOR_MAX,
    Warm([1, 2, 4], 0.1),
    ANOTHER_TREE,
    Warm([3], 1),
    Warm([4, 4, 9], 3),
    MAX_REPLIES,
    CLOSE,
    FREEZING,
    Warm([10, 40, 90], 200),
    Warm([0.5, 0.8, 0.6], 0.3, MAX),
    Warm([[[1, 4], [2, 8]], [[3, 6], [5, 7]], [[0, 9], [9, 9]]], 3, MAX),
    FURTHER_DOWN,
    BY_LETTERS,
    MOVES_AGAIN,
    MOVES_AGAIN._replace(player=MAX),
    MOVES_ON,
    MOVES_ON._replace(player=MAX),
    Warm([2, 5, 6], 2.5),
    FIVE_REPLIES,
    ICY,
    VAST,
    VAST_FOR_MAX,
    TWO_BEST,
    *with_twins(Warm([[1, 2, 4], [7, 9], [3, 3, 8]], 2, MAX, (0,)), state=(2,), temperature=3),
]
# Where the values are so far apart that e to them leaves the range of a float.
FAR_APART = (ICY, VAST, VAST_FOR_MAX, TWO_BEST)


def warmth(model: Student, case: Warm) -> Shares:
    """Call `model(game, state, temperature)`."""
    game = case.game
    try:
        answer = model(game, case.state, case.temperature)
        return shares_in(_by_place(game, case, answer), len(game.actions(case.state)))
    except (OverflowError, ZeroDivisionError):
        return Shares(None, OVERFLOW)


def _by_place(game: TreeGame, case: Warm, answer: Any) -> Any:
    """The answer with each move's place for the move; a move that is none gets no share."""
    pairs = odds_in(answer) if case.lettered else None
    if pairs is None:
        return answer
    places = {move: place for place, move in enumerate(game.actions(case.state))}
    return [(places[move], share) for move, share in pairs if move in places]


def is_warm(case: Warm, seen: Shares) -> bool:
    return are_near(seen.values, case.shares)


class ErrorsSeen(NamedTuple):
    """So many errors in so many replies; each time there were so many legal moves, one the best."""

    errors: int
    replies: int
    moves: int

    @property
    def factor(self) -> float:
        """What one seen error stands for: some random moves are the best one."""
        return self.moves / (self.moves - 1)

    @property
    def right(self) -> tuple[float, float, float]:
        low, high = wilson(self.errors, self.replies)
        share = self.errors / self.replies
        return (
            min(1.0, share * self.factor),
            min(1.0, low * self.factor),
            min(1.0, high * self.factor),
        )

    def __str__(self) -> str:
        return f"{self.errors} errors in {self.replies} replies, {self.moves} legal moves each"


SIX_ERRORS = ErrorsSeen(6, 30, 3)
NO_ERROR = ErrorsSeen(0, 10, 3)
NINE_ERRORS = ErrorsSeen(9, 10, 2)
NOTHING_BUT_ERRORS = ErrorsSeen(3, 3, 9)

OTHER_NUMBERS = [ErrorsSeen(5, 50, 2), ErrorsSeen(12, 40, 4), ErrorsSeen(1, 200, 20)]

WATCHED = [
    SIX_ERRORS,
    *OTHER_NUMBERS,
    NO_ERROR,
    NINE_ERRORS,
    NOTHING_BUT_ERRORS,
    *with_twins(ErrorsSeen(7, 25, 4), errors=3, replies=40, moves=6),
]


class EpsilonEstimate(Numbers):
    """Epsilon, and the interval around it."""

    @property
    def text(self) -> str:
        if self.values is None:
            return self.instead
        return "ε = {:.3f}, between {:.3f} and {:.3f}".format(*self.values)

    def near(self, *others: float) -> bool:
        """The first of the three numbers, as many as are given."""
        return self.values is not None and are_near(self.values[: len(others)], others, 0.002)


def estimate(student: Student, case: ErrorsSeen) -> EpsilonEstimate:
    """Call `student(errors, replies, moves)`."""
    return EpsilonEstimate(numbers_in(student(*case), 3), "no three numbers")


def is_estimate(case: ErrorsSeen, seen: EpsilonEstimate) -> bool:
    return seen.near(*case.right)


def coin(game: Game, state: State) -> list[tuple[Any, float]]:
    """one who plays every reply alike"""
    moves = game.actions(state)
    return [(move, 1 / len(moves)) for move in moves]
