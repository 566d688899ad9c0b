"""States below the root, in 1.2, 1.3, 1.4 and 1.5; some of them are finished games.

Nothing is recorded here: to a recorded game the state that is asked about is the first one.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

from .. import questions
from ..inside import inside
from ..observe import Student, value_in
from ..steps import Property, Symptom, otherwise
from . import depth
from .cases import MIN_FIRST, Puzzle, below
from .depth import Limited
from .memory import Cost, cost


def over(nested: Any, state: tuple[int, ...]) -> Puzzle:
    """The same, where the game is over."""
    puzzle = below(nested, state)
    return puzzle._replace(words=f"{puzzle.words}, a leaf")


FIRST = below([[13, 12], [[8, 4], [9, 1]]], (1,))
SECOND = below([[6, 7], [[2, 5], [3, 4]]], (1,))
MIN_BEGAN = below([[6, 7], [5, 4]], (0,), MIN_FIRST)
FINISHED = over([[6, 7], [5, 4]], (0, 1))
LONGER_FINISHED = over([[6, [-3, 2]], [5, 4]], (0, 1, 0))
BELOW = [FIRST, SECOND, MIN_BEGAN, below([[1, 2], [9, 8]], (0,)), FINISHED, LONGER_FINISHED]
ELSEWHERE = [
    Symptom(
        SECOND,
        lambda seen: seen.value in (8, -8),
        questions.IN_ANOTHER_TREE,
    ),
    Symptom(
        FINISHED,
        lambda seen: seen.value in (0, inf, -inf, None),
        questions.OVER_HERE,
    ),
    otherwise(questions.WHERE_IT_STARTS),
]


def asked_below_the_root(holds: Callable[[Any, Any], bool]) -> Property:
    return Property(
        "On {case} your function returned {seen.text}: not the value of that state.",
        on=BELOW,
        observe=cost,
        holds=holds,
        symptoms=ELSEWHERE,
    )


ONE_PLY = Limited(FIRST, 1, depth.leftmost)
NO_PLY = Limited(FINISHED, 0, depth.even)
# One game, looked at equally far, and guessed at in two ways.
GUESSED_EVEN = Limited(SECOND, 1, depth.even)
GUESSED_AGAIN = GUESSED_EVEN._replace(evaluate=depth.leftmost)
LIMITED = [
    ONE_PLY,
    GUESSED_EVEN,
    GUESSED_AGAIN,
    Limited(MIN_BEGAN, 3, depth.even),
    NO_PLY,
    Limited(LONGER_FINISHED, 2, depth.leftmost),
]


@inside
def guess(search: Student, case: Limited) -> Cost:
    """What `search(game, state, depth, evaluate)` says of a state below the root."""
    return Cost(value_in(search(case.game, case.state, case.depth, case.evaluate)), 0)


LIMITED_BELOW = Property(
    "On {case} your function returned {seen.text}: not the value that a look this far gives.",
    on=LIMITED,
    observe=guess,
    holds=depth.guess_is_right,
    symptoms=[
        Symptom(
            GUESSED_AGAIN,
            lambda seen: seen.value == 0,
            "The same look was taken before with every guess 0, and 0 came back. By what does your "
            "function know what it has worked out: by the evaluation, too?",
        ),
        Symptom(ONE_PLY, lambda seen: seen.value == 13.5, questions.WHERE_IT_STARTS),
        Symptom(
            NO_PLY,
            lambda seen: seen.value != 7,
            "Here the game is over in the very state that is asked about. What is such a state "
            "worth, with no ply to look?",
        ),
        otherwise(questions.WHERE_IT_STARTS),
    ],
)
