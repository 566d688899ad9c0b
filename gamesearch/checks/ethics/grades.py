"""What the grade cells of lesson 14 look at: other dials, crowds and logs than the checks."""

from __future__ import annotations

import random
from typing import Any

from ..forms import own_types
from ..observe import Student, with_twins
from ..steps import Finding
from . import SEALS
from .audits import HONEST, SELLING, audited, judged, short_logs
from .cases import FEW_ALARMS, Court, Crowd, Dial, flags, line, tuned
from .notice import form


def claims(answer: Any, among: str) -> list[bool]:
    """14.1: which of these claims were called false."""
    found = SEALS.steps["14.1"].read(own_types(answer))
    if isinstance(found, Finding):
        raise ValueError("the claims are not named by letters")
    return [claim in found for claim in among]


def matches(handicap: Student, key: int) -> list[bool]:
    """14.2: is the match even, on some dials?"""
    chance = random.Random(key)
    dials = [
        Dial(
            round(chance.uniform(0.8, 1), 2),
            round(chance.uniform(0.55, 0.75), 2),
            round(chance.uniform(0.45, 0.55), 2),
            chance.choice((0.5, 1.0, 1.7, 2.5)),
        )
        for _ in range(4)
    ]
    dials += [
        Dial(0.9, 0.6, 0.6, 7 + key % 3),
        Dial(0.9, 0.7, 0.6, 109.4, 0.02),
        Dial(0.85, 0.75, 0.6, 0.1),
        Dial(0.7, 0.3, 0.55),
        Dial(0.88, 0.72, 0.3, 4),
    ]
    return [tuned(handicap, dial).is_even for dial in dials]


def _crowds(key: int) -> list[Crowd]:
    chance = random.Random(key)
    return [
        Crowd(
            chance.randrange(1000, 90_000),
            chance.choice((0.0005, 0.003, 0.02, 0.3)),
            chance.choice((0.53, 0.77, 0.94)),
            chance.choice((0.0002, 0.004, 0.05)),
            chance.choice((2, 12, 52)),
        )
        for _ in range(4)
    ] + [
        FEW_ALARMS._replace(players=30 + key),
        *with_twins(
            Crowd(30 + key, 0.2, 0.8, 0.3, 10),
            **{"players": 700, "base": 0.4, "caught": 0.6, "false_alarm": 0.1, "times": 3},
        ),
    ]


def innocents(screen: Student, key: int) -> list[float]:
    """14.3: innocent flags in a year."""
    return [round(flags(screen, crowd).innocent, 3) for crowd in _crowds(key)]


def sureness(screen: Student, key: int) -> list[float]:
    """14.3: the share of the guilty among the flagged, of a million."""
    return [round(1e6 * flags(screen, crowd).sure, 2) for crowd in _crowds(key)]


def lines(draw: Student, key: int) -> list[float | None]:
    """14.4: where the line is drawn."""
    chance = random.Random(key)
    courts = [
        Court(
            chance.randrange(30, 140),
            chance.choice((0.35, 0.5, 0.62)),
            chance.randrange(500, 60_000),
            chance.choice((0.4, 1.5, 7, 30)),
        )
        for _ in range(5)
    ]
    courts += with_twins(courts[0], of=25, rate=0.7, players=90, allowed=60)[1:]
    return [line(draw, court) for court in courts]


def ends(draw: Student) -> list[float | None]:
    """14.4: where nobody can be accused, where everybody may be, and where one match is enough."""
    courts = (
        *(Court(6, 0.95, 300, 2), Court(25, 0.4, 12, 15), Court(5, 0.06, 100, 30)),
        *(Court(1, 0.5, 4, 2), Court(2, 0.5, 8, 2)),  # exactly as many as are allowed
        *(Court(2, 0.5, 2, 0.45), Court(2, 0.5, 4, 0.9995), Court(7, 0.5, 90, 0)),
        *(Court(5, 0, 30, 2), Court(5, 1, 30, 2), Court(7, 0, 20, 0)),
        Court(30, 0.5, 8, 7),  # a line below what the honest match on average
    )
    return [line(draw, court) for court in courts]


def audits(audit: Student, key: int) -> list[bool]:
    """14.5: do the numbers separate hidden logs?"""
    told_apart = [audited(audit, key + more).separates for more in range(2)]
    return [*told_apart, *(judged(audit, each) is not None for each in short_logs(1400 + key))]


def most(audit: Student, key: int) -> bool:
    """14.5: are nine of ten pairs, an honest log and a selling one, in the right order?"""
    scores = audited(audit, key)
    if not scores.are_numbers:
        raise TypeError("an audit gives a number for each log")
    pairs = [(one, two) for one in HONEST for two in SELLING]
    return sum(not scores.above(*pair) for pair in pairs) >= 0.9 * len(pairs)


def by_hand(answer: Any, part: str) -> float:
    """14.6: a number, rounded as it was sealed."""
    given = own_types(answer[part])
    if isinstance(given, str):
        raise ValueError("a number in quotes is a text")
    return SEALS.steps[f"14.6/{part}"].read(float(given))


def notice(answer: Any) -> list[bool]:
    """14.7: the form alone."""
    return form(answer)
