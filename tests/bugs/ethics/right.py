"""Unusual right answers to the exercises on ethics, measured: none may be turned away."""

from __future__ import annotations

from ..catalogue import Answer, changed
from .wrong import AUDIT, BOTH, HANDICAP, LINE, NUMBERS, RESULT, SCREEN, TEXT


def false(name: str, letters: str) -> Answer:
    return Answer(name, "14.1", "", letters)


CLAIMS = [
    false("as a word", "'BCEG'"),
    false("a list of small letters", "['g', 'e', 'c', 'b']"),
    false("a set", "{'B', 'C', 'E', 'G'}"),
    false("with commas", "'B, C, E and G'"),
]


def handicap(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "14.2", changed(HANDICAP, *changes), "my_handicap")


HANDICAPS = [
    handicap("by halving"),
    handicap("R08 prints", ("    low,", "    print(score(0, True))\n    low,")),
    handicap("means", (BOTH, "(score(h, True) + score(h, False)) / 2 > 0.5")),
    handicap("coarser, and near enough", ("1e-6", "0.0002")),
    Answer(
        "a fine grid",
        "14.2",
        """
def my_handicap(score):
    grid = [n / 2000 for n in range(2001)]
    return min(grid, key=lambda h: abs(score(h, True) + score(h, False) - 1))
""",
        "my_handicap",
    ),
    Answer(
        "a fraction, found by recursion",
        "14.2",
        """
from fractions import Fraction
def my_handicap(score, low=Fraction(0), high=Fraction(1)):
    middle = (low + high) / 2
    if high - low < Fraction(1, 10_000):
        return middle
    if score(middle, True) + score(middle, False) > 1:
        return my_handicap(score, middle, high)
    return my_handicap(score, low, middle)
""",
        "my_handicap",
    ),
    Answer(
        "R13 a numpy number, found by steps that shrink",
        "14.2",
        """
import numpy
def my_handicap(score):
    h, step = 0.5, 0.25
    while step > 1e-5:
        h += step if score(h, True) + score(h, False) > 1 else -step
        step /= 2
    return numpy.float64(h)
""",
        "my_handicap",
    ),
]


def screen(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "14.3", changed(SCREEN, *changes), "my_screen")


SCREENS = [
    screen("counted in people"),
    screen(
        "R07 a list",
        (
            "return innocent * times, guilty / (guilty + innocent)",
            "return [innocent * times, guilty / (guilty + innocent)]",
        ),
    ),
    screen(
        "by Bayes' rule",
        (
            "guilty / (guilty + innocent)",
            "base * caught / (base * caught + (1 - base) * false_alarm)",
        ),
    ),
    screen("from the odds", ("guilty / (guilty + innocent)", "1 / (1 + innocent / guilty)")),
    screen(
        "fractions",
        (
            "    guilty =",
            "    from fractions import Fraction as F\n"
            "    base, caught, false_alarm = map(F, (base, caught, false_alarm))\n    guilty =",
        ),
    ),
]


def line(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "14.4", changed(LINE, *changes), "my_line")


LINES = [
    line("from the rare end"),
    Answer(
        "from below, tails anew each time",
        "14.4",
        """
from math import comb
def my_line(of, rate, players, allowed):
    def tail(k):
        return sum(comb(of, j) * rate**j * (1 - rate)**(of - j) for j in range(k, of + 1))
    k = 0
    while players * tail(k) > allowed:
        k += 1
    return k
""",
        "my_line",
    ),
    Answer(
        "R13 a float, by halving",
        "14.4",
        """
from math import comb
def my_line(of, rate, players, allowed):
    low, high = -1, of + 1
    while high - low > 1:
        k = (low + high) // 2
        tail = sum(comb(of, j) * rate**j * (1 - rate)**(of - j) for j in range(k, of + 1))
        low, high = (k, high) if players * tail > allowed else (low, k)
    return float(high)
""",
        "my_line",
    ),
]


