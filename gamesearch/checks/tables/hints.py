"""How the known misconceptions about tables show, and what to ask then. First match counts."""

from __future__ import annotations

from math import inf

from ..steps import Symptom, otherwise
from . import searches
from .entries import Asked, Two
from .searches import Questions, Woven

_STOPPED_EARLY = (
    'You stopped early at this node. Is the stored number its value, or only "at most" or "at '
    'least"?'
)

VALUES = [
    Symptom(
        searches.PLAIN,
        lambda seen: seen is None,
        "No number came back. Does every way out of your function return a value, the one by the "
        "table too?",
    ),
    Symptom(
        searches.PLAIN,
        lambda seen: seen != 3,
        "No position comes back in this game, so it is not the table. Look at the alpha-beta part: "
        "who moves at b, and which number does each player keep?",
    ),
    Symptom(
        searches.BELOW_NOTHING,
        lambda seen: seen == 3,
        "That is the value of another game, with nodes of the same names. Whose table do you use: "
        "the one you are handed, or one that outlives its game?",
    ),
    Symptom(
        searches.BELOW_NOTHING,
        lambda seen: seen != -5,
        "All leaves are losses here. With which number does each player begin?",
    ),
    Symptom(
        searches.BETWEEN,
        lambda seen: seen != 2.5,
        "Some values lie between whole numbers. What becomes of them on their way through your "
        "function?",
    ),
    Symptom(
        searches.MOVERS,
        lambda seen: seen == 6,
        "s is reached in two moves and in three. Is that the same situation? What is your key?",
    ),
    Symptom(
        searches.DIAMOND,
        lambda seen: seen == 1,
        _STOPPED_EARLY + " Follow e: when it is left for the first time, and when c asks about it.",
    ),
    Symptom(
        searches.TURNED_FOR_MIN,
        lambda seen: seen == 9,
        _STOPPED_EARLY + " Here a MIN node is left, with the other kind of bound.",
    ),
    Symptom(
        searches.DIAMOND,
        lambda seen: seen == 9,
        "The smallest graphs are right. Which case is missing: a value that equals alpha or beta, "
        "or a bound of the other kind?",
    ),
    otherwise(
        "Follow your search through the smallest case that goes wrong. When does an entry answer "
        "there, and is what it says true for the window that asks?"
    ),
]

WINDOWS = [
    Symptom(
        Questions(searches.PLAIN, ((5, 9), (-9, 9))),
        lambda seen: seen != "3",
        _STOPPED_EARLY + " The first search had a narrow window, and the start failed low: if the "
        "search failed low, is the true value more or less than what it returned?",
    ),
    Symptom(
        Questions(searches.PLAIN, ((-9, 1), (-9, 9))),
        lambda seen: seen != "3",
        _STOPPED_EARLY + " The first search had a narrow window, and the start failed high: is the "
        "true value more or less than what it returned?",
    ),
    Symptom(
        Questions(searches.LOOSE, ((6, 9), (-9, 4))),
        lambda seen: seen != "3",
        _STOPPED_EARLY + " Through the first window the start failed low. Which kind of bound is "
        "that: does it depend on who moves there, or on the side on which the value left the "
        "window?",
    ),
    Symptom(
        Questions(searches.PLAIN, ((3, 9), (-9, 9))),
        lambda seen: True,
        "A value that equals alpha or beta: was everything searched that could change it? And do "
        "you compare with the window as it was when you came in, or as it is when you leave?",
    ),
]

SAVINGS = [
    Symptom(
        Woven(1),
        lambda seen: seen.percent >= 99,
        "The table saves nothing. Is what you store looked up again under the same key, and does "
        "what you find ever let you return?",
    ),
    Symptom(
        Woven(1),
        lambda seen: True,
        "Something is saved, but little. Which entries may answer: those with an exact value "
        "always, and a bound when?",
    ),
]

