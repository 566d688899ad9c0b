"""What the grade cells of lesson 02 look at: other trees than the checks, values and no verdicts.

A hidden grade cell chooses a key, `report("2.2a", lambda: grades.values(my_alphabeta, key=29))`:
the trees are the checks' with their leaves stretched and shifted as the key says, so that cuts
stay where they were and no number learned by heart is right.
"""

from __future__ import annotations

import random
from functools import partial
from math import inf
from typing import Any

from ...games.game import MAX, MIN
from ...games.tree import random_tree
from ..disguise import Disguise, above_and_below
from ..forms import as_word, own_types
from ..inside import each
from ..observe import Moves, Position, Student, best_moves, look
from . import cases, narrow, piles
from .below import BELOW, answer
from .cuts import cuts
from .trials import TRIALS, judged

SAYS_OF_BOUND = {True: "exact, or a true bound", False: "no true bound"}
# Fifteen trees look like ties and have one best move: who picks at random shows it on one of them.
TIMES = 3
NEAR = (cases.TEXTBOOK, cases.BETA_CUT, cases.FRACTION_CUT, cases.FRACTION_CUT_FOR_MIN)


def values(search: Student, key: int) -> list[Any]:
    """2.2, 2.5: the value of each tree, and of states below the root."""
    shift = Disguise(1, random.Random(key).randint(20, 40))
    below = [case._replace(tree=shift.tree(case.tree)) for case in BELOW]
    fine = [case._replace(tree=shift.tree(case.tree)) for case in (cases.FINE, cases.FINE_FOR_MIN)]
    asked = [*disguised(cases.BATTERY, key), *fine]  # these as near to each other as they were
    found = each(search, look, [*asked, *piles.PILES])
    return [seen.value for seen in found] + each(search, answer, below)


def leaf_counts(search: Student, key: int) -> list[int]:
    """2.2, 2.5: how many different leaves of each tree were looked at."""
    stretch = Disguise(random.Random(key).randint(2, 6), 0)  # 0 stays 0
    zeros = [
        case._replace(tree=stretch.tree(case.tree)) for case in (cases.ZERO_ALPHA, cases.ZERO_BETA)
    ]
    shift = Disguise(1, random.Random(key).randint(20, 40))  # leaves as near as they were
    near = [case._replace(tree=shift.tree(case.tree)) for case in NEAR]
    asked = [*disguised(cases.BATTERY, key), *zeros, *near]
    return [len(seen.leaves) for seen in each(search, look, asked)]


def windows(search: Student, key: int) -> list[Any]:
    """2.2, 2.5: the value as far as the window shows it: bounds outside may differ."""
    asked = disguised(narrow.IN_WINDOWS + narrow.IN_WINDOWS_OF_OTHERS, key)
    for position in small_trees(key):
        low = position.best.value + random.Random(key).choice((-2, -1, 0))
        asked.append(position._replace(window=(low, low + 2)))
    seen = each(search, narrow.look_through_window, asked)
    return [
        (_clipped(one.value, position), SAYS_OF_BOUND[narrow.within(position, one)])
        for one, position in zip(seen, asked, strict=True)
    ]


def windows_of_mover(search: Student, key: int) -> list[Any]:
    """2.5: the same for negamax, where MIN begins: the window, too, is about what MIN gets."""
    stretch = Disguise(random.Random(key).randint(2, 6), 0)
    asked = [
        case._replace(tree=stretch.tree(case.tree), window=stretch.payoffs(case.window))
        for case in narrow.IN_WINDOWS_OF_MIN
    ]
    seen = each(search, narrow.look_through_window, asked)
    return [
        (_clipped(one.value, position), SAYS_OF_BOUND[narrow.within_for_mover(position, one)])
        for one, position in zip(seen, asked, strict=True)
    ]


