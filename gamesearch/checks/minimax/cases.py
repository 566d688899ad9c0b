"""Positions to try a student's minimax on, and what it does there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from ...counting import count
from ...games.game import MAX, MIN, Game, Player, State
from ...games.nim import Nim
from ...games.tictactoe import TicTacToe
from ...games.tree import TreeGame
from ...search.best import Best
from ...search.minimax import minimax
from ...tracing.recording import record
from ..canonical import canon
from ..observe import move_in, value_in

LIMIT = 5_000  # states; the puzzles that are recorded have fewer than 1,000
TIMES = 6  # a function that picks at random among its ties must show itself

TICTACTOE = TicTacToe()


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

    @property
    def best_moves(self) -> set[str]:
        """Every move that keeps the value."""
        value = self.best.value
        return {
            canon(move)
            for move in self.game.actions(self.state)
            if minimax(self.game, self.game.result(self.state, move)).value == value
        }

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
    turns = {(MAX, MIN): "", (MIN, MAX): " with MIN to move first"}
    names = " ".join("MAX" if player == MAX else "MIN" for player in players)
    words = turns.get(tuple(players), f" where the turns go {names}, over and over")
    return Puzzle(f"{nested}{words}", TreeGame(nested, players), ())


def board(cells: str) -> Puzzle:
    """A position of tic-tac-toe. Blanks and line ends do not count."""
    cells = "".join(cells.split()).upper() if isinstance(cells, str) else cells
    rows = " / ".join(cells[row : row + 3] for row in (0, 3, 6))
    state = TICTACTOE.parse(cells)
    mover = "XO"[TICTACTOE.to_move(state)]
    return Puzzle(f"the board {rows} with {mover} to move", TICTACTOE, state)


def pile(stones: int, first: Player = MAX) -> Puzzle:
    """One pile, from which at most three stones are taken at a time."""
    game = Nim(stones, most=3)
    words = f"Nim with {stones} stone{'s' * (stones > 1)}, at most 3 at a time"
    return Puzzle(words + ", MIN to move" * (first == MIN), game, (first, (stones,)))


class Seen(NamedTuple):
    """What a search made of a puzzle. The value is None where it gave no number back."""

    value: float | None
    leaves: tuple[float, ...]  # as the game valued them for MAX, in the order looked at

    @property
    def said(self) -> str:
        return in_words(self.value)


def seen(search: Callable[..., Any], puzzle: Puzzle) -> Seen:
    """Run `search(game, state)` on the recorded game."""
    trace = record(search, puzzle.game, puzzle.state, limit=LIMIT)
    return Seen(_number(trace.answer), tuple(trace.leaves))


class Cost(NamedTuple):
    """A value, and how many times a state was looked at to find it."""

    value: float | None
    looks: int

    @property
    def said(self) -> str:
        return in_words(self.value)


def cost(search: Callable[..., Any], puzzle: Puzzle) -> Cost:
    """Run `search(game, state)` and count, on games too large to be recorded."""
    answers: list[Any] = []

    def kept(game: Game, state: State) -> Any:
        answers.append(search(game, state))
        return answers[-1]

    counted = count(kept, puzzle.game, puzzle.state)
    return Cost(_number(answers[0]), counted.states)


def chosen(choose: Callable[..., Any], puzzle: Puzzle) -> list[str]:
    """All the moves that `choose(game, state)` picks in several calls, as canonical text."""
    return sorted({move_in(choose(puzzle.game, puzzle.state)) for _ in range(TIMES)})


def keeps_the_value(puzzle: Puzzle, moves: list[str]) -> bool:
    return set(moves) <= puzzle.best_moves


def value_is_right(puzzle: Puzzle, seen: Seen | Cost) -> bool:
    """MAX's value, whoever moves."""
    return seen.value == puzzle.best.value


def movers_value_is_right(puzzle: Puzzle, seen: Seen) -> bool:
    """The value for the player to move."""
    value = puzzle.best.value
    return seen.value == (value if puzzle.mover == MAX else -value)


def in_words(value: float | None) -> str:
    return "no number" if value is None else f"{value:g}"


def _number(answer: Any) -> float | None:
    value = value_in(answer)
    return None if value is None else float(value)


# --- How long a game lasts: wins as soon as possible, losses as late as possible.
#
# plies    the moves still to be played, by both sides


class Ending(NamedTuple):
    """How a game ends for the player who chose the move, and after how many plies."""

    outcome: float
    plies: int

    @property
    def words(self) -> str:
        name = "draw" if self.outcome == 0 else "win" if self.outcome > 0 else "loss"
        return f"a {name} in {self.plies}" if self.outcome else f"a {name}"

    @property
    def rank(self) -> tuple[float, float]:
        """Larger is better for that player."""
        sign = 0 if self.outcome == 0 else 1 if self.outcome > 0 else -1
        return self.outcome, -sign * self.plies


@cache
def quickest(game: Game, state: State) -> Ending:
    """What the player to move gets, and how soon, when both sides mind the number of plies."""
    mover = game.to_move(state)
    if game.is_terminal(state):
        return Ending(game.utility(state, mover), 0)
    after = [ending_after(game, state, move) for move in game.actions(state)]
    return max(after, key=lambda ending: ending.rank)


def ending_after(game: Game, state: State, move: Any) -> Ending:
    """How the game ends for the player to move, if the move is played."""
    child = game.result(state, move)
    ending = quickest(game, child)
    sign = 1 if game.to_move(child) == game.to_move(state) else -1
    return Ending(sign * ending.outcome, ending.plies + 1)


class Choice(NamedTuple):
    """A student's move, and what it leads to; None where it is no legal move."""

    move: str
    ending: Ending | None

    def __str__(self) -> str:
        if self.ending is None:
            return f"{self.move}, which is no legal move"
        return f"{self.move}, which leads to {self.ending.words}"


def choice(choose: Callable[..., Any], puzzle: Puzzle) -> Choice:
    said = move_in(choose(puzzle.game, puzzle.state))
    for move in puzzle.game.actions(puzzle.state):
        if canon(move) == said:
            return Choice(said, ending_after(puzzle.game, puzzle.state, move))
    return Choice(said, None)


def is_quickest(puzzle: Puzzle, seen: Choice) -> bool:
    best = quickest(puzzle.game, puzzle.state)
    return seen.ending is not None and seen.ending.rank == best.rank


def plies_to_the_end(choose: Callable[..., Any], puzzle: Puzzle) -> tuple[float, int] | str:
    """For grading: MAX's result and the plies, with the student's move and best play after it.

    Draws have no length: some right players end them sooner than others.
    """
    seen = choice(choose, puzzle)
    if seen.ending is None:
        return "no legal move"
    outcome = seen.ending.outcome if puzzle.mover == MAX else -seen.ending.outcome
    return outcome, seen.ending.plies if outcome else 0
