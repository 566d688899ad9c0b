"""How wrong moves at the root, and wrong answers to a narrow window, show. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import cases

_TURNED = Symptom(
    cases.TURNED,
    lambda seen: set(seen) == {"0"},
    "With MIN to move first it goes wrong where more than one ply follows. Whose view is the "
    "window in that you hand down: MAX's, or the mover's? And the numbers that come back?",
)

WINDOWS = [
    Symptom(
        cases.TEXTBOOK._replace(window=(4, 6)),
        lambda seen: True,
        "Try your search on that tree with that window on paper. Does every node begin with the "
        "window it was given, and does it stop only when alpha has reached beta?",
    ),
]

MOVES = [
    Symptom(
        cases.BAIT,
        lambda seen: not set(seen) <= {"0", "1"},
        "Is what you return something you could hand to game.result?",
    ),
    Symptom(
        cases.BAIT,
        lambda seen: "1" in seen,
        "What will the opponent answer after your move?",
    ),
    Symptom(
        cases.FOR_MIN,
        lambda seen: "1" not in seen,
        "Ask your function for a move when MIN is to move first. "
        "Did it choose the branch with the smallest value?",
    ),
    Symptom(
        cases.TIE,
        lambda seen: set(seen) == {"0", "1"},
        'Values of pruned moves are only bounds. Which of your "ties" are proven?',
    ),
    Symptom(
        cases.TIE,
        lambda seen: "1" in seen,
        "The second move came back with 3, but you stopped reading after its first leaf. "
        "Is 3 its value, or only an upper bound?",
    ),
    Symptom(
        cases.TIE_FOR_MIN,
        lambda seen: "1" in seen,
        "The second move came back with -3, but you stopped reading after its first leaf. "
        "Is -3 its value, or only a lower bound?",
    ),
    _TURNED,
    Symptom(
        cases.TIE,
        lambda seen: True,
        "Which of your numbers for the moves are exact, and which say only “this or more” or “this "
        "or less”? May a bound take the place of a move that is proven?",
    ),
]
