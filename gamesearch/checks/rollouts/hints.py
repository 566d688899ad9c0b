"""How the known misconceptions about weighted rollouts show (12.2), and what to ask then."""

from __future__ import annotations

from ..mcts.playouts import Ends, follows
from ..steps import Symptom
from . import cases


def _first_turn(seen: Ends) -> float:
    """How often the first move of the tree was played."""
    return sum(share for end, share in seen.shares if end[:1] == (0,))


ROLLOUTS = [
    Symptom(
        cases.WIN_AT_6,
        lambda seen: seen.over and [end for end, _ in seen.shares] == [cases.WON_AT_6],
        "All games from the board O.XOX.... end at once, with a win at cell 6. Does the policy "
        "alone choose the moves, also where one of them wins?",
    ),
    Symptom(
        cases.EARLY,
        lambda seen: seen.states and not seen.below,
        "Your games end in positions that cannot come up from this board. From which state do they "
        "begin?",
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
        cases.ONE_TURN,
        lambda seen: 0.58 < dict(seen.shares).get((2,), 0) < 0.8,
        "Of weights 1, 2 and 3 the last should come up in half of the games, and comes up too "
        "often. What is a move's probability, from its weight and the others'?",
    ),
    Symptom(
        cases.LAST_NEVER,
        lambda seen: abs(dict(seen.shares).get((0,), 0) - 2 / 3) < 0.04,
        "Here the last move has the weight 0. The first one comes up as often as if its weight "
        "were 2 and the other's 1: so it was on the same tree in a case before. What is kept from "
        "one call to the next?",
    ),
    Symptom(
        cases.STEEP,
        lambda seen: abs(_first_turn(seen) - 2 / 3) < 0.08,
        "Of two moves of the weights 1 and 2 the first comes up twice as often. Which weight goes "
        "with which move, and is a heavy move played often or seldom?",
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
