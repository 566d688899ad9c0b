"""Models that a student writes: pairs (move, probability), however they are held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ...arena.ratings import wilson
from ...games.game import MAX, MIN, Action, Game, State
from ...games.tree import TreeGame
from ...search.expectimax import Model
from ...search.opponents.exploiting import Exploit, exploit
from ...search.opponents.models import softmax
from ..canonical import canon, plain
from ..expectimax.cases import NEAR

Student = Callable[..., Any]
Pairs = list[tuple[Any, float]]


class Warm(NamedTuple):
    """Somebody is to move who plays by a softmax of this temperature."""

    tree: Any
    temperature: float
    player: int = MIN

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree, (self.player, 1 - self.player))

    @property
    def shares(self) -> tuple[float, ...]:
        return tuple(share for _, share in softmax(self.temperature)(self.game, ()))

    def __str__(self) -> str:
        who = "MAX" if self.player == MAX else "MIN"
        return f"{self.tree} with {who} to move and T = {self.temperature:g}"


class Warmth(NamedTuple):
    """How probable each move is said to be; None where it cannot be read, or was out of reach."""

    of: tuple[float, ...] | None
    overflow: bool = False

    @property
    def said(self) -> str:
        if self.overflow:
            return "nothing: its numbers left the range of a float"
        if self.of is None:
            return "nothing that reads as [(move, probability), …]"
        return ", ".join(f"{share:.3f} for move {move}" for move, share in enumerate(self.of))

    def near(self, *of: float) -> bool:
        return _near(self.of, of, 0.002)


def warmth(model: Student, case: Warm) -> Warmth:
    """Call `model(game, state, temperature)`."""
    game = case.game
    try:
        pairs = odds_in(model(game, game.initial, case.temperature))
    except (OverflowError, ZeroDivisionError):
        return Warmth(None, overflow=True)
    if pairs is None:
        return Warmth(None)
    shares = [0.0] * len(game.actions(()))
    for move, share in pairs:
        shares[move] += share
    return Warmth(tuple(shares))


def is_warm(case: Warm, seen: Warmth) -> bool:
    return _near(seen.of, case.shares, NEAR)


def odds_in(answer: Any) -> Pairs | None:
    """The pairs of a model's answer, also from a dict; None if there are none."""
    answer = plain(answer)
    if not isinstance(answer, dict | list | tuple | zip):
        return None
    pairs = list(answer.items()) if isinstance(answer, dict) else [plain(each) for each in answer]
    if not pairs or not all(isinstance(each, list | tuple) and len(each) == 2 for each in pairs):
        return None
    return [(plain(move), float(plain(share))) for move, share in pairs]


def _near(of: tuple[float, ...] | None, others: tuple[float, ...], room: float) -> bool:
    if of is None or len(of) != len(others):
        return False
    return all(abs(a - b) < room for a, b in zip(of, others, strict=True))


# --- An opponent was watched: his errors were counted, and epsilon is to be estimated.


CLOSE = 0.002


class Watched(NamedTuple):
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


class Estimate(NamedTuple):
    """Epsilon and the interval around it; None if there were no three numbers."""

    numbers: tuple[float, ...] | None

    @property
    def said(self) -> str:
        if self.numbers is None:
            return "no three numbers"
        return "ε = {:.3f}, between {:.3f} and {:.3f}".format(*self.numbers)

    def near(self, *numbers: float) -> bool:
        if self.numbers is None:
            return False
        return all(abs(a - b) < CLOSE for a, b in zip(self.numbers, numbers, strict=False))


def estimate(student: Callable[..., Any], case: Watched) -> Estimate:
    """Call `student(errors, replies, moves)`."""
    answer = plain(student(*case))
    if not isinstance(answer, list | tuple) or len(answer) != 3:
        return Estimate(None)
    return Estimate(tuple(float(plain(number)) for number in answer))


def is_estimate(case: Watched, seen: Estimate) -> bool:
    return seen.near(*case.right)


# --- Gambles with a floor: what a student's exploiting makes of small games.


class Gamble(NamedTuple):
    """MAX against somebody with known habits, and the loss that MAX dares to risk."""

    tree: Any
    model: Model
    risk: float

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree)

    @property
    def right(self) -> Exploit:
        return exploit(self.game, model=self.model, risk=self.risk)

    def __str__(self) -> str:
        return f"{self.tree} against {self.model.__doc__}, risk {self.risk:g}"


PARTS = ("move", "income", "worst")


class Chosen(NamedTuple):
    """Move, income and worst case as they came back; None if there were no three parts."""

    move: str | None
    income: float = 0.0
    worst: float = 0.0

    @property
    def said(self) -> str:
        if self.move is None:
            return "no (move, income, worst)"
        return f"move {self.move} with income {self.income:g} and worst case {self.worst:g}"

    def near(self, move: Action, income: float, worst: float) -> bool:
        return (
            self.move == canon(move)
            and abs(self.income - income) < NEAR
            and abs(self.worst - worst) < NEAR
        )


def chosen(student: Callable[..., Any], case: Gamble) -> Chosen:
    """Call `student(game, state, model, risk)`."""
    game = case.game
    answer = plain(student(game, game.initial, case.model, case.risk))
    if isinstance(answer, dict):
        answer = [answer.get(part) for part in PARTS]
    if not isinstance(answer, list | tuple) or len(answer) != 3:
        return Chosen(None)
    move, income, worst = answer
    return Chosen(canon(plain(move)), float(plain(income)), float(plain(worst)))


def is_safe_and_best(case: Gamble, seen: Chosen) -> bool:
    best = case.right
    return seen.near(best.move, best.value, best.worst)


def coin(game: Game, state: State) -> list[tuple[Any, float]]:
    """one who plays every reply alike"""
    moves = game.actions(state)
    return [(move, 1 / len(moves)) for move in moves]