REMEMBERED = [
    Symptom(
        searches.AGAIN,
        lambda seen: seen[1] > searches.FEW,
        "The widest window has found the value. Now another window asks. Does the window decide "
        "where your table looks, and may an exact value answer whatever the window?",
    ),
    Symptom(
        searches.ZERO_AGAIN,
        lambda seen: seen[1] > searches.FEW,
        "A game worth 40 is remembered, and one worth 0 is searched again. How does your function "
        "find out whether there is an entry?",
    ),
    Symptom(
        searches.AFTER_A_BOUND,
        lambda seen: seen[1] > searches.FEW,
        "The first window left a bound in the table, the second found the value. Which of the two "
        "does your table hold after that?",
    ),
    otherwise("What does your table hold of the start, and may it answer what is asked now?"),
]

ZERO = Asked("exact", 0, 3, 3, -4, 5)
WITHOUT_END = Asked("exact", 5, inf, 4, 2, 9)
OUTSIDE = Asked("exact", 1, 4, 4, 2, 9)
DEEP, DEEPER = Asked("exact", 5, 4, 4, 2, 9), Asked("exact", 5, 6, 4, 2, 9)

MAY_ANSWER = [
    Symptom(
        DEEP,
        lambda seen: seen == "None",
        "Nothing came back. What does your function return when no condition holds?",
    ),
    Symptom(
        DEEP,
        lambda seen: seen not in ("True", "False"),
        "The question is whether it may answer, not what it answers. Which two values say that?",
    ),
    Symptom(
        Two(DEEP, DEEPER),
        lambda seen: seen == "False True",
        "Four plies were looked, and four are asked for. Is that too little?",
    ),
    Symptom(
        Asked("exact", 5, 2, 4, 2, 9),
        lambda seen: seen == "True",
        "Two plies were looked, four are asked for. Is a value of a shallower search as good?",
    ),
    Symptom(
        Two(DEEP, DEEPER),
        lambda seen: seen == "True False",
        "It was searched deeper than is asked for. Is that too little?",
    ),
    Symptom(
        DEEP,
        lambda seen: seen == "False",
        "The entry is exact, and deep enough. Does an exact value depend on the window?",
    ),
    Symptom(
        Asked("lower", 5, 4, 4, 2, 9),
        lambda seen: seen == "True",
        'Take "5 or more" and the window (2, 9). Is it 5, or 8? That matters to whoever asks.',
    ),
    Symptom(
        Asked("upper", 5, 4, 4, 2, 9),
        lambda seen: seen == "True",
        'Take "5 or less" and the window (2, 9). Is it 5, or 3? That matters to whoever asks.',
    ),
    Symptom(
        Asked("lower", 12, 4, 4, 2, 9),
        lambda seen: seen == "False",
        'Take "12 or more", where beta is 9. Would knowing it better change anything?',
    ),
    Symptom(
        Asked("upper", 1, 4, 4, 2, 9),
        lambda seen: seen == "False",
        'Take "1 or less", where alpha is 2. Would knowing it better change anything?',
    ),
    Symptom(
        Asked("lower", 1, 4, 4, 2, 9),
        lambda seen: seen == "True",
        'The entry says "1 or more". On which side of the window must a lower bound lie to answer?',
    ),
    Symptom(
        Asked("upper", 12, 4, 4, 2, 9),
        lambda seen: seen == "True",
        'The entry says "12 or less". On which side of the window must an upper bound lie to '
        "answer?",
    ),
    Symptom(
        Asked("lower", 12, 2, 4, 2, 9),
        lambda seen: seen == "True",
        "This bound comes from a shallower search. Does the depth matter for bounds, too?",
    ),
    Symptom(
        ZERO,
        lambda seen: seen == "False",
        "An entry whose value is 0 says as much as any other. What does your function ask of the "
        "value?",
    ),
    Symptom(
        OUTSIDE,
        lambda seen: seen == "False",
        "The value is exact and lies outside the window. What more could a search find out?",
    ),
    Symptom(
        WITHOUT_END,
        lambda seen: seen == "False",
        "A depth of inf says that the game was searched to its end. Is that deep enough?",
    ),
    otherwise(
        "Two questions about an entry: was it searched deep enough, and is what it says enough for "
        "this window? Which of the two goes wrong here?"
    ),
]
