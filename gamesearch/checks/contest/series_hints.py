"""15.4: what a right test says of a series of pairs, and how misconceptions about it show."""

from __future__ import annotations

from collections.abc import Callable
from math import log

from ...arena.sequential import bounds, sequential_test
from ..steps import Symptom
from . import series
from .series import Said, Series


def told(each: Series) -> tuple[bool | None, int]:
    """What the package's own test says of the pairs, taken as single results."""
    decided = [1.0 if pair > 1 else 0.0 if pair < 1 else 0.5 for pair in each.pairs()]
    return sequential_test(decided, **each.shares)[:2]


def is_told(each: Series, seen: Said) -> bool:
    verdict, count = told(each)
    return seen.verdict is verdict and seen.named == count == seen.taken


def _with_draws(each: Series) -> tuple[bool | None, int]:
    """What a test says that takes a pair of 1 : 1 for half a pair won and half a pair lost."""
    up, down = log(each.better / each.same), log((1 - each.better) / (1 - each.same))
    refuse, accept = bounds(each.alpha, each.beta)
    evidence = 0.0
    for count, pair in enumerate(each.pairs(), 1):
        evidence += up if pair > 1 else down if pair < 1 else (up + down) / 2
        if not refuse < evidence < accept:
            return evidence >= accept, count
    return None, each.most


def _errs_on(each: Series) -> Callable[[Said], bool]:
    return lambda seen: seen.named is not None and not is_told(each, seen)


TESTS = [
    Symptom(
        series.GOOD,
        lambda seen: seen.named is None,
        "Answer with a pair: the verdict, and how many pairs of games were read.",
    ),
    Symptom(
        series.GOOD,
        lambda seen: seen.taken == series.GOOD.most,
        "It read all pairs. When may a sequential test stop?",
    ),
    Symptom(
        series.GOOD,
        lambda seen: seen.named == seen.taken == 1,
        "It stopped after one pair. With which evidence does each call of your test begin?",
    ),
    Symptom(
        series.GOOD,
        lambda seen: seen.named is not None and seen.named != seen.taken,
        "It took one number of pairs and names another. Which pairs were read, those of 1 : 1 too?",
    ),
    Symptom(
        series.GOOD,
        lambda seen: seen.verdict not in (True, False, None),
        "What comes first in the pair is the verdict: True, False or None. What is yours?",
    ),
    Symptom(
        series.DRAWN,
        lambda seen: seen.verdict not in (True, False, None),
        "Here the pairs are over. The verdict is one of True, False and None: what is yours?",
    ),
    Symptom(
        series.DRAWN,
        lambda seen: seen.verdict is not None and seen.named == series.DRAWN.most,
        "Here the pairs are over, and no bound was reached. What is the verdict then?",
    ),
    Symptom(
        series.DRAWN,
        lambda seen: seen.verdict is not None,
        "Most of these pairs ended 1 : 1. What does such a pair say about which player is better?",
    ),
    Symptom(
        series.GOOD,
        lambda seen: seen.verdict is False,
        "The new player wins most of these pairs. Which bound is reached by wins?",
    ),
    Symptom(
        series.BAD,
        lambda seen: seen.verdict is True,
        "The new player loses most of these pairs. What does a lost pair add to the evidence?",
    ),
    Symptom(
        series.BAD,
        lambda seen: seen.verdict is None,
        "The new player loses most of these pairs. Is there a bound below, too?",
    ),
    Symptom(
        series.GOOD,
        lambda seen: seen.verdict is True and seen.named < 33,
        "It stopped too early. What does one pair add, and is 2 : 0 more than 1½ : ½ here?",
    ),
    Symptom(
        series.GOOD,
        lambda seen: seen.verdict is True and seen.named > 33,
        "It stopped too late. What does one pair add, and is 2 : 0 more than 1½ : ½ here?",
    ),
    Symptom(
        series.SLOW,
        lambda seen: seen.verdict is None and seen.named is not None and seen.named < 800,
        "Here 800 pairs decide nothing, and yours stops before. What ends a test besides the two "
        "bounds and the last pair?",
    ),
    Symptom(
        series.VERY_LONG,
        lambda seen: seen.verdict is None and seen.named is not None and seen.named < 3000,
        "Here 3,000 pairs decide nothing, and yours stops before. After how many pairs does it "
        "stop, and who says so?",
    ),
    Symptom(
        series.HALF_DRAWN,
        lambda seen: (seen.verdict, seen.named) == _with_draws(series.HALF_DRAWN),
        "Half of these pairs ended 1 : 1, which says nothing. What does yours add for them?",
    ),
    Symptom(
        series.HALF_DRAWN,
        _errs_on(series.HALF_DRAWN),
        "Near a bound a little counts. Where exactly do the two bounds lie, and is anything that "
        "you add rounded?",
    ),
    *(
        Symptom(
            each,
            _errs_on(each),
            "With the usual numbers your test is right, with others it is not. Which of same, "
            "better, alpha and beta do you use, and where?",
        )
        for each in (series.STRICT, series.LENIENT, series.FROM_BELOW)
    ),
    *(
        Symptom(
            each,
            lambda seen: seen.named is not None and seen.named > 1,
            "One pair alone says enough here. What keeps your test from stopping there?",
        )
        for each in (series.AT_ONCE, series.REFUSED_AT_ONCE)
    ),
    *(
        Symptom(
            each,
            lambda seen: seen.named == 3,
            "With both errors 0.2, two pairs alike may reach a bound exactly. Is a bound reached "
            "by what is equal to it?",
        )
        for each in (series.ACCEPTED_AT, series.REFUSED_AT)
    ),
    Symptom(
        series.ACCEPTED_AT,
        lambda seen: seen.named is not None and seen.named > 3,
        "With same=0.25, better=0.5 and both errors 0.2, two pairs won are enough. What keeps your "
        "test from stopping there?",
    ),
    Symptom(
        series.NONE,
        lambda seen: (seen.verdict, seen.named) != (None, 0),
        "If there are no pairs at all: what is the verdict when the pairs are over, and how many "
        "were read?",
    ),
    Symptom(
        series.GOOD,
        lambda seen: True,
        "Follow the first pairs by hand: what does a pair won add, what a pair lost, and where do "
        "the two bounds lie? All four arguments count.",
    ),
]
