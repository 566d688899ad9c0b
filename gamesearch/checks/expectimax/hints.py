"""How the known misconceptions about chance show, and what to ask then. First match counts."""

from __future__ import annotations

from ...games.game import CHANCE, MAX, MIN
from ..steps import Symptom
from .cases import DiceTree, HalfRead
from .models import Facing, Replies, Shares, always_first, genius, mostly_last

DICE = (MAX, CHANCE)
RARE = DiceTree([[(0.9, 2), (0.1, 12)], 4], DICE)
LUCKY = DiceTree([[(0.5, 0), (0.5, 10)], 6], DICE)
DISASTER = DiceTree([[(0.6, 3), (0.4, -20)], 0], DICE)
COIN = DiceTree([(0.5, 4), (0.5, 8)], (CHANCE, MAX))
SELDOM = DiceTree([(0.75, 4), (0.25, 8)], (CHANCE, MAX))
LOADED = DiceTree([(0.25, 4), (0.75, 8)], (CHANCE, MAX))
OPPONENT = DiceTree([[0, 10], 4], (MAX, MIN))
LOSSES = DiceTree([[-4, -8], [-3, -9]], (MAX, CHANCE))
MIN_FIRST = DiceTree([[(0.5, 2), (0.5, 9)], 7], (MIN, CHANCE))
HALVES = DiceTree([(0.5, 1), (0.5, 4)], (CHANCE, MAX))
BEFORE_MIN = DiceTree([(0.5, 4), (0.5, 8)], (CHANCE, MIN))

AVERAGES = [
    Symptom(
        OPPONENT,
        lambda seen: seen.near(5),
        "Which node is the die and which is the opponent? MIN does not take the average.",
    ),
    Symptom(
        OPPONENT,
        lambda seen: seen.near(10),
        "Who chooses at the second level of a tree without dice, and what does that player want?",
    ),
    Symptom(
        COIN,
        lambda seen: len(seen.leaves) < 2,
        "An average needs every outcome. How many of them did your function look at?",
    ),
    Symptom(
        COIN,
        lambda seen: seen.near(12),
        "An average lies between the smallest and the largest value. Does yours?",
    ),
    Symptom(
        COIN,
        lambda seen: seen.near(3),
        "The probabilities add up to 1 already. By what do you divide once more?",
    ),
    Symptom(SELDOM, lambda seen: seen.near(8), "Do you choose the outcome of the die?"),
    Symptom(DISASTER, lambda seen: seen.near(3), "What does the 40 % case cost?"),
    Symptom(COIN, lambda seen: seen.near(4), "Does the die want to hurt you? Nobody chooses here."),
    Symptom(RARE, lambda seen: seen.near(7), "Is each outcome equally likely here?"),
    Symptom(LOADED, lambda seen: seen.near(6), "Is each outcome equally likely here?"),
    Symptom(
        HALVES,
        lambda seen: seen.near(2) or seen.near(3),
        "The average of whole numbers need not be a whole number.",
    ),
    Symptom(
        LOSSES,
        lambda seen: seen.near(0),
        "All leaves may be losses. With which number does the best value start?",
    ),
    Symptom(
        BEFORE_MIN,
        lambda seen: seen.near(-6),
        "A leaf's value is MAX's, whoever moves: which player do you ask `utility` for?",
    ),
    Symptom(
        MIN_FIRST,
        lambda seen: seen.near(7),
        "Who moves at the root here? Ask the game at every node, the root included.",
    ),
]

_SHIFTED = HalfRead(((0.25, 8), (0.25, 6)), (0.25, 0.25), 2, 10)

INTERVALS = [
    Symptom(
        _SHIFTED,
        lambda seen: seen.pair is None,
        "Return two numbers: the least and the most that the average can still be.",
    ),
    Symptom(
        _SHIFTED,
        lambda seen: seen.near(8.5, 4.5),
        "The least comes first, then the most.",
    ),
    Symptom(
        _SHIFTED,
        lambda seen: seen.pair is not None and seen.pair[1] > 10,
        "Could an average be larger than every value in it? Which factor is missing?",
    ),
    Symptom(
        _SHIFTED,
        lambda seen: seen.pair is not None and seen.pair[0] == seen.pair[1],
        "The unseen outcomes may be anything the leaves allow: lowest for the least, highest for "
        "the most.",
    ),
    Symptom(
        _SHIFTED,
        lambda seen: seen.pair is not None and abs(seen.pair[0] - 3.5) < 1e-6,
        "The least counts the unseen as 0. Is 0 the lowest value a leaf can have here?",
    ),
    Symptom(
        _SHIFTED,
        lambda seen: True,
        "What was seen counts with its own probabilities. How probable are the unseen together?",
    ),
]

_BAD_HALF = HalfRead(((0.5, 0),), (0.5,), 0, 10, alpha=3)
_GOOD_HALF = HalfRead(((0.5, 4),), (0.5,), 0, 10, beta=6)
_DONE_LOW = HalfRead(((0.5, 0),), (0.5,), 0, 10, alpha=6)
_DONE_HIGH = HalfRead(((0.5, 9),), (0.5,), 2, 10, beta=5)
_NEGATIVE = HalfRead(((0.5, -3),), (0.5,), -3, -1, alpha=-2.5)
_EARLY_HIGH = HalfRead(((0.5, 8),), (0.5,), 0, 10, beta=6)

