"""Progressive widening: a node considers a few moves first, and more of them as it is visited.

                 moves considered  =  width * N ** power,   rounded up

UCB1 tries every move once before any move twice. With hundreds of moves that never ends. Here the
best-looking moves get their turn first; the others wait until the node has earned them. None is
left out for good: the number grows without limit, only slowly.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from math import ceil

from ...games.game import Game, State, Value
from .bandit import SQRT2
from .mcts import Iteration, Node, Rollout, TreePolicy, backup, begun, rewarded, uct
from .progressive_bias import Looks


def widening_mcts(
    game: Game,
    state: State | None = None,
    *,
    rng: random.Random,
    looks: Looks,
    width: float = 2,
    power: float = 0.5,
    c: float = SQRT2,
    rollout: Rollout | None = None,
    limits: tuple[Value, Value] | None = None,
) -> Iterator[Iteration]:
    """As `mcts`, but of each node's moves only the best-looking ones are tried, more by and by."""
    root, rollout, limits = begun(game, state, rollout, limits)
    while True:
        path = select_or_widen(root, uct(c), width, power)
        expand_best(game, path, looks)
        end = rollout(game, path[-1].state, rng)
        reward = rewarded(game, end, limits)
        backup(path, reward)
        yield Iteration(path, end, reward)


def considered(N: int, width: float, power: float) -> int:
    """How many moves a node looks at that was visited so often; the first visit allows one.

    >>> [considered(N, width=2, power=0.5) for N in (0, 1, 4, 100, 121)]
    [1, 2, 4, 20, 22]
    """
    allowed: float = width * N**power
    return max(1, ceil(allowed))


def select_or_widen(root: Node, choose: TreePolicy, width: float, power: float) -> list[Node]:
    """The path to a node that may try one more of its moves, or to the end of the game."""
    path = [root]
    node = root
    while node.children and not may_widen(node, width, power):
        node = choose(node)
        path.append(node)
    return path


def may_widen(node: Node, width: float, power: float) -> bool:
    return bool(node.untried) and len(node.children) < considered(node.N, width, power)


def expand_best(game: Game, path: list[Node], looks: Looks) -> None:
    """One more node: of the moves not tried yet, the one that looks best."""
    node = path[-1]
    if not node.untried:
        return
    if not node.children:  # the first visit puts them in order, the best-looking last
        node.untried.sort(key=partial(looks, game, node.state))
    move = node.untried.pop()
    child = type(node)(game, game.result(node.state, move), move, node.player)
    node.children.append(child)
    path.append(child)
