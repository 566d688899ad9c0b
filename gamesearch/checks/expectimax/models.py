"""Models of an opponent: what a student's model says, and the move chosen against one (7.6)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any, NamedTuple

from ...games.game import MAX, MIN, Action, Game, State
from ...games.tree import TreeGame
from ...search.expectimax import expectimax
from ..canonical import canon, plain
from ..observe import NEAR, Numbers, Student, are_near, best_moves, move_in

Odds = list[tuple[Action, Any]]


class Replies(NamedTuple):
    """A node where the opponent, MIN, is to reply."""

    tree: Any
    state: tuple[int, ...] = ()  # where the reply is asked for

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree, (MIN, MAX))

    @property
    def best(self) -> set[int]:
        return set(best_moves(self.game, self.state))

    def __str__(self) -> str:
        where = f", asked at {self.state}" if self.state else ""
        return f"{self.tree} with MIN to reply{where}"


ONE_BEST = Replies([4, 7, 9])
TWO_BEST = Replies([4, 4, 9])
ONE_REPLY = Replies([3])
MAX_REPLIES = Replies([[5, 9], [6, 7]])
LATER_REPLY = Replies([[[7, 2], [9, 1, 5]], [[6, 6], [8, 8]]], state=(0, 1))

OPPONENTS = [
    ONE_BEST,
    Replies([9, 4]),
    TWO_BEST,
    Replies([5, 8, -9, 6]),
    ONE_REPLY,
    MAX_REPLIES,
    Replies([[[1, 4], [2, 8]], [[3, 6], [5, 7]], [[0, 9], [9, 9]]]),
    LATER_REPLY,
]


class Shares(Numbers):
    """How probable each move is said to be."""

    @property
    def text(self) -> str:
        if self.values is None:
            return self.instead
        return ", ".join(f"{share:.3f} for move {move}" for move, share in enumerate(self.values))

    def near(self, *others: float) -> bool:
        """Near enough to tell one mistake from another."""
        return are_near(self.values, others, 0.002)


def odds_in(answer: Any) -> list[tuple[Any, float]] | None:
    """The pairs (move, probability) in a model's answer, also from a dict; None if it has none."""
    answer = plain(answer)
    if isinstance(answer, str | bytes) or not hasattr(answer, "__iter__"):
        return None
    pairs = list(answer.items()) if isinstance(answer, dict) else [plain(each) for each in answer]
    if not pairs or not all(isinstance(each, list | tuple) and len(each) == 2 for each in pairs):
        return None
    try:
        return [(plain(move), float(plain(share))) for move, share in pairs]
    except (TypeError, ValueError):
        return None


def shares_in(answer: Any, moves: int) -> Shares:
    """The share of each move by its number; one that is left out has none."""
    pairs = odds_in(answer)
    if pairs is None:
        return Shares(None, "nothing that reads as [(move, probability), …]")
    shares = [0.0] * moves
    for move, share in pairs:
        if not (isinstance(move, int) and 0 <= move < moves):
            return Shares(None, f"a share for {move!r}, which is no legal move")
        shares[move] += share
    return Shares(tuple(shares))


def shares_of(model: Student, case: Replies) -> Shares:
    """Call `model(game, state)`."""
    game = case.game
    return shares_in(model(game, case.state), len(game.actions(case.state)))


def is_the_genius(case: Replies, seen: Shares) -> bool:
    """Two thirds on best replies, shared in any way, and one third over all replies alike."""
    if seen.values is None:
        return False
    slip = 1 / 3 / len(seen.values)
    good = [share for move, share in enumerate(seen.values) if move in case.best]
    bad = [share for move, share in enumerate(seen.values) if move not in case.best]
    return (
        abs(sum(seen.values) - 1) < NEAR
        and all(abs(share - slip) < NEAR for share in bad)
        and all(share > slip - NEAR for share in good)
    )


class Facing(NamedTuple):
    """A game for MAX against an opponent whose habits are known."""

    tree: Any
    model: Callable[[Game, State], Odds]
    players: tuple[int, ...] = (MAX, MIN)
    state: tuple[int, ...] = ()  # where the move is asked for

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree, self.players)

    @property
    def best(self) -> set[str]:
        """Every move with the highest income."""
        against = partial(expectimax, model=self.model)
        return {canon(move) for move in best_moves(self.game, self.state, search=against)}

    def __str__(self) -> str:
        twice = ", where you move twice before each reply" if self.players[1] == MAX else ""
        where = f", asked at {self.state}" if self.state else ""
        return f"{self.tree}{twice}{where} against {self.model.__doc__}"


