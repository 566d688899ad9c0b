"""Cases for fair matches and for flags, and what a student's functions make of them.

14.2   a dial to be turned until a match is even
14.3   people to be screened: how many innocents are flagged
14.4   where to draw the line, if so many innocents may be accused
"""

from __future__ import annotations

from math import isclose
from typing import NamedTuple

from ...arena.base_rates import FlagTest, threshold
from ..forms import own_types
from ..observe import Numbers, Student, numbers_in, with_twins

EVEN_ENOUGH = 0.005


class Dial(NamedTuple):
    """A program's share of the points at handicap h, falling, with and without the first move."""

    begins: float
    second: float
    fall: float = 0.8
    bend: float = 1.0
    straight: float = 0.0  # so much of the fall is a straight line: no dial is flat anywhere

    def __call__(self, h: float, begins: bool) -> float:
        if not 0 <= h <= 1:
            raise ValueError(f"a handicap lies between 0 and 1, this is {h}")
        h = float(h)
        fallen = (1 - self.straight) * h**self.bend + self.straight * h
        return (self.begins if begins else self.second) - self.fall * fallen

    def mean(self, h: float) -> float:
        return (self(h, True) + self(h, False)) / 2

    def __str__(self) -> str:
        return (
            f"a program that without a handicap gets {self.begins:g} of the points when it begins "
            f"and {self.second:g} when it does not"
        )


DIAL = Dial(0.95, 0.65, 0.64, 1.6)

# Even with no handicap at all, and only with the whole of it.
AT_THE_ENDS = [Dial(0.6, 0.4, 0.6), Dial(0.95, 0.65, 0.3, 3)]
# Flat, and then so steep that a hundredth of a handicap is too coarse, or a thousandth; the last
# falls at once, and is flat from there on.
STEEP = [
    Dial(0.95, 0.65, 0.6, 8),
    Dial(0.95, 0.65, 0.6, 109.4, 0.02),
    Dial(0.95, 0.65, 0.6, 0.1),
]

DIALS = [
    DIAL,
    Dial(0.9, 0.8, 0.75),
    Dial(1.0, 0.55, 0.54, 3.0),
    Dial(0.85, 0.6, 0.58, 0.5),
]


class Tuned(NamedTuple):
    """The handicap found, if it was a number, and the shares it gives."""

    h: float | None
    begins: float = 0.0
    second: float = 0.0

    @property
    def mean(self) -> float:
        return (self.begins + self.second) / 2

    @property
    def text(self) -> str:
        if self.h is None:
            return "no number between 0 and 1"
        return f"{self.h:.4g}, at which the program gets {self.mean:.3f} over both games"

    @property
    def is_even(self) -> bool:
        return self.h is not None and abs(self.mean - 0.5) <= EVEN_ENOUGH


def tuned(handicap: Student, dial: Dial) -> Tuned:
    """Call `handicap(score)`, where score(h, begins) is the dial."""
    h = own_types(handicap(dial))
    if isinstance(h, bool) or not isinstance(h, int | float) or not 0 <= h <= 1:
        return Tuned(None)
    h = float(h)
    return Tuned(h, dial(h, True), dial(h, False))


class Crowd(NamedTuple):
    """People to be screened so many times a year, and the test."""

    players: int
    base: float
    caught: float
    false_alarm: float
    times: int = 1

    @property
    def innocent(self) -> float:
        """Innocent flags in a year."""
        return self.screen.flagged(self.players)[1] * self.times

    @property
    def sure(self) -> float:
        return self.screen.guilty_share

    @property
    def screen(self) -> FlagTest:
        return FlagTest(self.base, self.caught, self.false_alarm)

    def __str__(self) -> str:
        return (
            f"{self.players:,} players, base {self.base:g}, caught {self.caught:g}, "
            f"false alarms {self.false_alarm:g}, {self.times} times a year"
        )


CROWD = Crowd(20_000, 0.002, 0.8, 0.03, 12)

NO_WHOLE_PEOPLE = Crowd(1_234, 0.003, 0.7, 0.02, 3)  # 3.7 of them cheat

