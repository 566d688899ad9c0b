"""What the grade cells of lesson 05 look at: other cases than the checks, values and no verdicts.

Each function takes a student's answer and a key that the hidden cell chooses.
"""

from __future__ import annotations

import random
from math import inf
from typing import Any

from ..canonical import canon, plain
from ..disguise import Disguise
from ..observe import Student
from .budgets import LEAST, Budget, deepened, keeps_budget, score
from .costs import is_cost
from .tables import (
    DIAMOND,
    MOST,
    MOVERS,
    TURNED,
    TURNED_FOR_MIN,
    Asked,
    Graph,
    Questions,
    Woven,
    answers,
    graphs,
    may_answer,
    saved,
    value_with_table,
)


def entry(answer: Any, part: str) -> str:
    """5.1: an entry found by hand, as kind and number."""
    given = plain(answer[part])
    return canon([each.casefold() if isinstance(each, str) else each for each in given])


def word(answer: Any, part: str) -> str:
    """5.1, 5.7: an answer in one word."""
    return str(answer[part]).strip().casefold()


def values(search: Student, key: int) -> list[Any]:
    """5.2: the value of each graph with an empty table."""
    return [value_with_table(search, case) for case in _graphs(key)]


def windows(search: Student, key: int) -> list[str]:
    """5.2: what the last of several windows shows, with one table for all."""
    rng = random.Random(key)
    found = []
    for case in _graphs(key)[:16]:
        asked = []
        for _ in range(4):
            low = rng.randint(-40, 40)
            asked.append((low, low + rng.randint(1, 20)))
        found.append(answers(search, Questions(case, (*asked, (-inf, inf)))))
    return found


def saves(search: Student, *seeds: int) -> list[bool]:
    """5.2: is the share of the states that the exercise asks for kept?"""
    return [saved(search, Woven(seed)).percent <= MOST for seed in seeds]


def decides(decide: Student, key: int) -> list[str]:
    """5.3: which entries may answer. No bound equals an end of the window."""
    rng = random.Random(key)
    found = []
    for _ in range(40):
        alpha = rng.randint(-9, 5)
        beta = alpha + rng.randint(2, 9)
        value = rng.choice([n for n in range(-15, 16) if n not in (alpha, beta)])
        kind, depth = rng.choice(("exact", "lower", "upper")), rng.choice((1, 2, 3, 4, 5, inf))
        found.append(may_answer(decide, Asked(kind, value, depth, rng.randint(1, 5), alpha, beta)))
    return found


def depths(deepen: Student, key: int) -> list[Any]:
    """5.4: depth and move for budgets that let at least one iteration finish."""
    seen = [deepened(deepen, case) for case in _budgets(key)]
    return [(each.depth, each.move) for each in seen]


def budgets(deepen: Student, key: int) -> list[bool]:
    """5.4: is the budget kept?"""
    return [keeps_budget(case, deepened(deepen, case)) for case in _budgets(key)]


def without_time(deepen: Student) -> list[bool]:
    """5.4: is there a legal move even if nothing could be searched?"""
    cases = [Budget([[1, 2], [3, 4]], nodes) for nodes in (0, 1, 2)]
    return [deepened(deepen, case).move in ("0", "1") for case in cases]


def begins_well(begins: Student, seed: int) -> bool:
    """5.5: are enough decisions right?"""
    return score(begins, seed).percent >= LEAST


def costs(answer: Any, part: str) -> bool:
    """5.6: is the share right?"""
    return is_cost(part, answer[part])


def _graphs(key: int) -> list[Graph]:
    """The lesson's graphs with other numbers, and random ones."""
    rng = random.Random(key)
    disguise = Disguise(rng.randint(2, 5), rng.randint(-20, 20))
    known = [DIAMOND, MOVERS, TURNED, TURNED_FOR_MIN]
    return [_disguised(each, disguise) for each in [*known, *graphs(key, 30)]]


def _disguised(case: Graph, disguise: Disguise) -> Graph:
    def changed(inside: Any) -> Any:
        if isinstance(inside, tuple):
            return tuple(changed(each) for each in inside)
        return inside if isinstance(inside, str) else disguise.number(inside)

    return Graph(tuple((name, changed(inside)) for name, inside in case.nodes), case.players)


def _budgets(key: int) -> list[Budget]:
    rng = random.Random(key)
    found = []
    for _ in range(8):
        leaves = rng.sample(range(-50, 50), 12)
        tree = [[leaves[4 * n : 4 * n + 2], leaves[4 * n + 2 : 4 * n + 4]] for n in range(3)]
        guesses = tuple(rng.sample(range(-9, 9), 3))
        found.append(Budget(tree, rng.choice((4, 9, 12, 18, 25, None)), guesses))
    return found
