"""How wrong losses show, in 13.4, and what to ask then. First match counts."""

from __future__ import annotations

from math import log

from ..observe import is_any_of
from ..steps import Symptom, otherwise
from . import cases

_CE = -(0.6 * log(0.5) + 0.4 * log(0.25))

PARTS = (
    "Compute the two parts apart, with the numbers of this case: the square, and the sum. Which "
    "one of them is not as you meant it?"
)

LOSS = [
    Symptom(
        cases.USUAL,
        is_any_of(0.09 + _CE * 10, 0.09 + _CE * 10 / 3),
        "Visits were 6, 3 and 1. Which shares is that?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(0.09 - _CE),
        "A loss below 0? The logarithm of a probability is negative: what turns it round?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(0.3 + _CE, 0.6 + _CE),
        "Which power is the difference of won and value taken to?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(1 - 0.49 + _CE),
        "What stands in the brackets, and is it all of it that is squared?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(_CE - 0.09, -_CE - 0.09),
        "The minus stands before one of the two parts. Before which one?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(0.09 - 0.6 * log(0.5)),
        "Three moves were visited, and one of them is in the sum. When does your loop end?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(0.09 - log(0.6 * 0.5 + 0.4 * 0.25)),
        "The logarithm of a sum is not the sum of the logarithms. Which comes first here?",
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
        is_any_of(
            0.09 - (0.5 * log(0.6) + 0.25 * log(0.3) + 0.25 * log(0.1)),
            0.09 - (0.6 * log(0.6) + 0.3 * log(0.3) + 0.1 * log(0.1)),
            0.09 - (0.6 * log(6) + 0.3 * log(3)),
        ),
        "Of shares and policy one is the target and one is judged. Whose logarithm is taken?",
    ),
    Symptom(
        cases.USUAL,
        is_any_of(
            0.09 + _CE / log(2), 0.09 + _CE / log(10), 0.09 - 0.6 * log(1.5) - 0.4 * log(1.25)
        ),
        "The policy's part is taken by another logarithm. Which one is meant by ln, and of what?",
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
        cases.LOST_GAME,
        is_any_of(_CE),
        "This game was lost, so `won` is 0, and the value said 0.7. Is a 0 taken for nothing said?",
    ),
    Symptom(
        cases.LOST_GAME,
        is_any_of(1.7**2 + _CE),
        "This game was lost, and `won` is 0. Which number do you take for it?",
    ),
    Symptom(
        cases.IMPOSSIBLE,
        lambda seen: seen is not None and seen != seen,
        "Its policy is 0 here, and nobody visited it. What does 0 times the logarithm of 0 give in "
        "Python, and what should such a move add?",
    ),
    Symptom(
        cases.ZERO_BETWEEN,
        is_any_of(0.25 - 0.4 * log(0.25)),
        "The second of three moves was never visited. What becomes of the third?",
    ),
    Symptom(
        cases.NEVER_VISITED,
        lambda seen: seen is not None and seen > cases.NEVER_VISITED.loss + 1e-3,
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
        lambda seen: seen is not None and 1e-6 < abs(seen - cases.USUAL.loss) < 5e-3,
        "That is nearly it. What do you round, or add?",
    ),
    Symptom(
        cases.USUAL,
        lambda seen: seen is None or abs(seen - cases.USUAL.loss) > 1e-6,
        PARTS,
    ),
    Symptom(
        cases.IMPOSSIBLE,
        is_any_of(0.25),
        "The value is 0 here, and so is `won`. Is a 0 taken for nothing said?",
    ),
    Symptom(
        cases.DRAW,
        is_any_of(log(2) / 2),
        "Two moves have the same visits and the same policy here. Are both of them in your sum?",
    ),
    Symptom(
        cases.SURPRISE,
        is_any_of(0.25 - 0.9 * log(0.999_999) - 0.1 * log(0.000_001)),
        "The first move has nine visits of ten, and the lower policy. Do visits and policy stay in "
        "the order in which they are given?",
    ),
    Symptom(
        cases.MANY_MOVES,
        is_any_of(0.25 - log(0.01), 0.25 - log(0.09)),
        "Twenty moves have a visit each. How does your function find the policy of a move: by its "
        "place, or by its number of visits?",
    ),
    Symptom(
        cases.DRAW,
        lambda seen: seen is not None and abs(seen - cases.DRAW.loss) > 1e-3,
        "This game was drawn: `won` is 0.5, and the network said so. How large is the square?",
    ),
    Symptom(
        cases.SURPRISE,
        lambda seen: seen is not None and abs(seen - cases.SURPRISE.loss) > 1e-6,
        "Here a move that was visited got next to no policy, so the loss is large. Do you "
        "take policy and loss as they are, however small or large?",
    ),
    otherwise(PARTS),
]
