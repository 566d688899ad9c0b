"""How the known misconceptions about self-play show, and what to ask then."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt

from ..observe import Numbers, are_near, is_any_of
from ..steps import Symptom
from . import cases
from .cases import Child

PROMISE = [
    Symptom(
        cases.TRIED,
        is_any_of(0.75, 0.1 * 4 / 5),
        "Two terms are added: what is known of the move, and what was thought of it. Where is "
        "the other one?",
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
            0.75 + 0.1 * sqrt(log(16) / 4), 0.75 + sqrt(log(16) / 4), 0.75 + 0.1 * log(16) / 5
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
]

_CE = -(0.6 * log(0.5) + 0.4 * log(0.25))

LOSS = [
    Symptom(
        cases.USUAL,
        is_any_of(0.09 + _CE * 10),
        "Visits were 6, 3 and 1. Which shares is that?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(0.09 - _CE),
        "A loss below 0? The logarithm of a probability is negative: what turns it round?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(0.3 + _CE),
        "Which power is the difference of won and value taken to?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(_CE),
        "That is the policy's part alone. Where is the value's?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(0.09),
        "That is the value's part alone. Where is the policy's?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(0.09 - (0.5 * log(0.6) + 0.25 * log(0.3) + 0.25 * log(0.1))),
        "Of shares and policy one is the target and one is judged. Whose logarithm is taken?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(0.09 + _CE / log(2), 0.09 + _CE / log(10)),
        "The policy's part comes in another unit. Which logarithm is meant by ln?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(0.09 + _CE / 3, (0.09 + _CE) / 2),
        "The parts are added, and the sum over the moves is a sum. Where do you take a mean?",
    ),
    Symptom(
        cases.LOST_GAME,
        is_any_of(0.09 + _CE),
        "This game was lost, and the value said 0.7. Is the error as large as if it had been won?",
    ),
    Symptom(
        cases.NEVER_VISITED,
        lambda seen: seen is not None and seen > cases.NEVER_VISITED.loss + 1e-6,
        "A move that was never visited has the share 0. How much does it add to the sum?",
    ),
]
