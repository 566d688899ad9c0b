"""The exercises of lesson 03: good moves first, and what that may and may not change."""

from __future__ import annotations

from ...games.game import MAX, MIN
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property, otherwise
from . import cases, memory
from .cases import Shelf
from .hints import ARRANGED, BEST_FIRST, COLUMNS
from .history_hints import CREDITS
from .killer_hints import KEPT, PLACED

LESSON = "03_ordering"
SEALS = Seals(__package__)


BY_HAND_EXERCISE = Exercise(
    "3.1",
    lesson=LESSON,
    heading="Which order for MAX, and which for MIN?",
    well_done="Best first means best for whoever chooses.",
    steps=[Parts(SEALS.parts("3.1"))],
)

ORDER = Exercise(
    "3.2",
    lesson=LESSON,
    heading="May you rearrange the tree after seeing the children?",
    well_done="The same moves, the best guess first. Now see it run in the next cell.",
    steps=[
        IsFunction("my_order(game, state, moves, evaluate)"),
        Property(
            "For {case} your function returned {seen.text}. It should return the same moves, "
            "each once, in another order.",
            on=cases.SHELVES,
            observe=cases.arranged,
            holds=lambda _, seen: seen.same,
            symptoms=ARRANGED,
            smaller=[Shelf([5]), Shelf([3, 9])],
        ),
        Property(
            "For {case} your function tries them in the order {seen.values}.",
            on=cases.SHELVES,
            observe=cases.arranged,
            holds=cases.best_first,
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
                        on=memory.PLACINGS,
                        observe=memory.placed,
                        holds=lambda case, seen: seen == case.right,
                        symptoms=PLACED,
                    ),
                ],
                "remember": [
                    IsFunction("my_remember(killers, move)"),
                    Property(
                        "After {case} your killers are {seen}. They should be the last two "
                        "different moves, the latest first.",
                        on=memory.CUTOFFS,
                        observe=memory.remembered,
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
    heading="In which order should the squares be tried?",
    well_done="Knowledge that costs nothing during the search.",
    steps=[
        IsFunction("my_worth(column, columns)"),
        Property(
            "On {case} your order visits {seen.nodes:,} nodes, {seen.percent:.1f} percent of the "
            f"{{seen.given:,}} from left to right. At most {cases.MOST} percent are asked for.",
            on=cases.BOARDS,
            observe=cases.share,
            holds=lambda _, seen: seen.percent <= cases.MOST,
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
            on=memory.CREDITED,
            observe=memory.arranged_by,
            holds=lambda case, seen: seen == case.right,
            symptoms=CREDITS,
            smaller=memory.CREDITED[1:3],
        ),
        Property(
            "{case} a search with your history visits {seen:,} nodes, another number than with one "
            "that adds depth² at every cutoff and forgets nothing.",
            on=[memory.ON_TICTACTOE, memory.ON_MINICHESS],
            observe=memory.nodes_with,
            holds=lambda case, seen: seen == memory.nodes_by_history(case),
            symptoms=[
                otherwise(
                    "A few cutoffs arrange the moves rightly. What becomes of the credits when "
                    "thousands are heard of, at many depths and plies?"
                )
            ],
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
    well_done="Safe is what keeps the value. Whether it is fast, only the work can tell.",
    steps=[Parts(SEALS.parts("3.7"))],
)
