"""What the grade cells of lesson 09 look at: other cases than the checks, and no verdicts."""

from __future__ import annotations

import random
from typing import Any

from ...games.payoffs import random_payoffs
from ..canonical import plain
from ..disguise import Disguise
from ..observe import Student
from .cases import (
    POOLED,
    THRIFTY,
    TREES,
    ShareTree,
    guarded,
    leaves_of,
    share_is_right,
    shared,
    shared_and_pruned,
)
from .regrets import NIGHTS, REGRETS, Night, learned, matched, self_play


def part(answer: Any, name: str) -> Any:
    """9.1, 9.4: one part of an answer."""
    return plain(answer[name])


def values(search: Student, key: int) -> list[bool]:
    """9.2: the checks' trees, their payoffs stretched and shifted: a possible outcome?"""
    rng = random.Random(key)
    found = []
    for case in TREES:
        disguise = Disguise(rng.randint(2, 5), rng.randint(-30, 30))
        other = case._replace(tree=disguise.payoff_tree(case.tree))
        found.append(share_is_right(other, shared(search, other)))
    return found


def random_values(search: Student, key: int) -> list[tuple[float, ...] | None]:
    """9.2: random trees without ties, for two to four players, whoever moves when."""
    rng = random.Random(key)
    found = []
    for number in range(16):
        seats = 2 + number % 3
        tree = random_payoffs(rng, seats=seats, depth=1 + number % 4, highest=10**6)
        turns = tuple(rng.randrange(seats) for _ in range(3)) if number % 2 else None
        found.append(shared(search, ShareTree(tree, turns)).value)
    return found


def pruned_values(search: Student, key: int) -> list[bool]:
    """9.3: does pruning change nothing?"""
    rng = random.Random(key)
    cases = [_stretched(case, rng.randint(2, 6)) for case in POOLED]
    cases += [
        ShareTree(random_payoffs(rng, depth=3 + n % 2, total=60), total=60) for n in range(24)
    ]
    return [share_is_right(case, shared_and_pruned(search, case)) for case in cases]


def savings(search: Student, key: int) -> list[bool]:
    """9.3: does it spare leaves?"""
    rng = random.Random(key)
    cases = [_stretched(case, rng.randint(2, 6)) for case in THRIFTY]
    return [shared_and_pruned(search, case).leaves < leaves_of(case) for case in cases]


def mixtures(match: Student, key: int) -> list[tuple[float, ...] | None]:
    """9.5: regrets turned into probabilities."""
    rng = random.Random(key)
    cases = [tuple(rng.choice((2, 3)) * regret for regret in regrets) for regrets in REGRETS]
    cases += [tuple(rng.randint(-9, 9) for _ in range(rng.randint(2, 5))) for _ in range(10)]
    return [matched(match, regrets).values for regrets in cases]


def regrets(learn: Student, key: int) -> list[tuple[float, ...] | None]:
    """9.5: regrets after one more round."""
    rng = random.Random(key)
    cases = list(NIGHTS)
    for _ in range(10):
        choices = rng.randint(2, 4)
        weights = [rng.randint(0, 5) + 0.5 for _ in range(choices)]
        mixture = tuple(weight / sum(weights) for weight in weights)
        lists = [tuple(rng.randint(-9, 9) for _ in range(choices)) for _ in range(2)]
        cases.append(Night(lists[0], mixture, lists[1]))
    return [learned(learn, case).values for case in cases]


def comes_near(match: Student, learn: Student, key: int) -> bool:
    """9.5: both together, against themselves."""
    rng = random.Random(key)
    matrix: list[list[float]] = [[rng.randint(-5, 5) for _ in range(3)] for _ in range(3)]
    low, high = self_play(match, learn, 600, matrix)[-1]
    return high - low < 0.6


def near(shares: Any, share: float) -> bool:
    """9.6: is no more wasted than this share of the loss?"""
    return guarded(shares).wasted <= share


def _stretched(case: ShareTree, by: int) -> ShareTree:
    return case._replace(tree=Disguise(by, 0).payoff_tree(case.tree), total=by * case.total)
