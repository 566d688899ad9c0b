"""What the grade cells of lesson 00 look at: other boards, games and plays than the checks.

A hidden grade cell chooses a key, `report("0.3a", lambda: grades.winners(winner, key=7))`, and
the key chooses what is asked. What comes back are values, no verdicts.
"""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

from ...games.corridor import Corridor
from ...games.dotsandboxes import DotsAndBoxes
from ...games.game import MIN
from ...games.nim import Nim
from ...games.tictactoe import LINES
from ...games.tree import TreeGame, random_tree
from ..forms import as_word, own_types
from ..lane import lane
from ..observe import Student
from . import SEALS
from .answers import is_over, kept_by, made_by, moves_of, side_of, winner_of, worth
from .boards import (
    GAME,
    NOBODY,
    FinishedBoard,
    MoveOnBoard,
    PossibleBoard,
    every_board,
    three_not_in_line,
)
from .extra_turns import MoversAndLead, Play, course
from .sizes import LATE, CountStart, SortedNim, number_from


def kinds(answer: Any, half: int) -> list[Any]:
    """0.1: the three answers for the first or the second half of the games."""
    games = list(SEALS.parts("0.1"))[half::2]
    return [SEALS.steps[f"0.1/{game}"].read(answer[game]) for game in games]


def turns(to_move: Student, key: int) -> list[str]:
    """0.2: whose turn it is."""
    boards = going_on(key)
    return [side_of(to_move, board) for board in boards[1::2] + boards[::2]]


def moves(actions: Student, key: int) -> list[list[str]]:
    """0.2: the moves, in any order."""
    return [sorted(moves_of(actions, board)) for board in going_on(key) + finished(key)]


def results(result: Student, key: int) -> list[str]:
    """0.2: the boards made, and whether the given ones were left alone."""
    rng = random.Random(key)
    seen = []
    for board in going_on(key):
        played = MoveOnBoard(board, divmod(rng.choice(GAME.actions(board.state)), 3))
        seen += [made_by(result, played), str(kept_by(result, played).changed)]
    return seen


def winners(winner: Student, key: int) -> list[str]:
    """0.3: who has three in a row."""
    return [winner_of(winner, board) for board in [*going_on(key), *finished(key), *bent(key)]]


def ends(is_terminal: Student, key: int) -> list[Any]:
    """0.3: whether the game is over. Nothing at all, where it is not, passes for False."""
    boards = going_on(key) + finished(key) + almost_full(key)
    return [is_over(is_terminal, board) or False for board in boards]


def utilities(utility: Student, key: int) -> list[str]:
    """0.4: what finished boards are worth to both players."""
    return [
        worth(utility, FinishedBoard(board, player)) for board in finished(key) for player in "XO"
    ]


def sizes(counts: Student, key: int) -> list[str]:
    """0.5: a count of some games: trees, piles, boxes."""
    rng = random.Random(key)
    piles = [Nim(rng.randint(2, 3), rng.randint(1, 3)), Nim(rng.randint(7, 9), most=3), Nim(0)]
    trees = [TreeGame(random_tree(rng, depth=3, branches=(1, 3), ragged=0.3)) for _ in range(2)]
    games = [*piles, *trees, DotsAndBoxes(1, 1), TreeGame(lane([1, 0, -1], rng.randint(90, 120)))]
    starts = [CountStart(game, repr(game)) for game in games]
    late = [(piles[0], rng.choice(piles[0].actions(piles[0].initial))), (piles[1], (0, 1))]
    starts += [CountStart(game, repr(game), game.result(game.initial, move)) for game, move in late]
    small, large = TreeGame([[0, 0], 0]), TreeGame([random_tree(rng, branches=(2, 3)), 0])
    starts += [CountStart(small, repr(small)), CountStart(large, "a tree after move 0", (0,))]
    starts.append(CountStart(SortedNim(2, rng.randint(2, 3)), "piles without places"))
    starts.append(CountStart(GAME, repr(GAME), GAME.result(LATE, rng.choice((3, 5, 7)))))
    starts.append(CountStart(Corridor(4, 1, (3,), moves=rng.randint(6, 8)), "a corridor"))
    return [number_from(counts, start) for start in starts]


def number(answer: Any, part: str) -> Any:
    """0.5, 0.7: a number from an answer in parts."""
    return own_types(answer)[part]


def curve(answer: Any) -> str:
    """0.7: the curve that was named."""
    return str(as_word(answer["positions"])).upper()


def courses(kind: Any, key: int) -> list[MoversAndLead]:
    """0.6: how random games go, and two in which a line of MAX or of MIN completes two boxes."""
    rng = random.Random(key)
    plays = []
    for columns, rows in ((1, 1), (2, 1), (2, 2), (3, 2)):
        lines = list(DotsAndBoxes(columns, rows).lines)
        rng.shuffle(lines)
        plays.append(Play(columns, rows, tuple(lines)))
    sides = [0, 2, 5, 1, 4, 6]
    rng.shuffle(sides)
    plays += [Play(2, 1, (*sides, 3)), _two_for_min(rng)]
    plays += [play._replace(first=MIN) for play in plays]
    return [course(kind, play) for play in plays]


def _two_for_min(rng: random.Random) -> Play:
    """A game on two by two boxes in which MIN completes two boxes with one line."""
    lines = list(DotsAndBoxes(2, 2).lines)
    while True:
        rng.shuffle(lines)
        game = DotsAndBoxes(2, 2)
        states = [game.initial]
        for line in lines:
            states.append(game.result(states[-1], line))
        if any(after[2] - before[2] == -2 for before, after in pairwise(states)):
            return Play(2, 2, tuple(lines))


def going_on(key: int) -> list[PossibleBoard]:
    """Boards of every length with something left to play."""
    rng = random.Random(key)
    unfinished, _ = every_board()
    return [
        rng.choice([board for board in unfinished if _stones(board) == stones])
        for stones in range(9)
    ]


def finished(key: int) -> list[PossibleBoard]:
    """A board won by each player on each line, a full one that is won, a draw, boards with each
    row and column empty, and one won on two lines at once."""
    rng = random.Random(key)
    _, over = every_board()
    full = [board for board in over if _stones(board) == 9]
    groups = [
        [board for board in over if _holds(board, player, line)]
        for line in LINES
        for player in "XO"
    ]
    groups += [[board for board in full if board.winner == who] for who in ("X", NOBODY)]
    # Three equal cells that are empty stand beside a line, and before it in somebody's search.
    groups += [[board for board in over if _holds(board, ".", line)] for line in LINES[:6]]
    groups.append([board for board in over if _lines(board) == 2])
    return [rng.choice(group) for group in groups]


def almost_full(key: int) -> list[PossibleBoard]:
    """For every cell a board on which it alone is free."""
    rng = random.Random(key)
    last = [board for board in every_board()[0] if _stones(board) == 8]
    return [rng.choice([b for b in last if b.cells[cell] == "."]) for cell in range(9)]


def bent(key: int) -> list[PossibleBoard]:
    """For every three cells that are no line, a board on which X has these."""
    rng = random.Random(key)
    return [rng.choice(boards) for boards in three_not_in_line()]


def _lines(board: PossibleBoard) -> int:
    return sum(_holds(board, player, line) for player in "XO" for line in LINES)


def _stones(board: PossibleBoard) -> int:
    return 9 - board.cells.count(".")


def _holds(board: PossibleBoard, player: str, line: int) -> bool:
    return all(board.cells[cell] == player for cell in range(9) if line >> cell & 1)
