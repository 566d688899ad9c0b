"""The exercises of lesson 08: models, learning them, exploiting them, and a level to sell."""

from __future__ import annotations

from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property, Unchanged
from . import cases, exploiting, learning, levels
from .exploiting_hints import GAMBLES
from .hints import ESTIMATES, LEVELS
from .learning_hints import HABITS, UPDATES
from .soft_hints import SOFT

LESSON = "08_opponents"
SEALS = Seals(__package__)


TRACED = Exercise(
    "8.1",
    lesson=LESSON,
    heading="A model says how probable each reply is",
    well_done="The random move may be the best one, too, and weights become probabilities.",
    steps=[Parts(SEALS.parts("8.1"))],
)

SOFTMAX = Exercise(
    "8.2",
    lesson=LESSON,
    heading="Softmax: small errors are likelier than large ones",
    well_done="Cold play is perfect, hot play random; in between small errors come first.",
    steps=[
        IsFunction("my_softmax(game, state, temperature)"),
        Property(
            "For {case} your model says: {seen.text}.",
            on=cases.WARM,
            observe=cases.warmth,
            holds=cases.is_warm,
            symptoms=SOFT,
            smaller=[cases.HOT, cases.MILD, cases.MILD_FOR_MAX],
        ),
    ],
)

LEARNING = Exercise(
    "8.3",
    lesson=LESSON,
    heading="Observations narrow the belief",
    well_done="Times what each had said, divided by the sum; and nothing unseen is impossible.",
    steps=[
        Parts(
            {
                "update": [
                    IsFunction("my_update(belief, said)"),
                    Unchanged(
                        lambda: (
                            dict(learning.UNEVEN_BELIEF.belief),
                            dict(learning.UNEVEN_BELIEF.said),
                        )
                    ),
                    Property(
                        "After {case} your function returned {seen.text}.",
                        on=learning.EVIDENCE,
                        observe=learning.updated,
                        holds=learning.is_updated,
                        symptoms=UPDATES,
                    ),
                ],
                "habits": [
                    IsFunction("my_habits(seen, moves)"),
                    Property(
                        "With {case} your function returned {seen.text}.",
                        on=learning.SEEN,
                        observe=learning.habits,
                        holds=learning.is_smoothed,
                        symptoms=HABITS,
                    ),
                ],
            }
        )
    ],
)

ESTIMATE = Exercise(
    "8.4",
    lesson=LESSON,
    heading="Telling apart is one question, an interval another",
    well_done="An estimate with its interval: thirty replies leave much room.",
    steps=[
        IsFunction("my_estimate(errors, replies, moves)"),
        Property(
            "For {case} your function says: {seen.text}.",
            on=cases.WATCHED,
            observe=cases.estimate,
            holds=cases.is_estimate,
            symptoms=ESTIMATES,
        ),
    ],
)


PLOT = Exercise(
    "8.5",
    lesson=LESSON,
    heading="How much may you gamble?",
    well_done="A risk that buys nothing is not taken; one that is taken may be paid.",
    steps=[Parts(SEALS.parts("8.5"))],
)

EXPLOITED = Exercise(
    "8.6",
    lesson=LESSON,
    heading="How much may you gamble?",
    well_done="As bold as the floor allows, at every move of yours.",
    steps=[
        IsFunction("my_exploit(game, state, model, risk)"),
        Property(
            "On {case} your function returned {seen.text}.",
            on=exploiting.DARES,
            observe=exploiting.chosen,
            holds=exploiting.is_safe_and_best,
            symptoms=GAMBLES,
            smaller=[
                exploiting.RISK_EXACT,
                exploiting.RISK_TOO_SMALL,
                exploiting.FIRST_REPLY_TOO_SMALL,
                exploiting.FIRST_REPLY_ENOUGH,
            ],
        ),
    ],
)

LEVEL = Exercise(
    "8.7",
    lesson=LESSON,
    heading="A difficulty level is a model",
    well_done="Beatable, no fool, and never blind to a win.",
    steps=[
        IsFunction("my_level(game, state)"),
        Property(
            "{seen.text}.",
            on=[levels.YOUR_LEVEL],
            observe=lambda answer, _: levels.played(answer),
            holds=levels.is_a_level,
            symptoms=LEVELS,
        ),
    ],
)
