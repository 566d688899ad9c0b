"""The exercises of lesson 07: averages, scale, bounds at chance nodes, habits, Star1."""

from __future__ import annotations

from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property
from . import bounds, cases, models, stars
from .bounds_hints import INTERVALS, STOPS
from .hints import AVERAGES, SQUARES
from .model_hints import GENIUS, REPLIES
from .star_hints import PROMISES, SAVINGS, STARS

LESSON = "07_expectimax"
SEALS = Seals(__package__)


TWO_DICE = Exercise(
    "7.1",
    lesson=LESSON,
    heading='"Average" means weighted, also for two dice',
    well_done="Weighted by how often it happens, not by how many names it has.",
    steps=[Parts(SEALS.parts("7.1"))],
)

EXPECTIMAX = Exercise(
    "7.2",
    lesson=LESSON,
    heading="Three kinds of node, one function",
    well_done="Highest, lowest, average: three rules for three kinds of node.",
    steps=[
        IsFunction("my_expectimax(game, state)"),
        Property(
            "Your function gave no number back on {case}: it should return the value.",
            on=cases.TREES[:1],
            observe=cases.averaged,
            holds=lambda _, seen: seen.value is not None,
        ),
        Property(
            "On {case} your function returned {seen.text}: not what MAX can expect on average.",
            on=cases.TREES,
            observe=cases.averaged,
            holds=cases.average_is_right,
            symptoms=AVERAGES,
            smaller=cases.SMALL,
        ),
    ],
)

SQUARED = Exercise(
    "7.3",
    lesson=LESSON,
    heading="With dice, the scale matters too",
    well_done="The same order, another scale, another move: minimax never noticed.",
    steps=[
        Property(
            "{seen}.",
            on=["your tree"],
            observe=lambda tree, _: cases.upset(tree),
            holds=lambda _, seen: seen.clear and seen.dice_change and not seen.minimax_changes,
            symptoms=SQUARES,
        ),
        Property(
            "This is the tree of the lesson. Design one of your own.",
            on=["your tree"],
            observe=lambda tree, _: cases.is_the_lessons(tree),
            holds=lambda _, seen: not seen,
        ),
    ],
)

BOUNDS = Exercise(
    "7.4",
    lesson=LESSON,
    heading="The interval shrinks until it leaves the window",
    well_done="Highest leaf for “at most”, lowest for “at least”, both weighed: never wrong.",
    steps=[
        Parts(
            {
                "interval": [
                    IsFunction("my_interval(seen, unseen, low, high)"),
                    Property(
                        "With {case} your function returned {seen.text}.",
                        on=bounds.HALF_READ,
                        observe=bounds.interval_of,
                        holds=bounds.interval_is_right,
                        symptoms=INTERVALS,
                    ),
                ],
                "stop": [
                    IsFunction("my_stop(seen, unseen, low, high, alpha, beta)"),
                    Property(
                        "With {case} your function returned {seen}.",
                        on=bounds.TO_LEAVE,
                        observe=bounds.stop_of,
                        holds=lambda case, seen: seen == case.stops,
                        symptoms=STOPS,
                    ),
                ],
                "window": [Parts(SEALS.parts("7.4"))],
            }
        )
    ],
)


PLOT = Exercise(
    "7.5",
    lesson=LESSON,
    heading="An opponent with habits is a kind of die",
    well_done="The average decides, even in one game, if outcomes count what they are worth.",
    steps=[Parts(SEALS.parts("7.5"))],
)

HABITS = Exercise(
    "7.6",
    lesson=LESSON,
    heading="The chaotic genius",
    well_done="You know their habits, and what these are worth to you.",
    steps=[
        Parts(
            {
                "genius": [
                    IsFunction("my_genius(game, state)"),
                    Property(
                        "For {case} your model says: {seen.text}.",
                        on=models.OPPONENTS,
                        observe=models.shares_of,
                        holds=models.is_the_genius,
                        symptoms=GENIUS,
                    ),
                ],
                "reply": [
                    IsFunction("my_reply(game, state, model)"),
                    Property(
                        "On {case} your function chose move {seen}; another one earns more.",
                        on=models.FACED,
                        observe=models.chosen_against,
                        holds=models.income_is_highest,
                        symptoms=REPLIES,
                    ),
                ],
            }
        )
    ],
)

STAR1 = Exercise(
    "7.7",
    lesson=LESSON,
    heading="One window by hand",
    well_done="Star1: every outcome with a window of its own.",
    steps=[
        IsFunction("my_star(game, state, alpha, beta, low, high)"),
        Property(
            "On {case} your function returned {seen.text}: not what MAX can expect on average.",
            on=stars.FULL,
            observe=stars.starred,
            holds=stars.keeps_its_promise,
            symptoms=STARS,
            smaller=stars.SMALL,
        ),
        Property(
            "On {case} your function returned {seen.text}: that breaks what a value promises.",
            on=stars.NARROW,
            observe=stars.starred,
            holds=stars.keeps_its_promise,
            symptoms=PROMISES,
        ),
        Property(
            "On {case} your function read {seen.many} leaves; Star1 needs fewer.",
            on=stars.THRIFTY,
            observe=stars.starred,
            holds=lambda case, seen: len(seen.leaves) <= case.fewest,
            symptoms=SAVINGS,
        ),
    ],
)
