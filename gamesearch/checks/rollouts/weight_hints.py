"""How slips in the weight of a game show (12.3), and what to ask then. First match counts."""

from __future__ import annotations

from collections.abc import Callable

from ..mcts.playouts import probabilities
from ..steps import Symptom
from . import cases
from .cases import WeightedEnds
from .policies import rising


def _says(seen: WeightedEnds, end: tuple[int, ...]) -> float:
    """The weight of one end of the tree; the policy's probabilities there are 2/3 and 1/3."""
    return dict(seen.weights).get(end, -1.0)


def _near(value: float, end: tuple[int, ...] = (1, 1)):  # type: ignore[no-untyped-def]
    return lambda seen: abs(_says(seen, end) - value) < 1e-3


def _plays_uniformly(seen: WeightedEnds) -> bool:
    share = dict(seen.ends.shares).get((1, 1), 0)
    return abs(share - 1 / 4) < 0.06 and probabilities(cases.STEEP, rising)[(1, 1)] > 0.4


_OF_LIKELY = cases.fair_weights(cases.LIKELY).values()


def _extreme(seen: WeightedEnds, pick: Callable[..., float]) -> float:
    return pick((weight for _, weight in seen.weights), default=0.0)


WEIGHTS = [
    Symptom(
        cases.AFTER_A_MOVE,
        lambda seen: seen.ends.states and not seen.ends.below,
        "Some games end where none can end after that move. From which state do they set out?",
    ),
    Symptom(
        cases.BY_TURNS,
        lambda seen: dict(seen.ends.shares).get((0, 0), 0) > 0.6 and seen.ends.sound,
        "A policy may look at the state: here it likes the first move at the first turn and the "
        "second one at the next. Of which state are your weights, turn after turn?",
    ),
    Symptom(
        cases.STEEP,
        lambda seen: not seen.ends.below,
        "Two things come back: the state in which the game ended, and its weight.",
    ),
    Symptom(
        cases.STEEP,
        lambda seen: not seen.ends.over,
        "Is the game over when your function stops? Which method of the game tells?",
    ),
    Symptom(
        cases.STEEP,
        lambda seen: not seen.ends.again,
        "The same seed should play the same game. Which generator do you draw from?",
    ),
    Symptom(
        cases.LONG,
        lambda seen: not seen.ends.over,
        "Is the game over when your function stops? This one lasts hundreds of plies, and no turn "
        "leaves a choice. Which method of the game tells?",
    ),
    Symptom(
        cases.STEEP,
        lambda seen: not seen.one_each,
        "The same game gets different weights. What depends on more than its moves: is something "
        "kept from one call to the next?",
    ),
    Symptom(
        cases.STEEP,
        lambda seen: bool(seen.weights) and not any(weight for _, weight in seen.weights),
        "Every game counts 0. With which number does a weight begin, and is that so in each call?",
    ),
    Symptom(
        cases.STEEP,
        _plays_uniformly,
        "These games come up as in uniform play. Which policy should they be drawn by, "
        "and which one is the weight for?",
    ),
    Symptom(
        cases.STEEP,
        _near(4 / 9),
        "That is how probable the game is under the policy. And in uniform play?",
    ),
    Symptom(
        cases.STEEP,
        _near(1.0),
        "Every game counts 1: of whose play is that the mean?",
    ),
    Symptom(
        cases.STEEP,
        _near(16 / 9),
        "A game that the policy plays more often than uniform play does: "
        "should it count more, or less?",
    ),
    Symptom(
        cases.STEEP,
        lambda seen: _says(seen, (1, 1)) in (0.0, 0.6, 0.56, 0.562),
        "The rest of the digits is missing. Did anybody ask you to round?",
    ),
    Symptom(
        cases.STEEP,
        _near(3 / 4),
        "Two moves were made, and one has left its mark. How do the probabilities of "
        "several moves combine?",
    ),
    Symptom(
        cases.STEEP,
        _near(3 / 2),
        "What is the probability of two independent things: a sum, or a product?",
    ),
    Symptom(
        cases.STEEP,
        _near(16),
        "A move of weight 2, beside one of weight 1, counts four times here. Is 2 how probable it "
        "is, and which of the two probabilities is divided by the other?",
    ),
    Symptom(
        cases.STEEP,
        lambda seen: (
            any(abs(_says(seen, (1, 1)) - wrong) < 1e-3 for wrong in (1 / 4, 1 / 16))
            or _says(seen, (1, 1)) > 2
        ),
        "A weight is a ratio of two probabilities of the move that was made. "
        "Does yours have both, and are they probabilities?",
    ),
    Symptom(
        cases.ALIKE,
        lambda seen: seen.ends.sound and (1, 1) not in dict(seen.ends.shares),
        "Two moves have the same weight here, and the second of them never comes up. Do you look "
        "for a move by its weight?",
    ),
    Symptom(
        cases.LIKELY,
        lambda seen: (
            abs(_extreme(seen, max) - max(_OF_LIKELY)) < 1e-4
            and _extreme(seen, min) > min(_OF_LIKELY) + 1e-4
        ),
        "A game that the policy plays nearly always counts next to nothing. Does your weight stop "
        "somewhere above that?",
    ),
    Symptom(
        cases.STEEP,
        lambda seen: True,
        "Write it down for one game of two moves: its probability in uniform play, "
        "and under the policy. What is their ratio?",
    ),
]
