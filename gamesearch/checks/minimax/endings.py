"""How long a game lasts: wins as soon as possible, losses as late as possible (exercise 1.6).

plies    the moves still to be played, by both sides
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from ...games.game import MAX, Game, State
from ..canonical import canon
from ..observe import Student, move_in
from ..steps import Symptom, otherwise
from .cases import Puzzle, board

X_WINS = board("X.....XOO")
O_WINS = board("OXXO....X")
X_LOSES = board("XXO..O...")
SLOW_WIN = board("X.O......")
NARROW_DRAW = board("OX.......")
LATE_DRAW = board("..XX..OXO")  # beside losses after the ninth stone
O_DRAWS = board(".X.X.O...")
O_WINS_LATE = board("OX...X...")
BY_FORCE = board("XOO....X.")  # longer, if O plays otherwise than it should
EARLIER, O_LOSES = board("XX.OX..O."), board(".X.OX....")  # the first may come of the second

FINISHES = [
    board(cells)
    for cells in (
        *("X.....XOO", "OOXX....."),  # X can win now, or sooner than by other moves
        *("OXXO....X", "O.OX...XX"),  # O can win now; other moves win later
        *("XXO..O...", "O.O..X.X."),  # X loses: soon, or a little later
        ".O..X...X",  # O loses
        *("X.O......", "..XO.X.XO", "OXX......"),  # a slow win beside draws
        "OX.......",  # a draw beside losses
    )
] + [LATE_DRAW, O_DRAWS, O_WINS_LATE, BY_FORCE]
# One after the other: scores that are kept from the first are wrong in the second.
IN_TURN = [EARLIER, O_LOSES]


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


def choice(choose: Student, puzzle: Puzzle) -> Choice:
    said = move_in(choose(puzzle.game, puzzle.state))
    for move in puzzle.game.actions(puzzle.state):
        if canon(move) == said:
            return Choice(said, ending_after(puzzle.game, puzzle.state, move))
    return Choice(said, None)


def is_quickest(puzzle: Puzzle, seen: Choice) -> bool:
    best = quickest(puzzle.game, puzzle.state)
    return seen.ending is not None and seen.ending.rank == best.rank


def plies_to_the_end(choose: Student, puzzle: Puzzle) -> tuple[float, int] | str:
    """For grading: MAX's result and the plies, with the student's move and best play after it.

    Draws have no length: some right players end them sooner than others.
    """
    seen = choice(choose, puzzle)
    if seen.ending is None:
        return "no legal move"
    outcome = seen.ending.outcome if puzzle.mover == MAX else -seen.ending.outcome
    return outcome, seen.ending.plies if outcome else 0


BETWEEN = (
    "There is something better for O, and it was given away. Does a draw lie between every win and "
    "every loss in your numbers, for O as well?"
)
EAGER = [
    *(
        Symptom(on, lambda seen: seen.ending is None, "Is what you return a free cell?")
        for on in (X_WINS, O_WINS)
    ),
    Symptom(
        SLOW_WIN,
        lambda seen: seen.ending is not None and seen.ending.outcome < 1,
        "There is a win, though a slow one, and it was given away. However long it takes, "
        "is a win still worth more than a draw in your numbers?",
    ),
    Symptom(
        NARROW_DRAW,
        lambda seen: seen.ending is not None and seen.ending.outcome < 0,
        "There is a draw, and it was given away. However late it comes, is a loss still worth "
        "less than a draw in your numbers?",
    ),
    Symptom(
        X_WINS,
        lambda seen: seen.ending is not None and seen.ending.plies > 1,
        "X could win at once. Which number should be larger: the value of a win in 1 or of a win "
        "in 5?",
    ),
    Symptom(
        O_WINS,
        lambda seen: seen.ending is not None and seen.ending.outcome < 0,
        "O could win at once, and chooses a move that loses. Which of your numbers does O want: "
        "the largest, or the smallest?",
    ),
    Symptom(
        O_WINS,
        lambda seen: seen.ending is not None and seen.ending.plies > 1,
        "O could win at once. For O, in which direction does a quicker win move the number?",
    ),
    Symptom(
        X_LOSES,
        lambda seen: seen.ending is not None and seen.ending.plies < 4,
        "X loses here in any case, sooner or later. Which number should be larger for X: "
        "a loss in 2 or a loss in 4?",
    ),
    Symptom(
        LATE_DRAW,
        lambda seen: seen.ending is not None and seen.ending.outcome < 0,
        "There is a draw, and it was given away. However late it comes, also with the ninth stone, "
        "is a loss still worth less than a draw in your numbers?",
    ),
    Symptom(O_DRAWS, lambda seen: seen.ending is not None and seen.ending.outcome < 0, BETWEEN),
    Symptom(O_WINS_LATE, lambda seen: seen.ending is not None and seen.ending.outcome < 1, BETWEEN),
    Symptom(
        BY_FORCE,
        lambda seen: seen.ending is not None and seen.ending.plies > 3,
        "X can win sooner, whatever O does. How does O play in your function while the plies are "
        "counted, and are all of X's moves compared?",
    ),
    Symptom(
        O_LOSES,
        lambda seen: seen.ending is not None and seen.ending.plies < 4,
        "O loses here in any case, sooner or later. Does it hold out as long as it can, too? And "
        "if your function remembers scores: from which board were their plies counted?",
    ),
    otherwise(
        "For each move: how does the game end for the player to move, and after how many plies? In "
        "which order would you put these ends?"
    ),
]
