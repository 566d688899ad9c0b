"""Several workers on one search: three ways to share it.

leaf    all play from the same leaf: surer averages, a smaller tree
root    each grows a tree of its own, with its own dice; the roots' counts are added up
tree    all grow one tree. Until its result is in, a worker's game counts as a loss on its whole
        path (a virtual loss), so that the next worker goes another way

Here all but the roots' workers take turns in one process: what they do to the *search* is the
same, and can be repeated. Only `root` needs no shared memory; hand it a pool's `map`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import repeat
from typing import Any, NamedTuple

from ...games.game import MAX, Action, Game, State, Value
from ..best import suited
from .bandit import SQRT2
from .mcts import (
    Iteration,
    Node,
    Rollout,
    backup,
    begun,
    expand,
    limits_of,
    mcts,
    rewarded,
    select,
    tree_after,
    uct,
)


def leaf_parallel(
    game: Game,
    state: State | None = None,
    *,
    workers: int,
    rng: random.Random,
    c: float = SQRT2,
    rollout: Rollout | None = None,
    limits: tuple[Value, Value] | None = None,
) -> Iterator[Iteration]:
    """As `mcts`, but each new leaf gets a random game from every worker."""
    root, rollout, limits = begun(game, state, rollout, limits)
    choose = uct(c)
    while True:
        path = select(root, choose)
        expand(game, path, rng)
        for _ in repeat(None, workers):
            end = rollout(game, path[-1].state, rng)
            reward = rewarded(game, end, limits)
            backup(path, reward)
            yield Iteration(path, end, reward)


class MergedRoots(NamedTuple):
    """The move that all trees together tried most, its mean as a value for MAX, and all visits."""

    value: Value
    move: Action
    visits: Counter[Action]


def root_parallel(
    game: Game,
    state: State | None = None,
    *,
    games: int,
    seeds: Sequence[int],
    map: Callable[..., Any] = map,
    search: Callable[..., Iterator[Any]] = mcts,
    limits: tuple[Value, Value] | None = None,
    **options: Any,
) -> MergedRoots:
    """The visits of each move, added up over a tree of so many games for each seed.

    `search` grows a tree. The readable one wants processes to use several processors; the compiled
    one lets threads run side by side: `search=compiled.mcts.mcts, map=ThreadPoolExecutor().map`.
    """
    suited(game)
    least, most = limits or limits_of(game)
    if limits:
        options["limits"] = limits
    grow = partial(_root_counts, search, game, state, games, options)
    visits: Counter[Action] = Counter()
    wins: Counter[Action] = Counter()  # W of the same moves
    for N, W in map(grow, seeds):
        visits += N
        wins.update(W)
    move, games_of_it = visits.most_common(1)[0]
    mean = wins[move] / games_of_it
    is_max = game.to_move(game.initial if state is None else state) == MAX
    reward = mean if is_max else 1 - mean
    return MergedRoots(least + reward * (most - least), move, visits)


def _root_counts(
    search: Callable[..., Iterator[Any]],
    game: Game,
    state: State | None,
    games: int,
    options: dict[str, Any],
    seed: int,
) -> tuple[Counter[Action], dict[Action, float]]:
    """N and W of the root's children."""
    root = tree_after(games, search(game, state, rng=random.Random(seed), **options))
    visits = Counter({child.move: child.N for child in root.children})
    return visits, {child.move: child.W for child in root.children}


def tree_parallel(
    game: Game,
    state: State | None = None,
    *,
    workers: int,
    loss: int = 1,
    rng: random.Random,
    c: float = SQRT2,
    rollout: Rollout | None = None,
    limits: tuple[Value, Value] | None = None,
) -> Iterator[Iteration]:
    """One tree: all workers select before any of them knows its result.

    `loss` says as how many lost games a game on its way counts; with 0 the workers do not see each
    other, and go the same way.
    """
    root, rollout, limits = begun(game, state, rollout, limits)
    choose = uct(c)
    while True:
        paths = []
        for _ in repeat(None, workers):
            path = select(root, choose)
            expand(game, path, rng)
            set_out(path, loss)
            paths.append(path)
        for path in paths:
            end = rollout(game, path[-1].state, rng)
            reward = rewarded(game, end, limits)
            come_back(path, loss)
            backup(path, reward)
            yield Iteration(path, end, reward)


def set_out(path: list[Node], loss: int) -> None:
    """Until it is known better, this game is lost for all who moved along the path."""
    for node in path:
        node.N += loss


def come_back(path: list[Node], loss: int) -> None:
    for node in path:
        node.N -= loss
