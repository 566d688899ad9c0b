"""How the known misconceptions about opponents show, and what to ask. First match counts."""

from __future__ import annotations

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
        cases.HOT,
        lambda seen: seen.values is None,
        "A model answers with a list of pairs (move, probability), one for each legal move.",
    ),
    Symptom(
        cases.MILD,
        lambda seen: abs(sum(seen.values or ()) - 1) > 0.01,
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
        cases.MILD_FOR_MAX,
        lambda seen: seen.near(0.705, 0.259, 0.035),
        "Here MAX is to move. Ask the game whose turn it is: what does MAX like?",
    ),
    Symptom(
        cases.MAX_REPLIES,
        lambda seen: seen.near(0.622, 0.378),
        "How good is a move after which the other side may choose? Ask a search, not a leaf.",
    ),
    Symptom(
        cases.HOT,
        lambda seen: True,
        "The weight of a move is e^(v/T), v being its value for whoever moves.",
    ),
]


_LOW, _HIGH = wilson(6, 30)

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
        lambda seen: seen.near(0.3),
        "ε is right. Which interval of the share of errors do the two ends come from?",
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
