"""The exercises of lesson 12: by hand, weighted rollouts, weights, proofs, a policy, a plot."""

from __future__ import annotations

from ...games.game import MIN
from ..mcts.playouts import follows
from ..once import LookedAtOnce
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property, Symptom, otherwise
from . import cases, earnings, proofs
from .earning_hints import EARNS
from .hints import ROLLOUTS
from .promises import PROMISES
from .proofs import Family
from .weight_hints import WEIGHTS

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

WEIGHED = [
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
    Property(
        "On {case} a game of so many moves counts too much or too little.",
        on=[cases.HUNDRED],
        observe=cases.weighted,
        holds=cases.weighs_right,
        symptoms=[
            otherwise(
                "Short games count what they should. Does every move of a long game leave its "
                "mark on the weight, and is there anything below which yours does not fall?"
            )
        ],
    ),
]

IMPORTANCE = Exercise(
    "12.3",
    lesson=LESSON,
    heading="Importance sampling plays rare games more often, and counts them less",
    well_done="Whatever the policy, the mean is that of uniform play. Only the spread differs.",
    steps=[
        IsFunction("my_sample(game, state, weigh, rng)"),
        LookedAtOnce(WEIGHED),
        Property(
            "On {case} a game that hardly ever comes up counts {seen.text}, and that is not what "
            "it should count.",
            on=[cases.SELDOM],
            observe=cases.rare,
            holds=cases.counts_in_full,
            symptoms=[
                otherwise(
                    "How probable is this game in uniform play, and how probable under the policy? "
                    "May a weight be as large as their ratio?"
                )
            ],
        ),
    ],
)


def _proven(on: list[Family], question: str, *symptoms: Symptom) -> Property:
    """One kind of family: the question at the end fits every case of it."""
    return Property(
        "Of {case} your my_worth says {seen}.",
        on=on,
        observe=proofs.proof,
        holds=lambda case, seen: seen == proofs.proven(case),
        symptoms=[*symptoms, Symptom(on[0], lambda seen: True, question)],
    )


PROOF = Exercise(
    "12.4",
    lesson=LESSON,
    heading="What is proven need not be sampled",
    well_done="As certain as minimax, and silent where nothing is certain.",
    steps=[
        IsFunction("my_worth(player, proofs, untried)"),
        _proven(
            proofs.DECIDED,
            "Who chooses here, and what is the best value there is for that player? One child is "
            "proven to have it. What can the others change?",
            Symptom(
                Family(MIN, (-1,)),
                lambda seen: seen == 1,
                "MIN has one move, which is proven to be worth -1 to MAX, and 1 comes back. For "
                "whom is the value that you return?",
            ),
        ),
        _proven(
            proofs.DRAWN,
            "All children are proven. Who chooses here, and which of them would that player "
            "take? (A draw is a value: 0 and None are different things.)",
        ),
        _proven(
            proofs.LOST,
            "All children are proven, and all are lost for the player who chooses. What is "
            "certain then?",
        ),
        _proven(
            proofs.UNPROVEN,
            "One child is not proven yet. Could it be better for the player who chooses than "
            "those that are?",
        ),
        _proven(
            proofs.UNTRIED,
            "A move was not even tried. What if it wins for the player who chooses here?",
        ),
    ],
)


def _band(share: float) -> Property:
    return Property(
        "From {case} your rollouts earn {seen.share:.3f} of the points; "
        f"asked are {share:.2f}.",
        on=[earnings.OPENINGS],
        observe=lambda answer, _: earnings.earned(answer, 2),
        holds=lambda _, seen: seen.share >= share,
        symptoms=EARNS,
    )


DESIGN = Exercise(
    "12.5",
    lesson=LESSON,
    heading="Does the wiser policy choose better moves?",
    well_done="Measured, from all openings, with both colours, and without luck.",
    steps=[IsFunction("my_weigh(game, state, moves)"), *map(_band, earnings.BANDS)],
)

READING = Exercise(
    "12.6",
    lesson=LESSON,
    heading="What helped where",
    well_done="An interval across one half is an answer, too: not shown.",
    steps=[Parts(SEALS.parts("12.6"))],
)


WIDENING = Exercise(
    "12.7",
    lesson=LESSON,
    heading="What if there are too many moves to try each once?",
    well_done="A tree that begins with a few good-looking moves, and leaves none out for good.",
    steps=PROMISES,
)
