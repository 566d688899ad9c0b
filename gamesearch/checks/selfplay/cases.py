"""Small cases for the exercises on self-play: what is right, and what an answer made of them.

13.2   children of a node       13.4   a position, and what was said of it
13.3   visits, a temperature
"""

from __future__ import annotations

from math import log, sqrt
from typing import NamedTuple

from ..canonical import canon
from ..observe import Numbers, Student, numbers_in, value_in, with_twins


class PromiseArguments(NamedTuple):
    """The arguments of my_promise."""

    W: float
    N: int
    prior: float
    pulls: int
    c: float
    untried: float

    @property
    def promise(self) -> float:
        mean = self.W / self.N if self.N else self.untried
        return mean + self.c * self.prior * sqrt(self.pulls) / (1 + self.N)

    def __str__(self) -> str:
        return ", ".join(f"{name}={value:g}" for name, value in self._asdict().items())


TRIED = PromiseArguments(3, 4, 0.1, 16, 1, 0.5)
NEW = PromiseArguments(0, 0, 0.5, 16, 1, 0.2)
LOST_ALWAYS = PromiseArguments(0, 3, 0.4, 9, 2, 0.7)
UNTRIED_IS_LOST = PromiseArguments(0, 0, 0.25, 4, 1.5, 0)
NO_PRIOR = PromiseArguments(2, 2, 0, 25, 1, 0.5)
UNBIASED = PromiseArguments(1, 4, 0.6, 30, 0, 0.5)
ONCE = PromiseArguments(1, 1, 0.2, 9, 1, 0.45)  # one visit is a visit, the child's and the parent's
CHILDREN = [
    TRIED,
    NEW,
    LOST_ALWAYS,
    UNTRIED_IS_LOST,
    PromiseArguments(5.5, 9, 0.3, 50, 1.5, 0.5),
    NO_PRIOR,
    UNBIASED,
    ONCE,
    PromiseArguments(0, 1, 0.5, 1, 1.5, 0.8),
    PromiseArguments(0, 0, 0.3, 1, 2, 0.4),
    PromiseArguments(0, 0, 1, 0, 2, 1),
    PromiseArguments(0, 0, 0, 25, 1, 0.5),
    PromiseArguments(7, 8, 0.05, 1000, 3, 0.1),
    *with_twins(PromiseArguments(2, 5, 0.3, 20, 1.5, 0.4), W=3, N=6, prior=0.2, pulls=30, c=1),
    *with_twins(PromiseArguments(0, 0, 0.3, 20, 1.5, 0.4), untried=0.6, prior=0.2, pulls=30, c=1),
]


def promised(promise: Student, case: PromiseArguments) -> float | None:
    return value_in(promise(*case))


class Heat(NamedTuple):
    """Visits of a root's children, and a temperature."""

    visits: tuple[int, ...]
    temperature: float

    @property
    def odds(self) -> tuple[float, ...]:
        most = max(self.visits)
        if self.temperature == 0:
            weights = [float(most == N) for N in self.visits]
        else:
            weights = [(N / most) ** (1 / self.temperature) for N in self.visits]
        return tuple(weight / sum(weights) for weight in weights)

    def __str__(self) -> str:
        return f"visits {list(self.visits)} and temperature {self.temperature:g}"


EVEN_HEAT = Heat((12, 6, 2), 1)
SHARP = Heat((60, 30, 10), 0.5)
COLD = Heat((10, 60, 30), 0)
TIED = Heat((5, 20, 20), 0)
HOT = Heat((4, 1), 2)
NOT_WHOLE = Heat((5, 4, 1), 0.4)  # a power of 2.5
THREE_TIED = Heat((7, 7, 2, 7), 0)
NEARLY_TIED = Heat((20_000, 19_999), 0)
HUGE = Heat((40_000, 39_000), 0.001)
# So cold, and so near each other: neither is certain. Of shares so small nothing is left.
NEARLY_EVEN = Heat((20_000, 19_990, 10, 20_000), 0.001)
COLDER = Heat((20_000, 19_999), 0.000_1)
VERY_HOT = Heat((9, 1), 40)
WITH_A_ZERO = Heat((3, 0, 1), 1)
HEATS = [
    EVEN_HEAT,
    SHARP,
    HOT,
    COLD,
    TIED,
    WITH_A_ZERO,
    Heat((0, 8, 2), 0.25),
    Heat((7,), 0),
    Heat((9, 8), 0.1),
    NOT_WHOLE,
    THREE_TIED,
    VERY_HOT,
    NEARLY_TIED,
    HUGE,
    NEARLY_EVEN,
    COLDER,
]

TOO_LARGE = "nothing: a number grew too large (OverflowError)"
TOO_SMALL = "nothing: it divided by 0 (ZeroDivisionError)"
CHANGED = "a change of the visits that it was given"


def odds(answer: Student, case: Heat) -> Numbers:
    visits = list(case.visits)
    try:
        given = answer(visits, case.temperature)
        numbers = numbers_in(given)
    except OverflowError:
        return Numbers(None, TOO_LARGE)
    except ZeroDivisionError:
        return Numbers(None, TOO_SMALL)
    return (
        Numbers(numbers, canon(given)) if tuple(visits) == case.visits else Numbers(None, CHANGED)
    )


class Example(NamedTuple):
    """What the search said of a position, what the network says, and who won."""

    visits: tuple[int, ...]
    policy: tuple[float, ...]
    won: float
    value: float

    @property
    def loss(self) -> float:
        total = sum(self.visits)
        pairs = zip(self.visits, self.policy, strict=True)
        of_policy = -sum(N / total * log(p) for N, p in pairs if N)
        return (self.won - self.value) ** 2 + of_policy

    def __str__(self) -> str:
        return (
            f"visits {list(self.visits)}, policy {list(self.policy)}, "
            f"won={self.won:g}, value={self.value:g}"
        )


USUAL = Example((6, 3, 1), (0.5, 0.25, 0.25), 1, 0.7)
LOST_GAME = Example((6, 3, 1), (0.5, 0.25, 0.25), 0, 0.7)
NEVER_VISITED = Example((3, 0), (0.9, 0.1), 1, 1)
IMPOSSIBLE = Example((5, 0), (1.0, 0.0), 0, 0)
DRAW = Example((1, 1), (0.5, 0.5), 0.5, 0.5)
ZERO_BETWEEN = Example((4, 0, 6), (0.25, 0.25, 0.5), 1, 0.5)
SURPRISE = Example((9, 1), (0.000_001, 0.999_999), 1, 0.5)  # a loss far above 1
MANY_MOVES = Example((1,) * 20, (0.01,) * 10 + (0.09,) * 10, 1, 0.5)
EXAMPLES = [
    USUAL,
    LOST_GAME,
    DRAW,
    NEVER_VISITED,
    IMPOSSIBLE,
    ZERO_BETWEEN,
    Example((40, 40, 20), (0.2, 0.2, 0.6), 0, 0.1),
    Example((1,), (1.0,), 1, 0.25),
    Example((8, 1, 1), (0.98, 0.01, 0.01), 0.5, 0.5),
    SURPRISE,
    MANY_MOVES,
    *with_twins(
        Example((4, 3), (0.7, 0.3), 1, 0.4), visits=(3, 4), policy=(0.6, 0.4), won=0.5, value=0.2
    ),
]


def lost(loss: Student, case: Example) -> float | None:
    visits, policy = list(case.visits), list(case.policy)
    found = value_in(loss(visits, policy, case.won, case.value))
    return found if (tuple(visits), tuple(policy)) == case[:2] else None
