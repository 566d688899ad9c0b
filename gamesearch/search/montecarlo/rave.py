"""RAVE (rapid action value estimation): a move learns from every game in which it came up.

The "all moves as first" idea: in Hex or Go a good cell is often good now *and* later. So a game
counts for a child not only if it began with its move, but whenever the same player made that
move further on. One game thus teaches many moves something: many samples soon, of a slightly
wrong question. The weight of that answer, beta, falls as true visits come in.

N, W     a node's own games, as ever    seen, won   those in which its move came up, now or later
k        at how many own visits of the node RAVE still has half the say
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import log, sqrt

from ...games.game import MAX, MIN, Action, Game, Player, State, Value
from ...games.wrapper import Wrapped
from .mcts import Iteration, Node, Rollout, add_children, backup, begun, rewarded, select


class RaveNode(Node):
    """A node that also counts the games in which its move came up, at once or later."""

    __slots__ = ("seen", "won")

    def __init__(self, game: Game, state: State, move: Action | None, mover: Player):
        super().__init__(game, state, move, mover)
        self.seen, self.won = 0, 0.0


def beta(N: int, k: float) -> float:
    """How much say the shared statistics have: 1 without own visits, a half after k of them.

    >>> [round(beta(N, k=300), 2) for N in (0, 300, 10_000)]
    [1.0, 0.5, 0.1]
    """
    return sqrt(k / (3 * N + k))


def blended(child: RaveNode, k: float) -> float:
    """The child's mean as its own games and the shared ones have it together; 1/2 if unknown."""
    share = beta(child.N, k)
    shared = child.won / child.seen if child.seen else 0.5
    return (1 - share) * child.mean + share * shared


def rave(
    game: Game,
    state: State | None = None,
    *,
    rng: random.Random,
    k: float = 300,
    c: float = 0.2,
    rollout: Rollout | None = None,
    limits: tuple[Value, Value] | None = None,
) -> Iterator[Iteration]:
    """As `mcts`, with means that are blended with the shared statistics.

    Only for games in which a move means much the same now and later; k must be above 0.

    >>> from gamesearch import Hex, tree_after
    >>> tree_after(400, rave(Hex(3), rng=random.Random(1))).best.move  # the centre
    4
    """
    root, rollout, limits = begun(game, state, rollout, limits, RaveNode)
    watched = Watched(game)

    def choose(node: RaveNode) -> RaveNode:
        total = log(node.N)
        return max(
            node.children,
            key=lambda child: blended(child, k) + c * sqrt(total / (child.N + 1)),
        )

    while True:
        path = select(root, choose)
        add_children(game, path[-1])
        watched.moves.clear()
        end = rollout(watched, path[-1].state, rng)
        reward = rewarded(game, end, limits)
        backup(path, reward)
        share(path, watched.moves, reward)
        yield Iteration(path, end, reward)


def share(path: list[RaveNode], later: list[tuple[Player, Action]], reward: float) -> None:
    """Every child on the way whose move its player made later on counts the game, too."""
    made = {player: {move for who, move in later if who == player} for player in (MAX, MIN)}
    for node in reversed(path):
        gain = reward if node.player == MAX else 1 - reward
        for child in node.children:
            if child.move in made[node.player]:
                child.seen += 1
                child.won += gain
        made[node.mover].add(node.move)


class Watched(Wrapped):
    """A game that remembers who made which moves in it."""

    def __init__(self, game: Game):
        super().__init__(game)
        self.moves: list[tuple[Player, Action]] = []

    def result(self, state: State, action: Action) -> State:
        self.moves.append((self.real.to_move(state), action))
        return self.real.result(state, action)
