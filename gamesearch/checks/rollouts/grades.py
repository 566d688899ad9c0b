"""What the grade cells of lesson 12 look at: other trees, boards and openings than the checks.

Of dice nothing is reported but whether frequencies are within what so many games allow.
"""

from __future__ import annotations

import random
from itertools import product
from typing import Any

from ...evaluation.hex import centrality
from ...games.game import MAX, MIN
from ...games.hex import Hex
from ...games.nim import Nim
from ...games.tree import TreeGame
from ..forms import as_word
from ..inside import each
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
    counts_in_full,
    ends,
    rare,
    weighs_right,
    weighted,
)
from .earnings import earned
from .policies import by_number, by_turns, faint, falling, never_last, rising
from .proofs import Family, large, proof
from .wide import SHORT, WINS, Wide, by_turns_alike, first_is_best, just_tried
from .widening import (
    Widened,
    chooses_best,
    chosen,
    first_in,
    forced,
    grown,
    looked_over,
    repeats,
    shares,
    shares_draws,
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
    asked = _sampled(key)
    seen = zip(asked, each(sample, weighted, asked), strict=True)
    return [one.ends.sound and follows(case, one.ends) for case, one in seen]


def weights(sample: Student, key: int) -> list[bool]:
    """12.3: does each game count what it should, also the likeliest, the rarest and a long one?"""
    # How often an end comes up, `samples` asks: here a few games show what each of them counts.
    few = [case._replace(games=min(case.games, FEW)) for case in _sampled(key)]
    asked = [*few, LIKELY._replace(games=FEW), HUNDRED._replace(games=FEW_LONG)]
    seen = zip(asked, each(sample, weighted, asked), strict=True)
    rarest = rare(sample, SELDOM, seed=UNLIKELY[1])
    return [*(weighs_right(*one) for one in seen), counts_in_full(SELDOM, rarest)]


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
        Wide("wide", Hex(10), Hex(10).initial, centrality, 40 + key % 20, key),
        Wide("by turns", Hex(6), Hex(6).initial, by_turns_alike, 90, key),
        Wide("narrow", BOARD, BOARD.parse("X...O...."), first_is_best, 120, key),
    ]
    trees = _trees(search, cases)
    short = [just_tried(8, 14, MIN), just_tried(10, 22, MAX), SHORT[-1]._replace(seed=key)]
    long = Problem("long", Nim(171, most=1), Nim(171, most=1).initial, games=16)
    only = forced(search, long)
    return [
        *(list(tree[:-2]) for tree in trees),
        [shares_draws(search), trees[-1].curious, repeats(search, cases[-1])],
        [tree.popular for tree in _trees(search, short)],
        [only.are_sure and is_deep(long, only), throws_dice(search, on_board("....X...."))],
        is_random(FAIR_FOR_MIN, first_in(search, FAIR_FOR_MIN)),
        is_fair(search, shares),
    ]


def decisions(search: Student, key: int) -> list[bool]:
    """12.7: are best moves found?"""
    wins = zip(WINS, _trees(search, [w._replace(seed=key) for w in WINS]), strict=True)
    twice = [mirrored(problem) for problem in TWICE]
    moves = zip(twice, each(search, chosen, twice), strict=True)
    return [*(chooses_best(*one) for one in wins), *(is_best(*one) for one in moves)]


def _trees(search: Student, cases: list[Wide]) -> list[Widened]:
    """The trees are told where they grow, and looked over here."""
    seen = each(search, grown, cases)
    return [looked_over(case, told) for case, told in zip(cases, seen, strict=True)]


def earns(weigh: Student, shares: list[float], plies: int) -> list[bool]:
    """12.5: does the policy earn each of these shares of the points?"""
    found = earned(weigh, plies).share
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
