"""The exercises of lesson 07: models, learning them, exploiting them, and a level to sell."""

from __future__ import annotations

from ..canonical import plain
from ..steps import Exercise, IsFunction, Parts, Property, Sealed, Unchanged
from . import cases, exploiting, learning, levels
from .exploiting_hints import GAMBLES
from .given import ASKED, is_read
from .hints import ESTIMATES, LEVELS, SOFT, plots
from .learning_hints import HABITS, UPDATES
from .seals import BY_HAND

LESSON = "07_opponents"


TRACED = Exercise(
    "7.1",
    lesson=LESSON,
    heading="A model says how probable each reply is",
    well_done="The random move may be the best one, too, and weights become probabilities.",
    steps=[Parts({part: [Sealed(f"7.1/{part}", **sealed)] for part, sealed in BY_HAND.items()})],
)

SOFTMAX = Exercise(
    "7.2",
    lesson=LESSON,
    heading="Softmax: small errors are likelier than large ones",
    well_done="Cold, he is perfect; hot, he is random; in between small errors come first.",
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
    "7.3",
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
    "7.4",
    lesson=LESSON,
    heading="Thirty moves tell little about ε",
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


def _reading(part: str, what: str) -> Property:
    return Property(
        f"That is not {what}.",
        on=[part],
        observe=lambda answer, _: float(plain(answer)),
        holds=lambda case, seen: is_read(case, seen),
        symptoms=plots(part),
    )


_READINGS = {
    "first step": "the least risk that buys more than no risk",
    "worst at 4": "where the plan for a risk of 4 ends at worst",
    "gain": "what the boldest plan earns more than the careful one",
    "perfect": "what the boldest plan costs against a perfect player",
}

PLOT = Exercise(
    "7.5",
    lesson=LESSON,
    heading="How much may you gamble?",
    well_done="A risk that buys nothing is not taken; one that is taken may be paid.",
    steps=[Parts({part: [_reading(part, _READINGS[part])] for part in ASKED})],
)

EXPLOITED = Exercise(
    "7.6",
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
    "7.7",
    lesson=LESSON,
    heading="Turn one screw at a time",
    well_done="Beatable, no fool, and never blind to a win: that can be sold.",
    steps=[
        IsFunction("my_level(game, state)"),
        Property(
            "It scored {seen.text}.",
            on=[levels.YOUR_LEVEL],
            observe=lambda answer, _: levels.played(answer),
            holds=levels.is_a_level,
            symptoms=LEVELS,
        ),
    ],
)
