"""How misconceptions about quick wins and late losses show, and what to ask then."""

from __future__ import annotations

from ..steps import Symptom
from . import endings

EAGER = [
    Symptom(
        endings.X_WINS,
        lambda seen: seen.ending is None,
        "Is what you return a free cell?",
    ),
    Symptom(
        endings.SLOW_WIN,
        lambda seen: seen.ending is not None and seen.ending.outcome < 1,
        "There is a win, though a slow one, and it was given away. However long it takes, "
        "is a win still worth more than a draw in your numbers?",
    ),
    Symptom(
        endings.NARROW_DRAW,
        lambda seen: seen.ending is not None and seen.ending.outcome < 0,
        "There is a draw, and it was given away. However late it comes, is a loss still worth "
        "less than a draw in your numbers?",
    ),
    Symptom(
        endings.X_WINS,
        lambda seen: seen.ending is not None and seen.ending.plies > 1,
        "X could win at once. Which number should be larger: the value of a win in 1 or of a win "
        "in 5?",
    ),
    Symptom(
        endings.O_WINS,
        lambda seen: seen.ending is not None and seen.ending.plies > 1,
        "O could win at once. For O, in which direction does a quicker win move the number?",
    ),
    Symptom(
        endings.X_LOSES,
        lambda seen: seen.ending is not None and seen.ending.plies < 4,
        "X loses here in any case, sooner or later. Which number should be larger for X: "
        "a loss in 2 or a loss in 4?",
    ),
]
