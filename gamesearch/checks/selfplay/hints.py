"""How wrong numbers of PUCT show, in 13.2, and what to ask then. First match counts."""

from __future__ import annotations

from math import inf, log, sqrt

from ..observe import is_any_of
from ..steps import Symptom
from . import cases
from .cases import PromiseArguments

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
        cases.TRIED,
        is_any_of(0.75 + 0.1 * 2 / 5),
        "A child and its parent were visited. Whose visits stand under the root?",
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
        cases.TRIED,
        is_any_of(0.25 + 0.1 * 4 / 5),
        "W adds up what this move has earned. Why is its mean taken from 1?",
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
        is_any_of(3 + 0.1 * 4 / 5, 4 / 3 + 0.1 * 4 / 5),
        "W is the sum of the rewards. What is the mean of so many visits?",
    ),
    Symptom(
        cases.TRIED,
        is_any_of(0.75 + 0.1 * 16 / 5),
        "The parent's visits: do they stand in the formula just as they are?",
    ),
    Symptom(
        cases.LOST_ALWAYS,
        is_any_of(2 * 0.4 * (9 / 2) / 4),
        "The parent's visits are 9 here. What is half of them, and what is their root?",
    ),
    Symptom(
        cases.TRIED,
        is_any_of(0.75 + 0.1 * sqrt(17) / 5),
        "The parent's visits are given as `pulls`. What do you add to them?",
    ),
    Symptom(
        cases.TRIED,
        is_any_of(0.75 + 0.1 * 4 + 4, (0.75 + 0.1 * 4) / 5),
        "Read the fraction once more: what is divided by 1 + N, and by all of 1 + N?",
    ),
    Symptom(
        cases.ONCE,
        is_any_of(0.45 + 0.2 * 3 / 2),
        "This child was visited once. From how many visits on does your mean count?",
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
        PromiseArguments(5.5, 9, 0.3, 50, 1.5, 0.5),
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
