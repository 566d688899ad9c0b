"""The exercises of lesson 13: PUCT, temperature, the loss, what a game teaches, what is shown."""

from __future__ import annotations

from ..observe import are_near
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property, Unchanged
from . import cases, played, roots
from .heat_hints import ODDS
from .hints import PROMISE
from .loss_hints import LOSS
from .root_hints import PRIORS
from .target_hints import TARGETS

LESSON = "13_selfplay"
SEALS = Seals(__package__)


HAND = Exercise(
    "13.1",
    lesson=LESSON,
    heading="By hand: which of two moves is next?",
    well_done="A prior ranks moves before they were tried; the visits say which one to play.",
    steps=[Parts(SEALS.parts("13.1"))],
)

PROMISED = Exercise(
    "13.2",
    lesson=LESSON,
    heading="PUCT: a prior says what to try first",
    well_done="Mean, prior, visits: three numbers a move, and no dice.",
    steps=[
        IsFunction("my_promise(W, N, prior, pulls, c, untried)"),
        Property(
            "For {case} your my_promise returned {seen}, and that is not what was asked for.",
            on=cases.CHILDREN,
            observe=cases.promised,
            holds=lambda case, seen: seen is not None and abs(seen - case.promise) < 1e-6,
            symptoms=PROMISE,
        ),
    ],
)

HEAT = Exercise(
    "13.3",
    lesson=LESSON,
    heading="Temperature: how often is the second-best move played?",
    well_done="One number says how often another move than the most visited one is played.",
    steps=[
        IsFunction("my_odds(visits, temperature)"),
        Unchanged(lambda: ([60, 30, 10], 0.5)),
        Property(
            "For {case} your my_odds returned {seen.text}. Those are not the probabilities.",
            on=cases.HEATS,
            observe=cases.odds,
            holds=lambda case, seen: are_near(seen.values, case.odds, 5e-6),
            symptoms=ODDS,
        ),
    ],
)

LOST = Exercise(
    "13.4",
    lesson=LESSON,
    heading="The loss says how wrong both answers were",
    well_done="Nearly all that AlphaZero's training looks at, one position at a time.",
    steps=[
        IsFunction("my_loss(visits, policy, won, value)"),
        Unchanged(lambda: ([6, 3, 1], [0.5, 0.25, 0.25], 1, 0.7)),
        Property(
            "For {case} your my_loss returned {seen}, and that is not the loss.",
            on=cases.EXAMPLES,
            observe=cases.lost,
            holds=lambda case, seen: seen is not None and abs(seen - case.loss) < 1e-6,
            symptoms=LOSS,
        ),
    ],
)

TAUGHT = Exercise(
    "13.5",
    lesson=LESSON,
    heading="What should the policy learn to say?",
    well_done="Every position of the game has become a lesson, for the player who was to move.",
    steps=[
        IsFunction("my_examples(game)"),
        Unchanged(lambda: (played.MIN_BEGINS.handed_out(),)),
        Property(
            "Of {case} your my_examples made {seen.text}. Those are not its examples.",
            on=played.GAMES,
            observe=played.taught,
            holds=lambda case, seen: played.same(seen.examples, case.examples),
            symptoms=TARGETS,
            smaller=played.SHORT,
        ),
    ],
)

READING = Exercise(
    "13.6",
    lesson=LESSON,
    heading="Is that good? Compared with whom?",
    well_done="What was shown, against whom, and in how many runs: three questions for any curve.",
    steps=[Parts(SEALS.parts("13.6"))],
)

ROOT = Exercise(
    "13.7",
    lesson=LESSON,
    heading="Why should the root's priors be noisy?",
    well_done="A move that the network thinks bad gets its chance, an illegal one does not.",
    steps=[
        IsFunction("my_priors(policy, legal, noise, share)"),
        Unchanged(lambda: ([0.5, 0.25, 0.25], [0, 1, 2], [1, 0, 3], 0.25)),
        Property(
            "For {case} your my_priors returned {seen.text}. Those are not the priors.",
            on=roots.ROOTS,
            observe=roots.asked,
            holds=roots.is_right,
            symptoms=PRIORS,
        ),
    ],
)
