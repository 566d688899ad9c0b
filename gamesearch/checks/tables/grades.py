"""What the grade cells of lesson 04 look at: other cases than the checks, values and no verdicts.

Each function takes a student's answer and a key that the hidden cell chooses.
"""

from __future__ import annotations

import random
from math import inf
from typing import Any

from ...games.game import MAX, MIN
from ..canonical import canon, plain
from ..disguise import Disguise
from ..observe import Student, with_twins
from . import SEALS
from .entries import EntryAsked, may_answer, twins
from .keys import MOVES, TWINS, key_after, key_from_nothing, random_moves
from .savings import MOST, Again, Woven, is_remembered, saved, visited_again
from .searches import (
    ALL,
    BEHIND,
    BETTER_LATER,
    DIAMOND,
    FAR_OFF,
    FAR_OFF_FOR_MIN,
    FIVE_WAYS,
    INSIDE,
    LOOSE,
    LOOSE_FOR_MIN,
    MOVERS,
    NARROW,
    TURNED,
    TURNED_FOR_MIN,
    TWICE,
    UNCUT,
    Graph,
    Questions,
    answers,
    elsewhere,
    graphs,
    value_with_table,
)
from .witness import measured


def entry(answer: Any, part: str) -> str:
    """4.1: an entry found by hand, as kind and number."""
    given = plain(answer[part])
    return canon([each.casefold() if isinstance(each, str) else each for each in given])


def word(answer: Any, part: str) -> str:
    """4.1, 4.5: an answer in one word."""
    exercise = "4.1" if part == "asked" else "4.5"
    return SEALS.told(f"{exercise}/{part}", answer[part])


def values(search: Student, key: int) -> list[Any]:
    """4.2: the value of each graph with an empty table."""
    return [value_with_table(search, case) for case in _graphs(key)]


def windows(search: Student, key: int) -> list[str]:
    """4.2: what the last of several windows shows, with one table for all."""
    rng = random.Random(key)
    found = []
    cases = _graphs(key)
    for case in [*cases[:16], *cases[-12:]]:
        asked = []
        for _ in range(4):
            low = rng.randint(-40, 40)
            asked.append((low, low + rng.randint(1, 20)))
        found.append(answers(search, Questions(case, (*asked, (-inf, inf)))))
    for case in (LOOSE, LOOSE_FOR_MIN):  # what a narrow window leaves, asked by one beyond it
        found.append(answers(search, Questions(case, ((6, 9), (-9, 4)))))
        found.append(answers(search, Questions(case, ((-9, 2), (4, 9)))))
    changed = Disguise(rng.randint(2, 5), rng.randint(-20, 20))
    for case in UNCUT:  # a node of one player's that should have been left, and was not
        for narrow in NARROW:
            windows = [tuple(map(changed.number, window)) for window in narrow]
            questions = Questions(_disguised(case, changed), (*windows, ALL))
            found.append(answers(search, questions))
    found.append(answers(search, Questions(BETTER_LATER, ((-9, 1), (-9, 9)))))
    found.append(answers(search, Questions(BETTER_LATER, ((6, 9), (-9, 1), (-9, 9)))))
    return found


KNOWN = [Again(7, -20), Again(8, -14, 0), Again(9, -4, 40, True)]
KNOWN += [Again(7, -20, last=last) for last in ((-8, -6), (6, 8))]


def saves(search: Student, *seeds: int) -> list[Any]:
    """4.2: the values, whether few nodes are visited for them, and fewer when they are known."""
    seen = [saved(search, Woven(seed)) for seed in seeds]
    return [
        *((each.value, each.percent <= MOST) for each in seen),
        *(is_remembered(case, visited_again(search, case)) for case in KNOWN),
    ]


def decides(decide: Student, key: int) -> list[str]:
    """4.3: which entries may answer. No bound equals an end of the window."""
    said = [may_answer(decide, case) for case in _entries(random.Random(key))]
    return ["False" if each == "None" else each for each in said]  # to end without a word is no


def _entries(rng: random.Random) -> list[EntryAsked]:
    kinds, found = ("exact", "lower", "upper"), []
    for kind in kinds * 5:
        for where in ("below", "inside", "above"):
            alpha = rng.randint(-9, 5)
            beta = alpha + rng.randint(2, 9)
            value = {
                "below": alpha - rng.randint(1, 6),
                "inside": rng.randint(alpha + 1, beta - 1),
                "above": beta + rng.randint(1, 6),
            }[where]
            asked = rng.randint(1, 5)
            depth = asked + rng.choice((-1, 0, 0, 1, 2, inf))
            found.append(EntryAsked(kind, value, depth, asked, alpha, beta))
    for kind, low, high in (("exact", -3, 4), ("exact", 2, 5), ("lower", -7, -2), ("upper", 1, 6)):
        found.append(EntryAsked(kind, 0, rng.randint(2, 5), 2, low, high))
    for kind in kinds:
        small, end = rng.randint(1, 4), rng.randint(5, 9)
        found.append(EntryAsked(kind, small, 3, 3, -end, 0))
        found += [EntryAsked(kind, each, 3, 3, 0, end) for each in (small, -small)]
        found.append(EntryAsked(kind, 0, 1, 2, small, end))
        between, low, plies = rng.randint(-20, 20) + 0.5, rng.randint(-5, 5), rng.randint(1, 5)
        for window in ((-inf, low), (low, inf), (-inf, inf)):
            found.append(EntryAsked(kind, between, 0, 0, *window))
        # Less than a whole number away from an end; and far enough, but not deep enough.
        for away, depth in ((-0.5, 0), (0.25, 0), (2.75, 0), (3.5, 0), (-2, -1), (9, -1)):
            found.append(EntryAsked(kind, low + away, plies + depth, plies, low, low + 3))
    return [*found, *twins(rng.randint(6, 9))]


def made(make: Student, key: int) -> list[int | None]:
    """4.4: keys of whole boards."""
    boards = [move.board for move in random_moves(key, 12)]
    # With other numbers; and with the other player to move.
    boards += with_twins(boards[0], seed=key + 100, player=1 - boards[0].player)[1:]
    boards += [TWINS._replace(player=player, seed=key + player) for player in (MAX, MIN)]
    return [key_from_nothing(make, board) for board in boards]


def changed(change: Student, key: int) -> list[int | None]:
    """4.4: keys after a move."""
    return [key_after(change, move) for move in [*random_moves(key, 24), *MOVES]]


def misleads(answer: Any) -> bool:
    """4.7: is the search without the table right, and the one with it wrong?"""
    return measured(answer).is_witness


def _graphs(key: int) -> list[Graph]:
    """The lesson's graphs with other numbers, and random ones."""
    rng = random.Random(key)
    disguise = Disguise(rng.randint(2, 5), rng.randint(-20, 20))
    known = [DIAMOND, MOVERS, TURNED, TURNED_FOR_MIN, FAR_OFF]
    found = [*known, *graphs(key, 30), FIVE_WAYS, BEHIND, INSIDE, TWICE, FAR_OFF_FOR_MIN]
    return [_disguised(each, disguise) for each in [*found, *elsewhere(graphs(key + 1, 8))]]


def _disguised(case: Graph, disguise: Disguise) -> Graph:
    def changed(inside: Any) -> Any:
        if isinstance(inside, tuple):
            return tuple(changed(each) for each in inside)
        return inside if isinstance(inside, str) else disguise.number(inside)

    return case._replace(nodes=tuple((name, changed(inside)) for name, inside in case.nodes))
