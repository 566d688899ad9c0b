"""How slips in the formula of UCB1 show, in 11.2, and what to ask then. First match counts."""

from __future__ import annotations

from math import inf, log, sqrt

from ..observe import is_any_of
from ..steps import Symptom
from . import cases
from .cases import Arms

_ROOT = sqrt(log(30) / 8)

UCB = [
    Symptom(
        cases.ARMS[2],
        lambda seen: seen == inf,
        "This arm was pulled four times and has never paid. Is that the same as never pulled?",
    ),
    Symptom(
        cases.ARM,
        is_any_of(sqrt(2) * _ROOT),
        "That is the bonus alone. What became of the mean, 5 of 8? (In Python / and // differ.)",
    ),
    Symptom(
        cases.NEVER_PULLED,
        lambda seen: seen != inf,
        "How attractive is a move that nobody has ever tried? Would anybody ever try it?",
    ),
    Symptom(
        cases.ARM,
        is_any_of(5 / 8 - sqrt(2) * _ROOT),
        "Should an uncertain move look better or worse than its mean?",
    ),
    Symptom(
        cases.ARM,
        is_any_of(5 / 8),
        "That is the mean alone. What will ever send you back to a move with one unlucky game?",
    ),
    Symptom(
        cases.ARM,
        is_any_of(1.0),
        "The bound comes out as 1. May how good a child may well be lie above the largest reward?",
    ),
    Symptom(
        Arms(3, 3, 30, sqrt(2)),
        is_any_of(1.0),
        "An arm that has won every game gets no bonus from yours. Is that a case of its own, or "
        "does the formula hold?",
    ),
    Symptom(
        cases.PULLED_ONCE,
        is_any_of(1.0),
        "A move becomes more interesting while you look at its siblings. "
        "Whose visits measure that?",
    ),
    Symptom(
        cases.ARM,
        is_any_of(5 + sqrt(2) * _ROOT),
        "Is 12 wins of 24 better than 1 of 1? What about the mean?",
    ),
    Symptom(
        Arms(5, 8, 30, 0.5),
        is_any_of(5 / 8 + _ROOT, 5 / 8 + sqrt(2) * _ROOT),
        "Call it with c = 0.5 and with c = 2. Does anything change?",
    ),
    Symptom(
        cases.ARM,
        is_any_of(*(5 / 8 + sqrt(2) * sqrt(other / 8) for other in (log(30, 10), log(30, 2), 30))),
        "Which logarithm is meant by ln? Print log(30) and compare with 3.4.",
    ),
    Symptom(
        cases.ARM,
        is_any_of(
            5 / 8 + sqrt(2) * log(30) / 8,
            5 / 8 + sqrt(2) * sqrt(log(30)) / 8,
            5 / 8 + sqrt(sqrt(2) * log(30) / 8),
            5 / 8 + sqrt(2) * sqrt(log(30 / 8)),
        ),
        "What exactly stands under the root: ln of the parent's visits, divided by …?",
    ),
    Symptom(
        cases.ARM,
        is_any_of(
            *(
                5 / mean + sqrt(2) * sqrt(log(pulls) / visits)
                for mean in (8, 9)
                for pulls in (30, 31)
                for visits in (8, 9)
                if (mean, pulls, visits) != (8, 30, 8)
            )
        ),
        "Is anything added to the visits? An arm never pulled has a case of its own; "
        "what do all others count?",
    ),
    Symptom(
        cases.ARM,
        is_any_of(5 / 8 + sqrt(2) * sqrt(2 * log(30) / 8)),
        "c is handed to you. Is there another root of two in your formula, or c a second time?",
    ),
    Symptom(
        cases.ARM,
        is_any_of(sqrt(2) * (5 / 8 + _ROOT)),
        "The mean is what the games have brought. Which of the two parts does c make larger?",
    ),
    Symptom(
        cases.ARM,
        is_any_of(5 / 8 + sqrt(2) * sqrt(30) / 9, 5 / 8 + sqrt(2) * sqrt(30) / 8),
        "That has the bonus of another formula. Where is UCB1's logarithm, and what is under its "
        "root?",
    ),
    Symptom(
        cases.ARM,
        is_any_of(5 / 30 + sqrt(2) * _ROOT),
        "The mean is that of this arm. By whose visits is its W divided?",
    ),
    Symptom(
        cases.ARM,
        lambda seen: seen in {round(cases.ARM.bound, digits) for digits in range(6)},
        "The first digits are right, and then it stops. Did anybody ask you to round?",
    ),
    Symptom(
        cases.ARM,
        lambda seen: abs(seen - cases.ARM.bound) > 1e-6,
        "Compute the two parts apart, with the numbers of this case: the mean, and c times the "
        "root. Which one of them is not as you meant it?",
    ),
    Symptom(
        cases.PULLED_ONCE,
        lambda seen: abs(seen - cases.PULLED_ONCE.bound) > 1e-6,
        "This arm was pulled once. Is that a case of its own, or does the formula hold?",
    ),
    Symptom(
        cases.NO_CURIOSITY,
        lambda seen: abs(seen - cases.NO_CURIOSITY.bound) > 1e-6,
        "Here c is 0. What is left of the formula then?",
    ),
    Symptom(
        cases.ONLY_PULL,
        lambda seen: abs(seen - cases.ONLY_PULL.bound) > 1e-6,
        "The parent was visited once here, and ln 1 is 0. What is left of the formula then?",
    ),
    Symptom(
        cases.HALF_A_REWARD,
        is_any_of(2 / 6 + 0.5 * sqrt(log(50) / 6), 3 / 6 + 0.5 * sqrt(log(50) / 6)),
        "W is 2.5 here: draws count one half. What makes a whole number of it?",
    ),
    Symptom(
        cases.ARM,
        lambda seen: True,
        "Compute the two terms apart, with the numbers of this case: the mean, and c times the "
        "root. Which one of them is not as you meant it?",
    ),
]
