"""Three engines, each with one phase broken. Reading this file spoils exercise 11.6."""

from __future__ import annotations

import random
from collections.abc import Callable

from ...games.game import MAX, Game, State
from ...search.montecarlo.bandit import SQRT2
from ...search.montecarlo.mcts import (
    Node,
    backup,
    expand,
    limits_of,
    rewarded,
    root_of,
    select,
    uct,
    uniform_rollout,
)


def engine(letter: str, game: Game, state: State, games: int, rng: random.Random) -> Node:
    """The tree of engine "A", "B" or "C" after so many random games."""
    root, limits = root_of(game, state), limits_of(game)
    for _ in range(games):
        path = select(root, uct(-SQRT2 if letter == "C" else SQRT2))
        expand(game, path, rng)
        start = root if letter == "B" else path[-1]
        reward = rewarded(game, uniform_rollout(game, start.state, rng), limits)
        told: Callable[[list[Node], float], None] = _to_the_other if letter == "A" else backup
        told(path, reward)
    return root


def _to_the_other(path: list[Node], reward: float) -> None:
    backup(path, 1 - reward)


def table(letter: str, game: Game, state: State, games: int = 400, seed: int = 1) -> str:
    """Each move's visits and mean, and how deep the tree is, as text."""
    root = engine(letter, game, state, games, random.Random(seed))
    rows = [
        f"move {child.move}: N {child.N:>4}, mean {child.mean:.2f}"
        for child in sorted(root.children, key=lambda child: -child.N)
    ]
    head = f"Engine {letter}, {'X' if root.player == MAX else 'O'} to move, root N {root.N}"
    return "\n".join([head, *rows])