STOPS = [
    Symptom(
        _DONE_LOW,
        lambda seen: seen is None,
        "Return True or False: can the node be left?",
    ),
    Symptom(
        _BAD_HALF,
        lambda seen: seen,
        "The remaining outcomes can still lift the average. Up to where?",
    ),
    Symptom(
        _GOOD_HALF,
        lambda seen: seen,
        "To be sure that the value is *at least* beta, which value must you assume for the "
        "outcomes you have not seen?",
    ),
    Symptom(
        _EARLY_HIGH,
        lambda seen: seen,
        "To be sure that the value is *at least* beta, which value must you assume for the "
        "outcomes you have not seen?",
    ),
    Symptom(
        _NEGATIVE,
        lambda seen: seen,
        "Here every leaf is negative, and a sum without probabilities is too small. How much does "
        "each outcome count?",
    ),
    Symptom(
        _DONE_LOW,
        lambda seen: seen is False,
        "Even with all the luck there is, this average cannot exceed alpha. Does your rule see it?",
    ),
    Symptom(
        _DONE_HIGH,
        lambda seen: seen is False,
        "Even with no luck at all, this average is not below beta. Does your rule see it?",
    ),
]

SQUARES = [
    Symptom(
        "your tree",
        lambda seen: not seen.clear,
        "Two moves are equally good somewhere. Make one of them clearly better.",
    ),
    Symptom(
        "your tree",
        lambda seen: not seen.dice_change,
        "Squaring leaves the decision as it is. Which leaf profits most from being squared, and in "
        "whose average should it stand?",
    ),
    Symptom(
        "your tree",
        lambda seen: seen.minimax_changes,
        "Minimax changes its mind, too. Squaring keeps the order of the leaves only if … which "
        "numbers are among them?",
    ),
]

_ONE_BEST = Replies([4, 7, 9])
_TWO_BEST = Replies([4, 4, 9])


def _near(seen: Shares, *of: float) -> bool:
    if seen.of is None or len(seen.of) != len(of):
        return False
    return all(abs(a - b) < 0.01 for a, b in zip(seen.of, of, strict=True))


GENIUS = [
    Symptom(
        _ONE_BEST,
        lambda seen: seen.of is None,
        "A model answers with a list of pairs (move, probability), one for each legal move.",
    ),
    Symptom(
        _ONE_BEST,
        lambda seen: _near(seen, 2 / 3, 1 / 6, 1 / 6),
        "A random move is any of the legal ones. Does the random third never hit the best move?",
    ),
    Symptom(
        _ONE_BEST,
        lambda seen: _near(seen, 1 / 9, 1 / 9, 7 / 9) or _near(seen, 1 / 6, 1 / 6, 2 / 3),
        "He is your opponent: which value is best for him?",
    ),
    Symptom(
        _ONE_BEST,
        lambda seen: _near(seen, 1, 0, 0),
        "That is how he plays two times in three. And otherwise?",
    ),
    Symptom(
        _ONE_BEST,
        lambda seen: abs(sum(seen.of or ()) - 1) > 0.01,
        "Probabilities of all that can happen add up to 1. To what do yours add up?",
    ),
    Symptom(
        _TWO_BEST,
        lambda seen: abs(sum(seen.of or ()) - 1) > 0.01,
        "Two replies are equally good. Together they get two thirds, not each of them.",
    ),
    Symptom(
        Replies([[5, 9], [6, 7]]),
        lambda seen: _near(seen, 5 / 6, 1 / 6),
        "How good is a reply after which *you* may choose? Ask a search, not the first leaf.",
    ),
]

_TEMPTING = Facing([[3, 3], [1, 10]], mostly_last)
_ALWAYS = Facing([[2, 9], [5, 0]], always_first)
_CAREFUL = Facing([[4, 6], [2, 9]], genius)
_DEAR = Facing([[0, 5], [4, 4]], mostly_last)
_OWN_MOVE = Facing([[[0, 9], [0, 9]], [[6, 6], [6, 6]]], genius)

REPLIES = [
    Symptom(
        _TEMPTING,
        lambda move: move not in ("0", "1"),
        "Is what you return something you could hand to game.result?",
    ),
    Symptom(
        _TEMPTING,
        lambda move: move == "0",
        "That is the move for a perfect opponent. This one errs: what does each move earn on "
        "average?",
    ),
    Symptom(
        _CAREFUL,
        lambda move: move == "1",
        "You count on his error, or on every reply alike. With which probabilities does *this* "
        "opponent reply?",
    ),
    Symptom(
        _ALWAYS,
        lambda move: move == "0",
        "This opponent always plays the first move. Does your function ask the model, or does it "
        "take every reply for equally likely?",
    ),
    Symptom(
        _OWN_MOVE,
        lambda move: move == "1",
        "After his reply it is your turn again. Who chooses there, you or the model?",
    ),
    Symptom(
        _DEAR,
        lambda move: move == "0",
        "He replies like that three times in four. What does the fourth time cost?",
    ),
]
