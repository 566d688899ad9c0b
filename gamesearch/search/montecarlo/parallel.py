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
from typing import Any

from ...games.game import Action, Game, State, Value
from .bandit import SQRT2
from .mcts import (
    Iteration,
    Node,
    Rollout,
    backup,
    expand,
    limits_of,
    mcts,
    rewarded,
    root_of,
    select,
    tree_after,
    uct,
    uniform_rollout,
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
    root, rollout, limits = (
        root_of(game, state),
        rollout or uniform_rollout,
        limits or limits_of(game),
    )
    choose = uct(c)
    while True:
        path = select(root, choose)
        expand(game, path, rng)
        for _ in repeat(None, workers):
            end = rollout(game, path[-1].state, rng)
            reward = rewarded(game, end, limits)
            backup(path, reward)
            yield Iteration(path, end, reward)


def root_parallel(
    game: Game,
    state: State | None,
    games: int,
    seeds: Sequence[int],
    map: Callable[..., Any] = map,
    **options: Any,
) -> Counter[Action]:
    """The visits of each move, added up over a tree of so many games for each seed."""
    grow = partial(_root_visits, game, state, games, options)
    return sum(map(grow, seeds), Counter())


def _root_visits(
    game: Game, state: State | None, games: int, options: dict[str, Any], seed: int
) -> Counter[Action]:
    root = tree_after(games, mcts(game, state, rng=random.Random(seed), **options))
    return Counter({child.move: child.N for child in root.children})


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
    """One tree: all workers select before any of them knows its result; loss=0 hides nobody."""
    root, rollout, limits = (
        root_of(game, state),
        rollout or uniform_rollout,
        limits or limits_of(game),
    )
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