FEW_ALARMS = Crowd(100, 0.02, 0.7, 0.0004, 2)  # less than one innocent a year

CROWDS = [
    CROWD,
    Crowd(10_000, 0.0014, 0.9, 0.01),
    Crowd(500, 0.25, 0.6, 0.1, 4),
    NO_WHOLE_PEOPLE,
    Crowd(1_000_000, 0.0001, 0.99, 0.00001, 52),
    FEW_ALARMS,
    Crowd(3_000, 0.6, 0.9, 0.2, 2),
    Crowd(50, 0.1, 0.9, 0.2, 12),  # more flags in a year than people
    *with_twins(
        Crowd(4_000, 0.01, 0.8, 0.02, 6),
        players=900,
        base=0.05,
        caught=0.5,
        false_alarm=0.1,
        times=4,
    ),
]


class Flags(Numbers):
    """The innocent flags in a year, and the share of the guilty among the flagged."""

    @property
    def innocent(self) -> float:
        return self.values[0] if self.values else -1.0

    @property
    def sure(self) -> float:
        return self.values[1] if self.values else -1.0

    @property
    def innocent_text(self) -> str:
        return f"{self.innocent:g}" if self.values else "what came back"


def flags(screen: Student, crowd: Crowd) -> Flags:
    """Call `screen(players, base, caught, false_alarm, times)`."""
    return Flags(numbers_in(screen(*crowd), 2))


def near(one: float, other: float) -> bool:
    return isclose(one, other, rel_tol=1e-6, abs_tol=1e-12)


class Court(NamedTuple):
    """So many moves counted, an honest rate, and how many innocents may be accused in all."""

    of: int
    rate: float
    players: int
    allowed: float

    @property
    def line(self) -> int:
        return threshold(self.of, self.rate, self.allowed / self.players)

    def __str__(self) -> str:
        return (
            f"{self.of} moves, an honest rate of {self.rate:g}, {self.players:,} honest players, "
            f"at most {self.allowed:g} of them accused"
        )


COURT = Court(100, 0.5, 10_000, 10)
LENIENT = Court(30, 0.3, 10, 20)
MANY_PLAYERS = Court(60, 0.6, 50_000, 1)
SURE_MATCHES = Court(10, 0.9, 100, 1)
FEW_MOVES = Court(20, 0.5, 1000, 5)
# The line is 99; a normal curve has more than 1 in 1000 there, and puts it at 100.
LEANING = Court(100, 0.9, 100, 0.1)
BELOW_THE_MEAN = Court(20, 0.5, 10, 8)  # honest players match ten, and the line lies at nine
AS_MANY_AS_ALLOWED = Court(2, 0.5, 4, 1)  # one of four honest players has both matches

NO_MATCHES = Court(6, 0, 40, 3)
ALL_MATCHES = Court(6, 1, 40, 3)
NONE_OF_NO_MATCHES = Court(6, 0, 40, 0)
# Half an innocent where less is allowed, none allowed, a rate of 0, a rate of 1, no moves at all.
UNUSUAL_COURTS = [
    Court(2, 0.5, 2, 0.4),
    Court(2, 0.5, 4, 0.9995),
    Court(5, 0.5, 100, 0),
    Court(9, 0.5, 100, 0),  # and less than one innocent would be accused at nine
    NO_MATCHES,
    ALL_MATCHES,
    NONE_OF_NO_MATCHES,
    Court(1, 0.25, 40, 10),
]

COURTS = [
    COURT,
    MANY_PLAYERS,
    FEW_MOVES,
    Court(8, 0.5, 50, 3),
    SURE_MATCHES,
    Court(4, 0.1, 10, 3.5),
    BELOW_THE_MEAN,
    LEANING,
    AS_MANY_AS_ALLOWED,
    LENIENT,
    *UNUSUAL_COURTS,
    *with_twins(Court(40, 0.5, 500, 3), of=30, rate=0.4, players=50, allowed=20),
]


def line(draw: Student, court: Court) -> float | None:
    """Call `draw(of, rate, players, allowed)`; None where no number came back."""
    answer = own_types(draw(*court))
    if isinstance(answer, bool) or not isinstance(answer, int | float):
        return None
    return answer
