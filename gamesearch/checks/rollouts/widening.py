"""What a student's search with progressive widening grew (12.7), and what must hold of its tree.

A search is called as my_widening(game, state, looks, games, rng) and answers (move, root). A node
has N, W, move and children.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import ceil
from typing import Any, NamedTuple

from ...evaluation.hex import centrality
from ...games.game import MAX, Action, Game, State
from ...games.hex import Hex
from ...games.tictactoe import TicTacToe
from ...search.alphabeta import alphabeta
from ...search.montecarlo.progressive_bias import Looks
from ..canonical import canon
from ..forms import own_types
from ..inside import inside
from ..mcts.cases import Problem
from ..mcts.sharing import SharedGames, shared
from ..mcts.trees import ChosenMoves, Means, children, choices, follows_dice, means, walk
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


def by_turns_alike(game: Game, state: State, move: Action) -> float:
    """High numbers look best to MAX, low ones to MIN."""
    return move / 200 if game.to_move(state) == MAX else 1 - move / 200


def alike(game: Game, state: State, move: Action) -> float:
    return 0.5


ELEVEN = Wide("Hex on 121 cells", Hex(11), Hex(11).initial, centrality, 120)
BACKWARDS = Wide("Hex on 49 cells, high numbers first", Hex(7), Hex(7).initial, towards_the_end, 90)
FEW = Wide("tic-tac-toe", BOARD, BOARD.initial, towards_the_end, 60)
BY_TURNS = Wide(
    "Hex on 49 cells, where X likes high numbers and O low ones",
    Hex(7),
    Hex(7).initial,
    by_turns_alike,
    90,
)
FIVE = Hex(5)
# So few games that the highest mean often belongs to another move than the most visits.
SHORT = [Wide("Hex on 25 cells", FIVE, FIVE.initial, centrality, 45, seed) for seed in range(1, 13)]
WIDE = [ELEVEN, BACKWARDS, BY_TURNS, FEW]
DRAWN = Wide("the board XOXXO.OX.", BOARD, BOARD.parse("XOXXO.OX."), alike, 40)
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
    rewarded: bool = False  # is every mean between 0 and 1?
    popular: bool = False  # was no child of the root visited more often than the one played?
    curious: bool = False  # was each of the root's moves visited more than once?
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
    most = min(len(legal), allowed(case.games))
    # Whether this game is counted before or after it may try a move is left open.
    least = min(len(legal), allowed(case.games - 1))
    return Widened(
        pair=True,
        counted=own_types(root.N) == case.games,
        allowed=all(len(children(node)) <= allowed(own_types(node.N)) for node in nodes),
        used=least <= len(tried) <= most and tried <= set(map(canon, legal)),
        best_first=all(_best_first(case, *each) for each in _known_states(case, root)),
        adds_up=all(
            own_types(node.N) - sum(own_types(kid.N) for kid in children(node)) in (0, 1)
            for node in nodes
            if children(node)
        ),
        deep=any(children(child) for child in children(root)),
        rewarded=all(0 <= own_types(node.W) <= own_types(node.N) for node in nodes),
        popular=_most_visited(root, move),
        curious=all(own_types(child.N) > 1 for child in children(root)),
        move=canon(move),
    )


def _known_states(case: Wide, root: Any) -> Iterator[tuple[State, Any]]:
    """The root and its children, each with its state."""
    yield case.state, root
    legal = {canon(move): move for move in case.game.actions(case.state)}
    for child in children(root):
        if canon(child.move) in legal:
            yield case.game.result(case.state, legal[canon(child.move)]), child


def _best_first(case: Wide, state: State, node: Any) -> bool:
    """Does no move that waits look better than one that was tried?"""
    tried = {canon(child.move) for child in children(node)}
    looks = {canon(m): case.looks(case.game, state, m) for m in case.game.actions(state)}
    waiting = [value for name, value in looks.items() if name not in tried]
    return min((looks.get(n, -1) for n in tried), default=1) >= max(waiting, default=-1)


def _most_visited(root: Any, move: Action) -> bool:
    visits = {canon(child.move): own_types(child.N) for child in children(root)}
    return visits.get(canon(move)) == max(visits.values(), default=0)


@inside
def shares_draws(search: Student) -> bool:
    """Where every game is drawn: has each node below the root the same mean?"""
    dice = random.Random(DRAWN.seed)
    _, root = search(DRAWN.game, DRAWN.state, DRAWN.looks, DRAWN.games, dice)
    nodes = [node for node in walk(root) if node is not root and own_types(node.N)]
    return len({round(own_types(node.W) / own_types(node.N), 6) for node in nodes}) == 1


def unguided(search: Student) -> Student:
    """The same search where all moves look alike: it is called as my_mcts was."""

    def grow(game: Game, state: State, games: int, rng: random.Random) -> Any:
        return search(game, state, alike, games, rng)

    return grow


@inside
def forced(search: Student, problem: Problem) -> Means:
    return means(unguided(search), problem)


@inside
def shares(search: Student, problem: Problem) -> SharedGames:
    return shared(unguided(search), problem)


@inside
def throws_dice(search: Student, problem: Problem) -> bool:
    return follows_dice(unguided(search), problem)


@inside
def repeats(search: Student, case: Wide) -> bool:
    """Does the same seed grow the same tree?"""
    first, second = (_visits(search, case) for _ in range(2))
    return first == second


def _visits(search: Student, case: Wide) -> list[str]:
    _, root = search(case.game, case.state, case.looks, case.games, random.Random(case.seed))
    return [canon((node.N, node.W)) for node in walk(root)]


@inside
def chosen(search: Student, problem: Problem) -> ChosenMoves:
    return choices(unguided(search), problem)


def allowed(N: int) -> int:
    """How many moves a node may have tried that was visited so often; one at the least.

    Said here again, for where answers are marked the search that the package has is not there.
    """
    return max(1, ceil(2 * N**0.5))


def chooses_best(case: Wide, seen: Widened) -> bool:
    best = best_moves(case.game, case.state, alphabeta)
    return seen.pair and seen.move in {canon(move) for move in best}
