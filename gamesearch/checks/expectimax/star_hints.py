"""How misconceptions about pruning at chance nodes show, and what to ask. First match counts."""

from __future__ import annotations

from collections.abc import Callable

from ..steps import Symptom, otherwise
from . import stars
from .stars import Starred, Windowed


def _misses(case: Windowed) -> Callable[[Starred], bool]:
    return lambda seen: seen.value is not None and not seen.near(case.value)


def _reads_more(case: Windowed) -> Callable[[Starred], bool]:
    return lambda seen: len(seen.leaves) > case.fewest


STARS = [
    Symptom(
        stars.AFTER_A_MOVE,
        lambda seen: seen.near(6.5),
        "Asked about is a state after a move of the game, and yours answers for the beginning. "
        "From which state does your function set out?",
    ),
    Symptom(
        stars.NO_DICE,
        lambda seen: not seen.near(5),
        "This tree has no dice. Does your function find here what alpha-beta finds?",
    ),
    Symptom(
        stars.MIN_PLY,
        lambda seen: seen.value == 7,
        "In a tree of one ply MIN moves, and your function takes the larger leaf. How does it find "
        "out whose turn it is?",
    ),
    Symptom(
        stars.LOADED,
        lambda seen: not seen.near(7) and len(seen.leaves) == 4,
        "Outcomes count as much as they are probable. Does each value go into the sum with its "
        "own probability?",
    ),
    Symptom(
        stars.THROUGH_DICE,
        lambda seen: not seen.near(1.25),
        "A side of a coin may be worth more than beta, or less than alpha, and the coin still lie "
        "between. Which window does the side need?",
    ),
    Symptom(
        stars.LUCKY_LAST,
        lambda seen: not seen.near(5.5),
        "The first side is poor, and the second makes up for it. What do you assume of the sides "
        "that you have not seen?",
    ),
    Symptom(
        stars.HIGHER_LEAVES,
        lambda seen: not seen.near(33),
        "Leaves may go up to 60 here. Which bound does your function take for the sides that it "
        "has not seen?",
    ),
    Symptom(
        stars.UNLIKE_SIDES,
        lambda seen: not seen.near(5.4),
        "The two sides are not equally probable. Which probability does your function take for the "
        "one that comes next?",
    ),
    Symptom(
        stars.ONE_OUTCOME,
        lambda seen: seen.near(5.25),
        "The window of a side is about the side's own value, not about what it brings to the sum. "
        "How probable is the side, and what does that do to the ends of its window?",
    ),
    Symptom(
        stars.LAST_FIRST,
        lambda seen: seen.near(7),
        "Here the last outcome stands first in game.chances(state). Which outcome does your "
        "function follow with each probability: the one in the pair, or the one at its place?",
    ),
    Symptom(
        stars.COIN,
        lambda seen: seen.value is None,
        "What does every way through your function return?",
    ),
    *(
        Symptom(
            case,
            _misses(case),
            f"The first leaf is as {end} as leaves can be. For which of the two players is that "
            "reason enough to stop?",
        )
        for case, end in ((stars.AS_HIGH_AS_CAN_BE, "high"), (stars.AS_LOW_AS_CAN_BE, "low"))
    ),
    Symptom(
        stars.COIN,
        lambda seen: True,
        "Follow your function through this tree on paper: what does it know of a node when it "
        "leaves it, an exact value, a most or a least? Which of the three does it return?",
    ),
]

# With a narrow window, once all is right with the widest one.
PROMISES = [
    Symptom(
        stars.LEFT_LOW,
        lambda seen: seen.value is not None and seen.value < 0,
        "The first side is -8, and the coin is left. “No more than” what comes back: what is the "
        "most that the coin can still be worth, if the other side is as high as leaves can be?",
    ),
    Symptom(
        stars.LEFT_HIGH,
        lambda seen: seen.value is not None and seen.value > 0,
        "The first side is 8, and the coin is left. “No less than” what comes back: what is the "
        "least that the coin can still be worth, if the other side is as low as leaves can be?",
    ),
    *(
        Symptom(
            case,
            _misses(case),
            "With which window do you search the second side, and what does the value of the first "
            "one do to it?",
        )
        for case in (stars.AFTER_A_LOW_SIDE, stars.AFTER_A_HIGH_SIDE)
    ),
    *(
        Symptom(
            case,
            _misses(case),
            "The window of the first side ends between two whole numbers here. Is it a whole "
            "number in your function?",
        )
        for case in (stars.UP_TO_A_HALF, stars.DOWN_TO_A_HALF)
    ),
    *STARS,
]

SAVINGS = [
    Symptom(
        stars.NO_DICE,
        lambda seen: len(seen.leaves) == 6,
        "There are no dice here, and every leaf was read. When may a MIN node be left?",
    ),
    Symptom(
        stars.COIN,
        lambda seen: len(seen.leaves) == 4,
        "After the 1 the second coin is worth 5.5 at most. Does your function ask?",
    ),
    Symptom(
        stars.FOR_MIN,
        lambda seen: len(seen.leaves) == 6,
        "Here MIN has 3, and the last coin is worth 4 at least after its first side. Does your "
        "function ask that, too?",
    ),
    Symptom(
        stars.CUT_BELOW,
        lambda seen: len(seen.leaves) > stars.CUT_BELOW.fewest,
        "With which window do you search the side of a coin? MIN below it could stop earlier.",
    ),
    Symptom(
        stars.CUT_ABOVE,
        lambda seen: len(seen.leaves) > stars.CUT_ABOVE.fewest,
        "With which window do you search the side of a coin? MAX below it could stop earlier.",
    ),
    Symptom(
        stars.HARD_TO_REACH,
        lambda seen: len(seen.leaves) == 3,
        "Here MAX has 9 by the first move. What must the first side of the die exceed, exactly?",
    ),
    *(
        Symptom(
            case,
            _reads_more(case),
            "The player two moves above the die has a leaf already that this die cannot beat. "
            "Which alpha and which beta does your function hand on where MAX or MIN moves?",
        )
        for case in (stars.BELOW_MIN, stars.BELOW_MAX)
    ),
    otherwise(
        "At which node does your function read on although no leaf left there can change the "
        "answer within the window?"
    ),
]
