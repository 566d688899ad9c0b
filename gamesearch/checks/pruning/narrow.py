"""Narrow windows, in 2.2 and 2.5: positions to ask through them, what comes back, what of it is
right; and the guesses of `my_guess`."""

from __future__ import annotations

from math import inf

from ...games.game import MAX, MIN
from ...games.tree import TREES
from ..inside import inside
from ..observe import Look, Position, Student, look, takes_window
from . import cases

BELOW_THE_GUESS = Position([[3, 1], [2, 9]], window=(4, 6))
ABOVE_THE_GUESS = Position([[[5, 7]], [[1, 2]]], window=(0, 4))
FAR_BELOW = Position([[24, -19], [0, -22]], window=(28, 31))
FAR_ABOVE = Position([[[5, 20, 40]], [[1, 2]]], window=(0, 4))
AT_THE_TOP = Position([[[4, 7]], [[1, 2]]], window=(0, 4))
AT_THE_BOTTOM = Position([[4, 1], [2, 9]], window=(4, 6))
VERY_FAR = cases.LARGE._replace(window=(0, 4))
FOR_THE_MOVER = Position([[3, 1], [2, 9]], (MIN, MAX), (-5, 5))
GUESSED = [
    *(AT_THE_TOP, VERY_FAR),
    FAR_BELOW,
    FAR_ABOVE,
    BELOW_THE_GUESS,
    ABOVE_THE_GUESS,
    AT_THE_BOTTOM,
    Position([[0.125, 2], [0.25, 0]], window=(0, 1)),
    Position([[0.125, 2], [0.25, 0]], window=(3, 4)),
]
# The guess of MIN, who begins, is about what MIN gets.
GUESSED_BY_MIN = [
    FOR_THE_MOVER,
    Position([[3, 1], [2, 9]], (MIN, MAX), (-2, 2)),
    Position([[3, 1], [2, 9]], (MIN, MAX), (-4, -2)),
    Position([[24, -19], [0, -22]], (MIN, MAX), (3, 5)),
    Position([[0, -7], [5, 6]], (MIN, MAX), (-9, -6)),
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
# After a cut nothing is left to be searched: what comes back through a closed window says nothing.
CLOSED = Position([[5, 6], [9, 1]], window=(2, 4))
IN_WINDOWS.append(CLOSED)
# The same for a search that MIN begins, and for one in which a player moves twice.
IN_WINDOWS_OF_OTHERS = [
    cases.MIN_FIRST._replace(window=(-8, -4)),
    cases.MIN_FIRST._replace(window=(-14, -12)),
    cases.MIN_FIRST._replace(window=(-3, 2)),
    cases.MIN_FIRST_CUT._replace(window=(-7, -3)),
    cases.RAGGED_FOR_MIN._replace(window=(-2, 1)),
    cases.TWICE._replace(window=(2, 4)),
    cases.TWICE._replace(window=(9, 12)),
    Position([[-5, -6], [-9, -1]], (MIN, MAX), (-4, -2)),
]
LATER_FOR_MIN = Position([[-3, -12], [-9, -14]], (MIN, MAX), (8, 12))
# And for negamax that MIN begins: the window, too, is about what MIN gets.
IN_WINDOWS_OF_MIN = [
    *(cases.MIN_FIRST._replace(window=window) for window in ((4, 8), (2, 5), (-2, 2), (-9, -4))),
    *(cases.MIN_FIRST_CUT._replace(window=window) for window in ((3, 7), (7, 9))),
    *(LATER_FOR_MIN, LATER_FOR_MIN._replace(window=(-2, 5))),
]


def look_through_window(search: Student, position: Position) -> Look:
    """As `look`; a search without a window in its signature answers for the whole range."""
    return look(search, position if takes_window(search) else position._replace(window=(-inf, inf)))


def within(position: Position, seen: Look) -> bool:
    """`value_is_right`, for what a search without a window says too."""
    return seen.value == position.best.value or cases.value_is_right(position, seen)


def within_for_mover(position: Position, seen: Look) -> bool:
    """The same for negamax: value and window are about what the player gets who begins."""
    if position.players[0] == MAX:
        return within(position, seen)
    low, high = position.window
    value = None if seen.value is None else -seen.value
    return within(position._replace(window=(-high, -low)), seen._replace(value=value))


@inside
def look_with_guess(guess: Student, position: Position) -> Look:
    """What `guess(game, low, high)` says and reads, the position's window being the guess."""
    low, high = position.window
    return look(lambda game: guess(game, low, high), position._replace(window=(-inf, inf)))
