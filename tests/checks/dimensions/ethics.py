"""Lesson 14: where a match is even, who cheats and how often, what a log lacks."""

from __future__ import annotations

from typing import Any

from . import Dimension


def even_at(asked: Any) -> float:
    """The handicap at which the match is even, to a thousandth."""
    grid = [n / 1000 for n in range(1001)]
    return min(grid, key=lambda h: abs(asked.score(h, True) + asked.score(h, False) - 1))


def is_steep(asked: Any) -> bool:
    """Does a hundredth of a handicap change the score by more than two?"""
    h = min(even_at(asked), 0.99)
    return sum(asked.score(h, who) - asked.score(h + 0.01, who) for who in (True, False)) > 0.04


def offers(asked: Any, bought: bool) -> int:
    return sum(each.offered and each.bought == bought for each in asked.log)


VARIES = {
    ("14.2", ""): [
        Dimension("even without a handicap", lambda asked: even_at(asked) == 0),
        Dimension("even with all of it", lambda asked: even_at(asked) == 1),
        Dimension("even in between", lambda asked: 0.1 < even_at(asked) < 0.9),
        Dimension("steep where it is even", is_steep),
    ],
    ("14.3", ""): [
        Dimension("once a year", lambda asked: asked.times == 1, where="check"),  # grade: oftener
        Dimension("every week", lambda asked: asked.times == 52),
        Dimension("less than one innocent", lambda asked: asked.answer[0] < 1, after=True),
        Dimension("mostly guilty", lambda asked: asked.answer[1] > 0.5, after=True),
        Dimension("hardly anybody guilty", lambda asked: asked.answer[1] < 0.1, after=True),
    ],
    ("14.4", ""): [
        Dimension("none allowed", lambda asked: asked.allowed == 0),
        Dimension("half an innocent allowed", lambda asked: 0 < asked.allowed < 1),
        Dimension("a rate of 0", lambda asked: asked.rate == 0),
        Dimension("a rate of 1", lambda asked: asked.rate == 1),
        Dimension("nobody can be accused", lambda asked: asked.answer == asked.of + 1, after=True),
        Dimension("everybody may be", lambda asked: asked.answer == 0, after=True),
        Dimension("all matches are the line", lambda asked: asked.answer == asked.of, after=True),
        Dimension("more than fifty moves", lambda asked: asked.of > 50),
    ],
    ("14.5", ""): [
        Dimension("no rounds", lambda asked: not asked.log),
        Dimension("no offers", lambda asked: asked.log and not any(e.offered for e in asked.log)),
        Dimension("nothing bought", lambda asked: offers(asked, False) > offers(asked, True) == 0),
        Dimension("all bought", lambda asked: offers(asked, True) > offers(asked, False) == 0),
        Dimension("ends with an offer", lambda asked: asked.log and asked.log[-1].offered),
        Dimension("many rounds", lambda asked: len(asked.log) > 300),
    ],
}
