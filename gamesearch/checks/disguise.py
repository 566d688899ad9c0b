"""The checks' positions in disguise, for grading: no number or move learned by heart is right.

A tree keeps its shape, and its leaves keep their order: each is stretched, then shifted. So a
search cuts where it cut before. A board is turned or mirrored: it stays the same position.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

# The cells of a 3x3 board in the order in which a turned or mirrored board is read.
QUARTER_TURN = "630741852"
MIRRORED = "210543876"
DIAGONAL = "036147258"  # mirrored along a diagonal
SYMMETRIES = (QUARTER_TURN, "876543210", "258147036", MIRRORED, "678345012", DIAGONAL)


class Disguise(NamedTuple):
    """What every number in a tree becomes: `stretch` times as much, and `shift` more."""

    stretch: int
    shift: int

    def number(self, value: Any) -> Any:
        return self.stretch * value + self.shift

    def payoffs(self, values: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(self.number(value) for value in values)

    def tree(self, tree: Any) -> Any:
        """Nested lists of numbers."""
        return with_leaves(tree, self.number)

    def payoff_tree(self, tree: Any) -> Any:
        """Nested lists of payoffs, a number for each player."""
        return with_leaves(tree, self.payoffs)

    def dice_tree(self, tree: Any) -> Any:
        """Nested lists with pairs (probability, subtree); probabilities stay what they are."""
        return with_dice_leaves(tree, self.number)


def with_leaves(tree: Any, change: Callable[[Any], Any]) -> Any:
    """Nested lists with everything changed that is no list.

    >>> with_leaves([1, [2, 3]], lambda leaf: 10 * leaf)
    [10, [20, 30]]
    """
    if isinstance(tree, list):
        return [with_leaves(node, change) for node in tree]
    return change(tree)


def with_dice_leaves(tree: Any, change: Callable[[Any], Any]) -> Any:
    """Nested lists with pairs (probability, subtree), and every leaf changed.

    >>> with_dice_leaves([(0.9, [1, 2]), (0.1, 3)], lambda leaf: leaf**2)
    [(0.9, [1, 4]), (0.1, 9)]
    """

    def changed(node: Any) -> Any:
        if isinstance(node, tuple):
            return (node[0], with_dice_leaves(node[1], change))
        return change(node)

    return with_leaves(tree, changed)


def above_and_below(tree: Any, rng: random.Random) -> Iterator[Disguise]:
    """Two disguises: one puts all leaves of a tree above zero, the other all below."""
    most = max(abs(leaf) for leaf in leaves(tree))
    for sign in (1, -1):
        stretch = rng.randint(2, 5)
        yield Disguise(stretch, sign * (stretch * most + rng.randint(1, 9)))


def leaves(tree: Any) -> list[Any]:
    return [leaf for node in tree for leaf in leaves(node)] if isinstance(tree, list) else [tree]


def turned(cells: str, order: str) -> str:
    """A board's nine cells, read in another order.

    >>> turned("XX.OO....", QUARTER_TURN)
    '.OX.OX...'
    """
    return "".join(cells[int(cell)] for cell in order)
