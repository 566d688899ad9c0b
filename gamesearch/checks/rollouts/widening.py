"""What a student's search with progressive widening grew (12.7), and what must hold of its tree.

A search is called as my_widening(game, state, looks, games, rng) and answers (move, root). A node
has N, W, move and children.
"""

from __future__ import annotations

import random
from math import ceil
from typing import NamedTuple

from ...evaluation.hex import centrality
from ...games.game import Action, Game, State
from ...games.hex import Hex
from ...games.tictactoe import TicTacToe
from ...search.alphabeta import alphabeta
from ...search.montecarlo.progressive_bias import Looks
from ..canonical import canon
from ..forms import own_types
from ..inside import inside
from ..mcts.trees import children, walk
from ..observe import Student, best_moves

BOARD = TicTacToe()


class Wide(NamedTuple):
    """A position, how good its moves look, and how many games are played from it."""

    name: str
    game: Game
    state: State
    looks: Looks
    games: int
    seed: int = 5

    def __str__(self) -> str:
        return f"{self.name}, after {self.games} games"


def towards_the_end(game: Game, state: State, move: Action) -> float:
    """The last move in the list looks best."""
    return move / 200


def alike(game: Game, state: State, move: Action) -> float:
    return 0.5


ELEVEN = Wide("Hex on 121 cells", Hex(11), Hex(11).initial, centrality, 120)
BACKWARDS = Wide("Hex on 49 cells, high numbers first", Hex(7), Hex(7).initial, towards_the_end, 90)
FEW = Wide("tic-tac-toe", BOARD, BOARD.initial, towards_the_end, 60)
WIDE = [ELEVEN, BACKWARDS, FEW]
WINS = [
    Wide(f"the board {cells}", BOARD, BOARD.parse(cells), alike, 700)
    for cells in ("XX.OO....", "O..XX....", "..X.OO..X")
]


class Widened(NamedTuple):
    """What must hold of a tree, and whether it does."""

    pair: bool = False  # did a move and a root with N, W and children come back?
    counted: bool = False  # is the root's N the number of games?
    allowed: bool = False  # has no node more children than its visits allow?
    used: bool = False  # and the root as many as it may have?
    best_first: bool = False  # are the children the best-looking moves?
    adds_up: bool = False  # do the children's N make up their parent's?
    deep: bool = False  # did it grow below the root's children?
    move: str = ""


@inside
def widened(search: Student, case: Wide) -> Widened:
    dice = random.Random(case.seed)
    answer = search(case.game, case.state, case.looks, case.games, dice)
    if not isinstance(answer, tuple | list) or len(answer) != 2:
        return Widened()
    move, root = answer
    if not all(hasattr(root, name) for name in ("N", "W", "children")):
        return Widened()
    nodes = list(walk(root))
    tried = {canon(child.move) for child in children(root)}
    legal = case.game.actions(case.state)
    looks = {canon(each): case.looks(case.game, case.state, each) for each in legal}
    waiting = [value for name, value in looks.items() if name not in tried]
    most = min(len(legal), allowed(case.games))
    return Widened(
        pair=True,
        counted=own_types(root.N) == case.games,
        allowed=all(len(children(node)) <= allowed(own_types(node.N)) for node in nodes),
        used=most - 1 <= len(tried) <= most and tried <= set(looks),
        best_first=min((looks.get(n, -1) for n in tried), default=-1) >= max(waiting, default=-1),
        adds_up=all(
            own_types(node.N) - sum(own_types(kid.N) for kid in children(node)) in (0, 1)
            for node in nodes
            if children(node)
        ),
        deep=any(children(child) for child in children(root)),
        move=canon(move),
    )


def allowed(N: int) -> int:
    """How many moves a node may have tried that was visited so often; one at the least.

    Said here again, for where answers are marked the search that the package has is not there.
    """
    return max(1, ceil(2 * N**0.5))


def chooses_best(case: Wide, seen: Widened) -> bool:
    best = best_moves(case.game, case.state, alphabeta)
    return seen.pair and seen.move in {canon(move) for move in best}
