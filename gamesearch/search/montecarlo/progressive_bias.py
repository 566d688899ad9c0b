"""Progressive bias: a heuristic has a say while there are few visits, and fades as they come.

                 UCB1(child)  +  weight * H(child) / (N + 1)

H lies between 0 and 1 and says how good a move looks to the player who makes it. After many
visits the bonus is gone, so a wrong heuristic costs time but not the result. Not the same as a
prior, which is counted in as if it were so many games.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...games.game import Action, Game, State
from .bandit import SQRT2, ucb1
from .mcts import Node, TreePolicy

# How good a move looks, from 0 to 1; such a function knows its own game, as `centrality` does Hex.
Looks = Callable[[Any, State, Action], float]


def by_progressive_bias(game: Game, looks: Looks, weight: float, c: float = SQRT2) -> TreePolicy:
    """For `mcts(game, choose=…)`."""
    known: dict[Node, float] = {}  # looks may be slow: each node is asked about once

    def bonus(node: Node, child: Node) -> float:
        if child not in known:
            known[child] = weight * looks(game, node.state, child.move)
        return known[child] / (child.N + 1)

    def choose(node: Node) -> Node:
        return max(
            node.children,
            key=lambda child: ucb1(child.W, child.N, node.N, c) + bonus(node, child),
        )

    return choose
