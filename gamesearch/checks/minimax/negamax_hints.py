"""How misconceptions about negamax show, in 1.5, and what to ask then. The first match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import cases
from .hints import (
    AGAIN,
    BOUNDS,
    CLOSE,
    EVERY_SECOND,
    FIRST_BRANCH,
    FIRST_REPLIES,
    IN_A_HURRY,
    LAST_CHILD,
    MILLIONS,
    NO_END,
    ON_PAPER,
    ONE_CHILD,
    ONE_LEAF,
    ROUNDED,
    STARTS_AT_ZERO,
    STOPS,
    WHOLE,
    ZEROS,
)

NEGAMAX = [
    NO_END,
    ONE_LEAF,
    FIRST_REPLIES,
    FIRST_BRANCH,
    EVERY_SECOND,
    LAST_CHILD,
    STARTS_AT_ZERO,
    AGAIN,
    Symptom(
        cases.FAR_BELOW,
        lambda seen: not seen.leaves or (seen.value is not None and abs(seen.value) < 40),
        "Call your function twice, on two different trees. "
        "Why does the second answer remember the first?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.value in (14, -14),
        "Both players choose the largest number. My gain is your …? Where does the minus go?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.value == -2,
        "Every number that comes back speaks for the other player. Does the minus stand where MAX "
        "moves and where MIN moves?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.value == -3,
        "The number is right and the sign is not. For whom does your function speak at the root?",
    ),
    Symptom(
        cases.ONE_PLY,
        lambda seen: seen.value in (-4, -7),
        "In negamax every node reports from the side to move. Who is to move at this leaf?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.value == -6,
        "In this tree every leaf has the wrong sign. For whom does your leaf speak: for the player "
        "to move at it, or always for the same one?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.value in (2, -2, 6),
        "Once the sign is turned, does any player still want a small number?",
    ),
    Symptom(
        cases.TEXTBOOK_FOR_MIN,
        lambda seen: seen.value == 6,
        "With MIN to move your function still speaks for MAX. Whose gain should it report?",
    ),
    Symptom(
        cases.TEXTBOOK_FOR_MIN,
        lambda seen: seen.value != -6,
        "Ask your function about a state where MIN is to move first. Who said that MAX begins?",
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
