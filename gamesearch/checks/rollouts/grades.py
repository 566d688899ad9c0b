"""What the grade cells of lesson 12 look at: other trees, boards and openings than the checks.

Of dice nothing is reported but whether frequencies are within what so many games allow.
"""

from __future__ import annotations

import random
from functools import partial
from itertools import product
from typing import Any

from ...evaluation.hex import centrality
from ...games.game import MAX, MIN
from ...games.hex import Hex
from ...games.nim import Nim
from ...games.tree import TreeGame
from ..forms import as_word
from ..inside import each, kept
from ..mcts.cases import FAIR_FOR_MIN, TWICE, Problem, mirrored, on_board
from ..mcts.playouts import PlayoutStart, follows
from ..mcts.sharing import is_fair
from ..mcts.trees import is_best, is_deep, is_random
from ..observe import Student
from .cases import (
    ALIKE,
    BOARD,
    HUNDRED,
    LIKELY,
    SELDOM,
    UNLIKELY,
    WeightedEnds,
    counts_in_full,
    ends,
    rare,
    weighs_right,
    weighted,
)
from .earnings import earned_by, weights_everywhere
from .policies import by_number, by_turns, faint, falling, never_last, rising
from .proofs import Family, large, proof
from .wide import DRAWN, SHORT, WINS, Wide, by_turns_alike, first_is_best, just_tried
from .widening import (
    chooses_best,
    chosen,
    first_in,
    forced,
    grown,
    is_shared,
    looked_over,
    shares,
    throws_dice,
)

FEW, FEW_LONG = 100, 5  # games


def by_hand(answer: Any, part: str) -> Any:
    """12.1 and 12.6: a number to two decimals, or a word."""
    given = as_word(answer[part])
    return given.lower() if isinstance(given, str) else round(float(given), 2)


def rollouts(rollout: Student, key: int) -> list[list[bool]]:
    """12.2: do rollouts end, repeat, and follow their weights?"""
    asked = [*_cases(key), *_unusual(key)]
    seen = zip(asked, each(rollout, ends, asked), strict=True)
    return [[one.below, one.over, one.again, follows(case, one)] for case, one in seen]


def samples(sample: Student, key: int) -> list[bool]:
    """12.3: are the games those of the policy?"""
    return [one.ends.sound and follows(case, one.ends) for case, one in _weighted(sample, key)]


def weights(sample: Student, key: int) -> list[bool]:
    """12.3: does each game count what it should, also the likeliest, the rarest and a long one?"""
    asked = [LIKELY._replace(games=FEW), HUNDRED._replace(games=FEW_LONG)]
    seen = [*_weighted(sample, key), *zip(asked, each(sample, weighted, asked), strict=True)]
    rarest = rare(sample, SELDOM, seed=UNLIKELY[1])
    return [*(weighs_right(*one) for one in seen), counts_in_full(SELDOM, rarest)]


def _weighted(sample: Student, key: int) -> list[tuple[PlayoutStart, WeightedEnds]]:
    """The same games say how often an end comes up, and what each of them counts."""
    seen = kept(sample)
    if str(key) not in seen:
        asked = _sampled(key)
        seen[str(key)] = list(zip(asked, each(sample, weighted, asked), strict=True))
    found: list[tuple[PlayoutStart, WeightedEnds]] = seen[str(key)]
    return found


def proofs(worth: Student, players: tuple[int, ...] = (MAX, MIN), untried: int = 0) -> list[Any]:
    """12.4: what is proven, for every family of up to four children, and for some of nine."""
    known = (0, None, -1, 1)
    families = [
        Family(player, children, untried)
        for size in ((0, 1, 2, 4) if untried else (1, 2, 4))
        for children in product(known, repeat=size)
        for player in players
    ] + [case._replace(untried=untried) for case in large(8) if case.player in players]
    return each(worth, proof, families)


