"""How the known misconceptions about alpha-beta show, and what to ask then. First match counts."""

from __future__ import annotations

from .. import questions
from ..steps import Symptom
from . import cases, piles

ONE_LEAF = Symptom(
    cases.TEXTBOOK,
    lambda seen: seen.leaves == (3,),
    "It reads one leaf and stops. When the value is still below beta, may MAX improve it further? "
    "(And does a return stand inside the loop?)",
)
_INVERTED = Symptom(
    cases.TEXTBOOK,
    lambda seen: seen.leaves == (3, 2, 14),
    "It leaves every node after one child. Print alpha and beta on entry: is alpha below beta at "
    "the root's first child?",
)
REMEMBERS = Symptom(
    cases.TEXTBOOK,
    lambda seen: not seen.leaves,
    "It answered without looking at any leaf. Call your function twice, on two different trees: "
    "why does the second answer remember the first?",
)
LEAK = Symptom(
    cases.TEXTBOOK,
    lambda seen: 0 < len(seen.leaves) < 7,  # one that remembers may read none
    "It reads too little: a bound of one branch is used in another. Beta was true inside the first "
    "branch. Is MIN bound to it in the second branch? Where do alpha and beta live?",
)

TWO_MOVES = Symptom(
    cases.TEXTBOOK,
    lambda seen: seen.leaves == (3, 12, 2),
    "In [[3, 12, 8], [2, 4, 6], [14, 5, 2]] each node has three moves. How many of them does your "
    "loop look at?",
)
# What cuts at a win reads six of these eight; what cuts too much reads other ones.
PAST_ONE = Symptom(
    cases.PAST_ONE,
    lambda seen: seen.leaves == (0, 2, 7, 3, 5, 8),
    "In [[0, 2, 7], [3, 5, 8], [4, 6]] it looks at two branches of three and stops. "
    + questions.THE_MOST,
)

_NEARLY = (
    "MAX has {0}, MIN has seen a {1}, and your search leaves the node there. MIN has another move: "
    "how near to each other may alpha and beta come before they have met?"
)
TOLERANT = [
    Symptom(
        case,
        lambda seen: len(seen.leaves) == 3 and seen.value in (0.0004, -0.0004, 7.00004, -7.00004),
        _NEARLY.format(*numbers),
    )
    for case, numbers in (
        (cases.FINE, ("0.0003", "0.0004")),
        (cases.FINER, ("7.00003", "7.00004")),
    )
]

LAST_CHILD = Symptom(
    cases.LAST_OF_THREE,
    lambda seen: seen.value in (5, -5) and len(seen.leaves) == 3,
    questions.LAST_CHILD,
)
BOUNDS = Symptom(
    piles.SIX,
    lambda seen: seen.value not in (1, None),
    questions.SAME_PILE,
)
BOUNDS_ELSEWHERE = Symptom(
    piles.PILES[2],
    lambda seen: seen.value not in (1, None),
    "Here the same pile comes again, by other moves. If your search remembers piles: for which "
    "window, and after which of the moves, is it true what it wrote down?",
)

VALUES = [
    ONE_LEAF,
    _INVERTED,
    REMEMBERS,
    LAST_CHILD,
    TWO_MOVES,
    Symptom(
        cases.WORSE_LATER,
        lambda seen: seen.leaves == (5, 9, 2),
        "You found a refutation and then forgot it. Which number should the parent see?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.value == 0,
        "Is what you return a value, or the number of a move?",
    ),
    Symptom(
        cases.NEGATIVE,
        lambda seen: seen.value == 0,
        "A tree may hold nothing but losses, all of them negative. With which number does the "
        "best value start?",
    ),
    Symptom(
        cases.ONE_PLY,
        lambda seen: seen.value in (-4, -7),
        "A value here is MAX's, whoever moves. Who is to move at this leaf?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.value == 14,
        "Who chooses at the second level, and what does that player want?",
    ),
    PAST_ONE,
    LEAK,
    Symptom(
        cases.NEIGHBOURS,
        lambda seen: seen.leaves == (3, 9, 4) and seen.value == 4,
        "MAX has 3, MIN has seen a 4, and your search leaves the node there. MIN has another move: "
        "is the node settled before alpha and beta meet?",
    ),
    Symptom(
        cases.NEAR,
        lambda seen: seen.leaves == (0.125, 2, 0.25) and seen.value == 0.25,
        "MAX has 0.125, MIN has seen a 0.25, and your search leaves the node there. MIN has "
        "another move: is the node settled before alpha and beta meet?",
    ),
    Symptom(
        cases.NEAR,
        lambda seen: seen.value in (0, 1),
        "The leaves are 0.125, 2, 0.25 and 0. Must a value be a whole number?",
    ),
    *TOLERANT,
    Symptom(
        cases.MIN_PLY,
        lambda seen: seen.value == 7,
        "In a tree of one ply MIN moves, and your search takes the larger leaf. How does it find "
        "out whose turn it is: does it ask the game, or does it take MAX to be first?",
    ),
    Symptom(
        cases.TWICE,
        lambda seen: seen.leaves == (5, 1),
        "It looks at two leaves of eight and stops with a 1. Is 1 the most that a game can be "
        "worth?",
    ),
    Symptom(
        cases.TWICE,
        lambda seen: seen.value in (7, -2),
        "In some games a player moves twice in a row. How does your search find out whose turn it "
        "is: does it ask the game at every node, or does it change over by itself?",
    ),
    Symptom(
        cases.LARGE,
        lambda seen: seen.value is not None and seen.value < 3 * cases.HUGE,
        "The leaves are numbers of fourteen digits. With which number does the best "
        "value start, and is every leaf larger (or smaller) than that?",
    ),
    Symptom(
        cases.LARGE,
        lambda seen: seen.value == 3 * cases.HUGE,
        "The leaves are numbers of fourteen digits. With which window does your search "
        "start, and does every leaf lie inside it?",
    ),
    Symptom(
        cases.LARGE_FOR_MIN,
        lambda seen: seen.value == -3 * cases.HUGE,
        "The leaves are numbers of fourteen digits, below zero. With which window does your search "
        "start, and does every leaf lie inside it?",
    ),
    Symptom(
        cases.ZERO_ALPHA,
        lambda seen: seen.value == -2,
        "In [[0, 5], [-2, 9]] MAX can have 0. How does your search tell a value of 0 from no value "
        "at all?",
    ),
    Symptom(
        cases.BELOW_ZERO,
        lambda seen: seen.value == -0.25,
        "In [[-0.5, 2], [-0.25, -0.75]] MAX can have -0.5, and behind the -0.25 MIN has "
        "-0.75. What are alpha and beta there: are they rounded, or kept as they are?",
    ),
    Symptom(
        cases.LONG,
        lambda seen: seen.value not in (4, 3),
        "Above these leaves there are 60 plies with one move each. After how many plies does your "
        "search stop, and what does it say there?",
    ),
    BOUNDS,
    BOUNDS_ELSEWHERE,
    Symptom(
        cases.ONE_PLY,
        lambda seen: True,
        "Follow your search through this tree on paper, with alpha and beta beside each node. At "
        "which node does its number first differ from what the player there can be sure of?",
    ),
]
