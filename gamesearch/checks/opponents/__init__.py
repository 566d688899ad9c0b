"""The exercises of lesson 07: models, learning them, exploiting them, and a level to sell."""

from __future__ import annotations

from ...games.game import MAX
from ..expectimax.models import genius, mostly_last
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property, Unchanged
from .cases import (
    Gamble,
    Warm,
    Watched,
    chosen,
    estimate,
    is_estimate,
    is_safe_and_best,
    is_warm,
    warmth,
)
from .hints import (
    DARING,
    ESTIMATES,
    EVEN,
    FEW,
    FIRST,
    GAMBLES,
    GIFT,
    HABITS,
    HOT,
    ICY,
    LATER,
    LEVELS,
    MILD,
    NEVER,
    NOBODY,
    OFTEN,
    RULED_OUT,
    SECOND,
    SIX,
    SOFT,
    TEMPTING,
    TOO_DEAR,
    TRUSTED,
    UNEVEN,
    UPDATES,
    YOUR_LEVEL,
    YOURS,
)
from .learning import Evidence, Seen, habits, is_smoothed, is_updated, updated
from .levels import is_a_level, played

LESSON = "07_opponents"
SEALS = Seals(__package__)

WARM = [
    HOT,
    MILD,
    YOURS,
    Warm([1, 2, 4], 0.1),
    Warm([-3, 5], 2),
    Warm([3], 1),
    Warm([4, 4, 9], 3),
    LATER,
    Warm([[[1, 4], [2, 8]], [[3, 6], [5, 7]], [[0, 9], [9, 9]]], 3, MAX),
    ICY,
]
EVIDENCE = [
    EVEN,
    UNEVEN,
    RULED_OUT,
    Evidence({"a": 0.2, "b": 0.3, "c": 0.5}, {"a": 0.8, "b": 0.1, "c": 0.1}),
    Evidence({"alone": 1.0}, {"alone": 0.25}),
    NOBODY,
]
SEEN = [FEW, Seen("aaaaaaaaab", "ab"), Seen("ccb", "abcd"), Seen("", "ab"), Seen("a", "a")]
WATCHED = [SIX, Watched(5, 50, 2), Watched(12, 40, 4), NEVER, OFTEN, Watched(1, 200, 20)]
DARES = [
    TEMPTING,
    TOO_DEAR,
    Gamble([[4, 7, 10], [2, 8, 14]], genius, 0),
    Gamble([[4, 7, 10], [2, 8, 14]], mostly_last, 3),
    TRUSTED,
    FIRST,
    Gamble([[-3, -5], [-9, -1]], mostly_last, 4),
    Gamble([[-3, -5], [-9, -1]], mostly_last, 3.5),
    SECOND,
    DARING,
    GIFT,
    Gamble(
        [[[[9, 2], [3, 5]], [[4, 5], [2, 6]]], [[[3, 8], [0, 8]], [[3, 4], [3, 0]]]], mostly_last, 2
    ),
]

TRACED = Exercise(
    "7.1",
    lesson=LESSON,
    heading="A model says how probable each reply is",
    well_done="The random move may be the best one, too, and weights become probabilities.",
    steps=[Parts(SEALS.parts("7.1"))],
)

SOFTMAX = Exercise(
    "7.2",
    lesson=LESSON,
    heading="Softmax: small errors are likelier than large ones",
    well_done="Cold, he is perfect; hot, he is random; in between small errors come first.",
    steps=[
        IsFunction("my_softmax(game, state, temperature)"),
        Property(
            "For {case} your model says: {seen.said}.",
            on=WARM,
            observe=warmth,
            holds=is_warm,
            symptoms=SOFT,
            smaller=[HOT, MILD, YOURS],
        ),
    ],
)

LEARNING = Exercise(
    "7.3",
    lesson=LESSON,
    heading="Observations narrow the belief",
    well_done="Times what each had said, divided by the sum; and nothing unseen is impossible.",
    steps=[
        Parts(
            {
                "update": [
                    IsFunction("my_update(belief, said)"),
                    Unchanged(lambda: (dict(UNEVEN.belief), dict(UNEVEN.said))),
                    Property(
                        "After {case} your function returned {seen.said}.",
                        on=EVIDENCE,
                        observe=updated,
                        holds=is_updated,
                        symptoms=UPDATES,
                    ),
                ],
                "habits": [
                    IsFunction("my_habits(seen, moves)"),
                    Property(
                        "With {case} your function returned {seen.said}.",
                        on=SEEN,
                        observe=habits,
                        holds=is_smoothed,
                        symptoms=HABITS,
                    ),
                ],
            }
        )
    ],
)

ESTIMATE = Exercise(
    "7.4",
    lesson=LESSON,
    heading="Thirty moves tell little about ε",
    well_done="An estimate with its interval: thirty replies leave much room.",
    steps=[
        IsFunction("my_estimate(errors, replies, moves)"),
        Property(
            "For {case} your function says: {seen.said}.",
            on=WATCHED,
            observe=estimate,
            holds=is_estimate,
            symptoms=ESTIMATES,
        ),
    ],
)


PLOT = Exercise(
    "7.5",
    lesson=LESSON,
    heading="How much may you gamble?",
    well_done="A risk that buys nothing is not taken; one that is taken may be paid.",
    steps=[Parts(SEALS.parts("7.5"))],
)

EXPLOITED = Exercise(
    "7.6",
    lesson=LESSON,
    heading="How much may you gamble?",
    well_done="As bold as the floor allows, at every move of yours.",
    steps=[
        IsFunction("my_exploit(game, state, model, risk)"),
        Property(
            "On {case} your function returned {seen.said}.",
            on=DARES,
            observe=chosen,
            holds=is_safe_and_best,
            symptoms=GAMBLES,
            smaller=[TEMPTING, TOO_DEAR, TRUSTED, FIRST],
        ),
    ],
)

LEVEL = Exercise(
    "7.7",
    lesson=LESSON,
    heading="Turn one screw at a time",
    well_done="Beatable, no fool, and never blind to a win: that can be sold.",
    steps=[
        IsFunction("my_level(game, state)"),
        Property(
            "It scored {seen.said}.",
            on=[YOUR_LEVEL],
            observe=lambda answer, _: played(answer),
            holds=is_a_level,
            symptoms=LEVELS,
        ),
    ],
)
