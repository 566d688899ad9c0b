"""How the known misconceptions about opponents show, and what to ask. First match counts."""

from __future__ import annotations

from ...arena.ratings import wilson
from ...games.game import MAX
from ..expectimax.models import always_first
from ..steps import Symptom
from .cases import Gamble, Warm, Watched, coin
from .learning import Evidence, Seen
from .levels import PERFECT, RANDOM, WINS, Level

HOT = Warm([1, 2, 4], 10)
MILD = Warm([1, 2, 4], 1)
YOURS = Warm([1, 2, 4], 1, MAX)
ICY = Warm([1000, 1003], 0.01)
LATER = Warm([[5, 9], [6, 7]], 2)

SOFT = [
    Symptom(
        ICY,
        lambda seen: seen.overflow,
        "e to a large power leaves the range of a float. Only *differences* of the values matter: "
        "from which of them could you measure?",
    ),
    Symptom(
        HOT,
        lambda seen: seen.of is None,
        "A model answers with a list of pairs (move, probability), one for each legal move.",
    ),
    Symptom(
        MILD,
        lambda seen: abs(sum(seen.of or ()) - 1) > 0.01,
        "Weights are not yet probabilities. To what do yours add up in this position?",
    ),
    Symptom(
        MILD,
        lambda seen: seen.near(0.042, 0.114, 0.844),
        "Leaves are worth that to MAX. Which one does MIN like?",
    ),
    Symptom(
        HOT,
        lambda seen: seen.near(0.705, 0.259, 0.035),
        "Does T change anything? Try 0.1 and 100.",
    ),
    Symptom(
        HOT,
        lambda seen: seen.near(1, 0, 0) or seen.near(0, 0, 1),
        "Set T very large. Should the opponent become random or perfect?",
    ),
    Symptom(
        YOURS,
        lambda seen: seen.near(0.705, 0.259, 0.035),
        "Here MAX is to move. Ask the game whose turn it is: what does *he* like?",
    ),
    Symptom(
        LATER,
        lambda seen: seen.near(0.622, 0.378),
        "How good is a move after which the other side may choose? Ask a search, not a leaf.",
    ),
    Symptom(HOT, lambda seen: True, "The weight of a move is e^(v/T), v being its value for him."),
]

EVEN = Evidence({"sharp": 0.5, "wild": 0.5}, {"sharp": 0.1, "wild": 0.4})
UNEVEN = Evidence({"sharp": 0.9, "wild": 0.1}, {"sharp": 0.1, "wild": 0.4})
NOBODY = Evidence({"sharp": 0.9, "wild": 0.1}, {"sharp": 0, "wild": 0})
RULED_OUT = Evidence({"perfect": 0.75, "random": 0.25}, {"perfect": 0, "random": 0.5})

UPDATES = [
    Symptom(
        EVEN,
        lambda seen: seen.of is None,
        "Return a new dict: each model's name, and how probable it is now.",
    ),
    Symptom(
        EVEN,
        lambda seen: seen.near(sharp=0.05, wild=0.2),
        "In proportion is right. What must be done so that they add up to 1?",
    ),
    Symptom(
        EVEN,
        lambda seen: seen.near(sharp=0.25, wild=1),
        "Divided by the largest, they do not add up to 1. By what should they be divided?",
    ),
    Symptom(
        EVEN,
        lambda seen: (
            seen.near(sharp=2 / 3, wild=1)
            or seen.near(sharp=0.4, wild=0.6)
            or seen.near(sharp=0.6, wild=0.9)
        ),
        '"In proportion to" means times, not plus. What happens to a model that had called the '
        "move impossible?",
    ),
    Symptom(
        EVEN,
        lambda seen: seen.near(sharp=0.6, wild=0.4) or seen.near(sharp=0.8, wild=0.2),
        'The move had surprised "sharp" more than "wild". Which of the two should gain?',
    ),
    Symptom(
        UNEVEN,
        lambda seen: seen.near(sharp=0.2, wild=0.8),
        "Nine to one was believed before. Does one move wipe that out?",
    ),
    Symptom(
        UNEVEN,
        lambda seen: seen.near(sharp=0.9, wild=0.1),
        "The belief did not move. What did the two models say of the move?",
    ),
    Symptom(
        NOBODY,
        lambda seen: seen.divided or seen.of is None or not seen.near(sharp=0.9, wild=0.1),
        "Every model had called this move impossible. What is the sum then, and what is asked for?",
    ),
    Symptom(
        RULED_OUT,
        lambda seen: not seen.near(perfect=0, random=1),
        "A model had called the move impossible, and it was played. How probable is it now?",
    ),
]

FEW = Seen("aab", "abc")

HABITS = [
    Symptom(
        FEW,
        lambda seen: seen.of is None,
        "Return a dict: each legal move, and how probable it is.",
    ),
    Symptom(
        FEW,
        lambda seen: seen.near(a=2 / 3, b=1 / 3, c=0),
        "Three observations. How sure are you that c is impossible?",
    ),
    Symptom(
        FEW,
        lambda seen: abs(sum(seen.of.values()) - 1) > 0.01,
        "Each move is counted once more than seen. How many counts are there then in all?",
    ),
    Symptom(
        Seen("", "ab"),
        lambda seen: seen.divided,
        "Nothing was seen yet. How often does each move count?",
    ),
    Symptom(
        FEW,
        lambda seen: not seen.near(a=1 / 2, b=1 / 3, c=1 / 6),
        "Each move is counted once more than it was seen. How often is each of the three?",
    ),
]

