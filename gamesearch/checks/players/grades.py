"""What the grade cells of lesson 09 look at: other cases than the checks, and no verdicts."""

from __future__ import annotations

import random
from typing import Any

from ...games.payoffs import random_payoffs
from ..disguise import Disguise
from ..forms import own_types
from ..inside import each
from ..observe import Student
from .alliances import NEARLY_TIED, TIED, division, kingmaker
from .alliances import all_outcomes as outcomes_seen
from .cases import (
    BETWEEN,
    FINE,
    FRACTIONS,
    NEARLY,
    POOLED,
    THRIFTY,
    TREES,
    ZERO_FIRST,
    Shared,
    ShareTree,
    leaves_of,
    share_is_right,
    shared,
    shared_and_pruned,
)


def part(answer: Any, name: str) -> Any:
    """9.1, 9.5: one part of an answer; a pair of players in any order."""
    given = own_types(answer[name])
    is_pair = name == "leaves" and isinstance(given, list | tuple | set)
    return tuple(sorted(given)) if is_pair else given


def values(search: Student, key: int) -> list[bool]:
    """9.2: the checks' trees, their payoffs stretched and shifted: a possible outcome?"""
    rng = random.Random(key)
    # Shifted, its zeros would be gone; stretched, its payoffs would lie further apart.
    cases = [_stretched(ZERO_FIRST, rng.randint(2, 6)), FRACTIONS]
    for case in TREES:
        disguise = Disguise(rng.randint(2, 5), rng.randint(-30, 30))
        cases.append(case._replace(tree=disguise.payoff_tree(case.tree)))
    return _right(cases, each(search, shared, cases))


def random_values(search: Student, key: int) -> list[tuple[float, ...] | None]:
    """9.2: random trees without ties, for two to four players, whoever moves when."""
    rng = random.Random(key)
    cases = []
    for number in range(16):
        seats = 2 + number % 3
        tree = random_payoffs(rng, seats=seats, depth=1 + number % 4, highest=10**6)
        turns = tuple(rng.randrange(seats) for _ in range(3)) if number % 2 else None
        cases.append(ShareTree(tree, turns, state=(0,) if number % 4 == 3 else ()))
    return [seen.value for seen in each(search, shared, cases)]


def pruned_values(search: Student, key: int) -> list[bool]:
    """9.3: does pruning change nothing?"""
    rng = random.Random(key)
    cases = [_stretched(case, rng.randint(2, 6)) for case in POOLED]
    cases += [
        ShareTree(random_payoffs(rng, depth=3 + n % 2, total=60), total=60) for n in range(24)
    ]
    cases += [FINE, BETWEEN, NEARLY]  # stretched, their payoffs would lie further apart
    return _right(cases, each(search, shared_and_pruned, cases))


def savings(search: Student, key: int) -> list[bool]:
    """9.3: does it spare leaves?"""
    rng = random.Random(key)
    cases = [_stretched(case, rng.randint(2, 6)) for case in THRIFTY]
    cases += THRIFTY  # stretched, a bound that is one off would show no more
    seen = zip(cases, each(search, shared_and_pruned, cases), strict=True)
    return [one.leaves < leaves_of(case) for case, one in seen]


def kingmaker_outcomes(tree: Any) -> bool:
    """9.4: two outcomes, and players 1 and 2 win one each?"""
    return kingmaker(tree).two_winners


def kingmaker_ties(tree: Any) -> tuple[bool, str]:
    """9.4: does player 3 alone break a tie, and does it decide?"""
    seen = kingmaker(tree)
    return len(seen.outcomes) == 2, seen.who_else


def lasts(answer: Any) -> bool:
    """9.5: does the division last?"""
    return division(answer["division"]).lasts


def all_outcomes(search: Student, key: int) -> list[Any]:
    """9.7: the checks' trees, their payoffs stretched and shifted."""
    rng = random.Random(key)
    cases = []
    for case in TIED:
        disguise = Disguise(rng.randint(2, 5), rng.randint(-30, 30))
        cases.append(case._replace(tree=disguise.payoff_tree(case.tree)))
    # Stretched, its payoffs would lie further apart.
    return _found(search, [*cases, NEARLY_TIED])


def random_outcomes(search: Student, key: int) -> list[Any]:
    """9.7: random trees of few different payoffs."""
    rng = random.Random(key)
    trees = [random_payoffs(rng, seats=2 + n % 2, depth=2 + n % 2, highest=2) for n in range(16)]
    turns = [None, None, (1, 1, 0), None]
    states = [(), (), (), (0,)]
    cases = [ShareTree(tree, turns[n % 4], state=states[n % 4]) for n, tree in enumerate(trees)]
    return _found(search, cases)


def _found(search: Student, cases: list[ShareTree]) -> list[Any]:
    seen = each(search, outcomes_seen, cases)
    return [None if one.found is None else sorted(one.found) for one in seen]


def _right(cases: list[ShareTree], seen: list[Shared]) -> list[bool]:
    return [share_is_right(*one) for one in zip(cases, seen, strict=True)]


def _stretched(case: ShareTree, by: int) -> ShareTree:
    return case._replace(tree=Disguise(by, 0).payoff_tree(case.tree), total=by * case.total)
