"""Monte Carlo tree search (UCT): a tree that grows where the random games so far went well.

  select     from the root down to the most promising child each time, while all were tried
  expand     add one child that was not tried yet
  simulate   play a random game (a playout, or rollout) from there to its end
  backup     count its result at every node on the path

reward     what a finished game is worth to a player, from 0 (all lost) to 1 (all won); a draw
           in between. UCB1's constant belongs to this range
N, W       how many random games went through a node, and the sum of their rewards: to the
           player who moved INTO the node. Whoever chooses among children reads their W / N,
           and it was that player's own move: each player's choice looks for that player's wins

The tree is all the record there is. Its move is the one tried most: a mean may be luck, many
visits are not.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any, NamedTuple, Self

from ...errors import BadSearch, needed
from ...games.game import MAX, MIN, Action, Game, Player, State, Value
from ..best import suited
from .bandit import SQRT2, most_promising

Rollout = Callable[[Game, State, random.Random], State]  # plays on, mostly to the end of a game
Reward = Callable[[Game, State], float]  # the reward to MAX of the state where a rollout stopped


class Node:
    """A state in the tree, the move that led to it, and what became of the games through it."""

    __slots__ = ("N", "W", "children", "move", "mover", "player", "state", "untried")
    children: list[Self]

    def __init__(self, game: Game, state: State, move: Action | None, mover: Player):
        self.state, self.move = state, move
        self.mover = mover  # who moved into this node; into the root, the other player
        self.player = game.to_move(state)
        self.untried = list(game.actions(state))
        self.children = []
        self.N, self.W = 0, 0.0

    @property
    def mean(self) -> float:
        """The share of its games that the mover won, draws counting half; an average so far."""
        return self.W / self.N if self.N else 0.5

    @property
    def best(self) -> Self:
        """The child visited most."""
        if not self.children:
            raise BadSearch("no move was tried yet: let the search run, tree_after(100, mcts(…))")
        return max(self.children, key=lambda child: child.N)

    def walk(self) -> Iterator[Self]:
        """This node and all below it, parents first."""
        yield self
        for child in self.children:
            yield from child.walk()

    def to_networkx(self, least: int = 1) -> Any:
        """A networkx.DiGraph of the nodes visited at least so often, ready for `draw_tree`."""
        with needed("graphs"):
            import networkx

        graph = networkx.DiGraph()
        waiting: list[tuple[Node | None, Node]] = [(None, self)]
        for parent, node in waiting:
            ends = {} if node.children or node.untried else {"kind": "leaf"}
            beside = f"{node.W:g}/{node.N}"
            graph.add_node(node, player=node.player, value=node.mean, beside=beside, **ends)
            if parent is not None:
                graph.add_edge(parent, node, move=node.move)
            waiting += [(node, child) for child in node.children if least <= child.N]
        return graph

    def __repr__(self) -> str:
        return f"<node {self.move}: N={self.N}, W={self.W:g}, {len(self.children)} children>"


TreePolicy = Callable[[Any], Any]  # which of a node's children comes next


class Iteration(NamedTuple):
    """What one turn of the four phases did."""

    path: list[Node]  # from the root to the node that the random game started from
    end: State  # how that game ended
    reward: float  # what it is worth to MAX

    @property
    def root(self) -> Node:
        return self.path[0]


def tree_after(games: int, search: Iterator[Iteration]) -> Node:
    """The root of the tree after so many random games.

    >>> from gamesearch import Nim
    >>> tree_after(100, mcts(Nim(5, most=3), rng=random.Random(1)))
    <node None: N=100, W=28, 3 children>
    """
    last = deque(islice(search, games), maxlen=1) if games > 0 else None
    if not last:
        raise BadSearch(f"a tree grows from one random game or more, not from {games!r}")
    return last[0].root


def root_of(game: Game, state: State | None, kind: Callable[..., Any] = Node) -> Any:
    """The node that a search begins with; a game that random games would get wrong is refused."""
    suited(game)
    state = game.initial if state is None else state
    if game.is_terminal(state):
        raise BadSearch("the game is over: there is no move to search for")
    return kind(game, state, None, MIN if game.to_move(state) == MAX else MAX)


def begun(
    game: Game,
    state: State | None,
    rollout: Rollout | None,
    limits: tuple[Value, Value] | None,
    kind: Callable[..., Any] = Node,
) -> tuple[Any, Rollout, tuple[Value, Value]]:
    """What a search begins with: its root, and what it was not told."""
    root = root_of(game, state, kind)
    return root, rollout or uniform_rollout, limits or limits_of(game)


def limits_of(game: Game) -> tuple[Value, Value]:
    if game.limits is None:
        raise BadSearch(
            f"{game!r} does not say what it is worth at the least and at the most: "
            "say so, limits=(-1, 1)"
        )
    return game.limits


def rewarded(game: Game, end: State, limits: tuple[Value, Value]) -> float:
    """The reward of a finished game to MAX: where its value lies between the limits."""
    least, most = limits
    return (game.utility(end) - least) / (most - least)


def mcts(
    game: Game,
    state: State | None = None,
    *,
    rng: random.Random,
    c: float = SQRT2,
    choose: TreePolicy | None = None,
    rollout: Rollout | None = None,
    judge: Reward | None = None,
    limits: tuple[Value, Value] | None = None,
    root: Node | None = None,
) -> Iterator[Iteration]:
    """Search for ever, one random game after another: stop when the time is up.

    `choose` takes the place of UCB1, `rollout` of uniform random games, `judge` of their results.
    `limits` are the least and the most that a game is worth to MAX, if it does not say so itself.
    `root` is the tree of an earlier search to go on with (reuse.py).

    >>> from gamesearch import Nim
    >>> root = tree_after(400, mcts(Nim(5, most=3), rng=random.Random(1)))
    >>> root.N, root.best.move
    (400, (0, 1))
    """
    root = root_of(game, state) if root is None else root
    choose, rollout = choose or uct(c), rollout or uniform_rollout
    judge = judge or partial(rewarded, limits=limits or limits_of(game))
    while True:
        path = select(root, choose)
        expand(game, path, rng)
        end = rollout(game, path[-1].state, rng)
        reward = judge(game, end)
        backup(path, reward)
        yield Iteration(path, end, reward)


def select(root: Node, choose: TreePolicy) -> list[Any]:
    """The path to a node with a move left to try, or to the end of the game."""
    path = [root]
    node = root
    while not node.untried and node.children:
        node = choose(node)
        path.append(node)
    return path


def uct(c: float = SQRT2) -> TreePolicy:
    """Each node is a bandit: go on to the child with the highest UCB1."""
    return lambda node: most_promising(node.children, node.N, c)


def expand(game: Game, path: list[Node], rng: random.Random) -> None:
    """One more node at the end of the path, by a move not tried yet; none where the game ended."""
    node = path[-1]
    if node.untried:
        move = node.untried.pop(int(rng.random() * len(node.untried)))
        child = type(node)(game, game.result(node.state, move), move, node.player)
        node.children.append(child)
        path.append(child)


def add_children(game: Game, node: Node) -> None:
    """A child for every move at once, none of them visited yet.

    For searches with an opinion on moves that were never tried: UCB1 has none, and tries each once.
    Statistics shared between moves (RAVE) or a policy (PUCT) can rank them before.
    """
    kind = type(node)
    node.children = [
        kind(game, game.result(node.state, move), move, node.player) for move in node.untried
    ]
    node.untried = []


def uniform_rollout(game: Game, state: State, rng: random.Random) -> State:
    """Simulate: both players choose at random, every legal move with the same probability."""
    random_number = rng.random
    while moves := game.actions(state):
        state = game.result(state, moves[int(random_number() * len(moves))])
    return state


def backup(path: list[Node], reward: float) -> None:
    """Every node on the path learns how its mover fared; `reward` is MAX's."""
    for node in path:
        node.N += 1
        node.W += reward if node.mover == MAX else 1 - reward
