"""How the known misconceptions about minimax show, and what to ask then. First match counts."""

from __future__ import annotations

from math import inf

from .. import questions
from ..steps import Symptom, otherwise
from . import cases

ONE_LEAF = Symptom(
    cases.TEXTBOOK,
    lambda seen: len(seen.leaves) == 1,
    "How many leaves did your search look at? How many are there? "
    "(Does a return stand inside the loop?)",
)
FIRST_REPLIES = Symptom(
    cases.TEXTBOOK,
    lambda seen: seen.leaves == (3, 2, 14),
    "It looks at one leaf of every branch. Is the first reply the one that MIN would choose?",
)
FIRST_BRANCH = Symptom(
    cases.TEXTBOOK,
    lambda seen: seen.leaves == (3, 12, 8),
    "It looks at the first branch of the root and stops. What makes it sure that no other branch "
    "is better? " + questions.THE_MOST,
)
EVERY_SECOND = Symptom(
    cases.TEXTBOOK,
    lambda seen: len(seen.leaves) == 4,
    "How many children did your loop visit? Print the length of the list before and after it.",
)
REMEMBERS = Symptom(
    cases.FAR_BELOW,
    lambda seen: not seen.leaves or (seen.value is not None and seen.value > -40),
    "Call your function twice, on two different trees. "
    "Why does the second answer remember the first?",
)
AGAIN = Symptom(
    cases.TEXTBOOK,
    lambda seen: not seen.leaves and seen.value is not None,
    "Asked about the same tree once more, your function looks at no leaf. What does it keep from "
    "one call to the next, and would that fit another game?",
)
NO_SIGN = Symptom(
    cases.NEGATIVE,
    lambda seen: len(seen.leaves) == 4 and seen.value in (2, 3, 5, 9),
    "Every leaf of [[-3, -5], [-2, -9]] is below zero, and your value is above. Where does the "
    "sign get lost?",
)
STARTS_AT_ZERO = Symptom(
    cases.NEGATIVE,
    lambda seen: seen.value == 0,
    "What is the largest of -5 and -9 if you start from 0? With which number does the best "
    "value start?",
)
_MIN_STARTS_LOW = Symptom(
    cases.TEXTBOOK,
    lambda seen: seen.value == 0,
    "What is the smallest of 3, 12 and 8 if you start from 0? With which number does MIN start?",
)
_A_MOVE = [
    Symptom(
        case,
        lambda seen: seen.value == 1,
        "Is what you return a value, or the number of a move?",
    )
    for case in (cases.BEST_LAST, cases.ONE_PLY)
]

NO_END = Symptom(
    cases.TEXTBOOK,
    lambda seen: seen.value in (inf, -inf),
    "Which states have no moves? What is such a state worth?",
)

LAST_CHILD = Symptom(
    cases.LAST_OF_THREE,
    lambda seen: seen.value in (5, -5) and len(seen.leaves) == 3,
    questions.LAST_CHILD,
)
ZEROS = [
    Symptom(
        case,
        shows,
        "A 0 is a value like any other. How does your search tell “nothing seen yet” from a best "
        "value of 0?",
    )
    for case, shows in (
        (cases.ZEROS, lambda seen: seen.value in (2, 6)),
        (cases.ZERO_FOR_MAX, lambda seen: seen.value in (-4, 4)),
    )
]
IN_A_HURRY = [
    Symptom(
        cases.NEIGHBOURS[0],
        lambda seen: seen.leaves == (3, 9, 4),
        "MAX has 3, MIN has seen a 4, and your search leaves the node there. MIN has another move: "
        "may the node be worth less than 3? What lets your search stop early?",
    ),
    Symptom(
        cases.NEIGHBOURS[3],
        lambda seen: seen.leaves == (4, 1, 3),
        "MIN has 4, MAX has seen a 3, and your search leaves the node there. MAX has another move: "
        "may the node be worth more than 4? What lets your search stop early?",
    ),
]
BOUNDS = Symptom(
    cases.SIX_STONES,
    lambda seen: seen.value not in (1, None),
    "In Nim the same pile comes again. If your function stops looking at a position before it has "
    "seen all moves: is what it remembers the value, or only a bound?",
)
WHOLE = Symptom(
    cases.EIGHTHS,
    lambda seen: seen.value in (-2, -1, 0, 1, 2),
    "The leaves are 0.125, 2, 0.25 and 0. Must a value be a whole number?",
)
ROUNDED = Symptom(
    cases.EIGHTHS,
    lambda seen: seen.value not in seen.leaves,
    "The leaves are 0.125, 2, 0.25 and 0, and your value is none of them. Where does it lose its "
    "decimals?",
)
ONE_CHILD = Symptom(
    cases.ONE_CHILD,
    lambda seen: abs(seen.value or 0) != 5,
    "In [[5], [3, 6]] there is a node with one move only. What does your function return there?",
)
MILLIONS = Symptom(
    cases.MILLIONS,
    lambda seen: seen.value is not None and abs(seen.value) < 3 * cases.HUGE,
    "The leaves are numbers of twenty digits, some of them below zero. With which number does "
    "the best value start, and may a leaf lie beyond it?",
)
CLOSE = Symptom(
    cases.CLOSE,
    lambda seen: seen.value == 0.25,
    "0.5 is more than 0.25. By how much must a value be better before your function takes it?",
)
STOPS = Symptom(
    cases.LONG,
    lambda seen: seen.value not in (5, -5),
    "This game takes 61 plies. After how many plies does your function stop, and what does it say "
    "there?",
)
NO_NUMBER = otherwise(
    "What comes back in place of a number: a text, a list, a function, a generator? Print it, and "
    "what your function's own calls give it."
)
ON_PAPER = Symptom(
    cases.ONE_PLY,
    lambda seen: True,
    "Work this case out on paper, from the leaves up, and print what your function returns at each "
    "node. At which node do the two first differ, and who chooses there?",
)

VALUES = [
    NO_END,
    ONE_LEAF,
    FIRST_REPLIES,
    FIRST_BRANCH,
    EVERY_SECOND,
    LAST_CHILD,
    *_A_MOVE,
    STARTS_AT_ZERO,
    _MIN_STARTS_LOW,
    NO_SIGN,
    REMEMBERS,
    AGAIN,
    Symptom(
        cases.ONE_PLY,
        lambda seen: seen.value in (-4, -7),
        "A value here is MAX's, whoever moves. For which player did you ask for the utility?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.value == 14,
        "Who chooses at the second level, and what does that player want?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.value in (2, 6),
        "Who chooses at the root, and what does that player want?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.value not in seen.leaves,
        "Your value is none of the leaves. Does MIN toss a coin, or choose?",
    ),
    Symptom(
        cases.TEXTBOOK_FOR_MIN,
        lambda seen: seen.value == -6,
        "With MIN to move the number is right and the sign is not. Whose gain does your function "
        "report, and whose is asked for?",
    ),
    Symptom(
        cases.TEXTBOOK_FOR_MIN,
        lambda seen: seen.value != 6,
        "Ask your function about a state where MIN is to move first. Who said that MAX begins?",
    ),
    *(
        Symptom(
            longer,
            lambda seen: seen.value not in (6, 7),
            "Not all games last equally long. What tells you that one is over: how deep you are, "
            "or the game?",
        )
        for longer in (cases.RAGGED, cases.THREE_PLIES)
    ),
    *ZEROS,
    *IN_A_HURRY,
    WHOLE,
    ROUNDED,
    CLOSE,
    MILLIONS,
    ONE_CHILD,
    STOPS,
    BOUNDS,
    ON_PAPER,
]
