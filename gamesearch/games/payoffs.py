"""Trees for more than two players: a leaf says what it is worth to each of them.

  PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]])

list     a node, its branches in order; a state is the path to it, as in TreeGame
tuple    a leaf: a payoff for player 1, one for player 2, …
seats    how many players there are; they move in turn, ply by ply, unless `players` says else

Nobody says that one's gain is another's loss: payoffs may add up to anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from numbers import Real
from typing import TYPE_CHECKING, Any

from ..errors import BadGame
from .game import CHANCE, MAX, Player, Value
from .tree import Path, TreeGame

if TYPE_CHECKING:
    import random


class PayoffLeaf(tuple[Any, ...]):
    """What a leaf is worth, player by player."""

    __slots__ = ()


class PayoffTree(TreeGame):
    """
    >>> game = PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]])
    >>> game.seats, game.to_move((0,)), game.utility((0, 1), player=2)
    (3, 1, 2)
    """

    def __init__(self, tree: Any, players: Sequence[Player] | None = None):
        self.seats = len(_first_leaf(tree))
        if players and CHANCE in players:
            raise BadGame("branches of payoffs have no probabilities, so CHANCE cannot move")
        self.total: Value | None = None
        super().__init__(tree, players or tuple(range(self.seats)))
        sums = set(self._sums(self.tree))
        if len(sums) == 1:
            self.total = sums.pop()

    def actions(self, state: Path) -> tuple[int, ...]:
        return () if self.is_terminal(state) else tuple(range(len(self.node(state))))

    def is_terminal(self, state: Path) -> bool:
        return isinstance(self.node(state), PayoffLeaf)

    def utility(self, state: Path, player: Player = MAX) -> Value:
        if not 0 <= player < self.seats:
            raise BadGame(
                f"there is no player {player}: the players are numbered 0 to {self.seats - 1}"
            )
        payoff: Value = self.node(state)[player]
        return payoff

    def __repr__(self) -> str:
        return f"PayoffTree({self.written()})"

    def _checked(self, node: Any, path: Path) -> Any:
        if isinstance(node, list) and node:
            return tuple(self._checked(child, (*path, branch)) for branch, child in enumerate(node))
        if isinstance(node, list):
            raise BadGame(f"node {path} of the tree has no branches: give it some, or payoffs")
        numbers = isinstance(node, tuple) and all(
            isinstance(each, Real) and not isinstance(each, bool) for each in node
        )
        if not numbers or len(node) != self.seats:
            raise BadGame(
                f"leaf {path} must be a tuple of {self.seats} payoffs, one for each player, "
                f"it is {node!r}"
            )
        return PayoffLeaf(node)

    def _sums(self, node: Any) -> Iterator[Value]:
        """What the payoffs of each leaf add up to."""
        if isinstance(node, PayoffLeaf):
            yield sum(node)
        else:
            for child in node:
                yield from self._sums(child)

    def written(self, path: Path = ()) -> Any:
        if self.is_terminal(path):
            return tuple(self.node(path))
        return [self.written((*path, branch)) for branch in self.actions(path)]


def random_payoffs(
    rng: random.Random,
    *,
    seats: int = 3,
    depth: int = 3,
    branches: tuple[int, int] = (2, 3),
    highest: int = 9,
    total: int | None = None,
) -> list[Any]:
    """A random nested list of payoffs from 0 to `highest`, or of payoffs that add up to `total`."""

    def leaf() -> tuple[int, ...]:
        if total is None:
            return tuple(rng.randint(0, highest) for _ in range(seats))
        cuts = [0, *sorted(rng.randint(0, total) for _ in range(seats - 1)), total]
        return tuple(high - low for low, high in pairwise(cuts))

    def grow(plies: int) -> Any:
        if plies == 0:
            return leaf()
        return [grow(plies - 1) for _ in range(rng.randint(*branches))]

    tree: list[Any] = grow(depth)
    return tree


def _first_leaf(tree: Any) -> tuple[Any, ...]:
    """The payoffs that are met first; they tell how many players there are."""
    node = tree
    while isinstance(node, list) and node:
        node = node[0]
    if not isinstance(tree, list) or not isinstance(node, tuple) or len(node) < 2:
        raise BadGame(
            f"a tree of payoffs is a list of branches and its leaves are tuples, (4, 3, 2), "
            f"got {tree!r}"
        )
    return node
