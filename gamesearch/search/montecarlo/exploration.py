"""How a program that plays itself sees to it that its games differ, and that it tries new things.

noise         a little randomness on the priors of the root: a move to which the network
              gives next to nothing is tried now and then, or the network would never learn better
temperature   a move is drawn in proportion to visits ** (1 / temperature): at 1 as often as it was
              visited, near 0 nearly always the one visited most, at 0 that one

Both are for learning. In a match neither is wanted.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from ...games.game import Action
from .mcts import Node
from .puct import PriorNode


def add_noise(
    children: Sequence[PriorNode], rng: random.Random, share: float = 0.25, alpha: float = 0.5
) -> None:
    """Mix the priors with a random distribution (Dirichlet: gamma variates that add up to 1)."""
    noise = [rng.gammavariate(alpha, 1) for _ in children]
    for child, each in zip(children, noise, strict=True):
        child.prior = (1 - share) * child.prior + share * each / sum(noise)


def by_visits(root: Node, temperature: float) -> list[float]:
    """The probability of each child's move: its visits, sharpened or flattened.

    >>> from types import SimpleNamespace as A
    >>> root = A(children=[A(N=60), A(N=30), A(N=10)])
    >>> [[round(p, 2) for p in by_visits(root, t)] for t in (1, 0.5, 0)]
    [[0.6, 0.3, 0.1], [0.78, 0.2, 0.02], [1.0, 0.0, 0.0]]
    """
    most = max(child.N for child in root.children)
    if temperature == 0:
        first = next(child for child in root.children if most == child.N)
        return [float(child is first) for child in root.children]
    weights = [(child.N / most) ** (1 / temperature) for child in root.children]
    return [weight / sum(weights) for weight in weights]


def drawn_by_visits(root: Node, temperature: float, rng: random.Random) -> Action:
    """A move of the root, drawn by its visits; at 0 the one visited most, without dice."""
    if temperature == 0:
        return root.best.move
    moves = [child.move for child in root.children]
    return rng.choices(moves, by_visits(root, temperature))[0]
