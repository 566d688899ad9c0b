"""The exercises of lesson 01: minimax's value and move, turns, depth, negamax, quick wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...games.game import MAX
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property
from . import cases, depth, endings, memory
from .below import LIMITED_BELOW, asked_below_the_root
from .depth_hints import LIMITS, TOO_FAR
from .endings import EAGER
from .hints import NO_NUMBER, VALUES
from .move_hints import MOVES, REPAIRED
from .negamax_hints import NEGAMAX
from .turn_hints import MEMORY, OTHER_BOARDS, OTHER_STATES, SOON_FORGOTTEN, TURNS
from .witness import FOR_O, OWN_BOARD, TO_REPAIR, WITNESS

LESSON = "01_minimax"
SEALS = Seals(__package__)


def gives_a_number(on: Any, observe: Callable[[Any, Any], Any]) -> Property:
    return Property(
        "Your function gave no number back on {case}: it should return the value.",
        on=[on],
        observe=observe,
        holds=lambda _, seen: seen.value is not None,
        symptoms=[NO_NUMBER],
    )


TRACE = Exercise(
    "1.1",
    lesson=LESSON,
    heading="Work from the leaves to the root",
    well_done="Backward induction by hand. The rest of the exercises let the computer do it.",
    steps=[Parts(SEALS.parts("1.1"))],
)

VALUE = Exercise(
    "1.2",
    lesson=LESSON,
    heading="The definition is a program",
    well_done="That is the value. The next cell shows your own search, step by step.",
    steps=[
        IsFunction("my_minimax(game, state)"),
        gives_a_number(cases.TREES_TO_SOLVE[0], cases.searched),
        Property(
            "On {case} your function returned {seen.text}. "
            "That is not what MAX can be sure of when MIN plays as well as possible.",
            on=cases.TREES_TO_SOLVE + cases.BOARDS + cases.TWO_PILES,
            observe=cases.searched,
            holds=cases.value_is_right,
            symptoms=VALUES,
            smaller=cases.SMALL_TREES,
        ),
        asked_below_the_root(cases.value_is_right),
    ],
)

MOVE = Exercise(
    "1.2b",
    lesson=LESSON,
    heading="A value for the parent, a move for the player",
    well_done="A best move for either player.",
    steps=[
        IsFunction("my_best_move(game, state)"),
        Property(
            "On {case} your function chose {seen}, and that does not keep the value.",
            on=cases.TREES_TO_PLAY + cases.BOARDS,
            observe=cases.chosen,
            holds=cases.keeps_the_value,
            symptoms=MOVES,
            smaller=[
                cases.tree([4, 7]),
                cases.tree([4, 7], cases.MIN_FIRST),
                cases.tree([[3, 12], [2, 40]]),
            ],
        ),
    ],
)

SOLVER = Exercise(
    "1.3",
    lesson=LESSON,
    heading="The game says whose turn it is",
    well_done="Right whoever moves next, and each position is worked out once.",
    steps=[
        IsFunction("my_value(game, state)"),
        gives_a_number(cases.TURNS_TWICE[0], cases.searched),
        Property(
            "On {case} your function returned {seen.text}: not the value.",
            on=cases.TURNS_TWICE + cases.PILES,
            observe=cases.searched,
            holds=cases.value_is_right,
            symptoms=TURNS,
            smaller=[cases.tree([[5, 1], [2, 9]], (MAX, MAX)), *cases.PILES[:8]],
        ),
        Property(
            "The values are right. But on {case} your function looked at {seen.looks:,} nodes.",
            on=[*memory.LARGE_PILES, memory.DRAWN, memory.HUGE_PILE],
            observe=memory.cost,
            holds=memory.remembers,
            symptoms=MEMORY,
        ),
        Property(
            "On {case} your function returned {seen.text}: not the value.",
            on=memory.LARGE_PILES,
            observe=memory.cost,
            holds=cases.value_is_right,
            symptoms=[OTHER_STATES],
        ),
        Property(
            "On {case} your function returned {seen.text}: not the value.",
            on=[memory.MANY],
            observe=memory.cost,
            holds=cases.value_is_right,
            symptoms=[OTHER_BOARDS],
        ),
        Property(
            "The values are right. But on {case} your function looked at {seen.looks:,} nodes.",
            on=[memory.MANY],
            observe=memory.cost,
            holds=memory.remembers,
            symptoms=[SOON_FORGOTTEN],
        ),
        asked_below_the_root(cases.value_is_right),
    ],
)

LIMIT = Exercise(
    "1.4",
    lesson=LESSON,
    heading="At the cut, an evaluation stands in",
    well_done="Exact where the game ends, a guess where your looking does.",
    steps=[
        IsFunction("my_limited(game, state, depth, evaluate)"),
        gives_a_number(depth.LIMITED[0], depth.reach),
        Property(
            "On {case} the game ends before the depth is used up, and {seen.trouble}.",
            on=depth.ENDING_EARLY,
            observe=depth.attempted,
            holds=lambda _, outcome: not outcome.raised or outcome.unfinished,
            symptoms=TOO_FAR,
        ),
        Property(
            "On {case} your function returned {seen.text} and opened {seen.states} nodes: "
            "not the value that a look this far gives.",
            on=depth.LIMITED + depth.ENDING_EARLY,
            observe=depth.reach,
            holds=depth.guess_is_right,
            symptoms=LIMITS,
        ),
        Property(
            "The values are right. But on {case} your function opened {seen.states} nodes, "
            "down to ply {seen.plies}.",
            on=depth.LIMITED,
            observe=depth.reach,
            holds=depth.stays_within,
            symptoms=LIMITS,
        ),
        LIMITED_BELOW,
    ],
)

ONE_RULE = Exercise(
    "1.5",
    lesson=LESSON,
    heading="Negamax: my gain is your loss",
    well_done="One rule for both players: the best of minus what the other one gets.",
    steps=[
        IsFunction("my_negamax(game, state)"),
        gives_a_number(cases.TREES_TO_SOLVE[0], cases.searched),
        Property(
            "On {case} your function returned {seen.text}. "
            "That is not the value for the player to move.",
            on=cases.TREES_TO_SOLVE + cases.BOARDS + cases.TWO_PILES,
            observe=cases.searched,
            holds=cases.movers_value_is_right,
            symptoms=NEGAMAX,
            smaller=cases.SMALL_TREES,
        ),
        asked_below_the_root(cases.movers_value_is_right),
    ],
)

QUICK = Exercise(
    "1.6",
    lesson=LESSON,
    heading="Perfect by value may be slow",
    well_done="It wins when it can, holds out when it must, and never confuses the two.",
    steps=[
        IsFunction("my_eager_move(game, state)"),
        Property(
            "On {case} your function chose cell {seen}. There is a better choice.",
            on=endings.IN_TURN + endings.FINISHES,
            observe=endings.choice,
            holds=endings.is_quickest,
            symptoms=EAGER,
        ),
    ],
)

REPAIR = Exercise(
    "1.7",
    lesson=LESSON,
    heading="O must minimise",
    well_done="Who is to move is a question for the game, at the root as everywhere.",
    steps=[
        Parts(
            {
                "witness": [FOR_O, WITNESS, OWN_BOARD],
                "repaired": [
                    IsFunction("my_choose_move(game, state)"),
                    Property(
                        "On {case} your player chose {seen}, and that does not keep the value.",
                        on=TO_REPAIR,
                        observe=cases.chosen,
                        holds=cases.keeps_the_value,
                        symptoms=REPAIRED,
                    ),
                ],
            }
        )
    ],
)
