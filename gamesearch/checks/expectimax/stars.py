"""7.7: what a student's Star1 promises, and how many leaves it reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...games.game import CHANCE, MAX, MIN
from ...games.tree import TreeGame
from ...search.star import star1
from ...tracing.recording import record
from ..inside import inside
from ..observe import LIMIT, NEAR, Student, value_in, value_text
from .cases import DiceTree

LOW, HIGH = 0, 10


class Windowed(NamedTuple):
    """A tree with dice, the window that is asked, and the bounds of its leaves."""

    tree: Any
    players: Sequence[int] = (MAX, CHANCE, MIN)
    alpha: float = LOW
    beta: float = HIGH
    low: float = LOW
    high: float = HIGH
    last_first: bool = False
    state: tuple[int, ...] = ()  # which is asked about

    @property
    def dice_tree(self) -> DiceTree:
        return DiceTree(self.tree, self.players, self.state, self.last_first)

    @property
    def game(self) -> TreeGame:
        return self.dice_tree.game

    @property
    def value(self) -> float:
        return self.dice_tree.value

    @property
    def fewest(self) -> int:
        """The leaves that Star1 reads, with the widest window."""
        return len(record(star1, self.game, bounds=(self.low, self.high)).leaves)

    def __str__(self) -> str:
        return (
            f"{self.dice_tree}, window {self.alpha:g} to {self.beta:g}, "
            f"leaves from {self.low:g} to {self.high:g}"
        )


class Starred(NamedTuple):
    """The value that came back, and the leaves that were read."""

    value: float | None
    leaves: tuple[float, ...]

    @property
    def text(self) -> str:
        return value_text(self.value)

    @property
    def many(self) -> int:
        return len(self.leaves)

    def near(self, value: float) -> bool:
        return self.value is not None and abs(self.value - value) < NEAR


@inside
def starred(search: Student, case: Windowed) -> Starred:
    """Run `search(game, state, alpha, beta, low, high)` on the recorded game."""

    def asked(game: Any, state: Any) -> Any:
        return search(game, state, case.alpha, case.beta, case.low, case.high)

    if case.state:  # what is recorded begins at its first state, whichever that is
        return Starred(value_in(asked(case.game, case.state)), ())
    trace = record(asked, case.game, (), limit=LIMIT)
    return Starred(value_in(trace.answer), tuple(trace.leaves))


def keeps_its_promise(case: Windowed, seen: Starred) -> bool:
    """Exact within the window; outside it no more, or no less, than the value allows."""
    if seen.value is None:
        return False
    true = case.value
    if seen.value <= case.alpha + NEAR:
        return true <= seen.value + NEAR
    if seen.value >= case.beta - NEAR:
        return true >= seen.value - NEAR
    return abs(seen.value - true) < NEAR


DICE = (MAX, CHANCE)
COIN = Windowed([[6, 8], [1, 9]], DICE)
LOADED = Windowed([[(0.75, 4), (0.25, 8)], [(0.25, 4), (0.75, 8)]], DICE)
MIN_PLY = Windowed([4, 7], (MIN, CHANCE))
NO_DICE = Windowed([[3, 9], [2, 8], [5, 7]], (MAX, MIN))
FOR_MIN = Windowed(
    [[(0.5, 9), (0.5, 7)], [(0.5, 4), (0.5, 2)], [(0.5, 8), (0.5, 9)]], (MIN, CHANCE)
)
# The window of MAX may not be handed through the dice as it is: 1.25, not 3.
THROUGH_DICE = Windowed(
    [[(0.5, [3, 3]), (0.5, [-1, 4])], [(0.75, [4, 4]), (0.25, [0, -7])]], low=-10, alpha=-10
)
CUT_BELOW = Windowed([[[7, 8], [6, 9]], [[1, 7], [4, 9]]])
LUCKY_LAST = Windowed([[5, 5], [2, 9]], DICE)
TWO_THROWS = Windowed(
    [[(0.3, [(0.5, 8), (0.5, 2)]), (0.7, [(0.1, 9), (0.9, 0)])], [(0.5, [4, 6]), (0.5, [3, 3])]],
    (MAX, CHANCE, CHANCE),
)

THREE_THROWS = Windowed(
    [(0.25, [[9, 1], [4, 6]]), (0.125, [[2, 3]]), (0.625, [[7, 5], [0, 8], [6, 6]])],
    (CHANCE, MAX, MIN),
)
ONE_OUTCOME = Windowed(
    [[(1.0, [7, 2])], [(0.5, [3, 6]), (0.25, [9, 1]), (0.25, 5)]], (MIN, CHANCE, MAX)
)
HIGHER_LEAVES = Windowed([[30, 30], [10, 56]], DICE, beta=60, high=60)
UNLIKE_SIDES = Windowed([5, [(0.9, 6), (0.1, 0)]], DICE)
AS_HIGH_AS_CAN_BE = Windowed([[10, 4], [10, 6]], (MAX, MIN))
AS_LOW_AS_CAN_BE = Windowed([[0, 4], [0, 6]], (MIN, MAX))
LAST_FIRST = Windowed([[(0.75, 4), (0.25, 8)], 3], DICE, last_first=True)

AFTER_A_MOVE = CUT_BELOW._replace(state=(1,))  # 2.5 there, and 6.5 at the beginning

FULL = [
    COIN,
    LOADED,
    NO_DICE,
    MIN_PLY,
    FOR_MIN,
    THROUGH_DICE,
    LUCKY_LAST,
    CUT_BELOW,
    TWO_THROWS,
    THREE_THROWS,
    ONE_OUTCOME,
    Windowed([[-4, -8], [-3, -10]], DICE, alpha=-10, beta=0, low=-10, high=0),
    HIGHER_LEAVES,
    UNLIKE_SIDES,
    LAST_FIRST,
    AFTER_A_MOVE,
    AS_HIGH_AS_CAN_BE,
    AS_LOW_AS_CAN_BE,
]
# A coin that is left after its first side: what comes back must allow for the other one.
LEFT_LOW = Windowed([(0.5, -8), (0.5, 8)], (CHANCE,), alpha=2, beta=10, low=-10)
LEFT_HIGH = Windowed([(0.5, 8), (0.5, -8)], (CHANCE,), alpha=-10, beta=-2, low=-10)
# The first side may be worth 7.5 at most: a 7 there, as a whole number, is too low.
BETWEEN_NUMBERS = Windowed([(0.4, 7), (0.6, 5)], (CHANCE,), beta=3)
# At least 6.75, and no more: rounded, it would promise too much.
TWO_DIGITS = Windowed([(0.75, 9), (0.25, 0)], (CHANCE,), beta=5)
# The first side must be known exactly up to 7.5, or down to -7.5, and not only to 7 or -7.
UP_TO_A_HALF = Windowed([(0.4, [7.4, 7.45]), (0.6, [0, 0])], (CHANCE, MAX), beta=3)
DOWN_TO_A_HALF = Windowed(
    [(0.4, [-7.4, -7.45]), (0.6, [0, 0])], (CHANCE, MIN), alpha=-3, beta=0, low=-10, high=0
)
# What the first side was worth moves the window of the second one.
AFTER_A_LOW_SIDE = Windowed(
    [(0.5, [-8, -8]), (0.5, [7, 9])], (CHANCE, MAX), alpha=-10, beta=3, low=-10
)
AFTER_A_HIGH_SIDE = Windowed([(0.5, [8, 8]), (0.5, [-7, -9])], (CHANCE, MIN), alpha=-3, low=-10)
NARROW = [
    LEFT_LOW,
    LEFT_HIGH,
    BETWEEN_NUMBERS,
    TWO_DIGITS,
    UP_TO_A_HALF,
    DOWN_TO_A_HALF,
    AFTER_A_LOW_SIDE,
    AFTER_A_HIGH_SIDE,
    LEFT_LOW._replace(tree=[(0.25, [-8, -9]), (0.75, [9, -4])], players=(CHANCE, MAX), alpha=7),
    LEFT_HIGH._replace(tree=[(0.25, [8, 9]), (0.75, [-9, 4])], players=(CHANCE, MIN), beta=-7),
    CUT_BELOW._replace(alpha=7, beta=9),
    COIN._replace(alpha=2, beta=4),
    FOR_MIN._replace(alpha=4, beta=6),
    TWO_THROWS._replace(alpha=3, beta=4),
    THROUGH_DICE._replace(alpha=0, beta=1),
    THREE_THROWS._replace(alpha=3, beta=5),
    ONE_OUTCOME._replace(alpha=6, beta=8),
]
SMALL = [Windowed([4, 7], DICE), COIN, NO_DICE]
# After 9 the first side must exceed 7.5, and not only 7.
HARD_TO_REACH = Windowed([9, [(0.4, 7.45), (0.6, 3)]], DICE)
# After 3 the first side must stay below 6: MAX, who has 7 there, need not read on.
CUT_ABOVE = Windowed([3, [(0.5, [7, 9]), (0.5, [1, 2])]], (MIN, CHANCE, MAX))
# MAX has 6, and MIN lies between that and the die; then MIN has 4, and MAX lies between.
BELOW_MIN = Windowed([6, [[1, 9], [8, 8]]], (MAX, MIN, CHANCE))
BELOW_MAX = Windowed([4, [[9, 1], [2, 2]]], (MIN, MAX, CHANCE))
THRIFTY = [COIN, CUT_BELOW, CUT_ABOVE, HARD_TO_REACH, NO_DICE, FOR_MIN, BELOW_MIN, BELOW_MAX]
