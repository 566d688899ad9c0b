"""Handicaps that a student finds: a dial to be turned until a match is even."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from math import isclose, sqrt
from typing import Any, NamedTuple

from ...arena.base_rates import FlagTest, threshold
from ..canonical import canon, plain
from ..steps import Finding

Student = Callable[..., Any]
NEAR = 0.005


class Dial(NamedTuple):
    """A program's share of the points at handicap h, falling, with and without the first move."""

    begins: float
    second: float
    fall: float = 0.8
    bend: float = 1.0

    def __call__(self, h: float, begins: bool) -> float:
        if not 0 <= h <= 1:
            raise ValueError(f"a handicap lies between 0 and 1, this is {h}")
        return (self.begins if begins else self.second) - self.fall * float(h) ** self.bend

    def mean(self, h: float) -> float:
        return (self(h, True) + self(h, False)) / 2

    def __str__(self) -> str:
        return (
            f"a program that without a handicap gets {self.begins:g} of the points when it begins "
            f"and {self.second:g} when it does not"
        )


class Tuned(NamedTuple):
    """The handicap found, and the shares it gives; None where no number came back."""

    h: float | None
    begins: float = 0.0
    second: float = 0.0

    @property
    def mean(self) -> float:
        return (self.begins + self.second) / 2

    @property
    def said(self) -> str:
        if self.h is None:
            return "no number between 0 and 1"
        return f"{self.h:.4g}, at which the program gets {self.mean:.3f} over both games"

    @property
    def is_even(self) -> bool:
        return self.h is not None and abs(self.mean - 0.5) <= NEAR


def tuned(handicap: Student, dial: Dial) -> Tuned:
    """Call `handicap(score)`, where score(h, begins) is the dial."""
    h = plain(handicap(dial))
    if isinstance(h, bool) or not isinstance(h, int | float | Fraction) or not 0 <= h <= 1:
        return Tuned(None)
    h = float(h)
    return Tuned(h, dial(h, True), dial(h, False))


# --- Flags that a student counts: the innocent among the flagged, and the line that makes them so.


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


class Flags(NamedTuple):
    """What was answered; None where it is not a pair of numbers."""

    pair: tuple[float, float] | None

    @property
    def innocent(self) -> float:
        return self.pair[0] if self.pair else -1.0

    @property
    def sure(self) -> float:
        return self.pair[1] if self.pair else -1.0


def flags(screen: Student, crowd: Crowd) -> Flags:
    """Call `screen(players, base, caught, false_alarm, times)`."""
    answer = plain(screen(*crowd))
    if not isinstance(answer, tuple | list) or len(answer) != 2:
        return Flags(None)
    innocent, sure = (plain(each) for each in answer)
    return Flags((float(innocent), float(sure)))


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

    @property
    def three_sigma(self) -> float:
        """The line of those who trust the normal curve."""
        return self.of * self.rate + 3 * sqrt(self.of * self.rate * (1 - self.rate))

    def __str__(self) -> str:
        return (
            f"{self.of} moves, an honest rate of {self.rate:g}, {self.players:,} honest players, "
            f"at most {self.allowed:g} of them accused"
        )


def line(draw: Student, court: Court) -> float | None:
    """Call `draw(of, rate, players, allowed)`; None where no number came back."""
    answer = plain(draw(*court))
    if isinstance(answer, bool) or not isinstance(answer, int | float):
        return None
    return answer


# --- The form of a notice that a program shows of itself. Whether it is a good one, people judge.


WORDS = range(25, 121)

# What has to be there, and words of which at least one usually is.
ITEMS = {
    "that it is a program": "program|bot|computer|engine|machine|software|algorithm|ai|artificial"
    "|robot|automat|not (a )?(human|person)|no human|code",
    "how strong it plays": "strong|strength|level|elo|rating|rated|beat|win|wins|won|weak|skill"
    "|lose|loses|lost|perfect|expert|beginner|grandmaster|plays like|average|points",
    "what is logged": "log|logs|logged|record|records|recorded|store|stores|stored|save|saves"
    "|saved|keep|keeps|kept|remember|data|collect|collects|collected|delete|deleted|track|tracks"
    "|written down",
    "how to say no": "off|stop|leave|quit|decline|refuse|opt|disable|switch|end the game|resign"
    "|without it|instead|cancel|turn|reject|say no|no thanks|choose|close",
}


def words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", text)


def has(text: str, item: str) -> bool:
    return re.search(rf"\b(?:{ITEMS[item]})", text, re.IGNORECASE) is not None


def form(answer: Any) -> list[bool]:
    """Long enough and not too long; then one entry for each item."""
    text = plain(answer)
    if not isinstance(text, str):
        return [False] * (1 + len(ITEMS))
    return [len(words(text)) in WORDS, *(has(text, item) for item in ITEMS)]


class Notice:
    """A step: a text of some length that mentions four things."""

    def examine(self, answer: Any) -> Finding | None:
        text = plain(answer)
        if not isinstance(text, str):
            return Finding("text", f"A notice is a text in quotes, this is {canon(answer)[:60]}.")
        found = len(words(text))
        if found not in WORDS:
            what = f"Your notice has {found} words; {WORDS.start} to {WORDS.stop - 1} are meant."
            return Finding("length", what, "Who reads it, and for how many seconds?")
        for item in ITEMS:
            if not has(text, item):
                what = f"No words were found that say {item}."
                return Finding(item, what, "Is it there in other words? Then add a plain one.")
        return None
