"""Trees to try a student's alpha-beta on, what it does there, and which of it is right.

2.2, 2.5   the value, the leaves that were read, and what holds through a window
2.3        the moves chosen at the root
"""

from __future__ import annotations

from ...games.game import MAX, MIN
from ...games.tree import TREES
from ..canonical import canon
from ..inside import inside
from ..lane import lane
from ..observe import (
    Look,
    Moves,
    Position,
    Student,
    best_moves,
    call,
    look_by_reference,
    move_in,
)
from .piles import Pile

TIMES = 12  # a function that picks at random among its "ties" must show itself

ONE_PLY = Position(TREES["one ply"])
NEGATIVE = Position(TREES["all negative"])
TEXTBOOK = Position(TREES["textbook"])
BETA_CUT = Position(TREES["beta cut"])
DEEP_CUT = Position(TREES["deep cut"])
WORSE_LATER = Position(TREES["worse later"])
BAIT = Position([[3, 12], [2, 40]])
FOR_MIN = Position([[3, 12], [2, 4], [14, 15]], (MIN, MAX))
TIE = Position(TREES["tie"])
TIE_FOR_MIN = Position([[-3, -5], [-3, 0]], (MIN, MAX))
DEEP_CUT_AT_MAX = Position([[[[[-5]]], [[[-3, -6]]]]])
# Who moves first is the game's to say, and so is every turn after it.
MIN_PLY = Position([4, 7], (MIN, MAX))
MIN_FIRST = Position([[-3, -12, -8], [-2, -4, -6], [-14, -5, -2]], (MIN, MAX))
MIN_FIRST_CUT = Position([[[-6, -5], [-8, -7]], [[-2, -1], [-4, -3]]], (MIN, MAX))
TWICE = Position([[[5, 1], [2, 9]], [[8, 3], [7, 4]]], (MAX, MAX, MIN))
# Neighbouring numbers: none lies between alpha and beta, and the node is not settled yet.
NEIGHBOURS = Position([[3, 9], [4, 1]])
# Numbers that are no whole ones, and nearer to each other than 1.
NEAR = Position([[0.125, 2], [0.25, 0]])
NEAR_FOR_MIN = Position([[0.25, 0], [0.125, 2]], (MIN, MAX))
# A cut between numbers that are no whole ones; the same below zero.
FRACTION_CUT = Position([[0.75, 2], [0.5, 9]])
FRACTION_CUT_FOR_MIN = Position([[-0.75, -2], [-0.5, -9]], (MIN, MAX))
BELOW_ZERO = Position([[-0.5, 2], [-0.25, -0.75]])
# Nearer still: a difference is a difference, however small it is.
FINE = Position([[0.0003, 0.0009], [0.0004, 0.0001]])
FINER = Position([[7.00003, 7.00009], [7.00004, 7.00001]])
FINE_FOR_MIN = Position([[0.0004, 0.0001], [0.0003, 0.0009]], (MIN, MAX))
# Values turned for MIN while the window is not lead to the first move here, the second is best.
TURNED = Position([[[-2, -9], [-4, 0]], [[0, -6], [8, -5]]], (MIN, MAX))
# A cut at a MIN node that is no child of the root.
INNER_CUT = Position([[[[5, 9], [2, 8]]]])

# It ends at several plies, the best move stands in the middle, and 0 is one of the leaves.
RAGGED = Position([[[0], 7, -2], [5, [6, -3]], -5])
RAGGED_FOR_MIN = Position([[[2, 9]], [-3], [[8, 5], 0]], (MIN, MAX))

# Only a window from further up closes here: what MAX (MIN) has seen at the node itself is worse.
KEPT_ALPHA = Position([[7], [[[3], [5, 9]]]])
KEPT_BETA = Position([[-7], [[[-3], [-5, -9]]]], (MIN, MAX))
# Alpha is 0 when the cut comes; and beta.
ZERO_ALPHA = Position([[0, 5], [-2, 9]])
ZERO_BETA = Position([[0, -5], [2, -9]], (MIN, MAX))
HUGE = 10**13  # a half more is still another number
LARGE = Position([[3 * HUGE, 5 * HUGE], [4 * HUGE, 6 * HUGE]])
LARGE_FOR_MIN = LARGE._replace(
    players=(MIN, MAX), tree=[[-each for each in node] for node in LARGE.tree]
)

