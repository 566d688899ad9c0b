"""Which moves a student's function chooses at the root, and which are proven to be best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..games import MAX
from ..search import minimax
from .canon import canon
from .looking import Position, call, move_in

TIMES = 12  # a function that picks at random among its "ties" must show itself


class Moves(tuple[str, ...]):
    """Moves as canonical text."""

    def __str__(self) -> str:
        return " or ".join(self)


def moves_chosen(choose: Callable[..., Any], position: Position) -> Moves:
    """All the moves chosen in several calls."""
    game = position.game
    return Moves(sorted({move_in(call(choose, game, *position.window)) for _ in range(TIMES)}))


def is_best(position: Position, seen: Moves) -> bool:
    return set(seen) <= best_moves(position)


def best_moves(position: Position) -> set[str]:
    """Every move whose value, searched on its own with no window, is the position's."""
    game = position.game
    values = {
        move: minimax(game, game.result(game.initial, move)).value
        for move in game.actions(game.initial)
    }
    best = max(values.values()) if game.to_move(game.initial) == MAX else min(values.values())
    return {canon(move) for move, value in values.items() if value == best}
