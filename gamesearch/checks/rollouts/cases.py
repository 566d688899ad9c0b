"""Small cases for rollouts and weights, and what a student's functions make of them.

12.2   games in which a policy weighs the moves
12.3   how much each of them counts
"""

from __future__ import annotations

import random
from collections import defaultdict
from functools import partial
from math import isclose
from typing import Any, NamedTuple

from ...games.game import MAX, MIN, Game
from ...games.nim import Nim
from ...games.tictactoe import TicTacToe
from ...games.tree import TreeGame
from ...search.montecarlo.rollouts import RolloutPolicy, alike
from ..canonical import plain
from ..inside import inside
from ..mcts.playouts import Ends, PlayoutStart, played, probabilities
from ..observe import Student
from .policies import (
    a_favourite,
    by_number,
    by_turns,
    faint,
    falling,
    hardly_ever,
    nearly_sure,
    never_last,
    rising,
    twice_alike,
)

BOARD = TicTacToe()


def ladder(steps: int) -> Any:
    """A tree in which the first move goes on, and the second one ends the game."""
    tree: Any = 1
    for step in range(steps):
        tree = [tree, step + 2]
    return tree


TREE = TreeGame([1, [2, [3, 4, 5]]], players=(MAX, MIN))
SHORT = TreeGame([[1, 2], [3, 4]])


EARLY = PlayoutStart(
    "the board XX.OO...., weights 1 2 3 …", BOARD, BOARD.parse("XX.OO...."), rising
)
LEANING = PlayoutStart("the tree [1, [2, [3, 4, 5]]], the first move likeliest", TREE, (), falling)
DEEP = PlayoutStart("the tree [1, [2, [3, 4, 5]]], weights 1 2 3 …", TREE, (), rising)
BY_TURNS = PlayoutStart(
    "the tree [[1, 2], [3, 4]], weights 5 and 1 first, 1 and 5 at the next turn",
    SHORT,
    (),
    by_turns,
)
STEEP = PlayoutStart("the tree [[1, 2], [3, 4]], weights 1 and 2", SHORT, (), rising)

WIN_AT_6 = PlayoutStart("the board O.XOX....", BOARD, BOARD.parse("O.XOX...."), rising)
WON_AT_6 = BOARD.result(WIN_AT_6.state, 6)

LAST_NEVER = PlayoutStart("the tree [1, [2, [3, 4, 5]]], the last move never", TREE, (), never_last)
# Weights far from 1: one game in two is played nearly always, and one hardly ever.
LIKELY = PlayoutStart(
    "a ladder of eight steps, weights 19 and 1", TreeGame(ladder(8)), (), a_favourite
)
# The games of such a policy that hardly ever come up, and one that lasts a hundred turns.
SELDOM = PlayoutStart(
    "the tree [[1, 2], [3, 4]], weights 249 and 1", TreeGame([[1, 2], [3, 4]]), (), hardly_ever
)
HUNDRED = PlayoutStart(
    "a ladder of a hundred steps, weights 999 and 1", TreeGame(ladder(100)), (), nearly_sure, 20
)
ALIKE = PlayoutStart(
    "the tree [[1, 2, 3], [4, 5]], weights 2 2 1", TreeGame([[1, 2, 3], [4, 5]]), (), twice_alike
)

ONE_TURN = PlayoutStart(
    "the tree [1, 2, 3], weights 1 2 3", TreeGame([1, 2, 3]), (), rising, games=2000
)
BY_NUMBER = PlayoutStart(
    "the tree [1, 2, 3], a weight of 1 for move 0, 4 for move 1, 7 for move 2",
    TreeGame([1, 2, 3]),
    (),
    by_number,
)
FAINT = PlayoutStart(
    "the tree [1, 2, 3], weights 0.000004 0.000001 0.000001", TreeGame([1, 2, 3]), (), faint
)
LONG = PlayoutStart(
    "Nim(600, most=1)", Nim(600, most=1), Nim(600, most=1).initial, rising, games=20
)

OVER = PlayoutStart("the leaf 1 of the tree [1, [2, [3, 4, 5]]]", TREE, (0,), rising)

STARTS = [
    EARLY,
    LEANING,
    LAST_NEVER,
    BY_TURNS,
    BY_NUMBER,
    FAINT,
    LONG,
    PlayoutStart("the finished board XOXOXXOXO", BOARD, BOARD.parse("XOXOXXOXO"), falling),
]
AFTER_A_MOVE = PlayoutStart(
    "the tree [[1, 2], [[3, 4], [5, 6]]] after move 1, weights 1 and 2",
    TreeGame([[1, 2], [[3, 4], [5, 6]]]),
    (1,),
    rising,
)
# Trees alone: on a board several games lead to one end, each with a weight of its own.
SAMPLED = [STEEP, LEANING, DEEP, BY_TURNS, ALIKE, LIKELY, BY_NUMBER, FAINT, LONG]
SAMPLED += [AFTER_A_MOVE, OVER]


@inside
def ends(rollout: Student, case: PlayoutStart) -> Ends:
    """Call `rollout(game, state, weigh, rng)`."""
    return played(partial(rollout, case.game, case.state, case.weigh), case)


class WeightedEnds(NamedTuple):
    """What a weighted game gave: how its ends came up, and which weight each of them had."""

    ends: Ends
    weights: tuple[tuple[Any, float], ...]
    one_each: bool  # has an end always the same weight?


@inside
def weighted(sample: Student, case: PlayoutStart) -> WeightedEnds:
    found: dict[Any, set[float]] = defaultdict(set)

    def rollout(game: Game, state: Any, weigh: RolloutPolicy, rng: random.Random) -> Any:
        end, weight = plain(sample(game, state, weigh, rng))
        if end.__hash__ is not None:
            found[end].add(significant(weight))
        return end

    seen = ends(rollout, case)
    single = sorted(((end, min(each)) for end, each in found.items()), key=str)
    return WeightedEnds(seen, tuple(single), all(len(each) == 1 for each in found.values()))


class Rare(NamedTuple):
    """A game that hardly ever comes up: how it ended, and what it counts."""

    end: Any
    weight: float

    @property
    def text(self) -> str:
        return f"{self.weight:g}"


# With these seeds the first two numbers drawn are so near to 1 that the last move is played twice.
UNLIKELY = (7266, 173_320)


@inside
def rare(sample: Student, case: PlayoutStart, seed: int = UNLIKELY[0]) -> Rare:
    """A game with a seed that leads to the rarest end, if each turn draws one number."""
    end, weight = plain(sample(case.game, case.state, case.weigh, random.Random(seed)))
    return Rare(end, significant(weight))


def counts_in_full(case: PlayoutStart, seen: Rare) -> bool:
    return isclose(seen.weight, fair_weights(case)[seen.end], rel_tol=1e-4)


def significant(weight: Any) -> float:
    """Nine digits of it: a weight may be tiny, and that is not nothing."""
    return float(f"{float(plain(weight)):.9g}")


def fair_weights(case: PlayoutStart) -> dict[Any, float]:
    """How much each end has to count: its probability in uniform play, over the policy's."""
    uniform, by_policy = probabilities(case, alike), probabilities(case, case.weigh)
    return {end: share / by_policy[end] for end, share in uniform.items()}


def weighs_right(case: PlayoutStart, seen: WeightedEnds) -> bool:
    right = fair_weights(case)
    near = all(isclose(right[end], weight, rel_tol=1e-4) for end, weight in seen.weights)
    return seen.one_each and near