CLOSE = Position([[0.25, 0.5], [0.5, 0.75]])
CLOSE_FOR_MIN = Position([[0.5, 0.25], [0.25, 0.125]], (MIN, MAX))
# Longer than any number of plies that somebody may have thought enough.
LONG = Position(lane([[5, 3], [4, 9]], 60))
FORK = Position([lane([5, 3], 40), lane([8, 6], 40)])
RISING = Position([[1, 1], [5, 5], [9, 9]])
# With a window that ends too early the MAX nodes stop at their first leaves.
_DEEP = [[[3, 9], [8, 9]], [[4, 5], [6, 5]]]
LARGE_DEEP = Position([[[HUGE * n for n in node] for node in branch] for branch in _DEEP])
# A search that stops at 1 or more, or at -1 or less, reads two branches of these.
PAST_ONE = Position([[0, 2, 7], [3, 5, 8], [4, 6]])
LAST_OF_THREE = Position([7, 4, 5])
MET_EXACTLY = Position([[3, 12], [2, 4], [3, 9]])
BOTH_BELOW = Position([[-5, -9], [-3, -4]])
TWO_ENDS = Position([4, 7])
AN_END_FIRST = Position([2, [6, 3], 5])
# The best move is another one where the turns are taken to alternate.
MOVES_TWICE = Position([[[5, 1], [6, 2]], [[3, 3], [4, 0]]], (MAX, MAX, MIN))
# The same, one ply further down.
MIN_TWICE = Position([[[5, 1], [6, 2]], [[3, 3], [4, 4]]], (MAX, MIN, MIN))

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
] + [
    DEEP_CUT_AT_MAX,
    NEIGHBOURS,
    NEAR,
    NEAR_FOR_MIN,
    FRACTION_CUT,
    FRACTION_CUT_FOR_MIN,
    BELOW_ZERO,
    FINE,
    FINE_FOR_MIN,
    FINER,
    MIN_PLY,
    MIN_FIRST,
    MIN_FIRST_CUT,
    RAGGED,
    RAGGED_FOR_MIN,
    KEPT_ALPHA,
    KEPT_BETA,
    ZERO_ALPHA,
    ZERO_BETA,
    LARGE,
    LARGE_FOR_MIN,
    LONG,
]
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
TIED = [
    Position([[3, 12], [2, 4], [14, 15]]),
    BAIT,
    TIE,
    Position([[3, 5], [3, 4]]),
    Position([[4, 6], [4, 1], [2, 9]]),
    Position([[1, 2], [5, 7], [5, 3]]),
    Position([[5, 9], [6, 4]]),
    Position([[5, 1], [4, 6]], (MIN, MAX)),
    TIE_FOR_MIN,
    FOR_MIN,
    TURNED,
    NEAR,
    NEAR_FOR_MIN,
    *(RISING, Position([[9, 9], [5, 5], [1, 1]], (MIN, MAX)), LARGE_DEEP),
    *(BOTH_BELOW, ZERO_ALPHA, TWO_ENDS, MIN_PLY, AN_END_FIRST),
    *(CLOSE, CLOSE_FOR_MIN, LARGE, LARGE_FOR_MIN, FORK, MOVES_TWICE, MIN_TWICE),
    Position([[12, 3], [40, 2], [9, 1]]),
    Position([[[1, 6], [9, 2]], [[4, 3], [2, 8]]]),
    Position([[[[3, 8], [7, 4]], [[9, 1], [5, 6]]], [[[2, 4], [8, 5]], [[6, 3], [7, 9]]]]),
]


def value_is_right(position: Position, seen: Look) -> bool:
    """Exact inside the window; outside, a bound that is true, on the right side of it."""
    low, high = position.window
    value = position.best.value
    if seen.value is None or low < value < high:
        return seen.value == value
    return value <= seen.value <= low if value <= low else high <= seen.value <= value


def value_for_mover_is_right(position: Position, seen: Look) -> bool:
    """Negamax speaks for whoever begins; asked with the whole window only."""
    sign = 1 if position.players[0] == MAX else -1
    return seen.value == sign * position.best.value


def leaves_are_right(position: Position, seen: Look) -> bool:
    """As many different leaves as alpha-beta looks at, left to right."""
    expected = look_by_reference(position).leaves
    return len(seen.leaves) == len(expected) and seen.leaves[0] == expected[0]


@inside
def moves_chosen(choose: Student, position: Position | Pile, times: int = TIMES) -> Moves:
    """All the moves chosen in several calls."""
    game = position.game
    return Moves(sorted({move_in(call(choose, game, *position.window)) for _ in range(times)}))


def is_best(position: Position | Pile, seen: Moves) -> bool:
    return set(seen) <= {canon(move) for move in best_moves(position.game)}
