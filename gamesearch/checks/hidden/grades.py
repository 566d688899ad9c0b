"""What the grade cells of lesson 10 look at: other cases than the checks, and no verdicts."""

from __future__ import annotations

import random
from typing import Any

from ...games.hidden import HiddenTree
from ..canonical import plain
from ..disguise import Disguise
from ..observe import Student
from .learners import (
    CASES,
    FEW_ROUNDS,
    FOUR_CARDS,
    Learning,
    has_much_to_learn,
    is_good,
    learned_plan,
)
from .patrols import announced
from .regrets import NIGHTS, REGRETS, Night, learned, leaves_alone, matched, self_play


def part(answer: Any, name: str) -> Any:
    """10.1, 10.3, 10.5: one part of an answer."""
    return plain(answer[name])


def mixtures(match: Student, key: int) -> list[Any]:
    """10.4: regrets turned into probabilities; the regrets themselves stay as they are."""
    rng = random.Random(key)
    cases = [tuple(rng.choice((2, 3)) * regret for regret in regrets) for regrets in REGRETS]
    cases += [tuple(rng.randint(-9, 9) for _ in range(rng.randint(2, 5))) for _ in range(10)]
    return [*(matched(match, regrets).values for regrets in cases), leaves_alone(match)]


def regrets(learn: Student, key: int) -> list[tuple[float, ...] | None]:
    """10.4: regrets after one more round."""
    rng = random.Random(key)
    cases = list(NIGHTS)
    for _ in range(10):
        choices = rng.randint(2, 4)
        weights = [rng.randint(0, 5) + 0.5 for _ in range(choices)]
        mixture = tuple(weight / sum(weights) for weight in weights)
        lists = [tuple(rng.randint(-9, 9) for _ in range(choices)) for _ in range(2)]
        cases.append(Night(lists[0], mixture, lists[1]))
    return [learned(learn, case).values for case in cases]


def comes_near(match: Student, learn: Student, key: int) -> list[Any]:
    """10.4: both together, against themselves; what is learned are probabilities."""
    rng = random.Random(key)
    matrix: list[list[float]] = [[rng.randint(-5, 5) for _ in range(3)] for _ in range(3)]
    low, high = self_play(match, learn, 600, matrix)[-1]
    return [high - low < 0.6, matched(match, (1.0, 3.0, -2.0)).values]


def near(shares: Any, share: float) -> bool:
    """10.6: is no more wasted than this share of the least loss?"""
    return announced(shares).wasted <= share


def good_plans(learn: Student, key: int) -> list[bool]:
    """10.7: the checks' trees, their payoffs stretched: is the plan good enough, and was it learned
    in the rounds that were asked for?"""
    rng = random.Random(key)
    cases = [_stretched(case, rng.randint(2, 5)) for case in CASES]
    few = _stretched(FEW_ROUNDS, rng.randint(2, 5))
    good = [is_good(case, learned_plan(learn, case)) for case in cases]
    return [*good, has_much_to_learn(few, learned_plan(learn, few))]


def other_deck(learn: Student) -> bool:
    """10.7: and with four cards?"""
    return is_good(FOUR_CARDS, learned_plan(learn, FOUR_CARDS))


def _stretched(case: Learning, by: int) -> Learning:
    game = case.game
    if not isinstance(game, HiddenTree):
        return case
    tree = Disguise(by, 0).dice_tree(game.written())
    return case._replace(game=HiddenTree(tree, game.players, game.hides), most=by * case.most)
