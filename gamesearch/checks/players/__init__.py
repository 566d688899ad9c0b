"""The exercises of lesson 09: vectors, pruning with a bound, beliefs, regret, a patrol."""

from __future__ import annotations

from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property
from . import cases, regrets
from .hints import LEARNS, MATCHES, PATROLS, PRUNES, SAVINGS, SHARES

LESSON = "09_players"
SEALS = Seals(__package__)


BY_HAND_TREE = Exercise(
    "9.1",
    lesson=LESSON,
    heading="Max^n: each player looks at his own number, and hands up all of them",
    well_done="Each reads one number and hands up all of them.",
    steps=[Parts(SEALS.parts("9.1"))],
)

MAXN = Exercise(
    "9.2",
    lesson=LESSON,
    heading="The code is minimax with a vector",
    well_done="One comparison, in the mover's own entry, and everybody's payoffs go up.",
    steps=[
        IsFunction("my_maxn(game, state)"),
        Property(
            "On {case} your function returned {seen.text}: not what players reach who each look "
            "after themselves.",
            on=cases.TREES,
            observe=cases.shared,
            holds=cases.share_is_right,
            symptoms=SHARES,
            smaller=cases.SMALL,
        ),
    ],
)

PRUNED = Exercise(
    "9.3",
    lesson=LESSON,
    heading="Sound: there is only so much to share",
    well_done="The same answer for fewer leaves; and only the player directly above may stop a "
    "search.",
    steps=[
        IsFunction("my_pruned(game, state, total)"),
        Property(
            "On {case}, at most {case.total} to share, your function returned {seen.text}. Max^n "
            "comes to something else.",
            on=cases.POOLED,
            observe=cases.shared_and_pruned,
            holds=cases.share_is_right,
            symptoms=PRUNES,
            smaller=[cases.NO_CUT_YET, cases.DEEP_CUT_TRAP],
        ),
        Property(
            "On {case}, at most {case.total} to share, your function looked at every leaf.",
            on=cases.THRIFTY,
            observe=cases.shared_and_pruned,
            holds=lambda case, seen: seen.leaves < cases.leaves_of(case),
            symptoms=SAVINGS,
            smaller=[cases.PIE],
        ),
    ],
)

HIDDEN = Exercise(
    "9.4",
    lesson=LESSON,
    heading="The tempting way: average over the deals",
    well_done="You know what you know, and what you only wish you knew.",
    steps=[Parts(SEALS.parts("9.4"))],
)

REGRET = Exercise(
    "9.5",
    lesson=LESSON,
    heading="Regret matching: learn the mixture",
    well_done="Ten lines, and no opponent can use you for long.",
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
                ],
                "learn": [
                    IsFunction("my_learn(regrets, mixture, earned)"),
                    Property(
                        "With {case} the new regrets are not {seen.text}.",
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

PATROL = Exercise(
    "9.6",
    lesson=LESSON,
    heading="Three sites: the best patrol does not watch everything",
    well_done="Whoever knows your shares gains nothing by it.",
    steps=[
        Property(
            "An intruder who knows your shares gains {seen.text}; he can be held to less.",
            on=["your shares"],
            observe=lambda answer, _: cases.guarded(answer),
            holds=lambda _, seen: seen.wasted < 0.01,
            symptoms=PATROLS,
        ),
    ],
)
