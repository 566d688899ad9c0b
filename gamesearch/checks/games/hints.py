"""How known misconceptions about rules show, and what to ask then. The first match counts."""

from __future__ import annotations

import re

from ..steps import Symptom, otherwise
from . import answers, boards
from .boards import MoveOnBoard, PossibleBoard

TURNS = [
    Symptom(
        boards.EMPTY,
        lambda seen: seen == "O",
        "X begins. How many stones has each player when it is X's turn?",
    ),
    Symptom(
        boards.ONE_STONE,
        lambda seen: seen == "X",
        "One stone lies on the board, and it is an X. Whose turn is it? "
        "What on the board can tell you?",
    ),
    Symptom(
        boards.EMPTY,
        lambda seen: seen in ("0", "1", "MAX", "MIN", "x"),
        'Name the player as the board does, "X" or "O".',
    ),
    Symptom(
        boards.ONE_STONE,
        lambda seen: seen == "0",
        "Is that the letter O, or the digit 0?",
    ),
    Symptom(
        boards.ONE_STONE,
        lambda seen: True,
        "Count the stones of X and of O on this board. What do the two numbers say about the turn, "
        "and what does your function count?",
    ),
]

PAIR = re.compile(r"\(\d, \d\)")
OVER = "Somebody has three in a row on this board. Which moves are legal then?"

ACTIONS = [
    Symptom(
        boards.WON_EARLY,
        lambda seen: len(seen) == 4,
        "Which moves are legal when the game is over? Look at a won board with free cells.",
    ),
    Symptom(
        boards.ONE_STONE,
        lambda seen: len(seen) == 9,
        "One cell is taken. May anybody play there?",
    ),
    Symptom(
        boards.ONE_STONE,
        lambda seen: "(0, 1)" in seen and len(seen) > 9,
        "More moves than the board has cells, and the taken cell among them. Are some of them from "
        "an earlier call? Where does your list of moves begin?",
    ),
    Symptom(
        boards.ONE_STONE,
        lambda seen: set(seen) == {"(0, 1)"},
        "Those are the cells that are taken. Where may a player put a stone?",
    ),
    Symptom(
        boards.ONE_STONE,
        lambda seen: "(0, 1)" in seen and "(1, 0)" not in seen,
        "A move is (row, column). Which of the two numbers counts downwards?",
    ),
    Symptom(
        boards.ONE_STONE,
        lambda seen: bool(seen) and not any(map(PAIR.fullmatch, seen)),
        "A move here is a pair (row, column), each 0, 1 or 2.",
    ),
    Symptom(
        boards.ONE_STONE,
        lambda seen: "(3, 3)" in seen,
        "Rows and columns are counted from 0 here. Which cell is (0, 0)?",
    ),
    Symptom(
        boards.EMPTY,
        lambda seen: len(seen) == 3 and len({move[:2] for move in seen}) == 1,
        "Those are the moves of one row. Where does the list of moves begin, and where does the "
        "function return it: inside the loop over the rows, or after it?",
    ),
    Symptom(
        boards.ONE_STONE,
        lambda seen: len(seen) == 1,
        "One move only: does a return stand inside the loop?",
    ),
    Symptom(
        boards.EMPTY,
        lambda seen: len(seen) == 9 and len(set(seen)) < 9,
        "Nine moves, and some of them more than once. How does your function find the place of a "
        "cell: does it count, or does it look for the first one that is equal?",
    ),
    Symptom(
        boards.EMPTY,
        lambda seen: sorted(seen) == ["(0, 0)", "(0, 1)", "(1, 0)", "(1, 1)"],
        "The last row and the last column are missing. Where do your loops end?",
    ),
    Symptom(
        boards.ONE_STONE,
        lambda seen: len(seen) != len(set(seen)),
        "The same move comes twice. How often does your loop look at a cell?",
    ),
    Symptom(boards.WON_BY_O, bool, OVER),
    Symptom(boards.WON_COLUMN, bool, OVER),
    Symptom(
        boards.EMPTY,
        lambda seen: not seen,
        "The board is empty, and there is no move at all. By what does your function know a free "
        "cell, and by what a game that is over?",
    ),
    Symptom(
        boards.EMPTY,
        lambda seen: True,
        "Write down the legal moves of this board, and beside them what your function returns. "
        "Which moves are missing, and which are too many?",
    ),
]

