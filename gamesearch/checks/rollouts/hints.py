"""How the known misconceptions about rollouts and weights show, and what to ask then."""

from __future__ import annotations

from collections.abc import Callable

from ..mcts.playouts import follows, probabilities
from ..steps import Symptom
from . import cases
from .cases import WeightedEnds
from .policies import rising

ROLLOUTS = [
    Symptom(
        cases.WIN_AT_6,
        lambda seen: seen.over and [end for end, _ in seen.shares] == [cases.WON_AT_6],
        "All games from the board O.XOX.... end at once, with a win at cell 6. Does the policy "
        "alone choose the moves, also where one of them wins?",
    ),
    Symptom(
        cases.EARLY,
        lambda seen: not seen.below,
        "What comes back should be the state in which the game ended. What does result return?",
    ),
    Symptom(
        cases.EARLY,
        lambda seen: not seen.over,
        "Is the game over when your rollout stops? Which method of the game tells?",
    ),
    Symptom(
        cases.EARLY,
        lambda seen: len(seen.shares) == 1,
        "All games from one board end alike. Is something drawn at every turn, from the generator "
        "that was handed to you, and among all the weights, whatever they add up to?",
    ),
    Symptom(
        cases.EARLY,
        lambda seen: not seen.again,
        "The same seed should play the same game. Which generator do you draw from: "
        "the one that was handed to you?",
    ),
    Symptom(
        cases.STEEP,
        lambda seen: dict(seen.shares).get((1, 0), 0) > dict(seen.shares).get((1, 1), 0) + 0.1,
        "Where MIN moves, the lighter move comes up more often than the heavier one. Do weights "
        "say how good a move is for MAX, or how often it is to be played?",
    ),
    Symptom(
        cases.STEEP,
        lambda seen: abs(dict(seen.shares).get((1, 1), 0) - 1 / 4) < 0.06,
        "Of weights 1 and 2 the second should come up in two thirds of the turns, and comes up in "
        "half. Where do you use the weights?",
    ),
    Symptom(
        cases.LEANING,
        lambda seen: abs(dict(seen.shares).get((0,), 0) - 1 / 2) < 0.06,
        "Of weights 2/3 and 1/3 the first should come up in two thirds of the games, and comes up "
        "in half. What becomes of weights that are no whole numbers?",
    ),
    Symptom(
        cases.LEANING,
        lambda seen: dict(seen.shares).get((0,), 0) > 0.95,
        "The likeliest move is played always. What does a weight mean?",
    ),
    Symptom(
        cases.LEANING,
        lambda seen: 0.7 < dict(seen.shares).get((0,), 0) <= 0.95,
        "The likeliest move comes up too often. What is a move's probability, from its weight "
        "and the others'?",
    ),
    Symptom(
        cases.BY_TURNS,
        lambda seen: dict(seen.shares).get((0, 0), 0) > 0.6 and not follows(cases.BY_TURNS, seen),
        "A policy may look at the state: here it likes the first move at the first turn and the "
        "second one at the next. Of which state are your weights, turn after turn?",
    ),
    Symptom(
        cases.LAST_NEVER,
        lambda seen: 0.9 < dict(seen.shares).get((0,), 0) < 1,
        "A move of weight 0 is never to be played, and now and then yours is. What do you add to "
        "the weights?",
    ),
    Symptom(
        cases.LAST_NEVER,
        lambda seen: 0 < dict(seen.shares).get((0,), 0) <= 0.9,
        "A move of weight 0 is never to be played, and yours often is. What becomes of the 0 on "
        "the way to the dice?",
    ),
    Symptom(
        cases.LONG,
        lambda seen: seen.states and not seen.over,
        "Is the game over when your rollout stops? This one lasts hundreds of plies. Which method "
        "of the game tells?",
    ),
    Symptom(
        cases.BY_NUMBER,
        lambda seen: (2,) in dict(seen.shares) and dict(seen.shares)[(2,)] < 0.25,
        "A policy may look at the moves. Do the weights come back in the order of the moves that "
        "you draw from?",
    ),
    Symptom(
        cases.ONE_TURN,
        lambda seen: not follows(cases.ONE_TURN, seen),
        "Where one move is the whole game, some come up too often. What is a move's probability, "
        "from its weight and the others'?",
    ),
    Symptom(
        cases.FAINT,
        lambda seen: not follows(cases.FAINT, seen),
        "Here all weights together are far below 1. Does yours draw in proportion to weights of "
        "any size?",
    ),
    Symptom(
        cases.LEANING,
        lambda seen: abs(dict(seen.shares).get((0,), 0) - 2 / 3) < 0.06,
        "The first move of a game has its right probability, later ones have not. "
        "Does every turn ask for new weights, of its own moves, for both players?",
    ),
    Symptom(
        cases.EARLY,
        lambda seen: True,
        "Some ends come up too often. Weights need not add up to 1: what is a move's "
        "probability, from its weight and the others'?",
    ),
]


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
    Symptom(cases.STEEP, _near(1.0), "Every game counts 1: of whose play is that the mean?"),
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
        lambda seen: abs(_says(seen, (1, 1)) - 1 / 4) < 1e-3 or _says(seen, (1, 1)) > 2,
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
        lambda seen: not seen.one_each,
        "The same game gets different weights. What depends on more than its moves?",
    ),
    Symptom(
        cases.STEEP,
        lambda seen: True,
        "Write it down for one game of two moves: its probability in uniform play, "
        "and under the policy. What is their ratio?",
    ),
]
