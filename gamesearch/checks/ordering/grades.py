"""What the grade cells of lesson 03 look at: other cases than the checks, values and no verdicts.

Each function takes a student's answer and a key that the hidden cell chooses.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ...games.game import MAX, MIN
from ...search.ordering import Order
from ..forms import own_types
from ..observe import Student, with_twins
from . import SEALS
from .cases import MOST, Shelf, SmallBoard, arranged, leaves_with, share
from .memory import (
    ON_MINICHESS,
    ON_TICTACTOE,
    Credits,
    Cutoffs,
    Placing,
    arranged_by,
    nodes_with,
    placed,
    remembered,
)

TURNS = [(MAX, MIN), (MIN, MAX), (MAX, MAX, MIN), (MIN, MIN, MAX)]


def word(answer: Any, part: str) -> str:
    """3.1, 3.7: an answer in letters or in one word."""
    exercise = "3.1" if part.startswith("for ") else "3.7"
    return SEALS.told(f"{exercise}/{part}", answer[part])


def number(answer: Any, part: str) -> Any:
    """3.1: a number found by hand."""
    return own_types(answer)[part]


def same_moves(order: Student, key: int) -> list[bool]:
    """3.2: are the moves that come back those that went in?"""
    return [arranged(order, shelf).same for shelf in shelves(key)]


def worth_in_order(order: Student, key: int) -> list[Any]:
    """3.2: what the moves are worth, in the order in which they are to be tried."""
    return [arranged(order, shelf).worth for shelf in shelves(key)]


def leaves(order: Student, key: int) -> list[int]:
    """3.2: the leaves alpha-beta reads in that order. All leaves differ, so there are no ties."""
    rng = random.Random(key)
    found = []
    for turns in TURNS[:2] * 3:
        values = iter(rng.sample(range(-50, 50), 18))
        tree = [[[next(values) for _ in range(3)] for _ in range(2)] for _ in range(3)]
        found.append(leaves_with(order, tree, turns))
    return found


def killers_first(first: Student, key: int) -> list[str]:
    """3.3: the moves with the killers in front."""
    rng = random.Random(key)
    cases = []
    for _ in range(12):
        moves = tuple(rng.sample(range(10), rng.randint(1, 6)))
        illegal = rng.choice([move for move in range(10) if move not in moves])
        killers = rng.sample([*moves, illegal, 11], rng.choice((0, 1, 2, 2, 2)))
        cases.append(placed(first, Placing(moves, tuple(killers))))
    other = rng.randint(1, 9)
    twins = with_twins(Placing((17, 15, other), (other, 15)), moves=(15, 18, other), killers=(15,))
    return [
        *cases,
        *(placed(first, case) for case in twins),
        placed(first, Placing((other, 0), (0,))),
        placed(first, Placing((7, 3, 0), (0, 3))),
        placed(first, Placing((other, 11), (10, 11))),  # illegal, though below the largest move
        placed(first, Placing((10 + other, 30), (other, 3))),  # and though a digit of a move
    ]


def killers_kept(remember: Student, key: int) -> list[str]:
    """3.3: the killers after some cutoffs."""
    rng = random.Random(key)
    heard = [tuple(rng.choices(range(4), k=rng.randint(1, 6))) for _ in range(12)]
    older, latest = rng.sample(range(9), 2)
    heard += [(older, latest, latest), (older, latest, older)]
    return [remembered(remember, Cutoffs(moves)) for moves in heard]


def within(worth: Student, *board: int) -> bool:
    """3.4: does the order of columns keep to the share of nodes that the exercise asks for?"""
    return share(worth, SmallBoard(*board)).percent <= MOST


def histories(make: Callable[[], Order], key: int) -> list[str]:
    """3.5: how a history arranges six moves after some cutoffs."""
    rng = random.Random(key)
    found = []
    for _ in range(12):
        heard = tuple(
            (rng.choice((MAX, MIN)), rng.randrange(6), rng.randint(1, 6), rng.randint(1, 5))
            for _ in range(rng.randint(0, 9))
        )
        found += [arranged_by(make, Credits(heard, player)) for player in (MAX, MIN)]
    low, high = sorted(rng.sample(range(6), 2))  # as often as no number can pass that grows little
    often = tuple((MAX, move, 1, 5) for move in [high] * 9 + [low] * 8)
    return [*found, arranged_by(make, Credits(often))]


def states_with(make: Callable[[], Order]) -> list[int]:
    """3.5: the nodes visited on tic-tac-toe, and on MiniChess to depth 4."""
    return [nodes_with(make, case) for case in (ON_TICTACTOE, ON_MINICHESS)]


def near(answer: Any, curve: str) -> bool:
    """3.6: is the factor within ten percent of what the curve shows?"""
    return SEALS.accepts(f"3.6/{curve}", answer[curve])


def shelves(key: int) -> list[Shelf]:
    rng = random.Random(key)
    found = []
    for turns in TURNS * 4:
        most = rng.choice((4, 20))  # near each other, with zeros among them; and far apart
        tree = [[rng.randint(-most, most) for _ in range(3)] for _ in range(rng.randint(2, 5))]
        found += [Shelf(tree, turns), Shelf(tree, turns, (rng.randrange(len(tree)),))]
    for turns in TURNS:  # as near as eighths; and of as many digits as 9 and 10
        eighths = [each / 8 for each in rng.sample(range(8, 16), 4)]
        given = tuple(sorted(rng.sample(range(4), 3)))
        found.append(Shelf(rng.sample(range(-9, 9), 4), turns, given=given))
        found += [Shelf(eighths, turns), Shelf(rng.sample((8, 9, 10, 11, -9, -10), 6), turns)]
        far = [rng.choice((-1, 1)) * 10**power for power in rng.sample(range(3, 9), 4)]
        near = [8 + each / 128 for each in rng.sample(range(8), 4)]
        guesses = tuple(rng.sample(range(-9, 9), 3))  # which the true values contradict
        tree = [[-guess, 10] if turns[1] == MIN else [-guess, -10] for guess in guesses]
        found += [Shelf(far, turns), Shelf(near, turns), Shelf(tree, turns, guesses=guesses)]
    return found
