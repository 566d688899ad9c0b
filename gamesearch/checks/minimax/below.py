"""States below the root, in 1.2, 1.3, 1.4 and 1.5; some of them are finished games.

Nothing is recorded here: to a recorded game the state that is asked about is the first one.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

from ..inside import inside
from ..observe import Student, value_in
from ..steps import Property, Symptom, otherwise
from . import depth
from .cases import MIN_FIRST, Cost, Puzzle, below, cost
from .depth import Limited


def over(nested: Any, state: tuple[int, ...]) -> Puzzle:
    """The same, where the game is over."""
    puzzle = below(nested, state)
    return puzzle._replace(words=f"{puzzle.words}, a leaf")


FIRST = below([[13, 12], [[8, 4], [9, 1]]], (1,))
SECOND = below([[6, 7], [[2, 5], [3, 4]]], (1,))
BELOW = [
    *(FIRST, SECOND, below([[6, 7], [5, 4]], (0,), MIN_FIRST), below([[1, 2], [9, 8]], (0,))),
    *(over([[6, 7], [5, 4]], (0, 1)), over([[6, [-3, 2]], [5, 4]], (0, 1, 0))),
]
ELSEWHERE = [
    Symptom(
        SECOND,
        lambda seen: seen.value in (8, -8),
        "That is what the state (1,) is worth in another tree, which was asked about before. What "
        "does your function keep from one call to the next?",
    ),
    Symptom(
        BELOW[4],
        lambda seen: seen.value in (0, inf, -inf, None),
        "Here the game is over in the very state that is asked about. What is such a state worth, "
        "and does your function look whether it has got one?",
    ),
    otherwise(
        "At the root of other trees it is right. From which state does your function start here, "
        "and of which state does it ask whose turn it is?"
    ),
]


def asked_below_the_root(holds: Callable[[Any, Any], bool]) -> Property:
    return Property(
        "On {case} your function returned {seen.text}: not the value of that state.",
        on=BELOW,
        observe=cost,
        holds=holds,
        symptoms=ELSEWHERE,
    )


# The second and the third are one game, looked at equally far, and guessed at in two ways.
LIMITED = [
    Limited(FIRST, 1, depth.leftmost),
    Limited(below([[6, 7], [[2, 5], [3, 4]]], (1,)), 1, depth.even),
    Limited(below([[6, 7], [5, 4]], (0,), MIN_FIRST), 3, depth.even),
    Limited(BELOW[4], 0, depth.even),
    Limited(BELOW[5], 2, depth.leftmost),
]
LIMITED.insert(2, LIMITED[1]._replace(evaluate=depth.leftmost))


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
            LIMITED[2],
            lambda seen: seen.value == 0,
            "The same look was taken before with every guess 0, and 0 came back. By what does your "
            "function know what it has worked out: by the evaluation, too?",
        ),
        Symptom(LIMITED[0], lambda seen: seen.value == 13.5, ELSEWHERE[-1].ask),
        Symptom(
            LIMITED[4],
            lambda seen: seen.value != 7,
            "Here the game is over in the very state that is asked about. What is such a state "
            "worth, with no ply to look?",
        ),
        ELSEWHERE[-1],
    ],
)