def audit(name: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "14.5", changed(AUDIT, *changes), "my_audit")


AUDITS = [
    audit("difference of shares"),
    audit("two rounds", ("place + 4", "place + 3")),
    audit("one round", ("place + 4", "place + 2")),
    audit("a fraction", (RESULT, f"__import__('fractions').Fraction({RESULT})")),
    audit("in percent", (RESULT, f"100 * ({RESULT})")),
    audit("empties the log", ("    shares", "    log.clear()\n    shares")),
    audit(
        "in standard errors",
        (
            RESULT,
            f"({RESULT}) / (1 / max(1, len(after[True])) + 1 / max(1, len(after[False]))) ** 0.5",
        ),
    ),
]

NUMERIC = [
    Answer("as sealed", "14.6", "", repr(NUMBERS)),
    Answer(
        "R20 more digits",
        "14.6",
        "",
        repr(
            {
                **NUMBERS,
                "kwh": 45 * 80 / 60 / 1000,
                "node": 20 / 400_000 * 1e6,
                "saved": 98.6771,
                "share": 0.8083,
                "power": 10.11,
            }
        ),
    ),
]

NOTICES = [
    Answer("short and plain", "14.7", "", repr(TEXT)),
    Answer(
        "in other words",
        "14.7",
        "",
        repr(
            "Hello! I am a bot, no human. My rating is about 1500, so expect a fair fight. I keep "
            "a record of this game to find my own mistakes; write to us and we delete it. You can "
            "switch me off in the menu whenever you like."
        ),
    ),
]

CLAIMS += [
    false("with slashes", "'B/C/E/G'"),
    false("keys of a dict", "dict(B=1, C=1, E=1, G=1).keys()"),
]
HANDICAPS += [
    handicap(
        "decimals",
        ("    low,", "    from decimal import Decimal as D\n    low,"),
        ("0.0, 1.0", "D(0), D(1)"),
        ("1e-6", "D('1e-6')"),
        (BOTH, "score(float(h), True) + score(float(h), False) > 1"),
    ),
    Answer(
        "by thirds",
        "14.2",
        """
def my_handicap(score):
    low, high = 0, 1
    for _ in range(200):
        left, right = low + (high - low) / 3, high - (high - low) / 3
        off = [abs(score(h, True) + score(h, False) - 1) for h in (left, right)]
        low, high = (low, right) if off[0] <= off[1] else (left, high)
    return (low + high) / 2
""",
        "my_handicap",
    ),
]
LINES += [
    Answer(
        "a decimal, from fractions",
        "14.4",
        """
from decimal import Decimal
from fractions import Fraction as F
from math import comb
def my_line(of, rate, players, allowed):
    p, accused, k = F(rate), F(0), of + 1
    while k > 0:
        accused += players * comb(of, k - 1) * p ** (k - 1) * (1 - p) ** (of - k + 1)
        if accused > F(allowed):
            break
        k -= 1
    return Decimal(k)
""",
        "my_line",
    ),
]
AUDITS += [audit("a decimal", (RESULT, f"__import__('decimal').Decimal({RESULT})"))]
NOTICES += [
    Answer(
        "a neural network",
        "14.7",
        "",
        repr(
            "You are playing a neural network, not one of our members. It is hard to beat for most "
            "amateurs. Moves are archived for a month and then erased. If you do not agree, go "
            "back to the lobby: nothing is lost."
        ),
    ),
    Answer(
        "whether you want it",
        "14.7",
        "",
        repr(
            "Before you decide whether to play: this opponent is a computer program of grandmaster "
            "strength. It keeps a log of your moves for a day. You can exit at any time and lose "
            "nothing at all."
        ),
    ),
]

RIGHT = [*CLAIMS, *HANDICAPS, *SCREENS, *LINES, *AUDITS, *NUMERIC, *NOTICES]
