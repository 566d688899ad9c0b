"""How wrong words about the end of a game show, in 0.3 and 0.4. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import boards
from .boards import NOBODY, FinishedBoard, PossibleBoard

ALL_LINES = "How many winning lines are there on three by three? Count yours."

WINNERS = [
    Symptom(
        boards.EMPTY,
        lambda seen: seen == ".",
        "Three empty cells in a row are equal, too. Did somebody win with them?",
    ),
    Symptom(
        boards.EMPTY,
        lambda seen: seen in ("X", "O"),
        "Nobody has put down a stone yet. What does your function answer when neither of the two "
        "has a line?",
    ),
    Symptom(
        boards.EMPTY,
        lambda seen: seen not in ("X", "O", ".", NOBODY),
        'Nobody has won here. Say who won: "X", "O", or None for nobody.',
    ),
    Symptom(
        PossibleBoard("..X.O..X."),
        lambda seen: seen == ".",
        "It named an empty cell as the winner. Of how many of the three cells of a line do you "
        "ask whose they are?",
    ),
    Symptom(
        boards.WON_EARLY,
        lambda seen: seen == NOBODY,
        "X has the whole top row of XXX / OO. / ... On which lines does your function look?",
    ),
    Symptom(
        PossibleBoard("OO.XXX..."),
        lambda seen: seen == NOBODY,
        "It finds three X in the top row, and not those in the middle row. At how many lines does "
        "it look before it answers?",
    ),
    Symptom(
        boards.WON_BY_O,
        lambda seen: seen == NOBODY,
        "O has three in a row. Do you look for both players' lines?",
    ),
    Symptom(boards.LAST_ROW, lambda seen: seen == NOBODY, ALL_LINES),
    Symptom(
        boards.EMPTY_ROW,
        lambda seen: seen == NOBODY,
        "X has the last row, and the row above it is empty. Three empty cells are equal, too: does "
        "your search for a line stop at them?",
    ),
    Symptom(
        boards.LINE_AND_MORE,
        lambda seen: seen == NOBODY,
        "X has four stones on XXX / XOO / .O., and three of them make a line. Do you ask whether a "
        "line is among X's stones, or whether it is all of them?",
    ),
    Symptom(
        boards.WON_AND_FULL,
        lambda seen: seen == NOBODY,
        "A full board may be won as well. Which do you ask first?",
    ),
    Symptom(
        boards.TWO_LINES,
        lambda seen: seen == NOBODY,
        "The last stone of X completed two lines at once. What does your function make of that?",
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
        "Nobody has a line here: winner is None. That the game is over is for is_terminal to tell.",
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
        boards.DRAWN,
        lambda seen: seen in ("X", "O"),
        "XOX / XOO / OXX is full, and nobody has a line. Has whoever moved last always won?",
    ),
    Symptom(boards.EMPTY, lambda _: True, ALL_LINES),
]

ENDS = [
    Symptom(
        boards.EMPTY,
        lambda seen: isinstance(seen, str),
        "A text counts as true, whatever it says. How are True and False written?",
    ),
    Symptom(
        boards.EMPTY,
        lambda seen: seen,
        "Nothing has been played yet. Is an empty board a finished game?",
    ),
    Symptom(
        boards.WON_EARLY,
        lambda seen: isinstance(seen, str),
        "Somebody has won, and it answers with a text. Is that text true or false? The task asks "
        "for True or False.",
    ),
    Symptom(
        boards.WON_EARLY,
        lambda seen: not seen,
        "Three X in the top row: is anybody still allowed to move? "
        "(Count the nodes of the whole tree and compare with the number in the lesson.)",
    ),
    Symptom(
        boards.DRAWN,
        lambda seen: not seen,
        "All nine cells are taken and nobody has a line. Can the game go on?",
    ),
    Symptom(
        boards.WON_BY_O,
        lambda seen: not seen,
        "O has three in a row. Does the game end for one of the players only?",
    ),
    *(
        Symptom(
            not_full,
            lambda seen: seen is True,
            "One row of this board is full, and cells of another are free. At how many rows does "
            "your function look before it says that the board is full?",
        )
        for not_full in (boards.FULL_BELOW, PossibleBoard("OXOX.XXO."))
    ),
    *(
        Symptom(
            almost,
            lambda seen: seen is True,
            "One cell of this board is free, and nobody has won. How does your function find "
            "out that a board is full?",
        )
        for almost in boards.ALMOST_FULL
    ),
    Symptom(
        boards.EMPTY,
        lambda seen: True,
        "A game is over when somebody has won, or when no cell is free. Which of the two does your "
        "function see on this board?",
    ),
]

UTILITIES = [
    Symptom(
        FinishedBoard(boards.WON_EARLY, "X"),
        lambda seen: seen == '"1"',
        "That is a text. What do you get if you leave the quotes away?",
    ),
    Symptom(
        FinishedBoard(boards.WON_EARLY, "X"),
        lambda seen: seen == "-1",
        "X has won. What is that worth to X?",
    ),
    Symptom(
        FinishedBoard(boards.WON_EARLY, "O"),
        lambda seen: seen == "1",
        "X has won, and O is asked. In a zero-sum game utility(board, 'X') + utility(board, 'O') "
        "is 0. Is yours?",
    ),
    Symptom(
        FinishedBoard(boards.WON_EARLY, "X"),
        lambda seen: seen not in ("1", "-1", "0"),
        "A win is worth 1, a draw 0, a loss -1.",
    ),
    Symptom(
        FinishedBoard(boards.WON_AND_FULL, "X"),
        lambda seen: seen == "0",
        "The board is full, and X has three in a row. Is a full board always a draw?",
    ),
    Symptom(
        FinishedBoard(boards.DRAWN, "O"),
        lambda seen: seen == "-1",
        "Add up the two utilities of a drawn board. What should they add up to?",
    ),
    Symptom(
        FinishedBoard(boards.DRAWN, "X"),
        lambda seen: seen == "0.5",
        "1, ½ and 0 also order the results rightly. But what do the two players' numbers add up "
        "to, and what is asked for here?",
    ),
    Symptom(
        FinishedBoard(boards.WON_EARLY, "O"),
        lambda seen: seen == "0",
        "X has won, and O is asked. What is a loss worth?",
    ),
    Symptom(
        FinishedBoard(boards.DRAWN, "X"),
        lambda seen: seen == "None",
        "A draw has a value as well. Which number lies between a win and a loss?",
    ),
    Symptom(
        FinishedBoard(boards.WON_BY_O, "O"),
        lambda seen: seen == "0",
        "O has won. Do you look at both players' lines?",
    ),
    Symptom(
        FinishedBoard(boards.DRAWN, "X"),
        lambda seen: True,
        "The three answers are the numbers 1, 0 and -1. Who has won on this board, who asks, and "
        "which of the three do you give then?",
    ),
]
