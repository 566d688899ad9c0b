"""Policies for rollouts: a weight for each move, by what a student's function may overlook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...games.game import Game


def rising(game: Game, state: Any, moves: Sequence[Any]) -> list[int]:
    """1, 2, 3 … in the order of the moves."""
    return list(range(1, len(moves) + 1))


def falling(game: Game, state: Any, moves: Sequence[Any]) -> list[float]:
    """Shares that add up to 1, the first move's the largest."""
    weights = list(range(len(moves), 0, -1))
    return [weight / sum(weights) for weight in weights]


def never_last(game: Game, state: Any, moves: Sequence[Any]) -> list[float]:
    """The last move has the weight 0, where there is another."""
    return [0.5] * (len(moves) - 1) + [0.0 if len(moves) > 1 else 0.5]


def by_turns(game: Game, state: Any, moves: Sequence[Any]) -> list[float]:
    """A policy that looks at the state: 1 to 5, or 5 to 1, by how far the game has come."""
    if len(moves) == 1:
        return [2]
    return [1, *[2] * (len(moves) - 2), 5] if len(state) % 2 else [5, *[2] * (len(moves) - 2), 1]


def a_favourite(game: Game, state: Any, moves: Sequence[Any]) -> list[int]:
    """The first move is nineteen times as likely as each of the others."""
    return [19, *[1] * (len(moves) - 1)]


def nearly_sure(game: Game, state: Any, moves: Sequence[Any]) -> list[int]:
    """The first move is played in all but one of a thousand turns."""
    return [999, *[1] * (len(moves) - 1)]


def hardly_ever(game: Game, state: Any, moves: Sequence[Any]) -> list[int]:
    """The last move comes up once in 250 turns or so."""
    return [249, *[1] * (len(moves) - 1)]


def twice_alike(game: Game, state: Any, moves: Sequence[Any]) -> list[int]:
    """Two moves of the same weight, and then lighter ones."""
    return [2, 2, *[1] * (len(moves) - 2)][: len(moves)]


def by_number(game: Game, state: Any, moves: Sequence[Any]) -> list[int]:
    """A policy that looks at the moves: the larger its number, the likelier a move."""
    return [1 + 3 * move for move in moves]


def faint(game: Game, state: Any, moves: Sequence[Any]) -> list[float]:
    """Far below 1, all of them together."""
    return [4e-6, *[1e-6] * (len(moves) - 1)]
