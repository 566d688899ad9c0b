"""The exercises of lesson 02: alpha-beta, what it may skip, and what its numbers promise."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

from ...games.game import MAX, MIN
from ...games.tree import TREES
from ..observe import Look, Position, look, look_by_reference, takes_window
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property, Symptom
from .cases import TRIALS, cuts, is_best, judged, moves_chosen
from .hints import DEPTHS, GUESSES, JUDGED, LEAVES, MOVES, NEGAMAX, VALUES, WINDOWS

LESSON = "02_pruning"
SEALS = Seals(__package__)

# On these, strict tests, tests with equality, fail-hard and null windows look at the same leaves.
BATTERY = [
    Position(TREES[name])
    for name in (
        "one ply",
        "all negative",
        "best last",
        "textbook",
        "beta cut",
        "deep cut",
        "worse later",
    )
] + [Position([[[[[-5]]], [[[-3, -6]]]]])]
SMALL = [
    Position(tree)
    for tree in (
        [4, 7],
        [-4, -7],
        [[2], [1, 3]],
        [[1], [3, 2]],
        [[-1], [-3, -2]],
        [[[2], [3, 1]]],
        [[3, 5], [2, 9]],
        [[3, 9], [5, 8]],
        TREES["deep cut"],
    )
]
GUESSED = [
    Position([[3, 1], [2, 9]], window=(4, 6)),
    Position([[[5, 7]], [[1, 2]]], window=(0, 4)),
    Position([[4, 1], [2, 9]], window=(4, 6)),
]
IN_WINDOWS = [
    Position(TREES[name], window=window)
    for name, window in (
        ("textbook", (2, 5)),
        ("textbook", (1, 10)),
        ("textbook", (4, 6)),
        ("textbook", (-5, 1)),
        ("textbook", (3, 7)),
        ("best last", (4, 9)),
        ("best last", (1, 4)),
        ("beta cut", (5, 9)),
        ("beta cut", (7, 20)),
        ("beta cut", (-3, 4)),
    )
]

TIED = [
    Position([[3, 12], [2, 4], [14, 15]]),
    Position([[3, 12], [2, 40]]),
    Position(TREES["tie"]),
    Position([[3, 5], [3, 4]]),
    Position([[4, 6], [4, 1], [2, 9]]),
    Position([[1, 2], [5, 7], [5, 3]]),
    Position([[-3, -5], [-3, 0]], (MIN, MAX)),
    Position([[3, 12], [2, 4], [14, 15]], (MIN, MAX)),
    Position([[12, 3], [40, 2], [9, 1]]),
    Position([[[1, 6], [9, 2]], [[4, 3], [2, 8]]]),
    Position([[[[3, 8], [7, 4]], [[9, 1], [5, 6]]], [[[2, 4], [8, 5]], [[6, 3], [7, 9]]]]),
]


def value_is_right(position: Position, seen: Look) -> bool:
    """Exact inside the window; outside, a bound on the right side of it."""
    low, high = position.window
    value = position.best.value
    if seen.value is None or low < value < high:
        return seen.value == value
    return seen.value <= low if value <= low else seen.value >= high


def leaves_are_right(position: Position, seen: Look) -> bool:
    """As many different leaves as alpha-beta looks at, left to right."""
    expected = look_by_reference(position).leaves
    return len(seen.leaves) == len(expected) and seen.leaves[0] == expected[0]


def look_through_window(search: Callable[..., Any], position: Position) -> Look:
    """As `look`; a search without a window in its signature answers for the whole range."""
    return look(search, position if takes_window(search) else position._replace(window=(-inf, inf)))


def within(position: Position, seen: Look) -> bool:
    """`value_is_right`, for what a search without a window says too."""
    return seen.value == position.best.value or value_is_right(position, seen)


def look_with_guess(guess: Callable[..., Any], position: Position) -> Look:
    """What `guess(game, low, high)` says and reads, the position's window being the guess."""
    low, high = position.window
    return look(lambda game: guess(game, low, high), position._replace(window=(-inf, inf)))


GIVES_A_NUMBER = Property(
    "Your search gave no number back on {case}: it should return the value (or value and move).",
    on=BATTERY[:1],
    observe=look,
    holds=lambda _, seen: seen.value is not None,
)


def gives_the_value(symptoms: list[Symptom]) -> Property:
    return Property(
        "On {case} your search returned {seen.said}, which is not what MAX can be sure of.",
        on=BATTERY,
        observe=look,
        holds=value_is_right,
        symptoms=symptoms,
        smaller=SMALL,
    )


def reads_no_more_than_it_must(symptoms: list[Symptom]) -> Property:
    return Property(
        "The value is right, but on {case} your search looked at {seen.order}: "
        "not the leaves that alpha-beta needs, left to right.",
        on=BATTERY,
        observe=look,
        holds=leaves_are_right,
        symptoms=symptoms,
        smaller=SMALL,
    )


KEEPS_TO_THE_WINDOW = Property(
    "Called on {case}, your search returned {seen.said}. Inside the window the value "
    "must be exact, outside it a bound on the same side as the value.",
    on=IN_WINDOWS,
    observe=look_through_window,
    holds=within,
    symptoms=WINDOWS,
)

TRACE = Exercise(
    "2.1",
    lesson=LESSON,
    heading="Two numbers carry all the memory it takes",
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
        gives_the_value(VALUES),
        reads_no_more_than_it_must(LEAVES),
        KEEPS_TO_THE_WINDOW,
    ],
)

BEST_MOVE = Exercise(
    "2.3",
    lesson=LESSON,
    heading="A bound is not a value",
    well_done="Your move is proven, not just as good as it looks.",
    steps=[
        IsFunction("my_best_move(game)"),
        Property(
            "On {case} your function chose move {seen}, and that is not always a best move.",
            on=TIED,
            observe=moves_chosen,
            holds=is_best,
            symptoms=MOVES,
            smaller=[Position([4, 7]), Position([4, 7], (MIN, MAX)), Position(TREES["tie"])],
        ),
    ],
)

DEEP_CUT = Exercise(
    "2.4",
    lesson=LESSON,
    heading="A cut can come from far above",
    well_done="A bound from far up ends the reading: only the window carries it down.",
    steps=[
        Property(
            "With the whole window alpha-beta looks at {seen.with_window} of your {seen.leaves} "
            "leaves. With nothing but the parent's bound it looks at {seen.with_parents_bound}.",
            on=["your tree"],
            observe=lambda tree, _: cuts(tree),
            holds=lambda _, seen: seen.deep,
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
                    gives_the_value(NEGAMAX),
                    reads_no_more_than_it_must(NEGAMAX),
                    KEEPS_TO_THE_WINDOW,
                ],
                "guess": [
                    IsFunction("my_guess(game, low, high)"),
                    Property(
                        "On {case} your function returned {seen.said}: not the tree's value.",
                        on=IN_WINDOWS + GUESSED,
                        observe=look_with_guess,
                        holds=lambda position, seen: seen.value == position.best.value,
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
    heading="The value never changes, only the work",
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