def edges(search: Student, key: int) -> list[Any]:
    """2.2: trees of unusual shape."""
    shapes = [[7], [[[-2]]], [5, [3, [8, 1]]], [[4], 2, [[6, 9], 1]], [[0, 0], [0, 0]]]
    stretched = disguised([*map(Position, shapes), cases.TWICE], key)
    shift = Disguise(1, random.Random(key).randint(20, 40))  # neighbours stay neighbours
    near = cases.NEIGHBOURS._replace(tree=shift.tree(cases.NEIGHBOURS.tree))
    return [seen.value for seen in each(search, look, [*stretched, near, *small_trees(key)])]


def moves(choose: Student, key: int) -> list[Moves]:
    """2.3: the moves chosen in several calls. Only trees with a single best move are asked."""
    single = [position for position in cases.TIED if len(best_moves(position.game)) == 1]
    shift = Disguise(1, 2 * random.Random(key).randint(10, 20))  # even: a half rounds as it did
    near = [cases.NEAR, cases.NEAR_FOR_MIN, cases.CLOSE, cases.CLOSE_FOR_MIN]
    close = [position for position in small_trees(key) if len(best_moves(position.game)) == 1]
    close += [position._replace(tree=shift.tree(position.tree)) for position in near]
    asked = [*disguised(single, key), *close, *piles.PILES]
    return each(choose, partial(cases.moves_chosen, times=TIMES), asked)


def deep_cut(tree: Any) -> str:
    """2.4: how far up the cuts of a tree get their bounds; its leaves may be any."""
    seen = cuts(own_types(tree))
    if not seen.deep:
        return "from the parent"
    return "the lesson's tree" if seen.copied else "deeper than the parent"


def guesses(guess: Student, key: int) -> list[Any]:
    """2.5: the values found through windows that need not hold them."""
    positions = disguised(narrow.IN_WINDOWS + narrow.GUESSED, key)
    stretch = Disguise(random.Random(key).randint(2, 6), 0)  # what is about MIN stays about MIN
    positions += [
        case._replace(tree=stretch.tree(case.tree), window=stretch.payoffs(case.window))
        for case in narrow.GUESSED_BY_MIN
    ]
    positions += [case._replace(players=(MAX, MIN)) for case in positions[-2:]]
    for position in small_trees(key):
        if position.players in ((MAX, MIN), (MIN, MAX)):
            low = random.Random(key).randint(-5, 3)
            positions.append(position._replace(window=(low, low + 2)))
    return [seen.value for seen in each(guess, narrow.look_with_guess, positions)]


def numbers(answer: Any, part: str) -> Any:
    """2.1, 2.6: a number, or a list of numbers, from an answer in parts; "inf" is infinity."""
    given = own_types(answer)[part]
    return (
        [inf if number == "inf" else number for number in given]
        if isinstance(given, list | tuple)
        else given
    )


def letter(answer: Any) -> str:
    """2.5: the line that was named."""
    return str(as_word(answer["line"])).upper()


def judgements(is_correct: Student) -> list[str]:
    """2.7: what the student's test says of each search."""
    return each(is_correct, judged, TRIALS)


def small_trees(key: int) -> list[Position]:
    """Random trees with small leaves: zeros, neighbours and ties, whoever moves when."""
    rng = random.Random(key)
    turns = [(MAX, MIN), (MIN, MAX), (MAX, MAX, MIN), (MIN, MIN, MAX)]
    return [
        Position(random_tree(rng, depth=3, branches=(1, 3), values=(-4, 4), ragged=0.2), players)
        for players in turns * 3
    ]


def disguised(positions: list[Position], key: int) -> list[Position]:
    """Every position twice, once with all its leaves above zero and once below."""
    rng = random.Random(key)
    return [
        position._replace(
            tree=disguise.tree(position.tree), window=disguise.payoffs(position.window)
        )
        for position in positions
        for disguise in above_and_below(position.tree, rng)
    ]


def _clipped(value: float | None, position: Position) -> float | None:
    low, high = position.window
    return None if value is None else max(low, min(high, value))
