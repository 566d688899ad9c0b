"""What a student's aspiration window does with a search that answers within the window it is asked.

The search is a stand-in: it tells of the value what alpha-beta would. An answer is called anew for
each of its questions, with the answers to the earlier ones, so that it never has the value at hand.
"""

from __future__ import annotations

import random
from math import inf
from typing import Any, NamedTuple

from ..canonical import plain
from ..inside import each, inside
from ..observe import Student, value_in

MOST = 60  # searches: more is a loop without an end
FEW = 25  # searches that are enough, even if the guess is thousands of widths off


class GuessedValue(NamedTuple):
    """The true value, what was guessed, how wide the first window is, and how bounds are told.

    `soft` is how far beyond the window a bound lies on its way to the value, from 0 to 1.
    """

    value: float
    guess: float
    width: float
    soft: float = 0.0

    def answer(self, alpha: float, beta: float) -> float:
        """What a search through this window returns."""
        if self.value <= alpha:
            return alpha if alpha == inf else alpha - self.soft * (alpha - self.value)
        if self.value >= beta:
            return beta if beta == -inf else beta + self.soft * (self.value - beta)
        return self.value

    @property
    def is_inside(self) -> bool:
        return abs(self.value - self.guess) < self.width

    def __str__(self) -> str:
        told = "only the end of its window" if self.soft == 0 else "a bound beyond its window"
        return (
            f"guess {self.guess:g}, width {self.width:g}, where the value is {self.value:g} and a "
            f"search that fails tells {told}"
        )


class WindowsHeard(NamedTuple):
    """The value that came back, and the windows that were searched."""

    value: float | None
    windows: tuple[tuple[float, float], ...]

    @property
    def text(self) -> str:
        value = "no number" if self.value is None else f"{self.value:g}"
        first = "none" if not self.windows else "({:g}, {:g})".format(*self.windows[0])
        return f"{value} after {len(self.windows)} searches, the first through {first}"


class _Asks(Exception):
    """A window that has not been answered yet."""

    def __init__(self, window: tuple[float, float]):
        super().__init__(window)
        self.window = window


class SoFar(NamedTuple):
    """What an answer is called with, and what its searches are told, before nobody answers."""

    guess: float
    width: float
    answers: tuple[float, ...]


@inside
def heard_so_far(aspire: Student, so_far: SoFar) -> tuple[str, Any]:
    """Call `aspire(search, guess, width)`, where a search has so many answers: the next window
    that is asked about, or what came back."""
    left = iter(so_far.answers)

    def search(alpha: float, beta: float) -> float:
        for answer in left:
            return answer
        raise _Asks((float(plain(alpha)), float(plain(beta))))

    search.__qualname__ = "search"  # so Python calls it if it is called wrongly
    try:
        return "returns", value_in(aspire(search, so_far.guess, so_far.width))
    except _Asks as asks:
        return "asks", asks.window


def heard(aspire: Student, case: GuessedValue) -> WindowsHeard:
    [seen] = heard_of_each(aspire, [case])
    return seen


def heard_of_each(aspire: Student, cases: list[GuessedValue]) -> list[WindowsHeard]:
    """Ask window by window, of all cases at a time. The values are known out here alone."""
    seen = [WindowsHeard(None, ()) for _ in cases]
    asking = list(range(len(cases)))
    while asking and len(seen[asking[0]].windows) < MOST:
        told = each(aspire, heard_so_far, [_so_far(cases[n], seen[n]) for n in asking])
        for n, (does, what) in zip(list(asking), told, strict=True):
            if does == "returns":
                seen[n] = seen[n]._replace(value=what)
                asking.remove(n)
            else:
                window = float(what[0]), float(what[1])
                seen[n] = seen[n]._replace(windows=(*seen[n].windows, window))
    return seen


def _so_far(case: GuessedValue, seen: WindowsHeard) -> SoFar:
    return SoFar(case.guess, case.width, tuple(case.answer(*window) for window in seen.windows))


def is_right(case: GuessedValue, seen: WindowsHeard) -> bool:
    first = (case.guess - case.width, case.guess + case.width)
    calls = 1 if case.is_inside else FEW
    return seen.value == case.value and seen.windows[:1] == (first,) and len(seen.windows) <= calls


INSIDE = GuessedValue(5, 4, 3)
LOW, HIGH = GuessedValue(-7, 4, 3, 0.5), GuessedValue(20, 4, 3, 0.5)
HARD_LOW, HARD_HIGH = GuessedValue(-7, 4, 3), GuessedValue(20, 4, 3)
AT_ALPHA, AT_BETA = GuessedValue(1, 4, 3), GuessedValue(7, 4, 3)
FAR, FAR_LOW = GuessedValue(4000, 0, 1), GuessedValue(-4000, 0, 1)
BETWEEN, ZERO = GuessedValue(2.25, 4, 3), GuessedValue(0, 0, 1)
WIDTHS_OFF, WIDTHS_OFF_LOW = GuessedValue(3e9, 0, 1e7), GuessedValue(-3e9, 1e3, 1e7, 0.5)
SMALL_WIDTH = GuessedValue(-3, -9, 0.5, 1)
HALF_GUESS = GuessedValue(3, 2.5, 1)
CASES = [
    *(INSIDE, HARD_LOW, HARD_HIGH, LOW, HIGH, AT_ALPHA, AT_BETA, FAR, FAR_LOW),
    *(
        BETWEEN,
        ZERO,
        GuessedValue(0, -9, 2),
        GuessedValue(0, 9, 2, 1),
        SMALL_WIDTH,
        HALF_GUESS,
        WIDTHS_OFF,
        WIDTHS_OFF_LOW,
    ),
]


def random_cases(key: int, number: int) -> list[GuessedValue]:
    """Values inside, outside, and on the very ends of the first window."""
    rng, found = random.Random(key), []
    for place in range(number):
        guess, width = rng.randint(-50, 50), rng.choice((0.5, 1, 2, 8))
        away = (0, rng.uniform(-0.9, 0.9) * width, -width, width, 3000 * width, -2600 * width)
        value = round(guess + away[place % 6], 3)
        found.append(GuessedValue(value, guess, width, rng.choice((0, 0.5, 1))))
    wide = rng.randint(2, 6)
    zeros = [(0, 0), (0, wide), (0, -wide), (wide, 0), (-wide, 0), (0, 9 * wide), (0, -9 * wide)]
    found += [GuessedValue(value, guess, wide, rng.choice((0, 0.5, 1))) for value, guess in zeros]
    found.append(GuessedValue(rng.randint(-9, 9), rng.randint(-9, 9) + 0.75, 2, 0.5))
    far = rng.randint(2, 9) * 1e9
    return [*found, GuessedValue(far, 0, 1e7), GuessedValue(-far, rng.randint(-9, 9), 1e7, 1)]
