"""How misconceptions about an interval show (6.5), and what to ask then. The first match counts."""

from __future__ import annotations

from collections.abc import Callable

from ...arena.ratings import wilson
from ..steps import Symptom, otherwise
from . import cases
from .cases import Band, PointsOfGames, verdict_on

_LOW, _HIGH = wilson(8, 10)
_MIDDLE, _HALF = (_LOW + _HIGH) / 2, (_HIGH - _LOW) / 2
_BELOW = 1 + 1.96**2 / 10  # what both are divided by


def _is(number: float, right: float) -> bool:
    return abs(number - right) < 0.002


def _middle(seen: Band) -> float:
    return (seen.low + seen.high) / 2


def _half(seen: Band) -> float:
    return (seen.high - seen.low) / 2


def _both_as(factor: float) -> Callable[[Band], bool]:
    """Are the middle and half the width so many times what they should be?"""
    return lambda seen: _is(_middle(seen), factor * _MIDDLE) and _is(_half(seen), factor * _HALF)


def _is_divided_in_part(seen: Band) -> bool:
    """Is one of the two ends without a bracket, above the line or below it?"""
    above, below = _BELOW * _MIDDLE, _BELOW - 1
    ends = [
        *((above - _HALF, above + _HALF), (_MIDDLE - _BELOW * _HALF, _MIDDLE + _BELOW * _HALF)),
        (_BELOW * _LOW + below, _BELOW * _HIGH + below),
    ]
    return any(_is(seen.low, low) or _is(seen.high, high) for low, high in ends)


BANDS = [
    Symptom(
        cases.EIGHT_OF_TEN,
        lambda seen: seen.near(wilson(0, 10)),
        "That is the interval of no points at all. What does your share s come to for 8 of 10: "
        "is it 0.8?",
    ),
    Symptom(
        cases.EIGHT_OF_TEN,
        lambda seen: seen.near((_MIDDLE, _HALF)),
        "The middle and half the width are right. Asked for are the two ends.",
    ),
    Symptom(
        cases.TEN_OF_TEN,
        lambda seen: seen.near(cases.TEN_OF_TEN.wald),
        "Ten wins of ten, and no doubt at all? The simple formula knows no doubt at the ends. "
        "Take Wilson's.",
    ),
    Symptom(
        cases.SIXTY_TWO_OF_100,
        lambda seen: 1 < seen.low < 100,
        "A share lies between 0 and 1. Is this points, or percent?",
    ),
    Symptom(
        cases.EIGHT_OF_TEN,
        lambda seen: seen.low > seen.high,
        "The low end comes first.",
    ),
    Symptom(
        cases.EIGHT_OF_TEN,
        lambda seen: abs((seen.low + seen.high) / 2 - 0.8) < 1e-6,
        "Yours has the share itself in the middle. Wilson's middle is pulled towards a half.",
    ),
    Symptom(
        cases.EIGHT_OF_TEN,
        _both_as(_BELOW),
        "The sum and the difference above the line are right. What are both divided by?",
    ),
    Symptom(
        cases.EIGHT_OF_TEN,
        _is_divided_in_part,
        "Not all that stands above the line is divided by all that stands below it. Where do your "
        "brackets open and close?",
    ),
    Symptom(
        cases.EIGHT_OF_TEN,
        lambda seen: _is(_middle(seen), _MIDDLE) and _is(_half(seen), _HALF / 1.96),
        "The middle of your interval is right, and it is too narrow. Is z = 1.96 in all the places "
        "where the formula has it?",
    ),
    Symptom(
        cases.EIGHT_OF_TEN,
        lambda seen: _is(_middle(seen), _MIDDLE) and not _is(_half(seen), _HALF),
        "The middle of your interval is right, half its width is not. Work out for 8 of 10 what "
        "stands under the root, the root, and what stands before it: which one differs from yours?",
    ),
    Symptom(
        cases.EIGHT_OF_TEN,
        lambda seen: _is(_half(seen), _HALF) and not _is(_middle(seen), _MIDDLE),
        "The width of your interval is right, its middle is not. Work the middle out for 8 of 10, "
        "term by term: which one differs from yours?",
    ),
    Symptom(
        PointsOfGames(0, 10),
        lambda seen: seen == (0, 0),
        "No points of ten games, and no doubt at all? The formula holds there, too: what does it "
        "give?",
    ),
    Symptom(
        cases.A_DRAW_AMONG_30,
        lambda seen: seen.near(wilson(12, 30)) or seen.near(wilson(13, 30)),
        "A draw brings half a point. What does your function make of 12.5 points?",
    ),
    Symptom(
        cases.TEN_OF_TEN,
        lambda seen: seen == (0, 1),
        "From 0 to 1 says nothing at all. Ten wins of ten say something: what does the formula "
        "give?",
    ),
    Symptom(
        PointsOfGames(0, 10),
        lambda seen: seen.low > seen.high,
        "The low end comes first here, too. Do you keep the two in something that has an order?",
    ),
    Symptom(
        cases.EIGHT_OF_TEN,
        lambda seen: (
            abs(cases.z_of(seen, 8, 10) - 1.96) > 0.005
            and seen.near(wilson(8, 10, cases.z_of(seen, 8, 10)))
        ),
        "That is the interval for another z, or another number of games. Which two numbers does "
        "your function take, and which are asked for?",
    ),
    Symptom(
        cases.EIGHT_OF_TEN,
        lambda seen: (
            (seen.near((_LOW, _HIGH)) and not cases.is_wilson(cases.EIGHT_OF_TEN, seen))
            or seen == (round(_LOW, 2), round(_HIGH, 2))
        ),
        "Very near. Where does your function round?",
    ),
    Symptom(
        cases.EIGHT_OF_TEN,
        lambda seen: not seen.near((_LOW, _HIGH)),
        "Compare with the formula piece by piece: the middle, the half width, and what both are "
        "divided by. Work them out for 8 of 10 by hand: which one differs from yours?",
    ),
    Symptom(
        PointsOfGames(0, 10),
        lambda seen: not seen.near(wilson(0, 10)) and seen.high < 0.3,
        "No points of ten games: the formula holds there as it stands. What does your function do "
        "besides?",
    ),
    otherwise(
        "For 8 of 10 your function follows the formula, and here it does not. What does it do "
        "otherwise: for no points, for few games, or for many?"
    ),
]


def judgements(result: PointsOfGames) -> list[Symptom]:
    """What to ask about a wrong word on a result."""
    if verdict_on(result) == "open":
        ask = "A half lies inside the interval. Can one tell whether the player is better?"
    else:
        ask = "The whole interval lies on one side of a half. On which, and what does that say?"
    return [
        Symptom(
            result,
            lambda seen: seen not in ("better", "worse", "open"),
            "Answer better, worse or open. Does a half lie inside the interval, above it or below?",
        ),
        Symptom(result, lambda seen: True, ask),
    ]
