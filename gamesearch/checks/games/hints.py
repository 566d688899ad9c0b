"""How known misconceptions about rules show, and what to ask then. The first match counts."""

from __future__ import annotations

from ..steps import Symptom, otherwise
from . import boards
from .boards import NOBODY, Board, Played

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
        lambda seen: seen in ("0", "1", "MAX", "MIN"),
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
        lambda seen: bool(seen) and not any(move.startswith("(") for move in seen),
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
        boards.ONE_STONE,
        lambda seen: len(seen) != len(set(seen)),
        "The same move comes twice. How often does your loop look at a cell?",
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
        Played(boards.EMPTY, (1, 1)),
        lambda seen: seen.changed and seen.gave == boards.THE_SAME,
        "Print the board before and after calling result(). Who else still holds that list?",
    ),
    Symptom(
        Played(boards.EMPTY, (1, 1)),
        lambda seen: seen.changed and seen.gave == boards.ITS_ROWS,
        "You handed back a new list, and still the old board changed. Are its three rows new "
        "objects, too? (Compare id(row).)",
    ),
    otherwise(
        "On which board does your function put the stone: on the one it was given, or on a new one?"
    ),
]

RESULTS = [
    Symptom(
        Played(boards.EMPTY, (1, 1)),
        lambda seen: seen == "",
        "Nothing came back that looks like a board. Does your function return one?",
    ),
    Symptom(
        Played(boards.EMPTY, (1, 1)),
        lambda seen: seen == ".........",
        "The board came back as it went in. Which board did you put the stone on, and which one "
        "did you return?",
    ),
    Symptom(
        Played(boards.EMPTY, (1, 1)),
        lambda seen: seen == "....O....",
        "X begins. Whose turn is it before the move, and whose after it?",
    ),
    Symptom(
        Played(boards.EMPTY, (1, 1)),
        lambda seen: seen == ".X..X..X.",
        "One stone was put down, and it is in all three rows. Are the rows of your new board three "
        "lists, or the same list three times?",
    ),
    Symptom(
        Played(boards.ONE_STONE, (0, 2)),
        lambda seen: seen == ".XX......",
        "Whose stone is put down? Ask to_move for this very board.",
    ),
    Symptom(
        Played(boards.TWO_STONES, (2, 0)),
        lambda seen: seen[2:3] == "X",
        "The stone went to the mirrored cell. A move is (row, column): which number comes first?",
    ),
    otherwise(
        "Write down the board before the move and the board that should come of it. In which cell "
        "does yours differ, and which line of your function writes there?"
    ),
]

WINNERS = [
    Symptom(
        boards.EMPTY,
        lambda seen: seen == ".",
        "Three empty cells in a row are equal, too. Did somebody win with them?",
    ),
    Symptom(
        Board("..X.O..X."),
        lambda seen: seen == ".",
        "It named an empty cell as the winner. Of how many of the three cells of a line do you "
        "ask whose they are?",
    ),
    Symptom(
        boards.WON_BY_O,
        lambda seen: seen == NOBODY,
        "O has three in a row. Do you look for both players' lines?",
    ),
    Symptom(
        boards.WON_AND_FULL,
        lambda seen: seen == NOBODY,
        "A full board may be won as well. Which do you ask first?",
    ),
    Symptom(
        boards.AHEAD,
        lambda seen: seen == "X",
        "Two in a row and a free cell: has anybody won yet?",
    ),
    Symptom(
        boards.WON_EARLY,
        lambda seen: seen == "O",
        "O moves next, but whose line is it? The player who just moved completed it.",
    ),
    Symptom(
        boards.WON_EARLY,
        lambda seen: seen not in ("X", "O", NOBODY),
        'Say who won: "X", "O", or None for nobody.',
    ),
    Symptom(
        boards.DRAWN,
        lambda seen: seen in ("DRAW", "TIE"),
        "Nobody has a line here: winner is None. That it is a draw is for is_terminal to tell.",
    ),
    Symptom(
        boards.APART,
        lambda seen: seen == "X",
        "On XOX / OX. / ... there are three X. Do the three lie on one line?",
    ),
    Symptom(
        boards.ROUND_THE_EDGE,
        lambda seen: seen == "X",
        "On O.X / XX. / O.. the three X follow each other, and they are no line. Does your "
        "search for lines stop at the end of a row?",
    ),
    Symptom(
        boards.EMPTY,
        lambda _: True,
        "How many winning lines are there on three by three? Count yours.",
    ),
]