def genius(game: Game, state: State) -> Odds:
    """the chaotic genius"""
    best, moves = best_moves(game, state, player=MIN), game.actions(state)
    third = Fraction(1, 3)
    return [
        (move, third / len(moves) + (2 * third / len(best) if move in best else 0))
        for move in moves
    ]


def mostly_last(game: Game, state: State) -> Odds:
    """one who plays the last move three times in four, any other move otherwise"""
    *others, last = game.actions(state)
    if not others:
        return [(last, Fraction(1))]
    return [(move, Fraction(1, 4 * len(others))) for move in others] + [(last, Fraction(3, 4))]


def last_first(game: Game, state: State) -> Odds:
    """one who plays the last move three times in four, and whose model names it first"""
    return mostly_last(game, state)[::-1]


def always_first(game: Game, state: State) -> Odds:
    """one who always plays the first move"""
    return [(game.actions(state)[0], Fraction(1))]


def in_turn(game: Game, state: State) -> Odds:
    """one who plays the first move in the first reply and the last move in later ones"""
    moves = game.actions(state)
    played = moves[0] if len(state) < 3 else moves[-1]
    return [(move, Fraction(move == played)) for move in moves]


TEMPTING = Facing([[3, 3], [1, 10]], mostly_last)
FIRST_REPLY = Facing([[2, 9], [5, 0]], always_first)
CAREFUL = Facing([[4, 6], [2, 9]], genius)
RARE_LOSS = Facing([[0, 5], [4, 4]], mostly_last)
MAX_MOVES_AGAIN = Facing([[[0, 9], [0, 9]], [[6, 6], [6, 6]]], genius)
# Who asks for the habits once, at the first reply, takes 9 for 1 here.
ASKED_AGAIN = Facing([[[[9, 1]], [[0, 0]]], [[[2, 4]], [[0, 0]]]], in_turn)
# The model names the last reply first.
NAMED_LAST_FIRST = Facing([[1, 10], [5, 5]], last_first)
# Who lets a perfect opponent reply after the first reply takes 5 for 9 here.
ERRS_AGAIN = Facing([[[[1, 9]], [[0, 0]]], [[[5, 5]], [[0, 0]]]], in_turn)
# After the better move there is nothing to reply.
NO_REPLY = Facing([9, [1, 10]], mostly_last)
RISING = Facing([[2, 3], [4, 5], [8, 9]], always_first)
# Three replies here and two there: what is summed up over them does not weigh the same.
UNLIKE_MANY = Facing([[4, 4, 4], [3, 3]], mostly_last)
# 2 on average, which odds that are rounded or left out make less than 1.9.
SMALL_ODDS = Facing([[0, 9, 9], [1.9, 1.9, 1.9]], genius)
FAR_DOWN = Facing([[[[[[[[[9]]]]]]]], [5, 5]], always_first)
# Move 1 is best against the chaotic genius, move 2 against this opponent.
ANOTHER_MODEL = Facing([[5, 5], [4, 16], [8, 0], [-9, 40]], always_first)
TWICE = Facing([[[8, 8], [0, 0]], [[5, 5], [5, 5]]], mostly_last, (MAX, MAX, MIN))
# At the start move 0 is best, and where the move is asked for it is move 1.
LATER = Facing(
    [[[[3, 3], [1, 10]], [[0, 0], [0, 0]]], [[[0, 0], [0, 0]], [[0, 0], [0, 0]]]],
    mostly_last,
    state=(0, 0),
)

FACED = [
    TEMPTING,
    CAREFUL,
    FIRST_REPLY,
    MAX_MOVES_AGAIN,
    Facing([[1, 10], [6, 2], [5, 5]], mostly_last),
    Facing([[-3, -5], [-9, -1]], mostly_last),
    Facing(
        [
            [[[9, 2], [3, 5]], [[4, 5], [2, 6]]],
            [[[3, 8], [0, 8]], [[3, 4], [3, 0]]],
        ],
        genius,
    ),
    ASKED_AGAIN,
    ANOTHER_MODEL,
    TWICE,
    LATER,
    RARE_LOSS,
    NAMED_LAST_FIRST,
    ERRS_AGAIN,
    NO_REPLY,
    RISING,
    UNLIKE_MANY,
    SMALL_ODDS,
    FAR_DOWN,
]


def chosen_against(choose: Student, case: Facing) -> str:
    """Call `choose(game, state, model)`."""
    game = case.game
    return move_in(choose(game, case.state, case.model))


def income_is_highest(case: Facing, move: str) -> bool:
    return move in case.best
