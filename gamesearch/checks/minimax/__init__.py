"""The exercises of lesson 01: minimax's value and move, turns, depth, negamax, quick wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...games.game import MAX, MIN
from ...games.tree import TREES
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property
from .cases import (
    board,
    choice,
    chosen,
    cost,
    is_quickest,
    keeps_the_value,
    movers_value_is_right,
    pile,
    seen,
    tree,
    value_is_right,
)
from .depth import Limited, attempted, even, guess_is_right, leftmost, reach, stays_within
from .given import choose_by_flag
from .hints import EAGER, LIMITS, MEMORY, MOVES, NEGAMAX, REPAIRED, TOO_FAR, TURNS, VALUES

LESSON = "01_minimax"
SEALS = Seals(__package__)
MIN_FIRST = (MIN, MAX)

NESTED = [
    *(TREES[name] for name in ("textbook", "one ply", "best last", "all negative", "beta cut")),
    *([[3, 12], 7, [2, [9, 1]]], [[[[5]]], [[[3, 6]]]], [[-4, 2], [0, 6]]),
]
TREES_TO_SOLVE = [tree(nested) for nested in NESTED] + [
    tree(nested, MIN_FIRST) for nested in NESTED
]
SMALL_TREES = [
    *(tree(nested) for nested in ([4, 7], [-4, -7], [[3, 9], [5, 8]])),
    *(tree(nested, MIN_FIRST) for nested in ([4, 7], [[3, 9], [5, 8]])),
]
BOARDS = [board(cells) for cells in ("XX.OO....", "XX..O....", "XOX.O....", "X.O.X..O.")]

TREES_TO_PLAY = [
    tree(nested, players)
    for nested in (
        [[3, 12], [2, 40]],
        [[8, 8], [1, 1], [9, 9]],
        [[9, 9], [1, 1], [8, 8]],
        [[3, 12], [2, 4], [14, 15]],
        [4, 7],
        [[[6, 5], [8, 7]], [[2, 1], [4, 3]]],
    )
    for players in ((MAX, MIN), MIN_FIRST)
]

TWICE = [
    tree([[5, 1], [2, 9]], (MAX, MAX)),
    tree([[[5, 1], [2, 9]], [[8, 3], [7, 4]]], (MAX, MAX, MIN)),
    tree([[[5, 1], [2, 9]], [[8, 3], [7, 4]]], (MIN, MAX, MAX)),
    tree([[[[5, 1], [2, 9]], [[8, 3], [7, 4]]], [[[6]], [[0, 4]]]], (MAX, MIN, MIN)),
    *(tree(nested) for nested in ([[3, 12], [8, 4]], [[[6, 5], [8, 7]], [[2, 1], [4, 3]]])),
]
PILES = [pile(stones, first) for stones in range(1, 9) for first in (MAX, MIN)]
LARGE_PILES = [pile(14), pile(16, MIN)]
LOOKS = 300  # generous: these piles have 30 positions, and every way to reach them over 5,000

LIMITED = [
    Limited(puzzle, depth, guess)
    for puzzle, depth, guess in (
        (pile(9), 2, even),
        (board("XX.OO...."), 1, even),
        (board("XX.OO..X."), 1, even),
        (tree([[3, 12], 7, [2, [9, 1]]]), 1, leftmost),
        (tree([[[6, 5], [8, 7]], [[2, 1], [4, 3]]]), 2, leftmost),
        (tree([[[6, 5], [8, 7]], [[2, 1], [4, 3]]], MIN_FIRST), 1, leftmost),
        (tree([[8, 1], [9, 5]]), 1, leftmost),
        (tree(TREES["textbook"]), 0, leftmost),
        (tree(TREES["textbook"]), 2, leftmost),
        (board("X.O.X..O."), 3, even),
    )
]
ENDING_EARLY = [Limited(pile(2), 5, even), Limited(tree([[3, [9, 1]], 7]), 9, even)]

FINISHES = [
    board(cells)
    for cells in (
        *("X.....XOO", "OOXX....."),  # X can win now, or sooner than by other moves
        *("OXXO....X", "O.OX...XX"),  # O can win now; other moves win later
        *("XXO..O...", "O.O..X.X."),  # X loses: soon, or a little later
        *(".O..X...X", ".X.OX...."),  # O loses
        *("X.O......", "..XO.X.XO", "OXX......"),  # a slow win beside draws
        *("OX.......", "..XX..OXO"),  # a draw beside losses
    )
]

WITNESS = Property(
    "On the board of {seen} the player with the flag gives nothing away, or it is not O's turn.",
    on=["your board"],
    observe=lambda cells, _: board(cells),
    holds=lambda _, puzzle: (
        puzzle.mover == MIN
        and not puzzle.game.is_terminal(puzzle.state)
        and not keeps_the_value(puzzle, chosen(choose_by_flag, puzzle))
    ),
)
TO_REPAIR = [
    board(cells)
    for cells in (
        *("XX..O....", "X...O..X.", "XOX......", "O...X...X", "..X.X.O..", "O.X.X...."),
        *("XX.OO....", "XOX.O....", "X.O.X..O.", "X.OO..X.."),
    )
]


def gives_a_number(on: Any, observe: Callable[[Any, Any], Any]) -> Property:
    return Property(
        "Your function gave no number back on {case}: it should return the value.",
        on=[on],
        observe=observe,
        holds=lambda _, seen: seen.value is not None,
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
    well_done="That is the value. Now watch your own search: show_steps(record(my_minimax, game)).",
    steps=[
        IsFunction("my_minimax(game, state)"),
        gives_a_number(TREES_TO_SOLVE[0], seen),
        Property(
            "On {case} your function returned {seen.said}. "
            "That is not what MAX can be sure of when MIN plays as well as possible.",
            on=TREES_TO_SOLVE + BOARDS,
            observe=seen,
            holds=value_is_right,
            symptoms=VALUES,
            smaller=SMALL_TREES,
        ),
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
            on=TREES_TO_PLAY + BOARDS,
            observe=chosen,
            holds=keeps_the_value,
            symptoms=MOVES,
            smaller=[tree([4, 7]), tree([4, 7], MIN_FIRST), tree([[3, 12], [2, 40]])],
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
        gives_a_number(TWICE[0], seen),
        Property(
            "On {case} your function returned {seen.said}: not the value.",
            on=TWICE + PILES,
            observe=seen,
            holds=value_is_right,
            symptoms=TURNS,
            smaller=[tree([[5, 1], [2, 9]], (MAX, MAX)), *PILES[:8]],
        ),
        Property(
            "The values are right. But on {case} your function looked at {seen.looks:,} states.",
            on=LARGE_PILES,
            observe=cost,
            holds=lambda _, seen: seen.looks <= LOOKS,
            symptoms=MEMORY,
        ),
        Property(
            "On {case} your function returned {seen.said}: not the value.",
            on=LARGE_PILES,
            observe=cost,
            holds=value_is_right,
        ),
    ],
)

LIMIT = Exercise(
    "1.4",
    lesson=LESSON,
    heading="At the cut, an evaluation stands in",
    well_done="Exact where the game ends, a guess where your looking does.",
    steps=[
        IsFunction("my_limited(game, state, depth, evaluate)"),
        gives_a_number(LIMITED[0], reach),
        Property(
            "On {case} the game ends before the depth is used up, and {seen.trouble}.",
            on=ENDING_EARLY,
            observe=attempted,
            holds=lambda _, outcome: not outcome.raised or outcome.unfinished,
            symptoms=TOO_FAR,
        ),
        Property(
            "On {case} your function returned {seen.said} and opened {seen.states} states: "
            "not the value that a look this far gives.",
            on=LIMITED + ENDING_EARLY,
            observe=reach,
            holds=guess_is_right,
            symptoms=LIMITS,
        ),
        Property(
            "The values are right. But on {case} your function opened {seen.states} states, "
            "down to ply {seen.plies}.",
            on=LIMITED,
            observe=reach,
            holds=stays_within,
            symptoms=LIMITS,
        ),
    ],
)

ONE_RULE = Exercise(
    "1.5",
    lesson=LESSON,
    heading="Negamax: my gain is your loss",
    well_done="One rule for both players: the best of minus what the other one gets.",
    steps=[
        IsFunction("my_negamax(game, state)"),
        gives_a_number(TREES_TO_SOLVE[0], seen),
        Property(
            "On {case} your function returned {seen.said}. "
            "That is not the value for the player to move.",
            on=TREES_TO_SOLVE + BOARDS,
            observe=seen,
            holds=movers_value_is_right,
            symptoms=NEGAMAX,
            smaller=SMALL_TREES,
        ),
    ],
)

QUICK = Exercise(
    "1.6",
    lesson=LESSON,
    heading="Perfect by value may dawdle",
    well_done="It wins when it can, holds out when it must, and never confuses the two.",
    steps=[
        IsFunction("my_eager_move(game, state)"),
        Property(
            "On {case} your function chose cell {seen}. There is a better choice.",
            on=FINISHES,
            observe=choice,
            holds=is_quickest,
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
                "witness": [WITNESS],
                "repaired": [
                    IsFunction("my_choose_move(game, state)"),
                    Property(
                        "On {case} your player chose {seen}, and that does not keep the value.",
                        on=TO_REPAIR,
                        observe=chosen,
                        holds=keeps_the_value,
                        symptoms=REPAIRED,
                    ),
                ],
            }
        )
    ],
)
