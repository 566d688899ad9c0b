"""How the known misconceptions about self-play show, and what to ask then."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log, sqrt

from ..observe import Numbers, are_near, is_any_of
from ..steps import Symptom
from . import cases
from .cases import Child

PROMISE = [
    Symptom(
        cases.TRIED,
        is_any_of(0.75, 0.1 * 4 / 5),
        "Two terms are added: what is known of the move, and what was thought of it. Where is "
        "the other one? (In Python / and // differ.)",
    ),
    Symptom(
        cases.NEW,
        is_any_of(0.5 + 0.5 * 4),
        "An untried child does not count as even here. Which argument says what it counts as?",
    ),
    Symptom(
        cases.NEW,
        is_any_of(0.5 * 4),
        "An untried child got the mean 0. Which argument says what it counts as?",
    ),
    Symptom(
        cases.NEW,
        is_any_of(0.2),
        "That is the mean of an untried child alone. What does its prior add to it?",
    ),
    Symptom(
        cases.NEW,
        is_any_of(inf),
        "To try everything once is UCB1's habit. Which mean are you told to take for a child "
        "without visits?",
    ),
    Symptom(
        cases.UNTRIED_IS_LOST,
        is_any_of(1.25, 1.75),
        "This time an untried child counts 0. Is a 0 the same as nothing said?",
    ),
    Symptom(
        cases.LOST_ALWAYS,
        is_any_of(0.7 + 2 * 0.4 * 3 / 4),
        "This child was tried, and has lost every time. Is a sum of 0 the same as no visits?",
    ),
    Symptom(
        cases.TRIED,
        is_any_of(3 + 0.1 * 4 / 5),
        "W is the sum of the rewards. What is the mean of so many visits?",
    ),
    Symptom(
        cases.TRIED,
        is_any_of(0.75 + 0.1 * 16 / 5),
        "The parent's visits: what is drawn from them before they count?",
    ),
    Symptom(
        cases.TRIED,
        is_any_of(0.75 + 0.1 * 4 / 4, 0.75 + 0.1 * sqrt(16 / 5), 0.75 + 0.1 * sqrt(16 / 4)),
        "Read the fraction once more: what stands below the line, and is it under the root?",
    ),
    Symptom(
        cases.TRIED,
        is_any_of(
            *(0.75 + 0.1 * sqrt(log(16) / 4), 0.75 + sqrt(log(16) / 4)),
            *(0.75 + 0.1 * log(16) / 5, 0.75 + 0.1 * sqrt(log(16)) / 5),
        ),
        "A logarithm belongs to UCB1. What does PUCT take of the parent's visits?",
    ),
    Symptom(
        cases.TRIED,
        is_any_of(0.75 + 4 / 5),
        "Two moves with the same visits and other priors: does yours tell them apart?",
    ),
    Symptom(
        Child(5.5, 9, 0.3, 50, 1.5, 0.5),
        is_any_of(5.5 / 9 + 0.3 * sqrt(50) / 10),
        "Call it with c = 1 and with c = 3. Does anything change?",
    ),
    Symptom(
        cases.TRIED,
        is_any_of(0.75 - 0.1 * 4 / 5),
        "Should a move that was thought good look better or worse for it?",
    ),
    Symptom(
        cases.UNBIASED,
        lambda seen: seen is not None and abs(seen - cases.UNBIASED.promise) > 1e-6,
        "Here c is 0. What is left of the formula then?",
    ),
    Symptom(
        cases.NO_PRIOR,
        lambda seen: seen is not None and abs(seen - cases.NO_PRIOR.promise) > 1e-6,
        "Here the prior is 0: nobody thought of this move. What does the second term add then?",
    ),
    Symptom(
        cases.TRIED,
        lambda seen: True,
        "Compute the two terms apart, with the numbers of this case: the mean, and what the prior "
        "adds. Which one of them is not as you meant it?",
    ),
]


def _are(*values: float) -> Callable[[Numbers], bool]:
    return lambda seen: are_near(seen.values, values)


ODDS = [
    Symptom(
        cases.EVEN_HEAT,
        _are(60, 30, 10),
        "Those are the visits themselves. What do probabilities add up to?",
    ),
    Symptom(
        cases.EVEN_HEAT,
        lambda seen: seen.values is not None and abs(sum(seen.values) - 1) > 1e-3,
        "Add up the numbers that you return. What do probabilities add up to?",
    ),
    Symptom(
        cases.SHARP,
        _are(3600, 900, 100),
        "The powers are right. What do probabilities add up to?",
    ),
    Symptom(
        cases.SHARP,
        _are(0.6, 0.3, 0.1),
        "Half the temperature, and nothing has changed. Where do you use it?",
    ),
    Symptom(
        cases.SHARP,
        lambda seen: seen.values is not None and 0.33 < seen.values[0] < 0.6,
        "A low temperature should sharpen the differences, and yours flattens them. To which "
        "power are the visits taken?",
    ),
    Symptom(
        cases.SHARP,
        lambda seen: seen.values is not None and len(seen.values) == 3 and seen.values[0] > 0.99,
        "The most visited move is nearly certain already. Are the visits in the exponent, or "
        "the base?",
    ),
    Symptom(
        cases.TIED,
        lambda seen: are_near(seen.values, (0, 1, 0)) or are_near(seen.values, (0, 0, 1)),
        "Two moves were visited most, equally often. Why should one of them get everything?",
    ),
    Symptom(
        cases.TIED,
        _are(0, 1, 1),
        "Two moves were visited most. What do their two probabilities add up to?",
    ),
    Symptom(
        cases.WITH_A_ZERO,
        lambda seen: seen.values is not None and len(seen.values) != 3,
        "There are three moves, one of them without visits. How many probabilities come back?",
    ),
    Symptom(
        cases.EVEN_HEAT,
        lambda seen: not are_near(seen.values, cases.EVEN_HEAT.odds),
        "At temperature 1 the probabilities are the shares of the visits. Where does your function "
        "do something else: add, round, leave out, sort?",
    ),
    Symptom(
        cases.HOT,
        _are(0.8, 0.2),
        "The temperature is 2 here, and the probabilities are those of 1. Up to which temperature "
        "does yours count?",
    ),
    Symptom(
        cases.VERY_HOT,
        lambda seen: seen.values is not None and seen.values[0] > cases.VERY_HOT.odds[0] + 1e-3,
        "The temperature is 40 here: both moves are played nearly alike. Up to which temperature "
        "does yours count?",
    ),
    Symptom(
        cases.COLDER,
        lambda seen: are_near(seen.values, (1, 0)),
        "The temperature is tiny here, and not 0: two moves with nearly the same visits are both "
        "played. From which temperature on does yours stop counting?",
    ),
    Symptom(
        cases.COLD,
        lambda seen: are_near(seen.values, (1, 0, 0)),
        "At temperature 0 the first move is played, whatever its visits. Which one should it be?",
    ),
    Symptom(
        cases.HUGE,
        lambda seen: seen.values is None or any(each != each for each in seen.values),
        "Large numbers to a large power leave the range of floats. Only ratios matter: which "
        "number could all visits be divided by first?",
    ),
    Symptom(
        cases.NEARLY_EVEN,
        lambda seen: seen.instead == cases.TOO_SMALL,
        "Small shares to a large power become 0, all of them. Divided by which number would the "
        "largest one stay 1?",
    ),
    Symptom(
        cases.NEARLY_EVEN,
        lambda seen: are_near(seen.values, (0.5, 0, 0, 0.5)),
        "The temperature is small here, and not 0: two moves with nearly the same visits are both "
        "played. Does your formula hold for every temperature above 0?",
    ),
    Symptom(
        cases.EVEN_HEAT,
        lambda seen: True,
        "Each visit count to the power 1/τ, then shares. Where does your function do something "
        "else: add, round, leave out, sort?",
    ),
]
