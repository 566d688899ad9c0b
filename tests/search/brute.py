"""What a nested list is worth, worked out without the package: the judge of all searches."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from typing import Any

from gamesearch import MAX, MIN, random_tree

ALTERNATING = (MAX, MIN)
TURNS = [ALTERNATING, (MIN, MAX), (MAX, MAX, MIN), (MIN, MIN, MAX), (MAX,), (MIN, MAX, MAX, MIN)]
KINDS_OF_LEAVES: list[Callable[[random.Random], Any]] = [
    lambda rng: rng.randint(-9, 9),
    lambda rng: rng.randint(0, 1),  # mostly ties
    lambda rng: rng.choice([-1, 0, 1]),
    lambda rng: rng.uniform(-1, 1),
    lambda rng: rng.choice([-math.inf, math.inf, 0, 3]),
    lambda rng: rng.choice([-math.inf, math.inf]),
]


def value_of(tree: Any, players: tuple[int, ...] = ALTERNATING, ply: int = 0) -> Any:
    if not isinstance(tree, list):
        return tree
    below = [value_of(child, players, ply + 1) for child in tree]
    return max(below) if players[ply % len(players)] == MAX else min(below)


def best_moves(tree: list, players: tuple[int, ...] = ALTERNATING) -> set[int]:
    """Every branch that attains the root's value."""
    below = [value_of(child, players, 1) for child in tree]
    return {branch for branch, value in enumerate(below) if value == value_of(tree, players)}


def cut(tree: Any, depth: int, guess: Callable[[Any], Any], path: tuple[int, ...] = ()) -> Any:
    """The tree as a search of so many plies sees it: nodes at the horizon are guesses."""
    if not isinstance(tree, list):
        return tree
    if len(path) == depth:
        return guess(path)
    return [cut(child, depth, guess, (*path, branch)) for branch, child in enumerate(tree)]


def random_trees(seed: int, number: int) -> Iterator[tuple[list, tuple[int, ...]]]:
    """Ragged trees of many kinds of leaves, with many orders of turns."""
    rng = random.Random(seed)
    for i in range(number):
        leaf = KINDS_OF_LEAVES[i % len(KINDS_OF_LEAVES)]
        shape = random_tree(rng, depth=rng.randint(1, 5), ragged=rng.choice([0, 0.2, 0.4]))
        yield fill(shape, leaf, rng), rng.choice(TURNS)


def fill(shape: Any, leaf: Callable[[random.Random], Any], rng: random.Random) -> Any:
    return [fill(c, leaf, rng) for c in shape] if isinstance(shape, list) else leaf(rng)


def guess(path: tuple[int, ...]) -> float:
    """An evaluation with nothing behind it, the same for a node each time."""
    return (sum(7 * branch + ply for ply, branch in enumerate(path, 3)) % 11) - 5
