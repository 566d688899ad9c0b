"""The exercises of lesson 06: averages, thresholds, scale, bounds at chance nodes, habits."""

from __future__ import annotations

from math import inf

from ...games.game import CHANCE, MAX, MIN
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property
from .cases import (
    DiceTree,
    HalfRead,
    average_is_right,
    averaged,
    interval_is_right,
    interval_of,
    stop_of,
    upset,
)
from .hints import (
    AVERAGES,
    COIN,
    DISASTER,
    GENIUS,
    INTERVALS,
    LUCKY,
    OPPONENT,
    RARE,
    REPLIES,
    SQUARES,
    STOPS,
)
from .models import (
    Facing,
    Replies,
    always_first,
    chosen_against,
    genius,
    income_is_highest,
    is_the_genius,
    mostly_last,
    shares_of,
)

LESSON = "06_expectimax"
SEALS = Seals(__package__)

TREES = [
    OPPONENT,
    COIN,
    RARE,
    LUCKY,
    DISASTER,
    DiceTree([(0.25, 4), (0.75, 8)], (CHANCE, MAX)),
    DiceTree([(0.5, 1), (0.5, 4)], (CHANCE, MAX)),
    DiceTree([(0.5, 4), (0.5, 8)], (CHANCE, MIN)),
    DiceTree([[(0.5, 2), (0.5, 9)], 7], (MIN, CHANCE)),
    DiceTree([[-4, -8], [-3, -11]], (MAX, CHANCE)),
    DiceTree([[(0.5, [3, 12]), (0.5, [2, 4])], [(0.5, [1, 5]), (0.5, [7, 0])]]),
    DiceTree([[(0.2, [3, 12]), (0.8, 6)], [(0.9, [8, 5]), (0.1, [-7, 0])], 4]),
    DiceTree([(0.3, [(0.5, 8), (0.5, 2)]), (0.7, [(0.1, 40), (0.9, 0)])], (CHANCE, CHANCE)),
    DiceTree(
        [[(0.6, [[(0.5, 9), (0.5, 1)], [(0.2, 4), (0.8, 7)]]), (0.4, [[(1.0, 3)]])], [(1.0, 5)]],
        (MAX, CHANCE, MIN, CHANCE),
    ),
    DiceTree([[[3, 12, 8], [2, 4, 6], [14, 5, 2]]], (CHANCE, MAX, MIN)),
]
SMALL = [OPPONENT, COIN, LUCKY, RARE, DiceTree([4, 7], (MAX, CHANCE))]

HALF_READ = [
    HalfRead(((0.5, 4),), (0.5,), 0, 10),
    HalfRead(((0.25, 8), (0.25, 6)), (0.25, 0.25), 2, 10),
    HalfRead(((0.2, -3), (0.1, 1)), (0.7,), -5, 5),
    HalfRead((), (0.5, 0.5), -2, 3),
    HalfRead(((0.6, 7), (0.4, 2)), (), 0, 10),
    HalfRead(((0.125, -3),), (0.5, 0.375), -3, -1),
]
TO_LEAVE = [
    HalfRead(((0.5, 0),), (0.5,), 0, 10, alpha=3),
    HalfRead(((0.5, 4),), (0.5,), 0, 10, beta=6),
    HalfRead(((0.5, 8),), (0.5,), 0, 10, beta=6),
    HalfRead(((0.5, 0),), (0.5,), 0, 10, alpha=6),
    HalfRead(((0.5, 9),), (0.5,), 2, 10, beta=5),
    HalfRead(((0.5, -3),), (0.5,), -3, -1, alpha=-2.5),
    HalfRead(((0.8, -3),), (0.2,), -3, -1, alpha=-2.5),
    HalfRead(((0.2, 6), (0.3, 5)), (0.25, 0.25), 0, 8, 4, 6),
    HalfRead(((0.4, 1), (0.4, 2)), (0.1, 0.1), 0, 8, 4, 6),
    HalfRead(((0.4, 8), (0.4, 7)), (0.1, 0.1), 0, 8, 4, 5.5),
    HalfRead(((0.1, 0.5),), (0.3, 0.6), 0, 1, alpha=0.2, beta=0.9),
    HalfRead((), (1.0,), 0, 10, alpha=-inf, beta=inf),
]

