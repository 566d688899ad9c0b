"""How long a game lasts: wins as soon as possible, losses as late as possible.

plies    the moves still to be played, by both sides
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ..games import MAX, Game
from ..games.game import State
from .canon import canon
from .looking import move_in
from .puzzles import Puzzle


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