SIX = Watched(6, 30, 3)
NEVER = Watched(0, 10, 3)
OFTEN = Watched(9, 10, 2)
_LOW, _HIGH = wilson(6, 30)

ESTIMATES = [
    Symptom(
        SIX,
        lambda seen: seen.numbers is None,
        "Return three numbers: ε, the least it may be, the most it may be.",
    ),
    Symptom(
        SIX,
        lambda seen: seen.near(0.2),
        "Some of his random moves are the best one. Did you see those as errors?",
    ),
    Symptom(
        SIX,
        lambda seen: seen.near(0.2 * 2 / 3) or seen.near(0.1) or seen.near(0.15),
        "Which is larger, ε or the share of errors that you see?",
    ),
    Symptom(
        SIX,
        lambda seen: seen.near(0.6) or seen.near(0.4),
        "Of three random replies one is the best. Which part of them shows as an error?",
    ),
    Symptom(
        SIX,
        lambda seen: seen.near(0.3, _LOW, _HIGH),
        "That is the interval around the share of errors. Where does it lie around ε?",
    ),
    Symptom(
        SIX,
        lambda seen: not seen.near(0.3) and seen.near(1.5 * _LOW, 0.3),
        "ε comes first, then the least and the most.",
    ),
    Symptom(
        OFTEN,
        lambda seen: seen.numbers is not None and max(seen.numbers) > 1,
        "ε is a probability. May it be above 1?",
    ),
    Symptom(
        NEVER,
        lambda seen: seen.numbers is not None and seen.numbers[2] < 0.01,
        "No error in ten replies. Can you be sure that he never errs?",
    ),
    Symptom(
        SIX,
        lambda seen: seen.near(0.3),
        "ε is right. Which interval of the share of errors do the two ends come from?",
    ),
]

TEMPTING = Gamble([[3, 3], [1, 10]], coin, 2)
BETWEEN = Gamble([[3, 3], [1, 10]], coin, 2.5)
TOO_DEAR = Gamble([[3, 3], [1, 10]], coin, 1)
FIRST = Gamble([[6, 1], [4, 4]], always_first, 3)
TRUSTED = Gamble([[6, 1], [4, 4]], always_first, 2)
GIFT = Gamble([[[5, 5], [[6, 20], [9, 9]]], [[4, 4], [4, 4]]], coin, 0)
SECOND = Gamble([[[[0, 30], [5, 5]], 6], [4, 4]], coin, 0)
DARING = Gamble([[[[0, 30], [5, 5]], 6], [4, 4]], coin, 5)

GAMBLES = [
    Symptom(
        TEMPTING,
        lambda seen: seen.move is None,
        "Return three things: the move, its income, its worst case.",
    ),
    Symptom(
        TEMPTING,
        lambda seen: seen.move not in ("0", "1"),
        "The first of the three should be something you could hand to game.result.",
    ),
    Symptom(
        BETWEEN,
        lambda seen: seen.near(1, 1, 1) or seen.near(0, 3, 3),
        "Against THIS opponent, what does each move earn on average?",
    ),
    Symptom(
        TEMPTING,
        lambda seen: seen.near(0, 3, 3),
        "The other move costs exactly the risk that you dare. Is that allowed?",
    ),
    Symptom(
        TEMPTING,
        lambda seen: seen.move == "1" and abs(seen.worst - 1) > 1e-6 and seen.worst > 1,
        "The worst case is what *anybody* could do to your plan. Which reply would that be?",
    ),
    Symptom(
        TEMPTING,
        lambda seen: seen.near(1, 10, 1),
        "The average, not the best that may happen: how often does he reply like that?",
    ),
    Symptom(
        TRUSTED,
        lambda seen: seen.move == "0",
        "Your plan trusts the model. How deep could it fall if he plays something else?",
    ),
    Symptom(
        TOO_DEAR,
        lambda seen: seen.move == "1",
        "How far may your plan end below the guaranteed value, and how far does it?",
    ),
    Symptom(
        TOO_DEAR,
        lambda seen: seen.move == "0" and abs(seen.worst - 2) < 1e-6,
        "So deep the plan *may* fall. How deep does it?",
    ),
    Symptom(
        FIRST,
        lambda seen: seen.near(0, 6, 6),
        "The model has him always play the first move. Is the other one against the rules?",
    ),
    Symptom(
        FIRST,
        lambda seen: seen.near(0, 3.5, 1) or seen.near(1, 4, 4),
        "With which probabilities does *this* opponent reply? Ask the model.",
    ),
    Symptom(
        SECOND,
        lambda seen: abs(seen.income - 10.5) < 1e-6,
        "The first move keeps the floor. And your second?",
    ),
    Symptom(
        GIFT,
        lambda seen: abs(seen.income - 7) < 1e-6,
        "After his mistake you hold more than the floor asks for. May you gamble with the rest?",
    ),
    Symptom(
        DARING,
        lambda seen: seen.move == "0" and abs(seen.worst - 5) < 1e-6,
        "5 was possible there. What is the worst that the plan *you* follow may end with?",
    ),
    Symptom(
        GIFT,
        lambda seen: abs(seen.income - 9) > 1e-6,
        "After his reply it is your turn again. Who chooses there, and among which moves?",
    ),
]


YOUR_LEVEL = "your level"


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
        "Too strong for a level in the middle. Which screw would you turn: depth, or care?",
    ),
    _level(_weak, "Too weak for a level in the middle. Does it see what is threatened?"),
]
