"""What the grade cells of lesson 02 look at: other trees than the checks, values and no verdicts.

A hidden grade cell chooses a key, `report("2.2a", lambda: grades.values(my_alphabeta, key=29))`:
the trees are the checks' with their leaves stretched and shifted as the key says, so that cuts
stay where they were and no number learned by heart is right.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ..observe import Position, look
from . import BATTERY, GUESSED, IN_WINDOWS, TIED, look_through_window, look_with_guess
from .cases import TRIALS, Moves, best_moves, cuts, judged, moves_chosen

Student = Callable[..., Any]


def values(search: Student, key: int) -> list[Any]:
    """2.2, 2.5: the value of each tree."""
    return [look(search, position).value for position in disguised(BATTERY, key)]


def leaf_counts(search: Student, key: int) -> list[int]:
    """2.2, 2.5: how many different leaves of each tree were looked at."""
    return [len(look(search, position).leaves) for position in disguised(BATTERY, key)]


def windows(search: Student, key: int) -> list[Any]:
    """2.2, 2.5: the value as far as the window shows it: bounds outside may differ."""
    return [
        _clipped(look_through_window(search, position).value, position)
        for position in disguised(IN_WINDOWS, key)
    ]


def edges(search: Student, key: int) -> list[Any]:
    """2.2: trees of unusual shape."""
    shapes = [[7], [[[-2]]], [5, [3, [8, 1]]], [[4], 2, [[6, 9], 1]], [[0, 0], [0, 0]]]
    return [look(search, each).value for each in disguised(list(map(Position, shapes)), key)]


def moves(choose: Student, key: int) -> list[Moves]:
    """2.3: the moves chosen in several calls. Only trees with a single best move are asked."""
    single = [position for position in TIED if len(best_moves(position)) == 1]
    return [moves_chosen(choose, position) for position in disguised(single, key)]


def deep_cut(tree: Any) -> str:
    """2.4: how far up the cuts of a tree get their bounds; its leaves may be any."""
    return "deeper than the parent" if cuts(tree).deep else "from the parent"


def guesses(guess: Student, key: int) -> list[Any]:
    """2.5: the values found through windows that need not hold them."""
    positions = disguised(IN_WINDOWS + GUESSED, key)
    return [look_with_guess(guess, position).value for position in positions]


def numbers(answer: Any, part: str) -> Any:
    """2.1, 2.6: a number, or a list of numbers, from an answer in parts; "inf" is infinity."""
    given = answer[part]
    return float(given) if isinstance(given, int | float) else [float(each) for each in given]


def letter(answer: Any) -> str:
    """2.5: the line that was named."""
    return str(answer["line"]).strip().upper()


def judgements(is_correct: Student) -> list[str]:
    """2.7: what the student's test says of each search."""
    return [judged(is_correct, trial) for trial in TRIALS]


def disguised(positions: list[Position], key: int) -> list[Position]:
    """Every position twice, once with all its leaves above zero and once below."""
    chance = random.Random(key)
    found = []
    for position in positions:
        for sign in (1, -1):
            stretch = chance.randint(2, 5)
            most = max(abs(leaf) for leaf in _leaves(position.tree))
            shift = sign * (stretch * most + chance.randint(1, 9))
            found.append(
                position._replace(
                    tree=_mapped(position.tree, stretch, shift),
                    window=tuple(stretch * edge + shift for edge in position.window),
                )
            )
    return found


def _clipped(value: float | None, position: Position) -> float | None:
    low, high = position.window
    return None if value is None else max(low, min(high, value))


def _leaves(tree: Any) -> list[Any]:
    return [leaf for node in tree for leaf in _leaves(node)] if isinstance(tree, list) else [tree]


def _mapped(tree: Any, stretch: int, shift: int) -> Any:
    if isinstance(tree, list):
        return [_mapped(node, stretch, shift) for node in tree]
    return stretch * tree + shift
