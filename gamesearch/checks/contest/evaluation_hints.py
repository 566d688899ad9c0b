"""How misconceptions about an evaluation of Connect Four show, and what to ask then."""

from __future__ import annotations

from ..steps import Symptom
from . import evaluations

NODES = 100  # a move, in the matches of 15.2
SCALE = [
    Symptom(
        "3 0 3 0 3 0",
        lambda seen: seen.value is not None and abs(seen.value) >= 1,
        "A won game is worth 1 and a lost one −1. What does a search prefer to a win, then?",
    ),
    Symptom(
        "3",
        lambda seen: seen.value is not None and abs(seen.value) >= 1,
        "Only one player has a stone here, and that is far from a win. What is your number made "
        "of, and what does it become where one side has nothing?",
    ),
    Symptom(
        "3 0 3 0 3 0",
        lambda seen: seen.value is None,
        "What comes back should be one number. What does yours give back?",
    ),
    Symptom(
        evaluations.CROWDED[0],
        lambda seen: seen.value is not None and abs(seen.value) >= 1,
        "On a crowded board there are many threes. How large can your sum become, and what keeps "
        "it from being worth as much as a win?",
    ),
    Symptom(
        evaluations.CROWDED[1],
        lambda seen: seen.value is not None and abs(seen.value) >= 1,
        "Here MIN has far more, so that your sum is negative. What stands below the line then?",
    ),
]
SIDES = [
    Symptom(
        "3 0 3 0 3 0",
        lambda seen: seen.value == seen.other != 0,
        "With the colours exchanged the value stays the same. Is it the value for MAX, or for the "
        "player to move, and does it see whose stones are whose?",
    ),
    Symptom(
        "3 0 3 0 3 0",
        lambda seen: True,
        "Exchange the colours on paper: which part of your sum does not change its sign?",
    ),
]
POINTLESS = [
    Symptom(
        NODES,
        lambda seen: seen == 7,
        "Half of the points is what the search earns against itself. Which positions does your "
        "evaluation tell apart?",
    ),
    Symptom(
        NODES,
        lambda seen: seen < 7,
        "That is less than without an evaluation. Does yours grow when MAX gets closer to four in "
        "a line, and does it see what MIN has?",
    ),
    Symptom(
        NODES,
        lambda seen: True,
        "It helps, a little. What else does it take for four in a line, and how much does each "
        "thing weigh?",
    ),
]
