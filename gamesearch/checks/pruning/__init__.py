"""The exercises of lesson 02: alpha-beta, what it may skip, and what its numbers promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...games.game import MAX, MIN
from ...games.tree import TREES
from ..observe import Position, look
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property, Symptom
from . import cases, narrow, piles
from .below import asked_below_the_root
from .cuts import DEPTHS, cuts
from .hints import VALUES
from .leaf_hints import LEAVES, NEGAMAX
from .move_hints import GUESSES, MOVES, PILE_MOVES, WINDOWS, WINDOWS_OF_MOVER
from .trials import JUDGED, TRIALS, judged

LESSON = "02_pruning"
SEALS = Seals(__package__)


GIVES_A_NUMBER = Property(
    "Your search gave no number back on {case}: it should return the value (or value and move).",
    on=cases.BATTERY[:1],
    observe=look,
    holds=lambda _, seen: seen.value is not None,
)


GIVES_THE_VALUE = Property(
    "On {case} your search returned {seen.text}, which is not what MAX can be sure of.",
    on=[*cases.BATTERY, cases.TWICE, *piles.PILES],
    observe=look,
    holds=cases.value_is_right,
    symptoms=VALUES,
    smaller=cases.SMALL,
)
GIVES_THE_MOVERS_VALUE = Property(
    "On {case} your search returned {seen.text}, which is not what the player who begins can be "
    "sure of.",
    on=[*cases.BATTERY, *piles.PILES],
    observe=look,
    holds=cases.value_for_mover_is_right,
    symptoms=NEGAMAX,
    smaller=cases.SMALL,
)


def reads_no_more_than_it_must(symptoms: list[Symptom]) -> Property:
    return Property(
        "The value is right, but on {case} your search looked at {seen.order}: "
        "not the leaves that alpha-beta needs, left to right.",
        on=cases.BATTERY,
        observe=look,
        holds=cases.leaves_are_right,
        symptoms=symptoms,
        smaller=cases.SMALL,
    )


def keeps_to_the_window(
    positions: list[Position], holds: Callable[[Any, Any], bool], symptoms: list[Symptom]
) -> Property:
    return Property(
        "Called on {case}, your search returned {seen.text}. Inside the window the value "
        "must be exact, outside it a true bound: on the value's side of the window, and no "
        "further out than the value.",
        on=positions,
        observe=narrow.look_through_window,
        holds=holds,
        symptoms=symptoms,
    )


TRACE = Exercise(
    "2.1",
    lesson=LESSON,
    heading="Two numbers are all that a node has to know",
    well_done="You cut where alpha-beta cuts. From here on the computer does it.",
    steps=[Parts(SEALS.parts("2.1"))],
)

ALPHABETA = Exercise(
    "2.2",
    lesson=LESSON,
    heading="Alpha-beta is minimax plus a few lines",
    well_done="The same value, fewer leaves. Now watch it run, below.",
    steps=[
        IsFunction("my_alphabeta(game, state, alpha, beta)"),
        GIVES_A_NUMBER,
        GIVES_THE_VALUE,
        reads_no_more_than_it_must(LEAVES),
        keeps_to_the_window(
            narrow.IN_WINDOWS + narrow.IN_WINDOWS_OF_OTHERS, narrow.within, WINDOWS
        ),
        asked_below_the_root(for_mover=False),
    ],
)

BEST_MOVE = Exercise(
    "2.3",
    lesson=LESSON,
    heading="A bound is not a value: keep the first of equals",
    well_done="Your move is proven, not just as good as it looks.",
    steps=[
        IsFunction("my_best_move(game)"),
        Property(
            "On {case} your function chose move {seen}, and that is not always a best move.",
            on=cases.TIED,
            observe=cases.moves_chosen,
            holds=cases.is_best,
            symptoms=MOVES,
            smaller=[Position([4, 7]), Position([4, 7], (MIN, MAX)), Position(TREES["tie"])],
        ),
        Property(
            "On {case} your function chose {seen}, and that is not a best move.",
            on=piles.PILES,
            observe=cases.moves_chosen,
            holds=cases.is_best,
            symptoms=PILE_MOVES,
        ),
    ],
)

DEEP_CUT = Exercise(
    "2.4",
    lesson=LESSON,
    heading="A bound can come from far above",
    well_done="A bound from far up ends the reading: only the window carries it down.",
    steps=[
        Property(
            "With the whole window alpha-beta looks at {seen.with_window} of your {seen.leaves} "
            "leaves. With nothing but the parent's bound it looks at {seen.with_parents_bound}.",
            on=["your tree"],
            observe=lambda tree, _: cuts(tree),
            holds=lambda _, seen: seen.deep and not seen.copied,
            symptoms=DEPTHS,
        ),
    ],
)

NEGAMAX_WINDOW = Exercise(
    "2.5",
    lesson=LESSON,
    heading="One function serves both players, if the window is turned round",
    well_done="Negate and swap: the window as the other player sees it.",
    steps=[
        Parts(
            {
                "line": [SEALS.steps["2.5/line"]],
                "search": [
                    IsFunction("my_negamax(game, state, alpha, beta)"),
                    GIVES_A_NUMBER,
                    GIVES_THE_MOVERS_VALUE,
                    reads_no_more_than_it_must(NEGAMAX),
                    keeps_to_the_window(
                        narrow.IN_WINDOWS + narrow.IN_WINDOWS_OF_MIN,
                        narrow.within_for_mover,
                        WINDOWS_OF_MOVER,
                    ),
                    asked_below_the_root(for_mover=True),
                ],
                "guess": [
                    IsFunction("my_guess(game, low, high)"),
                    Property(
                        "On {case} your function returned {seen.text}: not the tree's value.",
                        on=narrow.IN_WINDOWS + narrow.GUESSED + narrow.GUESSED_BY_MIN,
                        observe=narrow.look_with_guess,
                        holds=cases.value_for_mover_is_right,
                        symptoms=GUESSES,
                    ),
                ],
            }
        )
    ],
)

BEST_CASE = Exercise(
    "2.6",
    lesson=LESSON,
    heading="At best, half the exponent is saved",
    well_done="Two proofs, one for each player, that share a single leaf.",
    steps=[Parts(SEALS.parts("2.6"))],
)

PROPERTY_TEST = Exercise(
    "2.7",
    lesson=LESSON,
    heading="Why the value at the root never changes",
    well_done="A test that can fail, and fails for the right reasons.",
    steps=[
        IsFunction("is_correct(search)"),
        Property(
            "is_correct answered {seen} for {case}.",
            on=TRIALS,
            observe=judged,
            holds=lambda trial, seen: not trial.is_misjudged(seen),
            symptoms=JUDGED,
        ),
    ],
)
