"""Flat Monte Carlo: random games after each move in turn, and no tree below.

More games make its numbers surer, not truer: they tend to what a move is worth if BOTH players
go on at random, which is not what it is worth.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count

from ...games.game import Game, State, Value
from .mcts import Iteration, Node, Rollout, add_children, backup, begun, rewarded


def flat_monte_carlo(
    game: Game,
    state: State | None = None,
    *,
    rng: random.Random,
    rollout: Rollout | None = None,
    limits: tuple[Value, Value] | None = None,
) -> Iterator[Iteration]:
    """As `mcts`, but every move gets the same number of random games."""
    root, rollout, limits = begun(game, state, rollout, limits)
    add_children(game, root)
    for number in count():
        child = root.children[number % len(root.children)]
        end = rollout(game, child.state, rng)
        reward = rewarded(game, end, limits)
        backup([root, child], reward)
        yield Iteration([root, child], end, reward)


def highest(root: Node) -> Node:
    """The child with the highest mean: all were visited alike, so the visits say nothing."""
    return max(root.children, key=lambda child: child.mean)
