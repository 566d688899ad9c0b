"""How the known misconceptions about opponents show, and what to ask. First match counts."""

from __future__ import annotations

from collections.abc import Callable

from ...arena.ratings import wilson
from ..steps import Symptom
from . import cases
from .levels import PERFECT, RANDOM, TWO_ANSWERS, WINS, YOUR_LEVEL, Level

_LOW, _HIGH = wilson(6, 30)
_HALF = 1.5 * (_HIGH - _LOW) / 2


def _errs_on(case: cases.ErrorsSeen) -> Callable[[cases.EpsilonEstimate], bool]:
    return lambda seen: not cases.is_estimate(case, seen)


ESTIMATES = [
    Symptom(
        cases.SIX_ERRORS,
        lambda seen: seen.values is None,
        "Return three numbers: ε, the least it may be, the most it may be.",
    ),
    Symptom(
        cases.SIX_ERRORS,
        lambda seen: seen.near(0.2),
        "Some of the random moves are the best one. Did you see those as errors?",
    ),
    Symptom(
        cases.SIX_ERRORS,
        lambda seen: seen.near(0.2 * 2 / 3) or seen.near(0.1) or seen.near(0.15),
        "Which is larger, ε or the share of errors that you see?",
    ),
    Symptom(
        cases.SIX_ERRORS,
        lambda seen: seen.near(0.6) or seen.near(0.4),
        "Of three random replies one is the best. Which part of them shows as an error?",
    ),
    Symptom(
        cases.SIX_ERRORS,
        lambda seen: seen.near(0.3, _LOW, _HIGH),
        "That is the interval around the share of errors. Where does it lie around ε?",
    ),
    Symptom(
        cases.SIX_ERRORS,
        lambda seen: seen.near(0.75 * (_LOW + _HIGH)),
        "That is the middle of the interval. Which share of errors was seen?",
    ),
    Symptom(
        cases.SIX_ERRORS,
        lambda seen: seen.near(0),
        "Six errors were seen, and ε is 0? (In Python / and // differ.)",
    ),
    Symptom(
        cases.SIX_ERRORS,
        lambda seen: seen.near(0.3, 1.5 * _HIGH, 1.5 * _LOW),
        "All three are there. In which order are the two ends asked for?",
    ),
    Symptom(
        cases.SIX_ERRORS,
        lambda seen: seen.near(0.3, 0.3 - _HALF, 0.3 + _HALF),
        "Your interval reaches as far below the estimate as above it. Does the one of `wilson`?",
    ),
    Symptom(
        cases.SIX_ERRORS,
        lambda seen: not seen.near(0.3) and seen.near(1.5 * _LOW, 0.3),
        "ε comes first, then the least and the most.",
    ),
    Symptom(
        cases.NINE_ERRORS,
        lambda seen: seen.values is not None and max(seen.values) > 1,
        "ε is a probability. May it be above 1?",
    ),
    Symptom(
        cases.NO_ERROR,
        lambda seen: seen.values is not None and seen.values[2] < 0.01,
        "No error in ten replies. Can you be sure that this player never errs?",
    ),
    Symptom(
        cases.SIX_ERRORS,
        lambda seen: seen.values == tuple(round(end, 2) for end in cases.SIX_ERRORS.right),
        "Very near. Where does your function round?",
    ),
    Symptom(
        cases.SIX_ERRORS,
        lambda seen: seen.near(0.3) and not cases.is_estimate(cases.SIX_ERRORS, seen),
        "ε is right. Which interval of the share of errors do the two ends come from?",
    ),
    Symptom(
        cases.NO_ERROR,
        lambda seen: seen.values is not None and seen.values[0] > 0.01,
        "No error was seen in ten replies. Which share of errors is that?",
    ),
    *(
        Symptom(
            case,
            _errs_on(case),
            "With three legal moves your estimate is right, with another number of them it is not. "
            "What does a random move have to do with `moves`?",
        )
        for case in cases.OTHER_NUMBERS
    ),
    Symptom(
        cases.NOTHING_BUT_ERRORS,
        lambda seen: not cases.is_estimate(cases.NOTHING_BUT_ERRORS, seen),
        "Three errors in three replies. Is it certain that there will be no other, and what does "
        "the interval say?",
    ),
    Symptom(
        cases.SIX_ERRORS,
        lambda seen: True,
        "Of `moves` random replies one is the best. If ε is 0.3, which share of all replies shows "
        "as an error? And the other way round?",
    ),
]


def _level(shows, ask: str) -> Symptom:  # type: ignore[no-untyped-def]
    return Symptom(YOUR_LEVEL, shows, ask)


def _weak(seen: Level) -> bool:
    return seen.perfect < PERFECT[0] or seen.random < RANDOM


LEVELS = [
    _level(
        lambda seen: seen.trouble.startswith(TWO_ANSWERS),
        "A model says how probable each move is, and leaves the die to the game. Who throws it in "
        "yours?",
    ),
    _level(
        lambda seen: bool(seen.trouble),
        "A model answers with pairs (move, probability) of legal moves; probabilities add up to 1.",
    ),
    _level(
        lambda seen: seen.wins < WINS,
        "Somewhere it lets go of a win that is one move away. Which moves end the game at once?",
    ),
    _level(
        lambda seen: seen.perfect > PERFECT[1],
        "Too strong for a level in the middle. What would you change: depth, or care?",
    ),
    _level(_weak, "Too weak for a level in the middle. Does it see what is threatened?"),
]
