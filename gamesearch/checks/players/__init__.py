"""The exercises of lesson 09: vectors, pruning with a bound, ties, alliances."""

from __future__ import annotations

from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property
from . import alliances, cases
from .alliance_hints import DIVISIONS, KINGMAKERS, OUTCOMES, TIES
from .hints import SHARES
from .pruning_hints import PRUNES, SAVINGS

LESSON = "09_players"
SEALS = Seals(__package__)


BY_HAND_TREE = Exercise(
    "9.1",
    lesson=LESSON,
    heading="A trace by hand: three plies, eight leaves",
    well_done="Each reads one number and hands up all of them.",
    steps=[Parts(SEALS.parts("9.1"))],
)

MAXN = Exercise(
    "9.2",
    lesson=LESSON,
    heading="In the code one comparison changes",
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
    heading="A sound reason: there is only so much to share",
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

KINGMAKER = Exercise(
    "9.4",
    lesson=LESSON,
    heading="Kingmaking: with three players there may be more than one value",
    well_done="One who has nothing to win decides who does.",
    steps=[
        Property(
            "In your tree {seen.text}.",
            on=["your tree"],
            observe=alliances.kingmaker,
            holds=lambda _, seen: seen.two_winners,
            symptoms=KINGMAKERS,
        ),
        Property(
            "In your tree {seen.who_else}.",
            on=["your tree"],
            observe=alliances.kingmaker,
            holds=lambda _, seen: not seen.who_else,
            symptoms=TIES,
        ),
    ],
)

_CAMPS = SEALS.parts("9.5")

CAMPS = Exercise(
    "9.5",
    lesson=LESSON,
    heading="Alliances need not come to rest",
    well_done="Where there is enough for everybody, promises can hold.",
    steps=[
        Parts(
            {
                "least": _CAMPS["least"],
                "division": [
                    Property(
                        "The division {seen.text} does not last.",
                        on=["your division"],
                        observe=alliances.division,
                        holds=lambda _, seen: seen.lasts,
                        symptoms=DIVISIONS,
                    )
                ],
                "leaves": _CAMPS["leaves"],
                "most": _CAMPS["most"],
            }
        )
    ],
)

ALL_OUTCOMES = Exercise(
    "9.7",
    lesson=LESSON,
    heading="Kingmaking: with three players there may be more than one value",
    well_done="All that may come out, and no more.",
    steps=[
        IsFunction("my_outcomes(game, state)"),
        Property(
            "On {case} your function returned {seen.text}: not all that ties allow, or more.",
            on=alliances.TIED,
            observe=alliances.all_outcomes,
            holds=lambda case, seen: seen.found == case.outcomes,
            symptoms=OUTCOMES,
            smaller=alliances.SMALL,
        ),
    ],
)
