"""Lesson 02: turns, shapes, and windows that hold the value or lie beside it."""

from __future__ import annotations

from . import Dimension
from .trees import (
    ABOVE_IT,
    ALL_ABOVE,
    ALL_BELOW,
    AT_ITS_END,
    BELOW_IT,
    CHOICES,
    FRACTIONS,
    INSIDE_IT,
    MIDDLE_BEST,
    MILLIONS,
    NARROW,
    NEIGHBOURS,
    ONE_CHILD,
    ONE_PLY,
    SHAPES,
    THREE_CHILDREN,
    THREE_PLIES,
    TURNS,
    TWICE,
    ZERO,
    best,
    lasts,
    mover,
)

FIFTY_PLIES = Dimension("fifty plies or longer", lambda asked: lasts(asked, 50))
FORTY_PLIES = Dimension("forty plies or longer", lambda asked: lasts(asked, 40))
BELOW_THE_ROOT = Dimension(
    "a state below the root", lambda asked: asked.state != asked.game.initial
)

FAR = [
    Dimension("far below the guess", lambda asked: best(asked) < asked.low - 5),
    Dimension("far above the guess", lambda asked: best(asked) > asked.high + 5),
    Dimension("inside the guess", lambda asked: asked.low < best(asked) < asked.high),
    Dimension("at an end of the guess", lambda asked: best(asked) in (asked.low, asked.high)),
    Dimension("MIN begins", lambda asked: mover(asked) == 1),
]

VARIES = {
    ("2.2", ""): [
        *(*TURNS, *SHAPES, *CHOICES, MIDDLE_BEST, TWICE, NEIGHBOURS, ZERO, ALL_BELOW, ALL_ABOVE),
        *(FRACTIONS, MILLIONS, FIFTY_PLIES, BELOW_THE_ROOT),
        *(NARROW, BELOW_IT, ABOVE_IT, INSIDE_IT, AT_ITS_END),
    ],
    ("2.3", ""): [
        *TURNS,
        *CHOICES,
        MIDDLE_BEST,
        THREE_CHILDREN,
        THREE_PLIES,
        NEIGHBOURS,
        FRACTIONS,
        MILLIONS,
        TWICE,
        FORTY_PLIES,
    ],
    ("2.5", "search"): [
        FIFTY_PLIES,
        BELOW_THE_ROOT,
        *TURNS,
        ONE_CHILD,
        ONE_PLY,
        THREE_PLIES,
        *CHOICES,
        ALL_BELOW,
        ALL_ABOVE,
        FRACTIONS,
    ],
    ("2.5", "guess"): FAR,
}
