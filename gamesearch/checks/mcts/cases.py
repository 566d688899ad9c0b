"""Small cases for the parts of a Monte Carlo tree search, and what a student's parts make of them.

11.2 UCB1 of an arm    11.3b where random games begin    11.5 positions to find a best move in
"""

from __future__ import annotations

from functools import partial
from math import inf, isclose, sqrt
from typing import Any, NamedTuple

from ...games.game import MAX, MIN, Game
from ...games.nim import Nim
from ...games.tictactoe import TicTacToe
from ...games.tree import TreeGame
from ...search.alphabeta import alphabeta
from ...search.montecarlo.bandit import ucb1
from ..inside import inside
from ..observe import Student, best_moves, value_in, with_twins
from .playouts import Ends, PlayoutStart, played

BOARD = TicTacToe()
TREE = TreeGame([1, [2, [3, 4, 5]]], players=(MAX, MIN))
LARGE = 1_000  # an arm never pulled: infinity, or a number as good as that


class Arms(NamedTuple):
    """The arguments of my_ucb."""

    W: float
    N: int
    pulls: int
    c: float

    @property
    def bound(self) -> float:
        return ucb1(*self)

    def __str__(self) -> str:
        return f"W={self.W:g}, N={self.N}, pulls={self.pulls}, c={self.c:g}"


ARM = Arms(5, 8, 30, sqrt(2))
PULLED_ONCE = Arms(1, 1, 30, sqrt(2))
NEVER_PULLED = Arms(0, 0, 30, sqrt(2))
NO_CURIOSITY = Arms(3, 4, 12, 0)
HALF_A_REWARD = Arms(2.5, 6, 50, 0.5)
ONLY_PULL = Arms(1, 1, 1, 2)

ARMS = [
    ARM,
    PULLED_ONCE,
    Arms(0, 4, 9, sqrt(2)),
    HALF_A_REWARD,
    NO_CURIOSITY,
    NEVER_PULLED,
    ONLY_PULL,
    *with_twins(Arms(4, 7, 25, 0.9), W=6, N=9, pulls=60, c=0.4),
]


@inside
def bound(ucb: Student, arm: Arms) -> float:
    """The upper bound; anything that is no number is told apart by its error."""
    value = float(value_in(ucb(*arm)))  # type: ignore[arg-type]  # None has its own words
    return inf if arm.N == 0 and value > LARGE else value


def is_ucb1(arm: Arms, seen: float) -> bool:
    value = arm.bound
    return seen == inf if value == inf else isclose(seen, value, abs_tol=1e-6)


WIN_AT_6 = PlayoutStart("the board O.XOX....", BOARD, BOARD.parse("O.XOX...."))
WON_AT_6 = BOARD.result(WIN_AT_6.state, 6)
# Longer than any number of plies that one would think of as enough.
LONG = PlayoutStart("Nim(2400, most=1)", Nim(2400, most=1), Nim(2400, most=1).initial, games=3)
# So many games that a first or last move with half of its share shows.
MANY_MOVES = PlayoutStart(
    "a tree of eleven leaves", TreeGame([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), (), games=2000
)
EARLY = PlayoutStart("the board XX.OO....", BOARD, BOARD.parse("XX.OO...."))

STARTS = [
    EARLY,
    PlayoutStart("the tree [1, [2, [3, 4, 5]]]", TREE, ()),
    PlayoutStart("Nim(6, most=3)", Nim(6, most=3), Nim(6, most=3).initial),
    LONG,
    MANY_MOVES,
    PlayoutStart("the finished board XOXOXXOXO", BOARD, BOARD.parse("XOXOXXOXO")),
]


@inside
def ends(rollout: Student, start: PlayoutStart) -> Ends:
    """Call `rollout(game, state, rng)`."""
    return played(partial(rollout, start.game, start.state), start)


class Problem(NamedTuple):
    """A position to find a best move in."""

    name: str
    game: Game
    state: Any
    games: int = 200  # to grow a tree that is looked at

    @property
    def best(self) -> set[Any]:
        """Every move that attains the value; computed, never written down."""
        return set(best_moves(self.game, self.state, alphabeta))

    def __str__(self) -> str:
        return self.name


def on_board(cells: str) -> Problem:
    return Problem(f"the board {cells}", BOARD, BOARD.parse(cells))


def pile(stones: int) -> Problem:
    game = Nim(stones, most=3)
    return Problem(f"{game}", game, game.initial)


# Whoever plays here, and however, nobody wins.
DRAWS = [on_board("XOXXO.OX."), on_board("XOX...OXO")]

# Nothing to choose, MAX takes the last stone, and it is far away.
FORCED = Problem("Nim(1201, most=1)", Nim(1201, most=1), Nim(1201, most=1).initial, games=16)


class WonOrLost(TreeGame):
    """A tree whose leaves are won, drawn or lost."""

    limits = (-1, 1)


def in_a_row(tree: list[Any], *players: int) -> Problem:
    """A tree of wins, draws and losses, and who moves at each ply."""
    names = " ".join("MAX" if player == MAX else "MIN" for player in players)
    return Problem(
        f"the tree {tree}, where {names} {'move' if players[1:] else 'moves'}",
        WonOrLost(tree, players),
        (),
    )


# Whoever takes the second of the two turns for the other player's goes the other way.
TWICE = [
    in_a_row([[[1, 1], [-1, -1]], [[0, 0], [0, 0]]], MAX, MAX, MIN),
    in_a_row([[[1, -1], [1, -1]], [[0, 0], [0, 0]]], MAX, MIN, MIN),
    in_a_row([[[-1, -1], [1, 1]], [[0, 0], [0, 0]]], MIN, MIN, MAX),
]

# Every slip in the choice of a playout's moves changes what the third move is worth on average.
FAIR_PLAYOUTS = in_a_row([1, -1, [-1, [-1, -1, 1], [-1, 1, 1, 1]]], MAX, MIN, MAX)
# Here the third move wins for certain, a ply later than the first one does.
SURE_LATER = in_a_row([1, -1, [1]], MAX, MIN, MAX)
FAIR_FOR_MIN = in_a_row([1, [1, [1, 1, -1], [1, -1, -1, -1]], -1], MIN, MAX, MIN)

# The right branch begins badly: of its eight leaves one is won, and MAX may choose it.
BAD_BEGINNING = in_a_row([0, [-1, -1, -1, 1, -1, -1, -1, -1]], MAX, MAX)


def mirrored(problem: Problem) -> Problem:
    """The same tree with its branches the other way round."""
    game = problem.game
    assert isinstance(game, WonOrLost)
    return problem._replace(game=WonOrLost(game.written()[::-1], game.players))


EMPTY = on_board(".........")
X_CAN_WIN = on_board("XX.OO....")
FIVE_STONES = pile(5)._replace(games=700)

O_TO_MOVE = [on_board("O..XX....")]

POSITIONS = [
    X_CAN_WIN,
    *O_TO_MOVE,
    on_board("..X.OO..X"),
    FIVE_STONES,
    *map(pile, (6, 7, 9)),
]
