"""How wrong words about the end of a game show, in 0.3 and 0.4. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import boards
from .boards import Asked

ENDS = [
    Symptom(
        boards.EMPTY,
        lambda seen: seen,
        "Nothing has been played yet. Is an empty board a finished game?",
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
    Symptom(
        boards.EMPTY,
        lambda seen: True,
        "A game is over when somebody has won, or when no cell is free. Which of the two does your "
        "function see on this board?",
    ),
]

UTILITIES = [
    Symptom(
        Asked(boards.WON_EARLY, "X"),
        lambda seen: seen == "-1",
        "X has won. What is that worth to X?",
    ),
    Symptom(
        Asked(boards.WON_EARLY, "O"),
        lambda seen: seen == "1",
        "X has won, and O is asked. In a zero-sum game utility(board, 'X') + utility(board, 'O') "
        "is 0. Is yours?",
    ),
    Symptom(
        Asked(boards.WON_EARLY, "X"),
        lambda seen: seen not in ("1", "-1", "0"),
        "A win is worth 1, a draw 0, a loss -1.",
    ),
    Symptom(
        Asked(boards.DRAWN, "O"),
        lambda seen: seen == "-1",
        "Add up the two utilities of a drawn board. What should they add up to?",
    ),
    Symptom(
        Asked(boards.DRAWN, "X"),
        lambda seen: seen == "0.5",
        "1, ½ and 0 also order the results rightly. But what do the two players' numbers add up "
        "to, and what is asked for here?",
    ),
    Symptom(
        Asked(boards.DRAWN, "X"),
        lambda seen: seen == "None",
        "A draw has a value as well. Which number lies between a win and a loss?",
    ),
    Symptom(
        Asked(boards.WON_BY_O, "O"),
        lambda seen: seen == "0",
        "O has won. Do you look at both players' lines?",
    ),
    Symptom(
        Asked(boards.DRAWN, "X"),
        lambda seen: True,
        "The three answers are the numbers 1, 0 and -1. Who has won on this board, who asks, and "
        "which of the three do you give then?",
    ),
]
