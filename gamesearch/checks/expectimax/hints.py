"""How the known misconceptions about chance show, and what to ask then. First match counts."""

from __future__ import annotations

from ..steps import Symptom, otherwise
from . import cases

AVERAGES = [
    Symptom(
        cases.OPPONENT,
        lambda seen: seen.value is not None and abs(seen.value) == float("inf"),
        "An infinite value came back, so no leaf was ever better than the number that a player "
        "began with. With which number does MAX begin, and with which does MIN?",
    ),
    Symptom(
        cases.WIDE,
        lambda seen: seen.near(4.5),
        "The players have three moves here. How many of them does your function look at?",
    ),
    Symptom(
        cases.RISING,
        lambda seen: (seen.near(30) or seen.near(40)) and len(seen.leaves) < 3,
        "MAX has 30, 40 and 50 to choose from. When does your function stop looking?",
    ),
    Symptom(
        cases.RISING,
        lambda seen: seen.near(30),
        "MAX has 30, 40 and 50 to choose from, and gets 30. Which player does your function take "
        "for MAX, and what does MAX want?",
    ),
    Symptom(
        cases.RISING,
        lambda seen: seen.near(40),
        "40 is the average of what MAX can choose from. Who moves at this root: MAX, or a die?",
    ),
    Symptom(
        cases.OPPONENT,
        lambda seen: seen.near(5),
        "Which node is the die and which is the opponent? MIN does not take the average.",
    ),
    Symptom(
        cases.OPPONENT,
        lambda seen: seen.near(9),
        "Who chooses at the second level of a tree without dice, and what does that player want?",
    ),
    Symptom(
        cases.COIN,
        lambda seen: not seen.leaves,
        "It answered without looking at this tree. Does it remember something of another game?",
    ),
    Symptom(
        cases.COIN,
        lambda seen: len(seen.leaves) < 2,
        "An average needs every outcome. How many of them did your function look at?",
    ),
    Symptom(
        cases.COIN,
        lambda seen: seen.near(12),
        "An average lies between the smallest and the largest value. Does yours?",
    ),
    Symptom(
        cases.COIN,
        lambda seen: seen.near(3),
        "The probabilities add up to 1 already. By what do you divide once more?",
    ),
    Symptom(cases.SELDOM, lambda seen: seen.near(8), "Do you choose the outcome of the die?"),
    Symptom(cases.DISASTER, lambda seen: seen.near(3), "What does the 40 % case cost?"),
    Symptom(
        cases.SELDOM,
        lambda seen: seen.near(3) or seen.near(2),  # the largest product, or the last
        "Of the products of odds and values one is left. What becomes of the other outcomes?",
    ),
    Symptom(
        cases.COIN,
        lambda seen: seen.near(4) and len(seen.leaves) == 2,
        "Does the die want to hurt you? Nobody chooses here.",
    ),
    Symptom(cases.RARE, lambda seen: seen.near(7), "Is each outcome equally likely here?"),
    Symptom(cases.LOADED, lambda seen: seen.near(6), "Is each outcome equally likely here?"),
    Symptom(
        cases.HALVES,
        lambda seen: seen.near(2) or seen.near(3),
        "The average of whole numbers need not be a whole number.",
    ),
    Symptom(
        cases.THIRDS,
        lambda seen: seen.value is not None and 1e-6 < abs(seen.value - 5 / 3) < 0.05,
        "Very near. Where does your function round, or take odds that are rounded?",
    ),
    Symptom(
        cases.FAR_ABOVE,
        lambda seen: seen.value is not None and abs(seen.value) <= 1_000_000,
        "That is less than every leaf. With which number does your function start, before it has "
        "seen one?",
    ),
    Symptom(
        cases.FAR_BELOW,
        lambda seen: seen.value is not None and seen.value < 0 and seen.value > -1_000_000,
        "That is more than every leaf. With which number does your function start, before it has "
        "seen one?",
    ),
    Symptom(
        cases.LOSSES,
        lambda seen: seen.near(0),
        "All leaves may be losses. With which number does the best value start?",
    ),
    Symptom(
        cases.BEFORE_MIN,
        lambda seen: seen.near(-6),
        "A leaf's value is MAX's, whoever moves: which player do you ask `utility` for?",
    ),
    Symptom(
        cases.MIN_FIRST,
        lambda seen: seen.near(-7) or seen.near(-5.5),
        "MIN moves at the root here, and the value is MAX's all the same. Where does your function "
        "turn a sign?",
    ),
    Symptom(
        cases.MIN_FIRST,
        lambda seen: seen.near(7),
        "Who moves at the root here? Ask the game at every node, the root included.",
    ),
    Symptom(
        cases.THROUGH_DICE,
        lambda seen: seen.near(3),
        "Not all of this tree was read. One outcome of a die may lie outside alpha and beta while "
        "the average lies between: which leaves can you leave out?",
    ),
    Symptom(
        cases.NOTHING,
        lambda seen: seen.near(-4),
        "MAX can have 0 here, and your function gives -4. Is 0 less than -4, or no value at all?",
    ),
    Symptom(
        cases.BACKWARDS,
        lambda seen: seen.near(7),
        "Here the last outcome stands first in game.chances(state). Which outcome does your "
        "function follow with each probability: the one in the pair, or the one at its place?",
    ),
    Symptom(
        cases.AFTER_A_MOVE,
        lambda seen: seen.near(9),
        "Asked about is a state after a move of the game. From which state on does your function "
        "look?",
    ),
    Symptom(
        cases.AT_A_LEAF,
        lambda seen: not seen.near(7),
        "The game is over in this state, and worth 7. Is that the first thing your function asks "
        "of the state that it is given?",
    ),
    Symptom(
        cases.NARROW,
        lambda seen: any(seen.near(4 - 4 / 2**dice) for dice in (1, 2, 3, 4)),  # cut off at 0
        "This tree has many plies, and one way on at each. How deep does your function look?",
    ),
    Symptom(
        cases.TWICE,
        lambda seen: seen.near(3),
        "The branch [3, 8] comes twice in this tree, and not the same player moves there. By what "
        "does your function know something that it has worked out?",
    ),
    otherwise(
        "Work this case out on paper, from the leaves up. At which node does your number first "
        "differ: one where somebody chooses, or one where a die decides?"
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
    otherwise(
        "Write the value of each move under the tree in all four cases. Which of the four is not "
        "as the task asks?"
    ),
]
