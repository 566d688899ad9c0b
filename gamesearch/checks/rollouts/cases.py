"""Small cases for rollouts, weights and proofs, and what a student's functions make of them.

12.2   games in which a policy weighs the moves        12.4   what is proven at a node
12.3   how much each of them counts                    12.5   what a policy earns
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple

from ...arena.tournament import tournament
from ...games.game import MAX, MIN, Game
from ...games.nim import Nim
from ...games.tictactoe import TicTacToe
from ...games.tree import TreeGame
from ...search.montecarlo.rollouts import RolloutPolicy, alike
from ..canonical import plain
from ..forms import own_types
from ..inside import inside
from ..mcts.playouts import Ends, Start, played, probabilities
from ..observe import Student
from .policies import (
    a_favourite,
    by_number,
    by_turns,
    faint,
    falling,
    hardly_ever,
    never_last,
    rising,
    twice_alike,
)

BOARD = TicTacToe()
TREE = TreeGame([1, [2, [3, 4, 5]]], players=(MAX, MIN))
SHORT = TreeGame([[1, 2], [3, 4]])


EARLY = Start("the board XX.OO...., weights 1 2 3 …", BOARD, BOARD.parse("XX.OO...."), rising)
LEANING = Start("the tree [1, [2, [3, 4, 5]]], the first move likeliest", TREE, (), falling)
DEEP = Start("the tree [1, [2, [3, 4, 5]]], weights 1 2 3 …", TREE, (), rising)
BY_TURNS = Start(
    "the tree [[1, 2], [3, 4]], weights 5 and 1 first, 1 and 5 at the next turn",
    SHORT,
    (),
    by_turns,
)
STEEP = Start("the tree [[1, 2], [3, 4]], weights 1 and 2", SHORT, (), rising)

LAST_NEVER = Start("the tree [1, [2, [3, 4, 5]]], the last move never", TREE, (), never_last)
# Weights far from 1: one game in two is played nearly always, and one hardly ever.
LADDER = [[[[[[[[1, 2], 3], 4], 5], 6], 7], 8], 9]
LIKELY = Start("a ladder of eight steps, weights 19 and 1", TreeGame(LADDER), (), a_favourite)
SELDOM = Start("the tree [1, 2], weights 249 and 1", TreeGame([1, 2]), (), hardly_ever)
ALIKE = Start(
    "the tree [[1, 2, 3], [4, 5]], weights 2 2 1", TreeGame([[1, 2, 3], [4, 5]]), (), twice_alike
)

ONE_TURN = Start("the tree [1, 2, 3], weights 1 2 3", TreeGame([1, 2, 3]), (), rising, games=2000)
BY_NUMBER = Start(
    "the tree [1, 2, 3], a weight of 1 for move 0, 4 for move 1, 7 for move 2",
    TreeGame([1, 2, 3]),
    (),
    by_number,
)
FAINT = Start(
    "the tree [1, 2, 3], weights 0.004 0.001 0.001", TreeGame([1, 2, 3]), (), faint, games=2000
)
LONG = Start("Nim(600, most=1)", Nim(600, most=1), Nim(600, most=1).initial, rising, games=20)

STARTS = [
    EARLY,
    LEANING,
    LAST_NEVER,
    BY_TURNS,
    BY_NUMBER,
    FAINT,
    LONG,
    Start("the finished board XOXOXXOXO", BOARD, BOARD.parse("XOXOXXOXO"), falling),
]
# Trees alone: on a board several games lead to one end, each with a weight of its own.
SAMPLED = [STEEP, LEANING, DEEP, BY_TURNS, ALIKE, LIKELY, BY_NUMBER, FAINT, LONG]


@inside
def ends(rollout: Student, case: Start) -> Ends:
    """Call `rollout(game, state, weigh, rng)`."""
    return played(partial(rollout, case.game, case.state, case.weigh), case)


class Weighted(NamedTuple):
    """What a weighted game gave: how its ends came up, and which weight each of them had."""

    ends: Ends
    weights: tuple[tuple[Any, float], ...]
    one_each: bool  # has an end always the same weight?


@inside
def weighted(sample: Student, case: Start) -> Weighted:
    found: dict[Any, set[float]] = defaultdict(set)

    def rollout(game: Game, state: Any, weigh: RolloutPolicy, rng: random.Random) -> Any:
        end, weight = plain(sample(game, state, weigh, rng))
        if end.__hash__ is not None:
            found[end].add(round(float(plain(weight)), 6))
        return end

    seen = ends(rollout, case)
    single = sorted(((end, min(each)) for end, each in found.items()), key=str)
    return Weighted(seen, tuple(single), all(len(each) == 1 for each in found.values()))


class Heaviest(NamedTuple):
    """The weights of the games that hardly ever come up, each once."""

    weights: tuple[float, ...]

    @property
    def text(self) -> str:
        return ", ".join(f"{weight:g}" for weight in self.weights) or "nothing"


@inside
def heaviest(sample: Student, case: Start) -> Heaviest:
    """What the rarest end counts, of so many games that it comes up."""
    rare = min(probabilities(case, case.weigh).items(), key=lambda each: each[1])[0]
    found = set()
    for seed in range(2500):
        end, weight = plain(sample(case.game, case.state, case.weigh, random.Random(seed)))
        if end == rare:
            found.add(round(float(plain(weight)), 6))
    return Heaviest(tuple(sorted(found)))


def counts_in_full(case: Start, seen: Heaviest) -> bool:
    right = max(fair_weights(case).values())
    return all(abs(weight - right) < 1e-4 for weight in seen.weights)


def fair_weights(case: Start) -> dict[Any, float]:
    """How much each end has to count: its probability in uniform play, over the policy's."""
    uniform, by_policy = probabilities(case, alike), probabilities(case, case.weigh)
    return {end: share / by_policy[end] for end, share in uniform.items()}


