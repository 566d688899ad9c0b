"""How the known misconceptions about opponents show, and what to ask. First match counts."""

from __future__ import annotations

from collections.abc import Callable

from ...arena.ratings import wilson
from ..steps import Symptom
from . import cases
from .levels import PERFECT, RANDOM, WINS, YOUR_LEVEL, Level

SOFT = [
    Symptom(
        cases.ICY,
        lambda seen: seen.instead == cases.OVERFLOW,
        "e to a large power leaves the range of a float. Only *differences* of the values matter: "
        "from which of them could you measure?",
    ),
    Symptom(
        cases.VAST,
        lambda seen: seen.instead == cases.OVERFLOW,
        "e to a large power leaves the range of a float, also where you measure the values from "
        "one of them. From which one is every other value at most 0 away?",
    ),
    Symptom(
        cases.HOT,
        lambda seen: seen.values is None,
        "A model answers with a list of pairs (move, probability), one for each legal move.",
    ),
    Symptom(
        cases.MILD,
        lambda seen: abs(sum(seen.values or ()) - 1) > 0.05,
        "Weights are not yet probabilities. To what do yours add up in this position?",
    ),
    Symptom(
        cases.MILD,
        lambda seen: seen.near(0.042, 0.114, 0.844),
        "Leaves are worth that to MAX. Which one does MIN like?",
    ),
    Symptom(
        cases.HOT,
        lambda seen: seen.near(0.705, 0.259, 0.035),
        "Does T change anything? Try 0.1 and 100.",
    ),
    Symptom(
        cases.MILD_FOR_MAX,
        lambda seen: seen.near(1, 0, 0),
        "Only the first move gets a share, whoever moves. Where does your loop end?",
    ),
    Symptom(
        cases.HOT,
        lambda seen: seen.near(1 / 3, 1 / 3, 1 / 3),
        "Three replies worth 1, 2 and 4, and all get the same share. Of which position is your v "
        "the value: the one before the move, or the one after it?",
    ),
    Symptom(
        cases.HOT,
        lambda seen: seen.near(0.367, 0.332, 0.301),
        "A reply that is a little better and one that is much better get the same lead. Does your "
        "weight know the values, or only their order?",
    ),
    Symptom(
        cases.HOT,
        lambda seen: seen.near(0.38, 0.34, 0.28),
        "Two digits of each share are right. Who asked you to round?",
    ),
    Symptom(
        cases.HOT,
        lambda seen: seen.near(1, 0, 0) or seen.near(0, 0, 1),
        "Set T very large. Should the opponent become random or perfect?",
    ),
    Symptom(
        cases.CLOSE,
        lambda seen: seen.near(1, 0, 0),
        "It is cold, but the values are close: is the best reply certain? The weight e^(v/T) holds "
        "for every T.",
    ),
    Symptom(
        cases.CLOSE,
        lambda seen: seen.near(0.378, 0.342, 0.280),
        "Below T = 1 nothing changes any more. For which T does e^(v/T) hold?",
    ),
    Symptom(
        cases.FREEZING,
        lambda seen: seen.near(0.422, 0.346, 0.232) or seen.near(0.378, 0.342, 0.280),
        "T is 0.01 here, and your model is as warm as at a higher T. For which T does e^(v/T) "
        "hold?",
    ),
    Symptom(
        cases.MILD_FOR_MAX,
        lambda seen: seen.near(0.705, 0.259, 0.035),
        "Here MAX is to move. Ask the game whose turn it is: what does MAX like?",
    ),
    Symptom(
        cases.MAX_REPLIES,
        lambda seen: seen.near(0.622, 0.378) or seen.near(0.5, 0.5),
        "How good is a move after which the other side may choose? Ask a search, not a leaf.",
    ),
    Symptom(
        cases.FURTHER_DOWN,
        lambda seen: seen.near(0.547, 0.331, 0.122),
        "One move was made already, and another player is to move than at the beginning. Whose "
        "turn is it in the state that your model was given?",
    ),
    Symptom(
        cases.BY_LETTERS,
        lambda seen: not any(seen.values or ()),
        "In this game the moves are letters. Do your pairs hold the moves themselves, or their "
        "places in the list?",
    ),
    Symptom(
        cases.HOT,
        lambda seen: True,
        "The weight of a move is e^(v/T), v being its value for whoever moves. Which of the two is "
        "another number in your model: v, or T?",
    ),
]


_LOW, _HIGH = wilson(6, 30)
_HALF = 1.5 * (_HIGH - _LOW) / 2


def _errs_on(case: cases.Watched) -> Callable[[cases.Estimate], bool]:
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
