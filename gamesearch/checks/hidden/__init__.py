"""The exercises of lesson 10: beliefs, a guessing game, regret, what a plan gives away, CFR."""

from __future__ import annotations

from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property, otherwise
from . import learners, patrols, regrets
from .hints import MATCHES, PATROLS
from .learner_hints import GAPS, LEARNERS
from .round_hints import LEARNS

LESSON = "10_hidden"
SEALS = Seals(__package__)


BELIEFS = Exercise(
    "10.1",
    lesson=LESSON,
    heading="A belief is Bayes' rule on an information set",
    well_done="You know what you know, and what you only wish you knew.",
    steps=[Parts(SEALS.parts("10.1"))],
)

GUESSING = Exercise(
    "10.3",
    lesson=LESSON,
    heading="Two rounds by hand",
    well_done="A solution that proves itself, and two rounds on the way to it.",
    steps=[Parts(SEALS.parts("10.3"))],
)

REGRET = Exercise(
    "10.4",
    lesson=LESSON,
    heading="Regret: what another choice would have brought",
    well_done="Ten lines, and in the long run no opponent can use your average.",
    steps=[
        Parts(
            {
                "matching": [
                    IsFunction("my_matching(regrets)"),
                    Property(
                        "For the regrets {case} your mixture is {seen.text}.",
                        on=regrets.REGRETS,
                        observe=regrets.matched,
                        holds=regrets.matches,
                        symptoms=MATCHES,
                    ),
                    Property(
                        "After a call of your my_matching {case} are other numbers.",
                        on=["the regrets that it was given"],
                        observe=lambda match, _: regrets.leaves_alone(match),
                        holds=lambda _, seen: seen,
                        symptoms=[
                            otherwise(
                                "The next round adds to the same regrets, also to those below 0. "
                                "Did you count in a list of your own?"
                            )
                        ],
                    ),
                ],
                "learn": [
                    IsFunction("my_learn(regrets, mixture, earned)"),
                    Property(
                        "With {case} your function gives {seen.text}: not the new regrets.",
                        on=regrets.NIGHTS,
                        observe=regrets.learned,
                        holds=regrets.adds_up,
                        symptoms=LEARNS,
                    ),
                ],
            }
        )
    ],
)

GIVEN_AWAY = Exercise(
    "10.5",
    lesson=LESSON,
    heading="Whom do the rules of Kuhn poker favour?",
    well_done="Whoever knows a plan can say what it costs.",
    steps=[Parts(SEALS.parts("10.5"))],
)

ANNOUNCED = Exercise(
    "10.6",
    lesson=LESSON,
    heading="Commitment: patrols are announced by being seen",
    well_done="You said where you would be, and it helped.",
    steps=[
        Property(
            "An intruder who knows your shares expects {seen.text}, goes to the {seen.goes_to}, "
            "and you lose {seen.loss:.2f} on average; you can lose less.",
            on=["your shares"],
            observe=lambda answer, _: patrols.announced(answer),
            holds=lambda _, seen: seen.wasted < 0.011,
            symptoms=PATROLS,
        ),
    ],
)

CFR = Exercise(
    "10.7",
    lesson=LESSON,
    heading="CFR: regret matching in every information set",
    well_done="Counterfactual regret minimisation, and it learned to bluff by itself.",
    steps=[
        IsFunction("my_cfr(game, rounds)"),
        Property(
            "In {case} your plan {seen.gap}.",
            on=[learners.PENNIES, learners.KUHN],
            observe=learners.learned_little,
            holds=lambda _, seen: not seen.gap,
            symptoms=GAPS,
        ),
        Property(
            "After {case.rounds} rounds in {case} your plan can be exploited by {seen.lost:.3f} "
            "per game; less than {case.most:g} can be reached.",
            on=learners.CASES,
            observe=learners.learned_plan,
            holds=learners.is_good,
            symptoms=LEARNERS,
        ),
        Property(
            "After only {case.rounds} rounds in {case} your plan can be exploited by "
            "{seen.lost:.3f} per game. In so few rounds no variant learns so much.",
            on=[learners.FEW_ROUNDS],
            observe=learners.learned_plan,
            holds=learners.has_much_to_learn,
            symptoms=[otherwise("How many rounds does your function play: those it is asked for?")],
        ),
    ],
)
