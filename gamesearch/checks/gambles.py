"""Gambles with a floor: what a student's exploiting makes of small games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..games import TreeGame
from ..games.game import Action, Game, State
from ..search import Exploit, exploit
from ..search.expectimax import Model
from .canon import canon, plain
from .dicetrees import NEAR


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
        return exploit(self.game, self.model, risk=self.risk)

    def __str__(self) -> str:
        return f"{self.tree} against {self.model.__doc__}, risk {self.risk:g}"


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
        answer = [answer.get(part) for part in Exploit._fields]
    if not isinstance(answer, list | tuple) or len(answer) != 3:
        return Chosen(None)
    move, income, worst = answer
    return Chosen(canon(plain(move)), float(plain(income)), float(plain(worst)))


def is_safe_and_best(case: Gamble, seen: Chosen) -> bool:
    return seen.near(*case.right)


def coin(game: Game, state: State) -> list[tuple[Any, float]]:
    """one who plays every reply alike"""
    moves = game.actions(state)
    return [(move, 1 / len(moves)) for move in moves]
