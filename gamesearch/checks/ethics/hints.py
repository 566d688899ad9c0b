"""How the known misconceptions about matches, flags and audits show, and what to ask then."""

from __future__ import annotations

from ..steps import Symptom
from .cases import Court, Crowd, Dial, Tuned, near

DIAL = Dial(0.95, 0.65, 0.64, 1.6)

_STRAIGHT = (DIAL.mean(0) - 0.5) / (DIAL.mean(0) - DIAL.mean(1))


def _at(seen: Tuned, h: float, within: float = 1e-3) -> bool:
    return seen.h is not None and abs(seen.h - h) < within


EVEN = [
    Symptom(
        DIAL,
        lambda seen: seen.h is None,
        "What comes back should be the handicap itself: one number, from 0 to 1.",
    ),
    Symptom(
        DIAL,
        lambda seen: abs(seen.begins - 0.5) < 0.006,
        "It is even while the program begins. And in the games in which it is second?",
    ),
    Symptom(
        DIAL,
        lambda seen: abs(seen.second - 0.5) < 0.006,
        "It is even while the program is second. And in the games which it begins?",
    ),
    Symptom(
        DIAL,
        lambda seen: abs(seen.mean - 0.25) < 0.003,
        "The two shares make one half together. What should they make together?",
    ),
    Symptom(
        DIAL,
        lambda seen: _at(seen, 0.5, 0.007),
        "Is one half the share of the points, or the handicap that leads to it?",
    ),
    Symptom(
        DIAL,
        lambda seen: _at(seen, 0, 0.02) or _at(seen, 1, 0.02),
        "That is an end of the dial. When the share in the middle is too high, "
        "in which half do you go on looking?",
    ),
    Symptom(
        DIAL,
        lambda seen: _at(seen, _STRAIGHT),
        "You took the score for a straight line. What is it at the handicap you found?",
    ),
    Symptom(
        DIAL,
        lambda seen: abs(10 * seen.h - round(10 * seen.h)) < 1e-6,
        "Between two tenths the score goes on falling. How close to one half do you get?",
    ),
]

CROWD = Crowd(20_000, 0.002, 0.8, 0.03, 12)

INNOCENT = [
    Symptom(
        CROWD,
        lambda seen: seen.pair is None,
        "Two numbers come back: the innocent flags in a year, and the share of the guilty.",
    ),
    Symptom(
        CROWD,
        lambda seen: near(seen.innocent, CROWD.false_alarm),
        "That is the chance of one honest player, at one screening. "
        "How many honest players will be flagged by luck alone?",
    ),
    Symptom(
        CROWD,
        lambda seen: near(seen.innocent, CROWD.innocent / CROWD.times),
        "That is one screening. How many are there in a year?",
    ),
    Symptom(
        CROWD,
        lambda seen: near(seen.innocent, CROWD.players * CROWD.false_alarm * CROWD.times),
        "Are all of the players innocent? For whom are false alarms counted?",
    ),
    Symptom(
        CROWD,
        lambda seen: near(seen.innocent, sum(CROWD.screen.flagged(CROWD.players)) * CROWD.times),
        "Those are all who are flagged. Which of them are innocent?",
    ),
    Symptom(
        CROWD,
        lambda seen: near(seen.innocent, CROWD.screen.flagged(CROWD.players)[0] * CROWD.times),
        "Those are the guilty who are flagged. And the others?",
    ),
    Symptom(
        CROWD,
        lambda seen: near(seen.sure, CROWD.innocent) or near(seen.innocent, CROWD.sure),
        "Are the two numbers in the order that was asked for?",
    ),
]

_GUILTY, _FREE = CROWD.screen.flagged(1)

