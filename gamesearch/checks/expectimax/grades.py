"""What the grade cells of lesson 07 look at: other cases than the checks, and no verdicts."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

from ...games.game import CHANCE, MAX, MIN
from ...games.tree import random_tree
from ..disguise import Disguise
from ..forms import own_types
from ..observe import Student
from . import SEALS
from .bounds import (
    ALPHA_IS_ZERO,
    BETA_IS_ZERO,
    TO_LEAVE,
    TWINS,
    TWINS_TO_LEAVE,
    HalfRead,
    interval_of,
    stop_of,
)
from .cases import TREES, DiceTree, averaged, shape
from .models import (
    FACED,
    OPPONENTS,
    chosen_against,
    income_is_highest,
    is_the_genius,
    shares_of,
)
from .stars import FULL, NARROW, THRIFTY, Windowed, keeps_its_promise, starred


def number(answer: Any, part: str) -> Any:
    """7.1, 7.4: a number from an answer in parts."""
    return own_types(answer)[part]


def values(search: Student, key: int) -> list[float | None]:
    """7.2: the value of the checks' trees with their leaves stretched and shifted."""
    rng = random.Random(key)
    found = []
    for case in TREES:
        disguise = _disguise(rng)
        found.append(averaged(search, case._replace(tree=disguise.dice_tree(case.tree))).value)
    return found


def random_values(search: Student, key: int) -> list[float | None]:
    """7.2: the value of random trees, whoever moves when."""
    rng = random.Random(key)
    turns = [(MAX, CHANCE, MIN, CHANCE), (CHANCE, MIN), (MIN, CHANCE, MAX), (MAX, MIN)]
    trees = [
        DiceTree(random_tree(rng, players=each, branches=(1, 3), ragged=0.1), each)
        for each in turns * 4
    ]
    return [averaged(search, case).value for case in trees]


def upset_by_squares(tree: Any) -> list[str]:
    """7.3: which searches the tree upsets; its leaves may be any."""
    return shape(own_types(tree))


def intervals(interval: Student, key: int) -> list[Any]:
    """7.4: the least and the most."""
    one = _disguise(random.Random(key))
    twins = [_disguised(case, one) for case in TWINS]
    return [interval_of(interval, case).values for case in [*half_read(key), *twins]]


def stops(stop: Student, key: int) -> list[bool | None]:
    """7.4: whether each node is left, also with all values stretched and shifted."""
    rng = random.Random(key)
    cases = [_disguised(case, _disguise(rng)) for case in TO_LEAVE]
    one = _disguise(rng)
    cases += [_disguised(case, one) for case in TWINS_TO_LEAVE]
    at_zero = [  # which a disguise would shift away
        HalfRead(
            tuple((p, 3 * value) for p, value in case.seen),
            case.unseen,
            *(3 * end for end in case[2:]),
        )
        for case in (ALPHA_IS_ZERO, BETA_IS_ZERO)
    ]
    return [stop_of(stop, case) for case in [*cases, *at_zero, *half_read(key)]]


def read_off(answer: Any, part: str) -> bool:
    """7.5: is the reading as near as an eye can come?"""
    return SEALS.accepts(f"7.5/{part}", answer[part])


def models(model: Student, key: int) -> list[list[float]]:
    """7.6: whether each best reply is likely enough; what they have together, and each other."""
    rng = random.Random(key)
    found = []
    for case in OPPONENTS:
        case = case._replace(tree=_disguise(rng).tree(case.tree))
        seen = shares_of(model, case)
        shares = seen.values or ()
        best = sum(share for move, share in enumerate(shares) if move in case.best)
        others = [share for move, share in enumerate(shares) if move not in case.best]
        found.append([is_the_genius(case, seen), best, *sorted(others)])
    return found


def replies(choose: Student, key: int) -> list[bool]:
    """7.6: is the highest income chosen?"""
    rng = random.Random(key)
    found = []
    for sign, case in product((1, -1), FACED):
        disguise = Disguise(rng.randint(2, 5), sign * rng.randint(1, 30))
        hidden = case._replace(tree=disguise.tree(case.tree))
        found.append(income_is_highest(hidden, chosen_against(choose, hidden)))
    return found


def star_values(search: Student, key: int) -> list[bool]:
    """7.7: are values exact within the window, and bounds outside it?"""
    rng = random.Random(key)
    found = []
    for case in [*FULL, *NARROW] * 2:
        disguise = _odd_disguise(rng)
        ends = disguise.payoffs((case.alpha, case.beta, case.low, case.high))
        hidden = Windowed(disguise.dice_tree(case.tree), case.players, *ends)
        hidden = hidden._replace(last_first=case.last_first, state=case.state)
        found.append(keeps_its_promise(hidden, starred(search, hidden)))
    turns = [(MAX, CHANCE, MIN, CHANCE), (MIN, CHANCE, MAX, CHANCE), (CHANCE, MAX, MIN)]
    for players in turns * 5:
        tree = random_tree(rng, players=players, branches=(1, 3), values=(-20, 20))
        alpha, beta = sorted(rng.sample(range(-20, 21), 2))
        case = Windowed(tree, players, alpha, beta, -20, 20)
        found.append(keeps_its_promise(case, starred(search, case)))
    return found


def star_savings(search: Student, key: int) -> list[bool]:
    """7.7: no more leaves than Star1? Whoever reads none has not been watched."""
    rng = random.Random(key)
    found = []
    for case in THRIFTY:
        disguise = _odd_disguise(rng)
        ends = disguise.payoffs((case.alpha, case.beta, case.low, case.high))
        hidden = Windowed(disguise.dice_tree(case.tree), case.players, *ends)
        found.append(0 < len(starred(search, hidden).leaves) <= hidden.fewest)
    return found


def half_read(key: int) -> list[HalfRead]:
    """Random nodes, partly read, whose interval is no edge case of the window."""
    rng = random.Random(key)
    cases: list[HalfRead] = []
    while len(cases) < 20:
        low = rng.randint(-20, 10)
        high = low + rng.randint(2, 20)
        weights = [rng.randint(1, 6) for _ in range(rng.randint(1, 5))]
        odds = [weight / sum(weights) for weight in weights]
        known = rng.randint(0, len(odds))
        alpha, beta = sorted(rng.sample(range(4 * low, 4 * high + 1), 2))
        seen = tuple((p, rng.randint(low, high)) for p in odds[:known])
        case = HalfRead(seen, tuple(odds[known:]), low, high, alpha / 4, beta / 4)
        least, most = case.ends
        if abs(most - case.alpha) > 1e-3 and abs(least - case.beta) > 1e-3:
            cases.append(case)
    return cases


def _disguised(case: HalfRead, disguise: Disguise) -> HalfRead:
    seen = tuple((p, disguise.number(value)) for p, value in case.seen)
    return HalfRead(seen, case.unseen, *disguise.payoffs(case[2:]))


def _odd_disguise(rng: random.Random) -> Disguise:
    """After which a half is a half still."""
    return Disguise(rng.choice((3, 5)), rng.randint(-30, 30))


def _disguise(rng: random.Random) -> Disguise:
    return Disguise(rng.randint(2, 5), rng.randint(-30, 30))
