"""Monte Carlo tree search (UCT): the four phases of search/montecarlo/mcts.py, in machine code.

The tree is a few columns of numbers instead of objects: a node is a row, its children are seven
rows next to each other, one for each column of the board. N and W are as in the readable search,
but W counts half points, to stay with whole numbers. The root is row 0.

Random games are played by the thousand, when somebody looks at the tree: machine code is not
called for each of them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import log, sqrt
from typing import NamedTuple

from ..errors import BadSearch
from ..games.connectfour import ConnectFour, State
from ..search.montecarlo.bandit import SQRT2
from .bits import BOARD, CELLS, COLUMNS, column_of, has_line, playable, position
from .compiling import compiled, numpy

Counts = numpy.ndarray
NEVER = -1  # a node whose children have no rows yet
FACTOR, STEP = 6364136223846793005, 1442695040888963407  # of a linear congruential generator


class Child(NamedTuple):
    move: int
    N: int
    W: float

    @property
    def mean(self) -> float:
        """The share of its games that the player to move at the root won, draws counting half."""
        return self.W / self.N


class Root(NamedTuple):
    """What the readable search's root says: how often it was visited, and its children."""

    N: int
    children: list[Child]

    @property
    def best(self) -> Child:
        """The child visited most."""
        return max(self.children, key=lambda child: child.N)


class Search:
    """The tree, and how many random games it is asked for; they are played when it is looked at."""

    def __init__(self, own: int, mask: int, c: float, seed: int):
        self.own, self.mask, self.c = own, mask, c
        self.asked = self.played = 0
        self.N, self.W, self.below = no_rows(0)
        self.kept = numpy.array([1, seed], numpy.int64)  # the next free row, the dice

    @property
    def root(self) -> Root:
        """The root after as many random games as were asked for."""
        self.play()
        children = [
            Child(column, int(self.N[row]), int(self.W[row]) / 2)
            for column, row in enumerate(range(1, COLUMNS + 1))
            if self.N[row]
        ]
        return Root(self.played, children)

    def play(self) -> None:
        games = self.asked - self.played
        rows = (self.asked + 1) * COLUMNS + 1
        if rows > self.N.size:  # twice as many as are needed, unless these are the first
            old, new = (self.N, self.W, self.below), no_rows(2 * rows if self.played else rows)
            for column, longer in zip(old, new, strict=True):
                longer[: column.size] = column
            self.N, self.W, self.below = new
        grow(self.own, self.mask, games, self.c, self.N, self.W, self.below, self.kept)
        self.played = self.asked


def no_rows(size: int) -> tuple[Counts, Counts, Counts]:
    """N, W, and the first of a node's seven children."""
    return (
        *(numpy.zeros(size, numpy.int32), numpy.zeros(size, numpy.int32)),
        numpy.full(size, NEVER, numpy.int32),
    )


def mcts(
    game: ConnectFour, state: State | None = None, *, rng: random.Random, c: float = SQRT2
) -> Iterator[Search]:
    """As the readable `mcts`: search for ever; the same `rng` grows the same tree.

    >>> from gamesearch import tree_after
    >>> tree_after(5_000, mcts(ConnectFour(), rng=random.Random(1))).best.move
    3
    """
    state = game.initial if state is None else state
    own, mask = position(game, state)
    if game.is_terminal(state):
        raise BadSearch("the game is over: there is no move to search for")
    return asked_again(Search(own, mask, c, rng.getrandbits(62)))


def asked_again(search: Search) -> Iterator[Search]:
    while True:
        search.asked += 1
        yield search


def rollouts(
    game: ConnectFour, state: State | None = None, *, games: int, rng: random.Random
) -> tuple[int, int, int]:
    """How many of so many random games the player to move wins, draws and loses."""
    own, mask = position(game, game.initial if state is None else state)
    wins, draws = counted(own, mask, games, rng.getrandbits(62))
    return wins, draws, games - wins - draws


@compiled
def grow(
    own: int, mask: int, games: int, c: float, N: Counts, W: Counts, below: Counts, kept: Counts
) -> None:
    """So many random games more; `kept` is the next free row and the dice between two calls."""
    path = numpy.empty(CELLS + 1, numpy.int64)
    used, dice = kept[0], kept[1]
    for _ in range(games):
        node, mine, all_stones, ply = 0, own, mask, 0
        path[0] = 0
        over = False
        while not over:
            free = playable(all_stones)
            if below[node] == NEVER:
                below[node] = used
                used += COLUMNS
            first = below[node]
            untried = 0
            for column in range(COLUMNS):
                if N[first + column] == 0:
                    untried |= free & column_of(column)
            if untried:
                cell, dice = any_of(untried, dice)
            else:
                cell = most_promising(first, free, N[node], N, W, c)
            node = first + cell_column(cell)
            ply += 1
            path[ply] = node
            mine, all_stones = mine ^ all_stones, all_stones | cell
            over = untried != 0 or all_stones == BOARD or has_line(mine ^ all_stones)
        reward, dice = random_game(mine, all_stones, dice)
        backup(path, ply, 2 - reward, N, W)
    kept[0], kept[1] = used, dice


@compiled
def most_promising(first: int, free: int, visits: int, N: Counts, W: Counts, c: float) -> int:
    """The cell of the child with the highest UCB1; the first of equals."""
    logarithm = log(visits)
    best, best_cell = -1.0, 0
    for column in range(COLUMNS):
        cell = free & column_of(column)
        if cell:
            n = N[first + column]
            worth = W[first + column] / (2 * n) + c * sqrt(logarithm / n)
            if worth > best:
                best, best_cell = worth, cell
    return best_cell


@compiled
def random_game(own: int, mask: int, dice: int) -> tuple[int, int]:
    """A random game to its end: what the player to move gets of 2 points, and the dice after it."""
    mover = True
    if has_line(own ^ mask):
        return 0, dice
    while mask != BOARD:
        cell, dice = any_of(playable(mask), dice)
        if has_line(own | cell):
            return (2 if mover else 0), dice
        own, mask, mover = own ^ mask, mask | cell, not mover
    return 1, dice


@compiled
def any_of(cells: int, dice: int) -> tuple[int, int]:
    """One of these cells, no two in a column, each with the same probability; the dice thrown."""
    while True:
        dice = dice * FACTOR + STEP
        column = (dice >> 33 & 0x7FFFFFFF) * COLUMNS >> 31
        cell = cells & column_of(column)
        if cell:
            return cell, dice


@compiled
def backup(path: Counts, ply: int, reward: int, N: Counts, W: Counts) -> None:
    """From the end of the path up: one player's moves earn the reward, the other's the rest."""
    for at in range(ply, -1, -1):
        N[path[at]] += 1
        W[path[at]] += reward
        reward = 2 - reward


@compiled
def counted(own: int, mask: int, games: int, seed: int) -> tuple[int, int]:
    wins, draws, dice = 0, 0, seed
    for _ in range(games):
        reward, dice = random_game(own, mask, dice)
        wins += reward == 2
        draws += reward == 1
    return wins, draws


@compiled
def cell_column(cell: int) -> int:
    column = 0
    while not cell & column_of(column):
        column += 1
    return column
