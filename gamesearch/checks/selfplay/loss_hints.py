"""How wrong losses show, in 13.4, and what to ask then. First match counts."""

from __future__ import annotations

from math import log

from ..observe import is_any_of
from ..steps import Symptom
from . import cases

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
    Symptom(
        cases.NEVER_VISITED,
        is_any_of(0),
        "The policy had given 0.1 to a move that nobody visited. Is the loss 0 all the same?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(0.09 + _CE + 0.6 * log(0.6) + 0.3 * log(0.3) + 0.1 * log(0.1)),
        "Something is taken off that the formula does not have: the shares' own entropy. Which "
        "logarithm stands in the sum?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(0.09 - log(0.5)),
        "That is the logarithm for one move. What do the others add, each by its share?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(0.045 + _CE),
        "Is the square halved in the formula?",
    ),
    Symptom(
        cases.USUAL,
        lambda seen: True,
        "Compute the two parts apart, with the numbers of this case: the square, and the sum. "
        "Which one of them is not as you meant it?",
    ),
]
