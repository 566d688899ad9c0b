"""The exercises of lesson 12: by hand, weighted rollouts, weights, proofs, a policy, a plot."""

from __future__ import annotations

from ..mcts.playouts import follows
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property
from . import cases
from .cases import Earned
from .hints import EARNS, PROOFS, ROLLOUTS, WEIGHTS

LESSON = "12_rollouts"
SEALS = Seals(__package__)


HAND = Exercise(
    "12.1",
    lesson=LESSON,
    heading="RAVE lets one game teach many moves",
    well_done="Two formulas that rank moves before they were tried. UCB1 cannot.",
    steps=[Parts(SEALS.parts("12.1"))],
)

ROLLOUT = Exercise(
    "12.2",
    lesson=LESSON,
    heading="A rollout plays both sides, by some policy",
    well_done="Both sides follow the weights, and the dice are the ones handed in.",
    steps=[
        IsFunction("my_rollout(game, state, weigh, rng)"),
        Property(
            "On {case} your rollouts are not what they should be.",
            on=cases.STARTS,
            observe=cases.ends,
            holds=lambda case, seen: seen.sound and follows(case, seen),
            symptoms=ROLLOUTS,
        ),
    ],
)

IMPORTANCE = Exercise(
    "12.3",
    lesson=LESSON,
    heading="Importance sampling plays rare games more often, and counts them less",
    well_done="Whatever the policy, the mean is that of uniform play. Only the spread differs.",
    steps=[
        IsFunction("my_sample(game, state, weigh, rng)"),
        Property(
            "On {case} the games are not those of the policy.",
            on=cases.SAMPLED,
            observe=cases.weighted,
            holds=lambda case, seen: seen.ends.sound and follows(case, seen.ends),
            symptoms=WEIGHTS,
        ),
        Property(
            "On {case} a game counts too much or too little.",
            on=cases.SAMPLED,
            observe=cases.weighted,
            holds=cases.weighs_right,
            symptoms=WEIGHTS,
        ),
    ],
)

PROOF = Exercise(
    "12.4",
    lesson=LESSON,
    heading="What is proven need not be sampled",
    well_done="As certain as minimax, and silent where nothing is certain.",
    steps=[
        IsFunction("my_worth(player, proofs, untried)"),
        Property(
            "Of {case} your my_worth says {seen}.",
            on=cases.FAMILIES,
            observe=cases.proof,
            holds=lambda case, seen: seen == cases.proven(case),
            symptoms=PROOFS,
        ),
    ],
)


def _band(share: float) -> Property:
    return Property(
        "From {case} your rollouts earn {seen.share:.3f} of the points; "
        f"asked are {share:.2f}.",
        on=[cases.OPENINGS],
        observe=lambda answer, _: cases.earned(answer, 2),
        holds=lambda _, seen: seen >= Earned(share),
        symptoms=EARNS,
    )


DESIGN = Exercise(
    "12.5",
    lesson=LESSON,
    heading="Does the wiser policy choose better moves?",
    well_done="Measured, from all openings, with both colours, and without luck.",
    steps=[IsFunction("my_weigh(game, state, moves)"), *map(_band, cases.BANDS)],
)

READING = Exercise(
    "12.6",
    lesson=LESSON,
    heading="What helped where",
    well_done="An interval across one half is an answer, too: not shown.",
    steps=[Parts(SEALS.parts("12.6"))],
)
