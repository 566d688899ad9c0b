"""Game trees as things to hold: grown from a game, walked, counted, drawn. No search in here.

tree     a node and all below it
ply      one move by one player; the root stands at ply 0
perft    the number of ways to play a given number of plies, the classic test of move rules
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .errors import BadSearch, TraceTooLong, needed
from .games.game import MAX, MIN, Action, Game, Player, State, Value

if TYPE_CHECKING:
    import random


@dataclass(eq=False)
class Tree:
    """A node of a game tree. `goes_on` says that there is more below, which was not grown."""

    state: State
    player: Player
    move: Action | None = None
    path: tuple[Action, ...] = ()
    terminal: bool = False
    value: Value | None = None  # what the finished game is worth to MAX
    goes_on: bool = False
    children: list[Tree] = field(default_factory=list, repr=False)

    def walk(self) -> Iterator[Tree]:
        """This node and all below it, depth first, in the order of the moves."""
        yield self
        for child in self.children:
            yield from child.walk()

    def leaves(self) -> list[Tree]:
        return [node for node in self.walk() if not node.children]

    def size(self) -> int:
        return sum(1 for _ in self.walk())

    def to_networkx(self) -> Any:
        """A networkx.DiGraph: a node per path of moves, an edge per move."""
        with needed("graphs"):
            import networkx

        graph = networkx.DiGraph()
        for node in self.walk():
            graph.add_node(node.path, player=node.player, value=node.value, tree=node)
            for child in node.children:
                graph.add_edge(node.path, child.path, move=child.move)
        return graph

    def __repr__(self) -> str:
        return f"<tree: {self.size()} nodes, {len(self.leaves())} leaves>"


def grow(
    game: Game, state: State | None = None, *, depth: int | None = None, limit: int = 5_000
) -> Tree:
    """The tree below a state, down to `depth` plies.

    >>> from gamesearch import TreeGame
    >>> grow(TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]]))
    <tree: 13 nodes, 9 leaves>
    """
    if depth is not None and depth < 0:
        raise BadSearch(f"depth counts plies, 0 1 2 … or None for the whole tree; got {depth}")
    made = 0

    def node(state: State, path: tuple[Action, ...], plies: int | None) -> Tree:
        nonlocal made
        made += 1
        if made > limit:
            raise TraceTooLong(
                f"the tree has more than {limit:,} nodes; give a depth (depth=3), "
                "a smaller game, or allow more with limit=…"
            )
        tree = Tree(state, game.to_move(state), path[-1] if path else None, path)
        tree.terminal = game.is_terminal(state)
        if tree.terminal:
            tree.value = game.utility(state)
        elif plies == 0:
            tree.goes_on = True
        else:
            fewer = None if plies is None else plies - 1
            tree.children = [
                node(game.result(state, move), (*path, move), fewer) for move in game.actions(state)
            ]
        return tree

    return node(game.initial if state is None else state, (), depth)


def perft(game: Game, depth: int, state: State | None = None) -> int:
    """How many sequences of `depth` moves the rules allow from here.

    >>> from gamesearch import TicTacToe
    >>> [perft(TicTacToe(), depth) for depth in range(5)]
    [1, 9, 72, 504, 3024]
    """
    if depth < 0:
        raise BadSearch(f"depth counts plies, 0 1 2 …; got {depth}")
    state = game.initial if state is None else state
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.actions(state))
    return sum(perft(game, depth - 1, game.result(state, move)) for move in game.actions(state))


def reorder(
    tree: Any, quality: float, rng: random.Random, players: tuple[Player, ...] = (MAX, MIN)
) -> Any:
    """The same nested list with its branches in another order: 1 is best first for the player
    who chooses there, 0 is worst first, in between luck has its share (at 0.5 it is all luck).

    >>> import random
    >>> reorder([[3, 12, 8], [2, 4, 6], [14, 5, 2]], 0, random.Random(7))
    [[14, 5, 2], [6, 4, 2], [12, 8, 3]]
    """
    luck = 1 - abs(2 * quality - 1)

    def order(node: Any, ply: int) -> tuple[Any, Value]:
        if not isinstance(node, list | tuple):
            return node, node
        sign = 1 if players[ply % len(players)] == MAX else -1
        ordered = [order(child, ply + 1) for child in node]
        ranked = sorted(ordered, key=lambda pair: -sign * pair[1])
        places = {id(pair): place for place, pair in enumerate(ranked)}

        def place(pair: tuple[Any, Value]) -> float:
            chance = rng.random() * len(ordered)
            return (1 - luck) * (places[id(pair)] if quality >= 0.5 else -places[id(pair)]) + (
                luck * chance
            )

        children = [child for child, _ in sorted(ordered, key=place)]
        return children, ranked[0][1]

    return order(tree, 0)[0]


def fewest_leaves(branches: int, depth: int) -> int:
    """The least any search can read of a uniform tree and be sure of its value (Knuth & Moore).

    One strategy proves "at least v", one proves "at most v", and they share one leaf.

    >>> fewest_leaves(3, 2), fewest_leaves(3, 4)
    (5, 17)
    """
    return branches ** -(-depth // 2) + branches ** (depth // 2) - 1
