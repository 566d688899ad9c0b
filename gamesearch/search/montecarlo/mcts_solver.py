"""Proven wins backed up (the MCTS-solver): what is certain need not be sampled again.

A finished game is proven to be worth what it is worth. A node is proven

  at once       if one child is proven to be the best there is for the player who chooses
  in the end    if all its children are: to the best of them

A proven child is never visited again. So a tactical line is solved like in minimax, while the
rest is sampled; and when the root is proven, the search is over.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Self

from ...games.game import MAX, Action, Game, Player, State, Value
from .bandit import SQRT2, most_promising
from .mcts import Iteration, Node, Rollout, backup, begun, expand, rewarded, select


class ProofNode(Node):
    """A node that may know for sure what it is worth to MAX; None while it does not."""

    __slots__ = ("proven",)

    def __init__(self, game: Game, state: State, move: Action | None, mover: Player):
        super().__init__(game, state, move, mover)
        self.proven: Value | None = None

    @property
    def best(self) -> Self:
        """A child as good as this node is proven to be, else the open one visited most."""
        if self.proven is not None:
            return next(child for child in self.children if child.proven == self.proven)
        still_open = [child for child in self.children if child.proven is None]
        return max(still_open, key=lambda child: child.N) if still_open else super().best


def mcts_solver(
    game: Game,
    state: State | None = None,
    *,
    rng: random.Random,
    c: float = SQRT2,
    rollout: Rollout | None = None,
    limits: tuple[Value, Value] | None = None,
) -> Iterator[Iteration]:
    """As `mcts`, but it ends when the root is proven.

    >>> from gamesearch import Nim
    >>> games = list(mcts_solver(Nim(5, most=3), rng=random.Random(1)))
    >>> len(games), games[-1].root.proven, games[-1].root.best.move
    (17, 1, (0, 1))
    """
    root, rollout, limits = begun(game, state, rollout, limits, ProofNode)

    def choose(node: ProofNode) -> ProofNode:
        still_open = [child for child in node.children if child.proven is None]
        return most_promising(still_open, node.N, c)

    while root.proven is None:
        path = select(root, choose)
        expand(game, path, rng)
        end = rollout(game, path[-1].state, rng)
        reward = rewarded(game, end, limits)
        backup(path, reward)
        prove(game, path, limits)
        yield Iteration(path, end, reward)


def prove(game: Game, path: list[ProofNode], limits: tuple[Value, Value]) -> None:
    """From the end of the path upwards: who is certain now? The first who is not ends it."""
    leaf = path[-1]
    if game.is_terminal(leaf.state):
        leaf.proven = game.utility(leaf.state)
    for node in reversed(path[:-1]):
        node.proven = worth(node, limits)
        if node.proven is None:
            break


def worth(node: ProofNode, limits: tuple[Value, Value]) -> Value | None:
    """What the children prove about a node."""
    best, ideal = (max, limits[1]) if node.player == MAX else (min, limits[0])
    known = [child.proven for child in node.children if child.proven is not None]
    if ideal in known:
        return ideal
    complete = not node.untried and len(known) == len(node.children)
    return best(known) if complete else None
