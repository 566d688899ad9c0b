"""The exercises of lesson 03: good moves first, and what that may and may not change."""

from __future__ import annotations

from ...games.game import MAX, MIN
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property
from .cases import (
    Board,
    Credits,
    Cutoffs,
    Placing,
    Shelf,
    arranged,
    arranged_by,
    best_first,
    placed,
    remembered,
    share,
    states_on_tictactoe,
)
from .hints import ARRANGED, BEST_FIRST, COLUMNS, CREDITS, KEPT, PLACED

LESSON = "03_ordering"
SEALS = Seals(__package__)

SHELVES = [
    Shelf([3, 9, 5]),
    Shelf([3, 9, 5], (MIN, MAX)),
    Shelf([-4, 2, 0, 7, 1]),
    Shelf([-4, 2, 0, 7, 1], (MIN, MAX)),
    Shelf([[6, 2], [9, 8], [1, 4]]),
    Shelf([[6, 2], [9, 8], [1, 4]], state=(0,)),
    Shelf([[6, 2], [9, 8, 3], [1, 4]], (MAX, MAX, MIN), (1,)),
    Shelf([[6, 2], [9, 8, 3], [1, 4]], (MIN, MIN, MAX), (1,)),
    Shelf([2, 7, 2, 7], (MIN, MAX)),
    Shelf([5]),
]
PLACINGS = [
    Placing((0, 2, 5), (7,)),
    Placing((0, 2, 5), (5,)),
    Placing((0, 2, 5, 8), (8, 2)),
    Placing((0, 2, 5, 8), (2, 8)),
    Placing((0, 2, 5), (7, 2)),
    Placing((4, 1), ()),
    Placing((6,), (6, 3)),
]
CUTOFFS = [
    Cutoffs((5,)),
    Cutoffs((5, 7)),
    Cutoffs((5, 7, 2)),
    Cutoffs((5, 5)),
    Cutoffs((5, 7, 5)),
    Cutoffs((5, 7, 7, 2, 5)),
]
CREDITED = [
    Credits(()),
    Credits(((MAX, 3, 1, 2),)),
    Credits(((MAX, 3, 1, 2), (MAX, 5, 1, 3))),
    Credits(((MAX, 2, 1, 2), (MAX, 4, 1, 1), (MAX, 2, 3, 2), (MAX, 1, 1, 1))),
    Credits(((MAX, 4, 1, 3), (MAX, 1, 5, 2), (MAX, 1, 5, 2))),
    Credits(((MAX, 1, 1, 2), (MAX, 1, 1, 2), (MAX, 1, 1, 2), (MAX, 4, 1, 3))),
    Credits(((MIN, 2, 2, 4), (MAX, 5, 1, 1))),
    Credits(((MAX, 2, 2, 4), (MIN, 5, 1, 1), (MIN, 0, 1, 2)), MIN),
]
BOARDS = [Board(5, 3), Board(6, 3, 8), Board(4, 4, 9)]
MOST = 60  # percent of the states opened from left to right

BY_HAND_EXERCISE = Exercise(
    "3.1",
    lesson=LESSON,
    heading="High first for MAX, low first for MIN",
    well_done="Best first means best for whoever chooses.",
    steps=[Parts(SEALS.parts("3.1"))],
)

ORDER = Exercise(
    "3.2",
    lesson=LESSON,
    heading="You may rearrange the tree after seeing the children",
    well_done="The same moves, the best guess first. Now see it run in the next cell.",
    steps=[
        IsFunction("my_order(game, state, moves, evaluate)"),
        Property(
            "For {case} your function returned {seen.text}. It should return the same moves, "
            "each once, in another order.",
            on=SHELVES,
            observe=arranged,
            holds=lambda _, seen: seen.same,
            symptoms=ARRANGED,
            smaller=[Shelf([5]), Shelf([3, 9])],
        ),
        Property(
            "For {case} your function tries them in the order {seen.values}.",
            on=SHELVES,
            observe=arranged,
            holds=best_first,
            symptoms=BEST_FIRST,
            smaller=[Shelf([3, 9]), Shelf([9, 3], (MIN, MAX))],
        ),
    ],
)

KILLERS = Exercise(
    "3.3",
    lesson=LESSON,
    heading="Killers: what has just refuted the neighbour",
    well_done="Two moves a ply, legal ones only: cheap, and often right.",
    steps=[
        Parts(
            {
                "first": [
                    IsFunction("my_first(moves, killers)"),
                    Property(
                        "{case} returned {seen}.",
                        on=PLACINGS,
                        observe=placed,
                        holds=lambda case, seen: seen == case.right,
                        symptoms=PLACED,
                    ),
                ],
                "remember": [
                    IsFunction("my_remember(killers, move)"),
                    Property(
                        "After {case} your killers are {seen}. They should be the last two "
                        "different moves, the latest first.",
                        on=CUTOFFS,
                        observe=remembered,
                        holds=lambda case, seen: seen == case.right,
                        symptoms=KEPT,
                    ),
                ],
            }
        )
    ],
)

STATIC = Exercise(
    "3.4",
    lesson=LESSON,
    heading="Nine squares, nearly six times the work",
    well_done="Knowledge that costs nothing during the search.",
    steps=[
        IsFunction("my_worth(column, columns)"),
        Property(
            "On {case} your order opens {seen.states:,} states, {seen.percent:.0f} percent of the "
            f"{{seen.given:,}} from left to right. At most {MOST} percent are asked for.",
            on=BOARDS,
            observe=share,
            holds=lambda _, seen: seen.percent <= MOST,
            symptoms=COLUMNS,
        ),
    ],
)

HISTORY = Exercise(
    "3.5",
    lesson=LESSON,
    heading="History: what has refuted most, anywhere",
    well_done="It knows nothing of the game, and learns which moves refute.",
    steps=[
        IsFunction("MyHistory"),
        Property(
            "{case} your history arranges the moves 0 to 5 as {seen}.",
            on=CREDITED,
            observe=arranged_by,
            holds=lambda case, seen: seen == case.right,
            symptoms=CREDITS,
            smaller=CREDITED[1:3],
        ),
        Property(
            "On tic-tac-toe your history opens {seen:,} states, no fewer than the given order.",
            on=["tic-tac-toe"],
            observe=lambda make, _: states_on_tictactoe(make()),
            holds=lambda _, seen: seen < 12_000,
        ),
    ],
)


PLOT = Exercise(
    "3.6",
    lesson=LESSON,
    heading="The slope tells the branching factor",
    well_done="A smaller factor per ply: the deeper the search, the more the order is worth.",
    steps=[Parts(SEALS.parts("3.6"))],
)

CHANGES = Exercise(
    "3.7",
    lesson=LESSON,
    heading="What an order may change, and what it may not",
    well_done="Safe is what keeps the value. Fast is what changes the work.",
    steps=[Parts(SEALS.parts("3.7"))],
)
