"""What a student's counterfactual regret minimisation makes of some small games.

PENNIES     both choose at once: a matrix game; who reports the latest mixture shows it here
UNEVEN      a rare and a frequent deal: luck has to count
THEN_DICE   a die after the decision: outcomes that are not equally probable
TWICE       both move twice: what a player did before decides how much a round counts
IN_A_ROW    each moves twice in a row: turns need not alternate
TWO_DICE    two dice before MAX decides: luck is the product of what came before
ONE_OF_DICE a fair die, one that hardly ever fails, and a rare prize
SELDOM      MIN soon stays away from where MAX decides: the average is no affair of MIN's moves
THREE       three choices for each
ONE_…       a single decision each, on which one slip alone shows: a symptom's case
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import isfinite
from numbers import Real
from typing import Any, NamedTuple

from ...games.game import CHANCE, MAX, MIN, Action, Information
from ...games.hidden import HiddenGame, HiddenTree
from ...games.kuhn import KuhnPoker
from ...search.imperfect.best_response import exploitability, reached
from ..canonical import type_name
from ..forms import own_types
from ..observe import Student

LITTLE = 5  # rounds: enough to see what is missing in a plan


class Learning(NamedTuple):
    """A game, how long to learn, and how exploitable the average plan then is at most."""

    name: str
    game: HiddenGame
    rounds: int
    most: float

    def __str__(self) -> str:
        return self.name


def _tree(tree: Any, *players: int) -> HiddenTree:
    """Nobody sees what the other does; what a die does both see."""
    hides = {
        one: [ply for ply, mover in enumerate(players) if mover == 1 - one] for one in (MAX, MIN)
    }
    return HiddenTree(tree, players, hides)


PENNIES = Learning(
    "[[3, -1], [-2, 1]], both at once", _tree([[3, -1], [-2, 1]], MAX, MIN), 400, 0.2
)
UNEVEN = Learning(
    "a game of a frequent and a rare deal",
    HiddenTree(
        [(Fraction(3, 4), [[2, -3], [0, -1]]), (Fraction(1, 4), [[-3, 5], [0, -1]])],
        (CHANCE, MAX, MIN),
        hides={MIN: [0]},
    ),
    200,
    0.15,
)
THEN_DICE = Learning(
    "a game with a die that is thrown last",
    _tree(
        [
            [[(0.5, -2), (0.5, -5)], [(0.4, -4), (0.6, 4)]],
            [[(1 / 7, 5), (6 / 7, -5)], [(6 / 11, 2), (5 / 11, -3)]],
        ],
        MAX, MIN, CHANCE,
    ),
    100,
    0.15,
)  # fmt: skip
TWICE = Learning(
    "a game in which both move twice",
    _tree(
        [
            [[[-4, -5], [-2, 5]], [[-1, -3], [-3, 4]]],
            [[[-1, -5], [5, -3]], [[-1, 5], [-5, -2]]],
        ],
        MAX, MIN, MAX, MIN,
    ),
    200,
    0.3,
)  # fmt: skip
IN_A_ROW = Learning(
    "a game in which MAX moves twice in a row, then MIN",
    _tree(
        [
            [[[-1, 4], [-2, 1]], [[3, -3], [-4, 3]]],
            [[[0, 4], [-1, -1]], [[3, 4], [4, 3]]],
        ],
        MAX, MAX, MIN, MIN,
    ),
    150,
    0.2,
)  # fmt: skip
SELDOM = Learning(
    "a game in which MIN soon goes one way, and MAX sees it",
    HiddenTree([[[-4, 1], [5, 4]], [[-2, -2], [3, 3]]], (MIN, MAX, MIN), hides={MIN: [1]}),
    60,
    0.3,
)
THREE = Learning(
    "[[0, -1, 2], [1, 0, -1], [-2, 1, 0]], both at once",
    _tree([[0, -1, 2], [1, 0, -1], [-2, 1, 0]], MAX, MIN),
    200,
    0.15,
)
KUHN = Learning("Kuhn poker", KuhnPoker(), 200, 0.04)
FOUR_CARDS = Learning("Kuhn poker with four cards", KuhnPoker("TJQK"), 150, 0.04)

ONE_OF_MAX = Learning("[1, 5], MAX to move", _tree([1, 5], MAX), 60, 0.1)
ONE_OF_MIN = Learning("[1, 5], MIN to move", _tree([1, 5], MIN), 60, 0.1)
ONE_WITH_LUCK = Learning(
    "two deals that MAX does not see",
    HiddenTree([(0.75, [2, 0]), (0.25, [0, 5])], (CHANCE, MAX), hides={MAX: [0]}),
    60,
    0.1,
)
# Whoever takes every die for a fair one goes for the prize; whoever squares, for the middle one.
ONE_OF_DICE = Learning(
    "one move of MAX, then a die",
    HiddenTree([[(0.5, 4), (0.5, 4)], [(0.9, 3), (0.1, 3)], [(0.9, 0), (0.1, 10)]], (MAX, CHANCE)),
    60,
    0.1,
)
# Whoever takes one of the two dice for both prefers the second move.
TWO_DICE = Learning(
    "a game with two dice before MAX moves, who sees neither",
    HiddenTree(
        [(0.9, [(0.5, [1, 0]), (0.5, [1, 0])]), (0.1, [(0.9, [0, 3]), (0.1, [0, 20])])],
        (CHANCE, CHANCE, MAX),
        hides={MAX: [0, 1]},
    ),
    60,
    0.1,
)
# MIN never plays the second move for long; only there MAX's second move is the better one.
ONE_SELDOM_ASKED = Learning(
    "[[1, 0], [5, 9]], MIN first, unseen", _tree([[1, 0], [5, 9]], MIN, MAX), 60, 0.1
)

# So few rounds that no variant has learned much: whoever always plays many has.
FEW_ROUNDS = TWICE._replace(rounds=2, most=0.5)

CASES = [
    *(PENNIES, UNEVEN, THEN_DICE, TWICE, IN_A_ROW, SELDOM, THREE, KUHN),
    *(TWO_DICE, ONE_OF_DICE),
]


class LearnedPlan(NamedTuple):
    """What is missing in a plan, in words, or how exploitable it is."""

    gap: str
    lost: float = 0.0
    sets: int = 0  # how many information sets it speaks of
    last: tuple[float, ...] = ()  # the mixture at the decision met last


def learned_little(learn: Student, case: Learning) -> LearnedPlan:
    """Only whether the plan is one."""
    return _seen(learn(case.game, LITTLE), case)


def learned_plan(learn: Student, case: Learning) -> LearnedPlan:
    return _seen(learn(case.game, case.rounds), case)


def is_good(case: Learning, seen: LearnedPlan) -> bool:
    return not seen.gap and seen.lost < case.most


def has_much_to_learn(case: Learning, seen: LearnedPlan) -> bool:
    return bool(seen.gap) or seen.lost > case.most


def _seen(answer: Any, case: Learning) -> LearnedPlan:
    answer = own_types(answer)
    if not isinstance(answer, Mapping):
        return LearnedPlan(f"is {type_name(answer)}, no dict from information sets to mixtures")
    plan: dict[Information, dict[Action, float]] = {}
    for information, actions in _sets(case.game).items():
        mixture = answer.get(information)
        if mixture is None:
            return LearnedPlan(f"says nothing about {information!r}", sets=len(answer))
        shares = _shares(mixture, actions)
        if shares is None:
            gap = f"gives {information!r} no mixture of {', '.join(map(str, actions))}"
            return LearnedPlan(gap, sets=len(answer))
        plan[information] = shares
    last = tuple(plan[information].values())
    return LearnedPlan("", float(exploitability(case.game, plan)), len(answer), last)


def _sets(game: HiddenGame) -> dict[Information, tuple[Action, ...]]:
    """The information sets, each with its actions."""
    inner = [state for state, _ in reached(game, {}) if not game.is_terminal(state)]
    return {
        game.information(state): tuple(game.actions(state))
        for state in inner
        if game.to_move(state) != CHANCE
    }


def _shares(mixture: Any, actions: tuple[Action, ...]) -> dict[Action, float] | None:
    """A probability for each action; None if they are none."""
    if isinstance(mixture, list | tuple) and len(mixture) == len(actions):
        mixture = dict(zip(actions, mixture, strict=True))
    if not isinstance(mixture, Mapping) or not set(mixture) <= set(actions):
        return None
    found = {action: mixture.get(action, 0) for action in actions}
    if not all(isinstance(p, Real) for p in found.values()):
        return None
    shares = {action: float(p) for action, p in found.items()}
    if not all(isfinite(p) and p > -1e-9 for p in shares.values()):
        return None
    return shares if abs(sum(shares.values()) - 1) < 1e-6 else None
