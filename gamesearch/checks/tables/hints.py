"""How the known misconceptions about tables show, and what to ask then. First match counts."""

from __future__ import annotations

from .. import questions
from ..steps import Symptom, otherwise
from . import savings, searches
from .savings import Woven
from .searches import Questions

_STOPPED_EARLY = (
    'You stopped early at a node. Is the stored number its value, or only "at most" or "at least"?'
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
        searches.WIDE,
        lambda seen: seen == 7,
        "Each node has three moves here. How many of them does your function look at?",
    ),
    Symptom(
        searches.PAST_ONE,
        lambda seen: seen == 3,
        "In a game with b = [0, 2], c = [3, 5] and d = [4, 6] it does not come to d. "
        + questions.THE_MOST,
    ),
    Symptom(
        searches.PLAIN_FOR_MIN,
        lambda seen: seen is not None and seen < 0,
        "Every leaf is above zero here, and a number below zero comes back. A value is MAX's, "
        "whoever moves. Whose is yours: at a leaf, and where your function returns?",
    ),
    Symptom(
        searches.PLAIN_FOR_MIN,
        lambda seen: seen != 12,
        "Where MAX moves first it is right, and where MIN moves first it is not. How does your "
        "function find out who moves at a state?",
    ),
    Symptom(
        searches.BELOW_NOTHING,
        lambda seen: seen != -5,
        "All leaves are losses here. With which number does each player begin?",
    ),
    Symptom(
        searches.FAR_OFF,
        lambda seen: seen != searches.true_value(searches.FAR_OFF),
        "Values may be as large as they like, on either side of 0. With which number does each "
        "player begin?",
    ),
    Symptom(
        searches.BETWEEN,
        lambda seen: seen != 2.5,
        "Some values lie between whole numbers. What becomes of them on their way through your "
        "function?",
    ),
    Symptom(
        searches.BEHIND,
        lambda seen: seen == 3.5,
        "MAX has 3 from b, and c begins with 3.5: it was left there. From which number on can no "
        "further move of c matter?",
    ),
    Symptom(
        searches.INSIDE,
        lambda seen: seen == 3,
        "The search is to begin at c, which is worth less than the start of the game. Which state "
        "is your function asked about, and where does it begin?",
    ),
    Symptom(
        searches.TWICE,
        lambda seen: seen == 8,
        "MAX moves twice in a row here, then MIN. Does your function turn a sign or a flag round "
        "at every move, or ask the game whose turn it is?",
    ),
    Symptom(
        searches.NO_TWINS,
        lambda seen: seen != 8,
        "No position comes back in this game either, and small games are right. Can two different "
        "positions share an entry in your table? What is your key?",
    ),
    Symptom(
        searches.FIVE_WAYS,
        lambda seen: seen == 1,
        "It gives 1, and stops at the second move of five. " + questions.THE_MOST,
    ),
    Symptom(
        searches.FIVE_WAYS,
        lambda seen: seen != 4,
        "Each node has five moves here. How many of them does your function look at?",
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
        _STOPPED_EARLY + " The first search had a narrow window, and the start came out below "
        "it: can the true value be more than what was returned, or less?",
    ),
    Symptom(
        Questions(searches.PLAIN, ((-9, 1), (-9, 9))),
        lambda seen: seen != "3",
        _STOPPED_EARLY + " The first search had a narrow window, and the start came out above "
        "it: can the true value be more than what was returned, or less?",
    ),
    Symptom(
        Questions(searches.LOOSE, ((6, 9), (-9, 4))),
        lambda seen: seen != "3",
        _STOPPED_EARLY + " Through the first window the start came out too low. Which kind of "
        "bound is that: does it depend on who moves there, or on the side on which the value left "
        "the window?",
    ),
    Symptom(
        Questions(searches.BETTER_LATER, ((-9, 1), (-9, 9))),
        lambda seen: seen != "5",
        _STOPPED_EARLY + " Through the first window the start was left before its second move.",
    ),
    Symptom(
        Questions(searches.PLAIN, ((3, 9), (-9, 9))),
        lambda seen: seen != "3",
        "A value that equals alpha or beta: was everything searched that could change it? And do "
        "you compare with the window as it was when you came in, or as it is when you leave?",
    ),
    Symptom(
        Questions(searches.MOVERS, ((-9, 1), (-9, 9))),
        lambda seen: seen != "4",
        _STOPPED_EARLY + " Through the first window the numbers came out above it. At whose nodes "
        "does your table say so: at MAX's, at MIN's, or at both?",
    ),
    otherwise(
        "Write down what your table holds of the start after each of the windows. Is each of them "
        "true, and does the last window ask for no more than it says?"
    ),
]

LARGE = [
    otherwise(
        "Small graphs are right, and this one has many more positions. How many moves does each "
        "have, and can two different positions share an entry in your table?"
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
        savings.SAME,
        lambda seen: seen[1] > savings.FEW,
        "Even the same window, asked again with the same table, is worked out again. Is it the "
        "table that you are handed that is filled, and what is in it when the last search begins?",
    ),
    Symptom(
        savings.AGAIN,
        lambda seen: seen[1] > savings.FEW,
        "The widest window has found the value. Now another window asks. Does the window decide "
        "where your table looks, and may an exact value answer whatever the window?",
    ),
    Symptom(
        savings.ZERO_AGAIN,
        lambda seen: seen[1] > savings.FEW,
        "A game worth 40 is remembered, and one worth 0 is searched again. How does your function "
        "find out whether there is an entry?",
    ),
    Symptom(
        savings.AFTER_A_BOUND,
        lambda seen: seen[1] > savings.FEW,
        "The first window left a bound in the table, the second found the value. Which of the two "
        "does your table hold after that?",
    ),
    *(
        Symptom(
            case,
            lambda seen: seen[1] > savings.FEW,
            "The value has been found: 40. The last window does not hold it. May what is known "
            "exactly answer through that window, too?",
        )
        for case in (savings.BELOW_IT, savings.ABOVE_IT)
    ),
    otherwise("What does your table hold of the start, and may it answer what is asked now?"),
]
