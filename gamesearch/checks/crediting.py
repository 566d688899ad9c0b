"""What a student's history does: how it arranges moves after some cutoffs, and what that saves."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..counting import count
from ..games import MAX, MIN, TicTacToe
from ..search import History, Order, ordered_alphabeta
from .canon import canon


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