def promises(search: Student, key: int) -> list[Any]:
    """12.7: what holds of the trees, on other boards."""
    cases = [
        Wide("wide", Hex(10), Hex(10).initial, centrality, 30 + key % 10, key),
        Wide("by turns", Hex(6), Hex(6).initial, by_turns_alike, 90, key),
        Wide("narrow", BOARD, BOARD.parse("X...O...."), first_is_best, 120, key),
    ]
    short = [just_tried(8, 14, MIN), just_tried(10, 22, MAX), SHORT[-1]._replace(seed=key)]
    *told, drawn, again = each(search, grown, [*cases, *short, DRAWN, cases[-1]])
    trees = [looked_over(case, one) for case, one in zip([*cases, *short], told, strict=True)]
    repeats = again is not None and again == told[len(cases) - 1]
    long = Problem("long", Nim(171, most=1), Nim(171, most=1).initial, games=16)
    only = forced(search, long)
    return [
        *(list(tree[:-2]) for tree in trees[: len(cases)]),
        [is_shared(drawn), trees[len(cases) - 1].curious, repeats],
        [tree.popular for tree in trees[len(cases) :]],
        [only.are_sure and is_deep(long, only), throws_dice(search, on_board("....X...."))],
        is_random(FAIR_FOR_MIN, first_in(search, FAIR_FOR_MIN)),
        is_fair(search, shares),
    ]


def decisions(search: Student, key: int) -> list[bool]:
    """12.7: are best moves found?"""
    asked = [case._replace(seed=key) for case in WINS]
    wins = zip(asked, each(search, grown, asked), strict=True)
    twice = [mirrored(problem) for problem in TWICE]
    moves = zip(twice, each(search, partial(chosen, seeds=range(2)), twice), strict=True)
    found = [chooses_best(case, looked_over(case, told)) for case, told in wins]
    return [*found, *(is_best(*one) for one in moves)]


def earns(weigh: Student, shares: list[float], plies: int) -> list[bool]:
    """12.5: does the policy earn each of these shares of the points?"""
    seen = kept(weigh)
    if "weights" not in seen:
        seen["weights"] = weights_everywhere(weigh)
    found = earned_by(seen["weights"], plies).share
    return [found >= share for share in shares]


def _sampled(key: int) -> list[PlayoutStart]:
    """Where one way leads to an end: trees, and what has one move."""
    return [*_cases(key)[:3], ALIKE, *_unusual(key)]


def _unusual(key: int) -> list[PlayoutStart]:
    """Policies that look at state or moves, tiny weights, and a game of hundreds of plies."""
    tree, long = TreeGame([1, [2, 3], 4]), Nim(620 + key % 20, most=1)
    return [
        PlayoutStart("state", TreeGame([[1, 2], [3, [4, 5]]]), (), by_turns),
        PlayoutStart("moves", tree, (), by_number),
        PlayoutStart("faint", TreeGame([1, 2, 3, 4]), (), faint),
        PlayoutStart("long", long, long.initial, rising, games=1),  # each game is the same
        PlayoutStart("after a move", TreeGame([2, [[1, 2, 3], 4]]), (1,), rising),
        PlayoutStart("over", tree, (0,), rising, games=1),
    ]


def _cases(key: int) -> list[PlayoutStart]:
    """A tree, a board and another policy."""
    chance = random.Random(key)
    tree = TreeGame([[chance.randint(1, 9), 2], 3, [4, [5, 6, chance.randint(1, 9)]]])
    board = BOARD.parse(chance.choice(("XO.OX....", "X.O.O.X..", ".OXX.O...")))
    deep = TreeGame([[[1, 2], [3, 4, 5]], [6, 7]])
    return [
        PlayoutStart("a tree whose policy looks at the state", tree, (), by_turns),
        PlayoutStart("a tree", tree, (), rising),
        PlayoutStart("another tree", deep, (), falling),
        PlayoutStart("a board", BOARD, board, never_last),
    ]
