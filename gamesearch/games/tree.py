"""Games that are nothing but their tree: nested lists, a leaf is its value for MAX.

  TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]])

path     a state is the list of branches taken from the root: (), (0,), (0, 2) …
         so that no two nodes of the tree are the same state
pair     where CHANCE moves, a branch may say how probable it is: (0.9, [3, 12])
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isclose
from numbers import Real
from typing import TYPE_CHECKING, Any

from ..errors import BadGame, BadSearch
from .game import CHANCE, MAX, MIN, Game, Player, Value, illegal

if TYPE_CHECKING:
    import random

Path = tuple[int, ...]

# The trees that the lessons talk about, by name.
TREES: dict[str, Any] = {
    # The textbook's tree: the first branch is the best, seven of nine leaves are enough.
    "textbook": [[3, 12, 8], [2, 4, 6], [14, 5, 2]],
    # Three plies; the cut comes at a MAX node.
    "beta cut": [[[6, 5], [8, 7]], [[2, 1], [4, 3]]],
    # Two moves with "the same" value, one of which is only a bound.
    "tie": [[3, 5], [3, 0]],
    # A small tree with a deep cut: the bound comes from three levels up, the root.
    "deep cut": [[[[5]]], [[[3, 6]]]],
    # Every leaf is a loss for MAX; nothing may be pruned.
    "all negative": [[-3, -5], [-2, -9]],
    # The best branch comes last.
    "best last": [[3, 12], [5, 8]],
    # A good first branch, then one that must not lower what MAX is sure of.
    "worse later": [[5, 9], [2, 8], [4, 7]],
    # MIN has to lower its bound inside a branch.
    "min lowers": [[[9, 1], [9, 0]], [[3, 0], [4, 6]]],
    # The root is MAX's only move.
    "one ply": [4, 7],
}


class TreeGame(Game):
    """A game from nested lists. `players` says who moves at each ply, over and over.

    At the plies of CHANCE every branch is a pair (probability, subtree), or none is: then all
    outcomes are equally likely.

    >>> game = TreeGame([[3, 12], [2, 4]])
    >>> game.actions(()), game.result((), 1), game.utility((1, 0))
    ((0, 1), (1,), 2)
    >>> TreeGame([(0.9, 2), (0.1, [7, 1])], players=(CHANCE, MIN)).chances(())
    ((0, 0.9), (1, 0.1))
    """

    initial: Path = ()

    def __init__(self, tree: Any, players: Sequence[Player] = (MAX, MIN)):
        if not isinstance(tree, list | tuple):
            raise BadGame(f"a tree is a list of branches and leaves, got {tree!r}")
        if not players:
            raise BadGame("somebody has to move: players names at least one, e.g. (MAX, MIN)")
        if not set(players) <= {CHANCE, *range(self.seats)}:
            raise BadGame(
                f"the players of {type(self).__name__} are 0 to {self.seats - 1} and CHANCE, "
                f"got {tuple(players)}"
            )
        self.players = tuple(players)
        self.chance = CHANCE in self.players
        self.odds: dict[Path, tuple[float, ...]] = {}
        self.tree = self._checked(tree, ())

    def to_move(self, state: Path) -> Player:
        return self.players[len(state) % len(self.players)]

    def actions(self, state: Path) -> tuple[int, ...]:
        node = self.node(state)
        return tuple(range(len(node))) if isinstance(node, tuple) else ()

    def result(self, state: Path, action: int) -> Path:
        try:
            branch = self.actions(state).index(action)
        except ValueError:
            raise illegal(self, state, action, f"node {state} has no branch {action!r}") from None
        return (*state, branch)

    def is_terminal(self, state: Path) -> bool:
        return not isinstance(self.node(state), tuple)

    def utility(self, state: Path, player: Player = MAX) -> Value:
        value: Value = self.node(state)
        return value if player == MAX else -value

    def chances(self, state: Path) -> tuple[tuple[int, float], ...]:
        if state not in self.odds:
            raise BadSearch(f"at {state} nobody throws dice: ask to_move who moves there")
        return tuple(enumerate(self.odds[state]))

    def node(self, state: Path) -> Any:
        """The subtree at `state`, or the leaf's value, without probabilities."""
        node = self.tree
        for branch in state:
            node = node[branch]
        return node

    def show(self, state: Path) -> str:
        return str(self.written(state))

    def __repr__(self) -> str:
        return f"TreeGame({self.written()})"

    def _checked(self, node: Any, path: Path) -> Any:
        """The tree with tuples for lists, so that nobody can change it; refuses what is no tree."""
        if isinstance(node, list | tuple):
            if not node:
                raise BadGame(f"node {path} of the tree has no branches: give it some, or a value")
            if self.to_move(path) == CHANCE:
                self.odds[path], node = _separated(node, path)
            return tuple(self._checked(child, (*path, branch)) for branch, child in enumerate(node))
        if isinstance(node, bool) or not isinstance(node, Real) or node != node:
            raise BadGame(f"leaf {path} of the tree must be a number, it is {node!r}")
        return node

    def written(self, path: Path = ()) -> Any:
        """The tree below a node as it is handed in."""
        branches = self.actions(path)
        if not branches:
            return self.node(path)
        below = [self.written((*path, branch)) for branch in branches]
        odds = self.odds.get(path, ())
        return below if len(set(odds)) < 2 else list(zip(odds, below, strict=True))


def random_tree(
    rng: random.Random,
    *,
    depth: int = 3,
    branches: tuple[int, int] = (1, 4),
    values: tuple[int, int] = (-9, 9),
    ragged: float = 0.0,
    players: Sequence[Player] = (MAX, MIN),
) -> list[Any]:
    """A random nested list; with `ragged` > 0 some branches end early.

    Where `players` says CHANCE the branches are pairs; the probabilities are exact fractions.

    >>> import random
    >>> random_tree(random.Random(1), depth=2, branches=(2, 3), values=(0, 9))
    [[4, 1], [7, 6, 3]]
    """

    def grow(plies: int) -> Any:
        if plies == 0 or (plies < depth and rng.random() < ragged):
            return rng.randint(*values)
        below = [grow(plies - 1) for _ in range(rng.randint(*branches))]
        if players[(depth - plies) % len(players)] != CHANCE:
            return below
        weights = [rng.randint(1, 6) for _ in below]
        return [(Fraction(w, sum(weights)), child) for w, child in zip(weights, below, strict=True)]

    tree: list[Any] = grow(depth)
    return tree


def _separated(node: Sequence[Any], path: Path) -> tuple[tuple[float, ...], Sequence[Any]]:
    """The probabilities of a chance node's branches, and the branches without them."""
    pairs = [branch for branch in node if _is_pair(branch)]
    if not pairs:
        return (1 / len(node),) * len(node), node
    if len(pairs) < len(node):
        raise BadGame(
            f"at chance node {path} some branches have a probability and some have none: "
            "write all of them as pairs (probability, subtree), or none"
        )
    odds, branches = zip(*pairs, strict=True)
    if min(odds) <= 0 or not isclose(sum(odds), 1):
        raise BadGame(
            f"the probabilities at chance node {path} must be positive and add up to 1, "
            f"they are {', '.join(map(str, odds))}"
        )
    return odds, branches


def _is_pair(branch: Any) -> bool:
    return isinstance(branch, tuple) and len(branch) == 2 and isinstance(branch[0], Real)
