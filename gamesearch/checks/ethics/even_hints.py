"""How misconceptions about even matches show, in 14.2. The first match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import cases
from .cases import Tuned

_STRAIGHT = (cases.DIAL.mean(0) - 0.5) / (cases.DIAL.mean(0) - cases.DIAL.mean(1))


# The handicaps at which each half of the games is even, and their mean.
_HALVES = [((share - 0.5) / cases.DIAL.fall) ** (1 / cases.DIAL.bend) for share in cases.DIAL[:2]]
_EVEN = ((cases.DIAL.mean(0) - 0.5) / cases.DIAL.fall) ** (1 / cases.DIAL.bend)
_MEAN_OF_HALVES = sum(_HALVES) / 2
_DOWN = cases.DIAL.mean(0) - 0.5  # what both shares have to fall


def _at(seen: Tuned, h: float, within: float = 1e-3) -> bool:
    return seen.h is not None and abs(seen.h - h) < within


EVEN = [
    Symptom(
        cases.DIAL,
        lambda seen: seen.h is None,
        "What comes back should be the handicap itself: one number, from 0 to 1.",
    ),
    Symptom(
        cases.DIAL,
        lambda seen: abs(seen.begins - 0.5) < 0.006,
        "It is even while the program begins. And in the games in which it is second?",
    ),
    Symptom(
        cases.DIAL,
        lambda seen: abs(seen.second - 0.5) < 0.006,
        "It is even while the program is second. And in the games which it begins?",
    ),
    Symptom(
        cases.DIAL,
        lambda seen: abs(seen.mean - 0.25) < 0.003,
        "The two shares make one half together. What should they make together?",
    ),
    Symptom(
        cases.DIAL,
        lambda seen: _at(seen, cases.DIAL.begins - _DOWN) or _at(seen, cases.DIAL.second - _DOWN),
        "That is a share of the points where the match is even. At which handicap is it?",
    ),
    Symptom(
        cases.DIAL,
        lambda seen: _at(seen, 0.5, 0.007),
        "Is one half the share of the points, or the handicap that leads to it?",
    ),
    Symptom(
        cases.DIAL,
        lambda seen: _at(seen, 0, 0.02) or _at(seen, 1, 0.02),
        "That is an end of the dial. When the share in the middle is too high, "
        "in which half do you go on looking?",
    ),
    Symptom(
        cases.DIAL,
        lambda seen: _at(seen, 1 - _EVEN),
        "At which end of your dial is there no handicap at all: at 0, or at 1?",
    ),
    Symptom(
        cases.DIAL,
        lambda seen: _at(seen, _STRAIGHT),
        "You took the score for a straight line. What is it at the handicap you found?",
    ),
    Symptom(
        cases.DIAL,
        lambda seen: _at(seen, _MEAN_OF_HALVES),
        "That is the mean of two handicaps, each of which makes one half of the games even. Is the "
        "score at the mean of two handicaps the mean of their scores?",
    ),
    Symptom(
        cases.DIALS[1],
        lambda seen: _at(seen, _EVEN, 1e-5),
        "That is the handicap of the program that was asked about before. What does your function "
        "keep from one call to the next?",
    ),
    Symptom(
        cases.DIAL,
        lambda seen: abs(10 * seen.h - round(10 * seen.h)) < 1e-6,
        "Between two tenths the score goes on falling. How close to one half do you get?",
    ),
    Symptom(
        cases.DIAL,
        lambda seen: True,
        "Ask the score at the handicap that you return, with both colours: how far from one half "
        "is it, and what makes your search stop there?",
    ),
]
