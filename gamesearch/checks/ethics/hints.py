"""How the known misconceptions about matches and flags show, and what to ask then."""

from __future__ import annotations

from ..steps import Symptom
from . import cases
from .cases import Tuned, near

_STRAIGHT = (cases.DIAL.mean(0) - 0.5) / (cases.DIAL.mean(0) - cases.DIAL.mean(1))


# The handicaps at which each half of the games is even, and their mean.
_HALVES = [((share - 0.5) / cases.DIAL.fall) ** (1 / cases.DIAL.bend) for share in cases.DIAL[:2]]
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


_HONEST = cases.CROWD.players * (1 - cases.CROWD.base)
_FLAGGED_ONCE = _HONEST * (1 - (1 - cases.CROWD.false_alarm) ** cases.CROWD.times)

INNOCENT = [
    Symptom(
        cases.CROWD,
        lambda seen: seen.values is None,
        "Two numbers come back: the innocent flags in a year, and the share of the guilty.",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.innocent, cases.CROWD.false_alarm),
        "That is the chance of one honest player, at one screening. "
        "How many honest players will be flagged by luck alone?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.innocent, cases.CROWD.innocent / cases.CROWD.times),
        "That is one screening. How many are there in a year?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(
            seen.innocent, cases.CROWD.players * cases.CROWD.false_alarm * cases.CROWD.times
        ),
        "Are all of the players innocent? For whom are false alarms counted?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(
            seen.innocent, sum(cases.CROWD.screen.flagged(cases.CROWD.players)) * cases.CROWD.times
        ),
        "Those are all who are flagged. Which of them are innocent?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(
            seen.innocent, cases.CROWD.screen.flagged(cases.CROWD.players)[0] * cases.CROWD.times
        ),
        "Those are the guilty who are flagged. And the others?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.sure, cases.CROWD.innocent) or near(seen.innocent, cases.CROWD.sure),
        "Are the two numbers in the order that was asked for?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.innocent, _FLAGGED_ONCE),
        "Those are the innocent players who are flagged at least once. Somebody may be flagged in "
        "March and again in May: how many flags is that?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.innocent, round(cases.CROWD.innocent)),
        "Do not round: an average need not be a whole number.",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: True,
        "Step by step, for this crowd: how many are innocent, how many of those does one screening "
        "flag, and how many all screenings? Nothing has to be a whole number.",
    ),
]

_GUILTY, _FREE = cases.CROWD.screen.flagged(1)

SURE = [
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.sure, 1 - cases.CROWD.false_alarm),
        "Out of 100,000 players, how many honest ones are flagged? How many cheaters?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.sure, cases.CROWD.caught),
        "That is the share of the guilty who are flagged. Which share of the flagged is guilty?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.sure, cases.CROWD.base),
        "That is how likely guilt was before the flag. What does the flag add?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.sure, _GUILTY),
        "That is the share of ALL players. Of how many flags is it a part?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.sure, _GUILTY / _FREE),
        "Guilty to innocent compares two groups. Which share do the guilty have of both together?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.sure, _GUILTY / (_GUILTY + cases.CROWD.false_alarm)),
        "In the sum below the line, how many of the players are honest? Not all of them.",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(
            seen.sure, cases.CROWD.caught / (cases.CROWD.caught + cases.CROWD.false_alarm)
        ),
        "What would you answer where nobody cheats at all? Where does the base rate stand?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.sure, 1 - cases.CROWD.sure),
        "That is the share of the innocent among the flagged.",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.sure, 100 * cases.CROWD.sure),
        "A share lies between 0 and 1. Did you make it a percentage?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: (
            near(seen.sure, _GUILTY / (_GUILTY + _FREE * cases.CROWD.times))
            or near(seen.sure, _GUILTY * cases.CROWD.times / (_GUILTY * cases.CROWD.times + _FREE))
        ),
        "Every screening flags the guilty and the innocent. Does their mixture change?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: abs(seen.sure - cases.CROWD.sure) < 5e-3,
        "That is nearly it. Is something rounded?",
    ),
    Symptom(
        cases.NO_WHOLE_PEOPLE,
        lambda seen: abs(seen.sure - cases.NO_WHOLE_PEOPLE.sure) > 1e-6,
        "Of how many flags is the share taken, and how many of them fall on the guilty? On average "
        "that need not be a whole number of people.",
    ),
]