SURE = [
    Symptom(
        CROWD,
        lambda seen: near(seen.sure, 1 - CROWD.false_alarm),
        "Out of 100,000 players, how many honest ones are flagged? How many cheaters?",
    ),
    Symptom(
        CROWD,
        lambda seen: near(seen.sure, CROWD.caught),
        "That is the share of the guilty who are flagged. Which share of the flagged is guilty?",
    ),
    Symptom(
        CROWD,
        lambda seen: near(seen.sure, CROWD.base),
        "That is how likely guilt was before the flag. What does the flag add?",
    ),
    Symptom(
        CROWD,
        lambda seen: near(seen.sure, _GUILTY),
        "That is the share of ALL players. Of how many flags is it a part?",
    ),
    Symptom(
        CROWD,
        lambda seen: near(seen.sure, _GUILTY / _FREE),
        "Guilty to innocent compares two groups. Which share do the guilty have of both together?",
    ),
    Symptom(
        CROWD,
        lambda seen: near(seen.sure, _GUILTY / (_GUILTY + CROWD.false_alarm)),
        "In the sum below the line, how many of the players are honest? Not all of them.",
    ),
    Symptom(
        CROWD,
        lambda seen: near(seen.sure, CROWD.caught / (CROWD.caught + CROWD.false_alarm)),
        "What would you answer where nobody cheats at all? Where does the base rate stand?",
    ),
    Symptom(
        CROWD,
        lambda seen: near(seen.sure, 1 - CROWD.sure),
        "That is the share of the innocent among the flagged.",
    ),
    Symptom(
        CROWD,
        lambda seen: near(seen.sure, 100 * CROWD.sure),
        "A share lies between 0 and 1. Did you make it a percentage?",
    ),
    Symptom(
        CROWD,
        lambda seen: (
            near(seen.sure, _GUILTY / (_GUILTY + _FREE * CROWD.times))
            or near(seen.sure, _GUILTY * CROWD.times / (_GUILTY * CROWD.times + _FREE))
        ),
        "Every screening flags the guilty and the innocent. Does their mixture change?",
    ),
]

COURT = Court(100, 0.5, 10_000, 10)
LENIENT = Court(30, 0.3, 10, 20)

LINES = [
    Symptom(
        COURT,
        lambda seen: seen is None,
        "One whole number of matches comes back.",
    ),
    Symptom(
        COURT,
        lambda seen: seen == COURT.line - 1,
        "Whoever reaches the line is accused, too. And whoever lies beyond it? "
        "How many innocents are that in all?",
    ),
    Symptom(
        COURT,
        lambda seen: seen == COURT.line + 1,
        "One match fewer would do as well. Is 'at least' more than, or equal, too?",
    ),
    Symptom(
        COURT,
        lambda seen: seen == 0,
        "At your line everybody is accused. Is what is allowed a number of players, or a "
        "probability?",
    ),
    Symptom(
        COURT,
        lambda seen: seen in (59, 60),
        "Your line lets one innocent player in twenty pass it. How many players are there?",
    ),
    Symptom(
        COURT,
        lambda seen: (
            seen is not None and abs(seen - round(100 * COURT.line / COURT.of) / 100) < 1e-6
        ),
        "That is a share. How many matches are meant, of so many moves?",
    ),
    Symptom(
        LENIENT,
        lambda seen: seen != 0,
        "Here even accusing everybody stays within what is allowed. What is the lowest line?",
    ),
    Symptom(
        Court(60, 0.6, 50_000, 1),
        lambda seen: seen is not None and seen < 50,
        "How many of the honest players reach your line? Multiply, and compare with the allowed.",
    ),
    Symptom(
        Court(10, 0.9, 100, 1),
        lambda seen: seen is not None and seen != 11,
        "Ten of ten matches: how often does an honest player with a rate of 0.9 have that?",
    ),
]


def _is_easy(seen) -> bool:  # type: ignore[no-untyped-def]
    return seen.above("easy, everybody wins", "selling, hard")


AUDITS = [
    Symptom(1, lambda seen: not seen.are_numbers, "What comes back should be one number."),
    Symptom(
        1,
        lambda seen: seen.is_reversed,
        "All the numbers are apart, the wrong way round: which of them should be larger?",
    ),
    Symptom(
        1,
        lambda seen: seen.of["a shop people like"] > 2 * seen.of["even"] > 0,
        "People may buy much because they like to. Is buying a trick of the keeper?",
    ),
    Symptom(
        1,
        lambda seen: len(set(seen.of.values())) == 1,
        "Every log gets the same number. Which rounds did you count?",
    ),
    Symptom(
        1,
        lambda seen: len(set(seen.of.values())) == 2,
        "Give a number, not a verdict: how suspicious is each log, one more than another?",
    ),
    Symptom(
        1,
        lambda seen: _is_easy(seen) and not seen.above("hard", "selling, easy"),
        "Some honest keepers let everybody win more often. "
        "Is winning much a trick, if it does not depend on what one buys?",
    ),
    Symptom(
        1,
        lambda seen: seen.above("hard", "selling, easy"),
        "Some honest keepers are hard, for everybody and always. "
        "With what should the results after declining be compared?",
    ),
    Symptom(
        1,
        lambda seen: True,
        "Look at the rounds right after an offer. What do they depend on, with either keeper?",
    ),
]