KEPT = [
    Symptom(
        MoveOnBoard(boards.EMPTY, (1, 1)),
        lambda seen: seen.changed and seen.gave == answers.THE_SAME,
        "Print the board before and after calling result(). Who else still holds that list?",
    ),
    Symptom(
        MoveOnBoard(boards.EMPTY, (1, 1)),
        lambda seen: seen.changed and seen.gave == answers.ITS_ROWS,
        "You handed back a new list, and still the old board changed. Are its three rows new "
        "objects, too? (Compare id(row).)",
    ),
    otherwise(
        "On which board does your function put the stone: on the one it was given, or on a new one?"
    ),
]

RESULTS = [
    Symptom(
        MoveOnBoard(boards.EMPTY, (1, 1)),
        lambda seen: seen == "",
        "Nothing came back that looks like a board. Does your function return one?",
    ),
    Symptom(
        MoveOnBoard(boards.EMPTY, (1, 1)),
        str.isspace,
        "Nine cells came back, and they are not three rows of three. What is a board here: "
        "what stands in it, and what in each of its rows?",
    ),
    Symptom(
        MoveOnBoard(boards.EMPTY, (1, 1)),
        lambda seen: "?" in seen,
        'Something came back that is no "X", "O" or ".": a number, None or a function. Does '
        "your function return the board alone, and what stands in each of its cells?",
    ),
    Symptom(
        MoveOnBoard(boards.EMPTY, (1, 1)),
        lambda seen: 0 < len(seen) < 9,
        "Some cells are missing: a row, perhaps, or the stone that you put down. What is a whole "
        'board here, and is every cell of yours "X", "O" or "."?',
    ),
    Symptom(
        MoveOnBoard(boards.EMPTY, (1, 1)),
        lambda seen: len(seen) > 9,
        "The new board has more than nine cells. Does the stone come in the place of what stood "
        "in its cell, or beside it?",
    ),
    Symptom(
        MoveOnBoard(boards.EMPTY, (1, 1)),
        lambda seen: seen == "X........",
        "The stone lies one row and one column before its cell. From which number are rows and "
        "columns counted?",
    ),
    Symptom(
        MoveOnBoard(boards.ONE_STONE, (1, 1)),
        lambda seen: seen == ".X..O..O.",
        "After one move there are two more stones, in rows that were alike. How does your function "
        "find the row of a move: does it count, or does it look for the first one that is equal?",
    ),
    Symptom(
        MoveOnBoard(boards.EMPTY, (1, 1)),
        lambda seen: seen == ".........",
        "The board came back as it went in. Which board did you put the stone on, and which one "
        "did you return?",
    ),
    Symptom(
        MoveOnBoard(boards.ONE_STONE, (0, 2)),
        lambda seen: seen == ".X.......",
        "O was to move, and the board came back as it went in. Does your function put down stones "
        "of both players?",
    ),
    Symptom(
        MoveOnBoard(boards.EMPTY, (1, 1)),
        lambda seen: seen == "....O....",
        "X begins. Whose turn is it before the move, and whose after it?",
    ),
    Symptom(
        MoveOnBoard(boards.EMPTY, (1, 1)),
        lambda seen: seen == ".X..X..X.",
        "One stone was put down, and it is in all three rows. Are the rows of your new board three "
        "lists, or the same list three times?",
    ),
    Symptom(
        MoveOnBoard(boards.EMPTY, (1, 1)),
        lambda seen: len(seen) == 9 and seen.count(".") < 8,
        "The board was empty, and after one move it holds several stones. Where does your "
        "function's new board come from: does it keep one from call to call?",
    ),
    Symptom(
        MoveOnBoard(boards.TWO_STONES, (1, 1)),
        lambda seen: seen == "....X....",
        "That is what the empty board becomes by this move. What stood on the board that your "
        "function was given? Does it keep boards from one call to the next?",
    ),
    Symptom(
        MoveOnBoard(PossibleBoard("XO.OX...."), (0, 2)),
        lambda seen: seen == ".XO......",
        "Another board came up before with the same move, and this is what it became. What does "
        "your function keep from one call to the next?",
    ),
    Symptom(
        MoveOnBoard(boards.ONE_STONE, (0, 2)),
        lambda seen: seen == ".XX......",
        "Whose stone is put down? Ask to_move for this very board.",
    ),
    Symptom(
        MoveOnBoard(boards.TWO_STONES, (2, 0)),
        lambda seen: seen[2:3] == "X",
        "The stone went to the mirrored cell. A move is (row, column): which number comes first?",
    ),
    otherwise(
        "Write down the board before the move and the board that should come of it. In which cell "
        "does yours differ, and which line of your function writes there?"
    ),
]