OPPONENTS = [
    Replies([4, 7, 9]),
    Replies([9, 4]),
    Replies([4, 4, 9]),
    Replies([5, 8, -2, 6]),
    Replies([3]),
    Replies([[5, 9], [6, 7]]),
    Replies([[[1, 4], [2, 8]], [[3, 6], [5, 7]], [[0, 9], [9, 9]]]),
]
FACED = [
    Facing([[3, 3], [1, 10]], mostly_last),
    Facing([[4, 6], [2, 9]], genius),
    Facing([[2, 9], [5, 0]], always_first),
    Facing([[[0, 9], [0, 9]], [[6, 6], [6, 6]]], genius),
    Facing([[1, 10], [6, 2], [5, 5]], mostly_last),
    Facing([[-3, -5], [-9, -1]], mostly_last),
    Facing(
        [
            [[[9, 2], [3, 5]], [[4, 5], [2, 6]]],
            [[[3, 8], [0, 8]], [[3, 4], [3, 0]]],
        ],
        genius,
    ),
]

TWO_DICE = Exercise(
    "6.1",
    lesson=LESSON,
    heading='"Average" means weighted, also for two dice',
    well_done="Weighted by how often it happens, not by how many names it has.",
    steps=[Parts(SEALS.parts("6.1"))],
)

EXPECTIMAX = Exercise(
    "6.2",
    lesson=LESSON,
    heading="Three kinds of node, one function",
    well_done="Highest, lowest, average: three rules for three kinds of node.",
    steps=[
        IsFunction("my_expectimax(game, state)"),
        Property(
            "Your function gave no number back on {case}: it should return the value.",
            on=TREES[:1],
            observe=averaged,
            holds=lambda _, seen: seen.value is not None,
        ),
        Property(
            "On {case} your function returned {seen.said}: not what MAX can expect on average.",
            on=TREES,
            observe=averaged,
            holds=average_is_right,
            symptoms=AVERAGES,
            smaller=SMALL,
        ),
    ],
)

THRESHOLD = Exercise(
    "6.3",
    lesson=LESSON,
    heading="The decision flips at a threshold",
    well_done="One equation each: where the two averages meet, the decision flips.",
    steps=[Parts(SEALS.parts("6.3"))],
)

SQUARED = Exercise(
    "6.4",
    lesson=LESSON,
    heading="With dice, the scale matters too",
    well_done="The same order, another scale, another move: minimax never noticed.",
    steps=[
        Property(
            "{seen}.",
            on=["your tree"],
            observe=lambda tree, _: upset(tree),
            holds=lambda _, seen: seen.clear and seen.dice_change and not seen.minimax_changes,
            symptoms=SQUARES,
        ),
    ],
)

BOUNDS = Exercise(
    "6.5",
    lesson=LESSON,
    heading="The interval shrinks until it leaves the window",
    well_done="Highest leaf for “at most”, lowest for “at least”, both weighed: never wrong.",
    steps=[
        Parts(
            {
                "interval": [
                    IsFunction("my_interval(seen, unseen, low, high)"),
                    Property(
                        "With {case} your function returned {seen.said}.",
                        on=HALF_READ,
                        observe=interval_of,
                        holds=interval_is_right,
                        symptoms=INTERVALS,
                    ),
                ],
                "stop": [
                    IsFunction("my_stop(seen, unseen, low, high, alpha, beta)"),
                    Property(
                        "With {case} your function returned {seen}.",
                        on=TO_LEAVE,
                        observe=stop_of,
                        holds=lambda case, seen: seen == case.stops,
                        symptoms=STOPS,
                    ),
                ],
            }
        )
    ],
)


PLOT = Exercise(
    "6.6",
    lesson=LESSON,
    heading="A printed example, mended",
    well_done="The higher the hope, the dearer the disappointment.",
    steps=[Parts(SEALS.parts("6.6"))],
)

HABITS = Exercise(
    "6.7",
    lesson=LESSON,
    heading="The chaotic genius",
    well_done="You know his habits, and what they are worth to you.",
    steps=[
        Parts(
            {
                "genius": [
                    IsFunction("my_genius(game, state)"),
                    Property(
                        "For {case} your model says: {seen.said}.",
                        on=OPPONENTS,
                        observe=shares_of,
                        holds=is_the_genius,
                        symptoms=GENIUS,
                    ),
                ],
                "reply": [
                    IsFunction("my_reply(game, state, model)"),
                    Property(
                        "On {case} your function chose move {seen}; another one earns more.",
                        on=FACED,
                        observe=chosen_against,
                        holds=income_is_highest,
                        symptoms=REPLIES,
                    ),
                ],
            }
        )
    ],
)
