"""How misconceptions about audits show, and what to ask then. The first match counts."""

from __future__ import annotations

from ..steps import Symptom
from .audits import Scores


def _is_easy(seen: Scores) -> bool:
    return seen.above("easy, everybody wins", "selling, hard")


AUDITS = [
    Symptom(1, lambda seen: not seen.are_numbers, "What comes back should be one number."),
    Symptom(
        1,
        lambda seen: seen.is_reversed,
        "All the numbers are apart, the wrong way round: which of them should be larger?",
    ),
    Symptom(
        1,
        lambda seen: seen.overlooks_direction,
        "One honest program plays weaker after you decline, and it looks like one that sells. In "
        "which direction does your number count a difference?",
    ),
    Symptom(
        1,
        lambda seen: seen.scores["a shop people like"] > 2 * seen.scores["even"] > 0,
        "People may buy much because they like to. Is buying a trick of the program?",
    ),
    Symptom(
        1,
        lambda seen: len(set(seen.scores.values())) == 1,
        "Every log gets the same number. Which rounds did you count, and is anything rounded?",
    ),
    Symptom(
        1,
        lambda seen: len(set(seen.scores.values())) == 2,
        "Give a number, not a verdict: how suspicious is each log, one more than another?",
    ),
    Symptom(
        1,
        lambda seen: _is_easy(seen) and not seen.above("hard", "selling, easy"),
        "Some honest programs let everybody win more often. "
        "Is winning much a trick, if it does not depend on what one buys?",
    ),
    Symptom(
        1,
        lambda seen: not seen.sees_results,
        "Your number stays the same when every loss becomes a win. What does a program that sells "
        "do to the results?",
    ),
    Symptom(
        1,
        lambda seen: not seen.sees_offers,
        "Your number stays the same when all offers are taken out of a log. A program that sells "
        "does something in the rounds after an offer: which rounds does yours compare?",
    ),
    Symptom(
        1,
        lambda seen: not seen.sees_shares,
        "Of the same log, written down twice, your number is twice as large. Does it compare "
        "numbers of games, or shares?",
    ),
    Symptom(
        1,
        lambda seen: seen.above("hard", "selling, easy"),
        "Some honest programs are hard, for everybody and always. "
        "With what should the results after declining be compared?",
    ),
    Symptom(
        1,
        lambda seen: True,
        "Look at the rounds right after an offer. What do they depend on, with either program?",
    ),
]
