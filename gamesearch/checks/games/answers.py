"""What a student's functions say of boards, as text; nothing of theirs is kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from ...errors import GameSearchError
from ..canonical import canon, counted, plain
from ..observe import Student
from .boards import EMPTY, NOBODY, FinishedBoard, MoveOnBoard, PossibleBoard


class BoardChanged(GameSearchError):
    """A function that was only asked about a board wrote on it."""


@contextmanager
def left_alone(board: PossibleBoard) -> Iterator[list[list[str]]]:
    """The rows of a board, which must be the same at the end."""
    rows = board.rows
    yield rows
    if canon(rows) != canon(board.rows):
        raise BoardChanged(
            "the board that was asked about is another one afterwards. Which line of yours writes "
            "on it, and who else may still be looking at it?"
        )


class Kept(NamedTuple):
    """Whether a board is still as it was after `result`, and what was handed back."""

    changed: bool
    gave: str  # THE_SAME, ITS_ROWS, None or ANOTHER
    now: str


THE_SAME, ITS_ROWS, ANOTHER = "the board", "a list of its rows", "a new board"


def side_of(to_move: Student, board: PossibleBoard) -> str:
    """The letter; None and numbers as they are."""
    with left_alone(board) as rows:
        return canon(to_move(rows)).strip('"')


def moves_of(actions: Student, board: PossibleBoard) -> tuple[str, ...]:
    """The moves as canonical text, whatever kind of collection they come in."""
    with left_alone(board) as rows:
        return tuple(canon(move) for move in plain(actions(rows)))


def made_by(result: Student, played: MoveOnBoard) -> str:
    """The nine cells of the board that `result` hands back. Another board stood in the same list
    before: whoever knows a board by its place in memory is seen."""
    rows = EMPTY.rows
    result(rows, played.move)
    rows[:] = played.board.rows
    return cells_in(result(rows, played.move))


def kept_by(result: Student, played: MoveOnBoard) -> Kept:
    """What became of the board that `result` was given."""
    rows = played.board.rows
    old = list(rows)
    given = result(rows, played.move)
    now = cells_in(rows)
    return Kept(now != played.board.cells, _what(given, rows, old), str(PossibleBoard(now)))


def _what(given: Any, board: list[list[str]], rows: list[list[str]]) -> str:
    """What was handed back, beside the board that was handed over and its rows."""
    if given is None or given is board:
        return THE_SAME if given is board else "None"
    parts = given if isinstance(given, list | tuple) else ()
    return ITS_ROWS if any(part is row for part in parts for row in rows) else ANOTHER


def winner_of(winner: Student, board: PossibleBoard) -> str:
    """X, O or what else was said; None, False and "" all say that nobody won."""
    with left_alone(board) as rows:
        said = canon(winner(rows))
    if said in ("None", "False", '""'):
        return NOBODY
    return said.strip('"').upper() if said.startswith('"') else said


def is_over(is_terminal: Student, board: PossibleBoard) -> bool | str | None:
    """Whatever counts as true or false in Python; None and a text, hardly meant, stay."""
    with left_alone(board) as rows:
        said = plain(is_terminal(rows))
    if isinstance(said, str):
        return canon(said)
    return None if said is None else bool(said)


def worth(utility: Student, asked: FinishedBoard) -> str:
    """What the student's utility says of a finished board, as canonical text."""
    with left_alone(asked.board) as rows:
        return canon(counted(utility(rows, asked.player)))


def cells_in(board: Any) -> str:
    """A board as nine letters: from rows of letters, rows as words, or one word.

    A question mark stands for what is no text, as in (board, move), and a blank for each cell of
    nine that do not stand in three rows.
    """
    rows = plain(board)
    if isinstance(rows, str):
        rows = "".join(rows.split())
        return rows if len(rows) == 9 else ""  # a list that was turned into a text is no board
    if not isinstance(rows, list | tuple):
        return ""
    cells = "".join(_letters(rows))
    in_rows = [len("".join(_letters(row))) for row in rows] == [3, 3, 3]
    return cells if in_rows or len(cells) != 9 else " " * 9


def _letters(thing: Any) -> Iterator[str]:
    thing = plain(thing)
    if isinstance(thing, list | tuple):
        for each in thing:
            yield from _letters(each)
    else:
        yield from (c for c in thing if c in "XO.") if isinstance(thing, str) else "?"
