"""What a student's rollouts, weights and proofs make of small cases, in our own values."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from ...arena.tournament import tournament
from ...games.game import MAX, MIN, Game
from ...games.tictactoe import TicTacToe
from ...games.tree import TreeGame
from ...search.montecarlo.rollouts import RolloutPolicy, alike
from ..canonical import plain

Student = Callable[..., Any]
BOARD = TicTacToe()
GAMES = 400


class Policy(NamedTuple):
    """A game, where it starts, and a policy by its name."""

    name: str
    game: Game
    state: Any
    weigh: RolloutPolicy

    def __str__(self) -> str:
        return self.name


def rising(game: Game, state: Any, moves: Sequence[Any]) -> list[int]:
    """1, 2, 3 … in the order of the moves."""
    return list(range(1, len(moves) + 1))


def falling(game: Game, state: Any, moves: Sequence[Any]) -> list[float]:
    """Shares that add up to 1, the first move's the largest."""
    weights = list(range(len(moves), 0, -1))
    return [weight / sum(weights) for weight in weights]


def never_last(game: Game, state: Any, moves: Sequence[Any]) -> list[float]:
    """The last move has the weight 0, where there is another."""
    return [0.5] * (len(moves) - 1) + [0.0 if len(moves) > 1 else 0.5]


class Ways(NamedTuple):
    """What many rollouts made of a start."""

    states: bool  # did states of the game come back?
    over: bool  # were all those games over?
    again: bool  # does the same seed play the same game?
    shares: tuple[tuple[Any, float], ...]  # how often each end came up


def ways(rollout: Student, case: Policy) -> Ways:
    def run(seed: int) -> Any:
        return rollout(case.game, case.state, case.weigh, random.Random(seed))

    found = [run(seed) for seed in range(GAMES)]
    known = set(leaves(case.game, case.state, alike))
    inside = _inside(case.game, case.state)
    if not all(_is_in(end, inside) for end in found):
        return Ways(False, False, False, ())
    counts = sorted(Counter(found).items(), key=str)
    return Ways(
        states=True,
        over=all(end in known for end in found),
        again=[run(seed) for seed in range(20)] == found[:20],
        shares=tuple((end, times / GAMES) for end, times in counts),
    )


def leaves(game: Game, state: Any, weigh: RolloutPolicy) -> dict[Any, float]:
    """Every end of the game and its probability under a policy."""
    odds: defaultdict[Any, float] = defaultdict(float)

    def walk(state: Any, share: float) -> None:
        moves = game.actions(state)
        if not moves:
            odds[state] += share
            return
        weights = weigh(game, state, moves)
        for move, weight in zip(moves, weights, strict=True):
            walk(game.result(state, move), share * weight / sum(weights))

    walk(state, 1.0)
    return dict(odds)


def follows(case: Policy, seen: Ways) -> bool:
    """Are the shares those of the policy, as far as so many games can tell?"""
    came = dict(seen.shares)
    return all(
        abs(came.get(end, 0.0) - share) <= 5 * (share * (1 - share) / GAMES) ** 0.5 + 1e-9
        for end, share in leaves(case.game, case.state, case.weigh).items()
    )


class Weighted(NamedTuple):
    """What a weighted game gave: how its ends came up, and which weight each of them had."""

    ways: Ways
    weights: tuple[tuple[Any, float], ...]
    one_each: bool  # has an end always the same weight?


def weighted(sample: Student, case: Policy) -> Weighted:
    found: dict[Any, set[float]] = defaultdict(set)

    def rollout(game: Game, state: Any, weigh: RolloutPolicy, rng: random.Random) -> Any:
        end, weight = plain(sample(game, state, weigh, rng))
        if end.__hash__ is not None:
            found[end].add(round(float(plain(weight)), 6))
        return end

    seen = ways(rollout, case)
    single = sorted(((end, min(each)) for end, each in found.items()), key=str)
    return Weighted(seen, tuple(single), all(len(each) == 1 for each in found.values()))


def fair_weights(case: Policy) -> dict[Any, float]:
    """How much each end has to count: its probability in uniform play, over the policy's."""
    uniform = leaves(case.game, case.state, alike)
    by_policy = leaves(case.game, case.state, case.weigh)
    return {end: share / by_policy[end] for end, share in uniform.items()}


def weighs_right(case: Policy, seen: Weighted) -> bool:
    right = fair_weights(case)
    near = all(abs(right[end] - weight) < 1e-4 for end, weight in seen.weights)
    return seen.one_each and near


class Family(NamedTuple):
    """A node of a proof: who chooses, what the children are proven to be, are moves untried?"""

    player: int
    proofs: tuple[float | None, ...]
    untried: int = 0

    def __str__(self) -> str:
        who = "MAX" if self.player == MAX else "MIN"
        more = f", {self.untried} moves untried" if self.untried else ""
        return f"a node of {who} with the children {list(self.proofs)}{more}"


def proof(worth: Student, case: Family) -> float | None:
    """What is proven, as a float; None where nothing is."""
    answer = plain(worth(case.player, list(case.proofs), case.untried))
    return None if answer is None else float(answer)


def proven(case: Family) -> float | None:
    """What truly is proven of a game that is worth 1, 0 or -1."""
    best, ideal = (max, 1) if case.player == MAX else (min, -1)
    known = [each for each in case.proofs if each is not None]
    if ideal in known:
        return ideal
    complete = len(known) == len(case.proofs) and not case.untried
    return best(known) if known and complete else None


@cache
def by_dice() -> Callable[..., Any]:
    """The player that chooses as infinitely many uniform rollouts would."""
    return in_the_limit(alike)


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


class Earned(NamedTuple):
    """The share of points in a tournament."""

    share: float


def earned(weigh: Student, plies: int) -> Earned:
    """Against uniform rollouts from every opening of so many plies, with both colours."""
    players = {"mine": in_the_limit(weigh), "dice": by_dice()}
    return Earned(round(tournament(BOARD, players, plies=plies).totals["mine"].share, 6))


@cache
def _inside(game: Game, state: Any) -> frozenset[Any]:
    seen, waiting = {state}, [state]
    while waiting:
        state = waiting.pop()
        after = {game.result(state, move) for move in game.actions(state)} - seen
        seen |= after
        waiting += after
    return frozenset(seen)


def _is_in(end: Any, known: frozenset[Any]) -> bool:
    try:
        return end in known
    except TypeError:
        return False


TREE = TreeGame([1, [2, [3, 4, 5]]], players=(MAX, MIN))
SHORT = TreeGame([[1, 2], [3, 4]])
