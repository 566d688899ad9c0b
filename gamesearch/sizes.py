"""How large a game is, in three different counts that are easily taken for one another.

positions   different states that can arise; two ways to the same state count once
nodes       nodes of the game tree; every way to get there counts
games       ways to play from here to an end: the leaves of that tree

Each position is looked at once, however often the tree holds it, so the counts of a large tree
cost no more than its positions. The whole game has to fit into memory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from .games.game import Game, State, Value


def positions(game: Game, state: State | None = None) -> list[State]:
    """Every state that can arise, each once, those fewest plies away first.

    >>> from gamesearch import Nim
    >>> [piles for player, piles in positions(Nim(2, most=2))]
    [(2,), (1,), (0,), (0,)]
    """
    found = {game.initial if state is None else state: None}
    waiting = list(found)
    for here in waiting:
        for move in game.actions(here):
            child = game.result(here, move)
            if child not in found:
                found[child] = None
                waiting.append(child)
    return waiting


def layers(game: Game) -> Iterator[list[State]]:
    """The states that can stand on the board after 0, 1, 2 … plies, each once a layer."""
    layer = [game.initial]
    while True:
        yield layer
        after = (game.result(state, move) for state in layer for move in game.actions(state))
        layer = list(dict.fromkeys(after))


def positions_by_ply(game: Game, plies: int) -> list[int]:
    """How many different states can stand on the board after 0, 1, 2 … plies.

    >>> from gamesearch import TicTacToe
    >>> positions_by_ply(TicTacToe(), 3)
    [1, 9, 72, 252]
    """
    return [len(layer) for layer in islice(layers(game), plies + 1)]


class Census(NamedTuple):
    positions: int
    nodes: int
    games: int
    results: dict[Value, int]  # games by what they are worth to MAX
    lengths: dict[int, int]  # games by the number of plies played


def census(game: Game, state: State | None = None) -> Census:
    """Count everything below a state of a finite game without chance.

    >>> from gamesearch import TicTacToe
    >>> census(TicTacToe())[:3]
    (5478, 549946, 255168)
    """
    start = game.initial if state is None else state
    nodes: dict[State, int] = {}
    ends: dict[State, Counter[tuple[int, Value]]] = {}  # games by (plies to go, result)

    def look(state: State) -> None:
        if game.is_terminal(state):
            nodes[state] = 1
            ends[state] = Counter({(0, game.utility(state)): 1})
            return
        nodes[state], ends[state] = 1, Counter()
        for move in game.actions(state):
            child = game.result(state, move)
            if child not in nodes:
                look(child)
            nodes[state] += nodes[child]
            for (plies, result), ways in ends[child].items():
                ends[state][plies + 1, result] += ways

    look(start)
    results: Counter[Value] = Counter()
    lengths: Counter[int] = Counter()
    for (plies, result), ways in ends[start].items():
        results[result] += ways
        lengths[plies] += ways
    return Census(
        positions=len(nodes),
        nodes=nodes[start],
        games=sum(results.values()),
        results=dict(sorted(results.items(), reverse=True)),
        lengths=dict(sorted(lengths.items())),
    )