def weighs_right(case: Start, seen: Weighted) -> bool:
    right = fair_weights(case)
    near = all(abs(right[end] - weight) < 1e-4 for end, weight in seen.weights)
    return seen.one_each and near


@cache
def by_dice() -> Callable[..., Any]:
    """The player that chooses as infinitely many uniform rollouts would."""
    return in_the_limit(lambda game, state, moves: [1.0] * len(moves))


def in_the_limit(weigh: RolloutPolicy) -> Callable[..., Any]:
    """The move that infinitely many rollouts by this policy would choose; no dice needed."""
    known: dict[Any, float] = {}

    def value(state: Any) -> float:
        if state not in known:
            moves = BOARD.actions(state)
            if not moves:
                return float(BOARD.utility(state))
            weights = [float(plain(each)) for each in weigh(BOARD, state, moves)]
            if len(weights) != len(moves) or min(weights) < 0 or sum(weights) <= 0:
                raise ValueError(
                    f"a weight for each of {len(moves)} moves, none below 0, not all 0; "
                    f"got {weights}"
                )
            parts = [
                weight * value(BOARD.result(state, move)) if weight else 0.0
                for move, weight in zip(moves, weights, strict=True)
            ]
            known[state] = sum(parts) / sum(weights)
        return known[state]

    def play(game: Game, state: Any) -> Any:
        sign = -1 if game.to_move(state) == MIN else 1
        after = {move: sign * value(game.result(state, move)) for move in game.actions(state)}
        return max(after, key=lambda move: round(after[move], 9))

    return play


OPENINGS = "all openings of two plies"
BANDS = [0.53, 0.56, 0.6]


class Earned(NamedTuple):
    """The share of points in a tournament, and whether a policy knows a win when it sees one."""

    share: float
    sees_x: bool = True  # does X's winning move weigh more than X's others?
    sees_o: bool = True


X_WINS, O_WINS = BOARD.parse("XX.OO...."), BOARD.parse("OO.XX.X..")  # at cell 2


@inside
def earned(weigh: Student, plies: int) -> Earned:
    """Against uniform rollouts from every opening of so many plies, with both colours."""
    players = {"mine": in_the_limit(weigh), "dice": by_dice()}
    share = round(tournament(BOARD, players, plies=plies).totals["mine"].share, 6)
    return Earned(share, prefers_the_win(weigh, X_WINS), prefers_the_win(weigh, O_WINS))


def prefers_the_win(weigh: Student, state: Any) -> bool:
    """Does the move that wins at cell 2 weigh more than each of the others?"""
    moves = BOARD.actions(state)
    weights = dict(zip(moves, map(float, own_types(weigh(BOARD, state, moves))), strict=True))
    return all(weights[2] > weight for move, weight in weights.items() if move != 2)
