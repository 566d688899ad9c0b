"""How misconceptions about flags show, in 14.3. The first match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import cases
from .cases import near

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
            seen.innocent,
            (cases.CROWD.players - cases.CROWD.screen.flagged(cases.CROWD.players)[0])
            * cases.CROWD.false_alarm
            * cases.CROWD.times,
        ),
        "Some who cheat are not caught. Does that make them innocent?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(
            seen.innocent,
            (cases.CROWD.players - _HONEST) * cases.CROWD.false_alarm * cases.CROWD.times,
        ),
        "So many false alarms there would be among those who cheat. Among whom are there any?",
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
        lambda seen: near(
            seen.innocent, _HONEST * (1 - cases.CROWD.false_alarm) * cases.CROWD.times
        ),
        "Those are the honest players who are not flagged. Who is?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.innocent, _FLAGGED_ONCE),
        "Those are the innocent players who are flagged at least once. Somebody may be flagged in "
        "March and again in May: how many flags is that?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: 1e-6 < abs(seen.innocent - cases.CROWD.innocent) < 1,
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
_MISSED = cases.CROWD.base - _GUILTY
_ONCE = (  # flagged at least once: the guilty, the innocent
    cases.CROWD.base * (1 - (1 - cases.CROWD.caught) ** cases.CROWD.times),
    _FLAGGED_ONCE / cases.CROWD.players,
)

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
        lambda seen: (
            near(seen.sure, cases.CROWD.caught / (cases.CROWD.caught + cases.CROWD.false_alarm))
            or near(seen.sure, cases.CROWD.caught / (cases.CROWD.caught + _FREE))
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
        lambda seen: near(seen.sure, cases.CROWD.sure / cases.CROWD.times),
        "Every screening flags the guilty and the innocent. Is the share of the guilty another one "
        "after several?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.sure, _ONCE[0] / sum(_ONCE)),
        "Those are people who are flagged at least once. What share of all flags is asked for, if "
        "whoever is flagged twice counts twice?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.sure, 1 - (1 - cases.CROWD.caught) ** cases.CROWD.times),
        "So probable it is that one who cheats is flagged at least once. Of all flags, which share "
        "falls on the guilty?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.sure, _MISSED / (_MISSED + _FREE)),
        "Those are the guilty who are not flagged. Which ones are among the flagged?",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: near(seen.sure, _GUILTY / (cases.CROWD.base + _FREE)),
        "In the sum below the line, how many of the guilty are flagged? Not all of them.",
    ),
    Symptom(
        cases.CROWD,
        lambda seen: seen.sure in (round(cases.CROWD.sure, 2), round(cases.CROWD.sure, 3)),
        "Do not round: the share is asked for as it is.",
    ),
    Symptom(
        cases.NO_WHOLE_PEOPLE,
        lambda seen: abs(seen.sure - cases.NO_WHOLE_PEOPLE.sure) > 1e-6,
        "Of how many flags is the share taken, and how many of them fall on the guilty? On average "
        "that need not be a whole number of people.",
    ),
]
