"""What the grade cells of lesson 05 look at: other cases than the checks, values and no verdicts.

Each function takes a student's answer and a key that the hidden cell chooses.
"""

from __future__ import annotations

import random
from typing import Any

from ...games.game import MAX, MIN
from ...search.budget import MeteredGame
from ...search.deepening import deepening
from ..inside import each
from ..lane import lane
from ..observe import Student
from . import SEALS, engines, windows
from .budgets import PLIES, Budget, deepened, keeps_budget
from .costs import is_cost
from .decisions import MARKED, score


def word(answer: Any, part: str) -> str:
    """5.5: an answer in one word."""
    return SEALS.told(f"5.5/{part}", answer[part])


def depths(deepen: Student, key: int) -> list[Any]:
    """5.1: depth and move for budgets that let at least one iteration finish."""
    return [(seen.depth, seen.move) for seen in each(deepen, deepened, _budgets(key))]


def budgets(deepen: Student, key: int) -> list[Any]:
    """5.1: the moves, and whether the budget is kept."""
    cases = _budgets(key)
    seen = zip(cases, each(deepen, deepened, cases), strict=True)
    return [(one.move, keeps_budget(case, one)) for case, one in seen]


def without_time(deepen: Student) -> list[bool]:
    """5.1: is there a legal move even if nothing could be searched?"""
    cases = [Budget([[1, 2], [3, 4]], nodes) for nodes in (0, 1, 2)]
    seen = zip(cases, each(deepen, deepened, cases), strict=True)
    return [one.move in ("0", "1") and keeps_budget(case, one) for case, one in seen]


# What the iterations cost in other positions, by seed: as `decisions.measured` finds them.
GROWTHS = {
    0: (
        (8, 21, 76, 158, 496, 636, 3385, 3100),
        (8, 21, 76, 158, 447, 843, 2170, 3100),
        (8, 21, 76, 202, 446, 1079, 2139, 3980),
        (8, 39, 48, 110, 315, 665, 2075, 3306),
        (8, 21, 76, 412, 415, 1081, 1866, 3748),
        (8, 21, 76, 158, 429, 904, 2080, 3336),
        (8, 21, 76, 158, 493, 965, 1757, 2966),
        (8, 21, 84, 144, 430, 771, 2024, 2544),
        (14, 33, 290, 522, 5900),
        (11, 90, 212, 497, 5837),
        (8, 26, 163, 295, 1162),
        (13, 37, 320, 1466, 11173),
        (8, 24, 139, 537, 1851),
        (13, 95, 496, 424, 7248),
        (13, 58, 588, 881, 7679),
        (9, 29, 237, 581, 2832),
    ),
    4: (
        (8, 21, 76, 158, 455, 882, 1552, 2556),
        (8, 21, 76, 188, 473, 992, 2240, 7491),
        (8, 21, 76, 184, 566, 969, 1894, 3093),
        (8, 21, 123, 191, 745, 986, 3916, 3905),
        (8, 21, 106, 347, 399, 662, 1724, 2189),
        (8, 21, 76, 158, 523, 1306, 2732, 4671),
        (8, 21, 76, 158, 515, 838, 3208, 3352),
        (8, 21, 76, 158, 477, 1098, 2526, 4285),
        (14, 42, 509, 1164, 4791),
        (9, 26, 447, 394, 7344),
        (10, 29, 428, 317, 4136),
        (9, 49, 377, 946, 2764),
        (18, 46, 783, 1387, 13799),
        (15, 123, 588, 1124, 11357),
        (9, 31, 397, 691, 3385),
        (8, 48, 229, 714, 1683),
    ),
}


def begins_well(begins: Student, seed: int) -> bool:
    """5.2: are enough decisions right?"""
    return score(begins, seed, GROWTHS[seed]).percent >= MARKED


def costs(answer: Any, part: str) -> bool:
    """5.3: is the share right?"""
    return is_cost(part, answer[part])


def aspires(aspire: Student, key: int) -> list[Any]:
    """5.4: the value, the first window, and whether a few searches were enough."""
    found, cases = [], windows.random_cases(key, 24)
    for case, seen in zip(cases, windows.heard_of_each(aspire, cases), strict=True):
        few = len(seen.windows) <= (1 if case.is_inside else windows.FEW)
        found.append((seen.value, seen.windows[:1], few))
    return found


def is_exact(engine: Student, key: int) -> list[bool]:
    """5.7: the value of a full search, and a move that attains it."""
    starts = [
        *engines.ELSEWHERE,
        *engines.BOUNDS_MET,
        *engines.random_starts(key, 2),
        *engines.SHALLOW_ELSEWHERE,  # which were asked deeper before
    ]
    seen = engines.found_of_each(engine, starts)
    return [engines.is_exact(start, one) for start, one in zip(starts, seen, strict=True)]


def is_quick(engine: Student, key: int) -> list[bool]:
    """5.7: the same for few nodes."""
    starts = [*engines.ELSEWHERE, *engines.random_starts(key, 2)]
    seen = engines.found_of_each(engine, starts)
    return [engines.is_quick(start, one) for start, one in zip(starts, seen, strict=True)]


def _budgets(key: int) -> list[Budget]:
    rng = random.Random(key)
    found = []
    for _ in range(8):
        leaves = rng.sample(range(-50, 50), 12)
        tree = [[leaves[4 * n : 4 * n + 2], leaves[4 * n + 2 : 4 * n + 4]] for n in range(3)]
        guesses = tuple(each / 4 for each in rng.sample(range(-9, 9), 3))
        players = rng.choice(((MAX, MIN), (MIN, MAX)))
        found.append(Budget(tree, rng.choice((4, 9, 12, 18, 25, None)), guesses, players))
    deep = lane(rng.randint(-9, 9), PLIES - 1)
    tree = [[[1, 2], [3, 4]], [[5, 6], [7, rng.randint(8, 20)]]]  # one move, best at every depth
    close = Budget([[7, 9], [5, 6], [2, 4]], 6, (0.2, 0.3, 0.1))  # no whole number between them
    low = rng.randint(10, 40)
    great = Budget([[low, low - 5], [low - 9, low + 50]], None, (20 * low, 30 * low))
    below = Budget([[2, 4], [5, 6]], 3, (-low, -low + 7))
    # As much as two iterations take, and one less; and as much as one takes.
    ways = Budget([[4, 7, 2], [8, 5, 6]], None, (1, 2))
    two = MeteredGame(ways.game)
    list(deepening(two, evaluate=ways.evaluate, depth=2))
    ends = [ways._replace(nodes=nodes) for nodes in (two.nodes, two.nodes - 1, 3)]
    found += [Budget([deep, 2], None), Budget(tree, None, (1, 2)), close, great, below, *ends]
    same = Budget(tree, None, (0.1, 0.2))  # depths 1 and 2 say the same, and depth 3 does not
    looks = [same._replace(guesses=guesses) for guesses in ((0, 0), (1, 0.5), (-2, -1), (0, -1))]
    one_move = Budget([tree[1]], None)
    barely = Budget([lane(low, 7), low - 1], 3 + 4 + 5 + 6)
    return [*found, same, *looks, one_move, barely]
