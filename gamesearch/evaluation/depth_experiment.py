"""Does looking deeper help? An experiment on random binary trees, one that can come out either way.

Every branch has a number drawn for it. A leaf's value is made of two parts: the sum of the numbers
on the way to it, which leaves share that lie near each other, and luck of its own.

  kinship    how much of a leaf's value it shares with its neighbours: 0 nothing, 1 all

The evaluation of a node is the mean of all leaves below it: as fair as a guess can be.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt

PLIES = 11


def right_moves(
    kinship: float, depths: Sequence[int], trees: int, rng: random.Random
) -> dict[int, float]:
    """For each search depth, the share of random trees on which it finds the best first move."""
    right = dict.fromkeys(depths, 0)
    for _ in range(trees):
        means = _means(random_leaves(kinship, rng))
        best = _choice(means, PLIES)
        for depth in depths:
            right[depth] += _choice(means, depth) == best
    return {depth: count / trees for depth, count in right.items()}


def random_leaves(kinship: float, rng: random.Random) -> list[float]:
    """The leaves of one tree, left to right; both parts of their value vary alike."""
    shared = [0.0]
    for _ in range(PLIES):
        shared = [value + rng.gauss(0, 1) for value in shared for _ in (0, 1)]
    own, luck = kinship / sqrt(PLIES), 1 - kinship
    return [own * value + luck * rng.gauss(0, 1) for value in shared]


def _means(leaves: list[float]) -> list[list[float]]:
    """Layer by layer, the root's first, the mean of the leaves below each node."""
    layers = [leaves]
    while len(layers[0]) > 1:
        below = layers[0]
        layers.insert(0, [(a + b) / 2 for a, b in zip(below[::2], below[1::2], strict=True)])
    return layers


def _choice(means: list[list[float]], depth: int) -> bool:
    """Is the right-hand branch the better one, as seen from `depth` plies away? MAX moves first."""
    values = means[depth]
    for ply in reversed(range(1, depth)):
        better = min if ply % 2 else max
        values = [better(pair) for pair in zip(values[::2], values[1::2], strict=True)]
    return values[1] > values[0]
