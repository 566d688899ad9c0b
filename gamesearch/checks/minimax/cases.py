"""Positions to try a student's minimax on, and what it does there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...games.game import MAX, MIN, Game, Player, State
from ...games.nim import Nim
from ...games.tictactoe import TicTacToe
from ...games.tree import TREES, TreeGame
from ...search.best import Best
from ...search.minimax import minimax
from ..canonical import canon
from ..lane import lane
from ..observe import Look, Moves, Student, best_moves, move_in, recorded
from .drawn_walk import DrawnWalk

LIMIT = 5_000  # states; the puzzles that are recorded have fewer than 1,000
TIMES = 6  # a function that picks at random among its ties must show itself

TICTACTOE = TicTacToe()
MIN_FIRST = (MIN, MAX)


class Puzzle(NamedTuple):
    """A position of a game, and the words for it in a hint."""

    words: str
    game: Game
    state: State

    @property
    def best(self) -> Best:
        """What minimax says."""
        return minimax(self.game, self.state)

    @property
    def mover(self) -> Player:
        return self.game.to_move(self.state)

    def __str__(self) -> str:
        return self.words

    # Games have no equality; the words say all there is to a puzzle.
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puzzle) and self.words == other.words

    def __hash__(self) -> int:
        return hash(self.words)


def tree(nested: Any, players: Sequence[Player] = (MAX, MIN)) -> Puzzle:
    """A game of nested lists, from its root."""
    turns: dict[tuple[Player, ...], str]
    turns = {(MAX, MIN): "", MIN_FIRST: " with MIN to move first"}
    names = " ".join("MAX" if player == MAX else "MIN" for player in players)
    words = turns.get(tuple(players), f" where the turns go {names}, over and over")
    return Puzzle(f"{nested}{words}", TreeGame(nested, players), ())


def below(nested: Any, state: tuple[int, ...], players: Sequence[Player] = (MAX, MIN)) -> Puzzle:
    """The same, asked about a state below the root."""
    root = tree(nested, players)
    return Puzzle(f"{root.words}, asked about the state {state}", root.game, state)


def long(end: Any, plies: int, players: Sequence[Player] = (MAX, MIN)) -> Puzzle:
    """A tree of so many plies with one move each, and this at its end."""
    words = f"a tree with one move at each of {plies} plies, and then {end}"
    first = " with MIN to move first" * (players[0] == MIN)
    return Puzzle(words + first, TreeGame(lane(end, plies), players), ())


def board(cells: str) -> Puzzle:
    """A position of tic-tac-toe. Blanks, line ends and slashes do not count."""
    cells = "".join(_written(cells).replace("/", " ").split()).upper()
    rows = " / ".join(cells[row : row + 3] for row in (0, 3, 6))
    state = TICTACTOE.parse(cells)
    mover = "XO"[TICTACTOE.to_move(state)]
    return Puzzle(f"the board {rows} with {mover} to move", TICTACTOE, state)


def _written(cells: Any) -> str:
    """Cells as one text, also from rows: ["XX.", ".O.", "..."]."""
    return "".join(map(_written, cells)) if isinstance(cells, list | tuple) else str(cells)


def pile(stones: int, first: Player = MAX) -> Puzzle:
    """One pile, from which at most three stones are taken at a time."""
    game = Nim(stones, most=3)
    words = f"Nim with {stones} stone{'s' * (stones > 1)}, at most 3 at a time"
    return Puzzle(words + ", MIN to move" * (first == MIN), game, (first, (stones,)))


def walk(steps: int) -> Puzzle:
    """Nothing but draws, reached in very many ways."""
    game = DrawnWalk(steps)
    words = f"a game of {steps} steps to the right or down that always ends in a draw"
    return Puzzle(words, game, game.initial)


TEXTBOOK = tree(TREES["textbook"])
ONE_PLY = tree(TREES["one ply"])
BEST_LAST = tree(TREES["best last"])
NEGATIVE = tree(TREES["all negative"])
THREE_PLIES = tree(TREES["beta cut"])
RAGGED = tree([[3, 12], 7, [2, [9, 1]]])
FAR_BELOW = tree([[-40, -41], [-50, -42]])
TEXTBOOK_FOR_MIN = tree(TREES["textbook"], MIN_FIRST)
BAIT = tree([[3, 12], [2, 40]])
BEST_THIRD = tree([[8, 8], [1, 1], [9, 9]])
BEST_FIRST = tree([[9, 9], [1, 1], [8, 8]])
FALLING = tree([[9, 9], [8, 8], [1, 1]])
FOR_MIN = tree([[3, 12], [2, 4], [14, 15]], MIN_FIRST)
ZEROS = tree([[-4, 2], [0, 6]])
EIGHTHS = tree([[0.125, 2], [0.25, 0]])
HUGE = 10**19  # more than 64 bits hold
HUGE_LEAVES = [[3 * HUGE, 5 * HUGE], [-4 * HUGE, -6 * HUGE]]
MILLIONS = tree(HUGE_LEAVES)
CLOSE = tree([[0.25, 0.5], [0.5, 0.75]])
LAST_OF_THREE = tree([7, 4, 5])
ZERO_FOR_MAX = tree([[0, -4], [2, 6]], MIN_FIRST)
BOTH_BELOW, FRACTIONS = tree([[-5, -9], [-3, -4]]), tree([[0.25, 0], [0.125, 2]])
TWO_ENDS, RISING = tree([4, 7]), tree([[1, 1], [5, 5], [9, 9]])
LONG = long([5, 3], 60)
FORK_TREE = [lane([5, 3], 40), lane([8, 6], 40)]
FORK = Puzzle("a tree of two lanes of 40 plies, to [5, 3] and to [8, 6]", TreeGame(FORK_TREE), ())
BELOW_ONE = below([[6, 7], [5, 2]], (1,))  # move 1, and at the root move 0
X_CAN_WIN = board("XX.OO....")
X_BLOCKS_7 = board("XO..O...X")  # cell 7, the fifth of its moves
O_MUST_BLOCK = board("XX..O....")
MAX_TWICE = tree([[5, 1], [2, 9]], (MAX, MAX))
TURNED_TWICE = tree([[[5, 1], [2, 9]], [[8, 3], [7, 4]]], (MIN, MAX, MAX))
FOUR_STONES = pile(4)
SIX_STONES = pile(6)
ONE_CHILD = tree([[5], [3, 6]])

NESTED = [
    *(TREES[name] for name in ("textbook", "one ply", "best last", "all negative", "beta cut")),
    *([[3, 12], 7, [2, [9, 1]]], [[[[5]]], [[[3, 6]]]], [[-4, 2], [0, 6]]),
    *([[0.125, 2], [0.25, 0]], [[0.25, 0.5], [0.5, 0.75]]),
    HUGE_LEAVES,
    *([[0, -4], [2, 6]], [7, 4, 5]),
]
# Neighbouring numbers: none lies between them, and still one is larger. In disguise they stay so.
NEIGHBOURS = [
    tree(nested, players)
    for nested in ([[3, 9], [4, 1]], [[4, 1], [3, 9]])
    for players in ((MAX, MIN), MIN_FIRST)
]
TREES_TO_SOLVE = [
    *(tree(nested) for nested in NESTED),
    *(tree(nested, MIN_FIRST) for nested in NESTED),
    *NEIGHBOURS,
    *(LONG, long([5, 3], 61, MIN_FIRST)),
]
SMALL_TREES = [
    *(tree(nested) for nested in ([4, 7], [-4, -7], [[3, 9], [5, 8]])),
    *(tree(nested, MIN_FIRST) for nested in ([4, 7], [[3, 9], [5, 8]])),
]
BOARDS = [board(cells) for cells in ("XX.OO....", "XX..O....", "XOX.O....", "X.O.X..O.")]
TREES_TO_PLAY = [
    tree(nested, players)
    for nested in (
        [[8, 8], [1, 1], [9, 9]],
        [[3, 12], [2, 40]],
        [[9, 9], [1, 1], [8, 8]],
        [[3, 12], [2, 4], [14, 15]],
        [4, 7],
        [[[6, 5], [8, 7]], [[2, 1], [4, 3]]],
        [[0.25, 0], [0.125, 2]],
        [[-5, -9], [-3, -4]],
        *([[1, 1], [5, 5], [9, 9]], [[9, 9], [5, 5], [1, 1]]),
    )
    for players in ((MAX, MIN), MIN_FIRST)
] + [
    *(FORK, Puzzle(FORK.words + ", MIN to move first", TreeGame(FORK_TREE, MIN_FIRST), ())),
    *(below([[13, 12], [[8, 4], [9, 1]]], (1,)), BELOW_ONE),
]
# One branch comes twice, and other players move in it: what is below is not all that counts.
MET_LATER = tree([[[5, 1], [2, 9]], [[[5, 1], [2, 9]], 7]], (MAX, MIN, MIN))
TURNS_TWICE = [
    MAX_TWICE,
    tree([[[5, 1], [2, 9]], [[8, 3], [7, 4]]], (MAX, MAX, MIN)),
    TURNED_TWICE,
    tree([[[[5, 1], [2, 9]], [[8, 3], [7, 4]]], [[[6]], [[0, 4]]]], (MAX, MIN, MIN)),
    *(tree(nested) for nested in ([[3, 12], [8, 4]], [[[6, 5], [8, 7]], [[2, 1], [4, 3]]])),
    MET_LATER,
]
PILES = [pile(stones, first) for stones in range(1, 9) for first in (MAX, MIN)]
TWO_PILES = [pile(stones, first) for stones in (6, 7) for first in (MAX, MIN)]  # met in many ways


def searched(search: Student, puzzle: Puzzle) -> Look:
    """Run `search(game, state)` on the recorded game."""
    return recorded(search, puzzle.game, puzzle.state, LIMIT)


def chosen(choose: Student, puzzle: Puzzle) -> Moves:
    """All the moves that `choose(game, state)` picks in several calls, as canonical text."""
    return Moves(sorted({move_in(choose(puzzle.game, puzzle.state)) for _ in range(TIMES)}))


def best_answers(puzzle: Puzzle) -> set[str]:
    """Every move that keeps the value."""
    return {canon(move) for move in best_moves(puzzle.game, puzzle.state)}


def keeps_the_value(puzzle: Puzzle, moves: Moves) -> bool:
    return set(moves) <= best_answers(puzzle)


def value_is_right(puzzle: Puzzle, seen: Look) -> bool:
    """MAX's value, whoever moves."""
    return seen.value == puzzle.best.value


def movers_value_is_right(puzzle: Puzzle, seen: Look) -> bool:
    """The value for the player to move."""
    value = puzzle.best.value
    return seen.value == (value if puzzle.mover == MAX else -value)
