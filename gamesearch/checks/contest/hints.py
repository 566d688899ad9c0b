"""How the known misconceptions about players and tests show, and what to ask then."""

from __future__ import annotations

from ..steps import Symptom
from . import endings, series, timely

LATE = [
    Symptom(
        timely.SHORT,
        lambda seen: seen.fault == "illegal",
        "With so few nodes not even the first depth is finished. Which move is at hand then?",
    ),
    Symptom(
        timely.MIDDLE,
        lambda seen: seen.fault == "raised" and "OutOfBudget" in seen.sentence,
        "The metered game says by OutOfBudget that the time is over. Who catches that, and which "
        "move is at hand then?",
    ),
    Symptom(
        timely.MIDDLE,
        lambda seen: seen.fault == "late",
        "Which game did you hand to the search? Only the metered one stops in time.",
    ),
    Symptom(
        timely.OTHER_GAME,
        lambda seen: seen.fault == "illegal",
        "That cell is taken already. Which state does your search start from, and is what you "
        "return a move?",
    ),
]
SHALLOW = [
    Symptom(
        timely.OPEN[0],
        lambda seen: seen.used < 60,
        "That is a search of one or two plies. What do you do with the time that is left?",
    ),
    Symptom(
        timely.OPEN[0],
        lambda seen: seen.used < 900,
        "Where does your loop over the depths end? There is time for more.",
    ),
]
UNFINISHED = [
    Symptom(
        timely.TO_FIND[0],
        lambda seen: seen.move == 0,
        "The win is one move away. Is the move that a finished depth has found kept?",
    ),
]
NODES = 300  # a move, in the matches of 15.2
SCALE = [
    Symptom(
        "3 0 3 0 3 0",
        lambda seen: seen.value is not None and abs(seen.value) >= 1,
        "A won game is worth 1 and a lost one −1. What does a search prefer to a win, then?",
    ),
]
SIDES = [
    Symptom(
        "3 0 3 0 3 0",
        lambda seen: seen.value == seen.other != 0,
        "With the colours exchanged the value stays the same. Is it the value for MAX, or for the "
        "player to move?",
    ),
    Symptom(
        "3 0 3 0 3 0",
        lambda seen: True,
        "Exchange the colours on paper: which part of your sum does not change its sign?",
    ),
]
POINTLESS = [
    Symptom(
        NODES,
        lambda seen: seen == 7,
        "Half of the points is what the search earns against itself. Which positions does your "
        "evaluation tell apart?",
    ),
    Symptom(
        NODES,
        lambda seen: seen < 7,
        "That is less than without an evaluation. Does yours grow when MAX gets closer to four in "
        "a line, and does it see what MIN has?",
    ),
    Symptom(
        NODES,
        lambda seen: True,
        "It helps, a little. What else does it take for four in a line, and how much does each "
        "thing weigh?",
    ),
]
TESTS = [
    Symptom(
        series.GOOD,
        lambda seen: seen.named is None,
        "Answer with a pair: the verdict, and how many pairs of games were read.",
    ),
    Symptom(
        series.GOOD,
        lambda seen: seen.taken == series.GOOD.most,
        "It read all pairs. When may a sequential test stop?",
    ),
    Symptom(
        series.GOOD,
        lambda seen: seen.named is not None and seen.named != seen.taken,
        "It took one number of pairs and names another. Which pairs were read, those of 1 : 1 too?",
    ),
    Symptom(
        series.DRAWN,
        lambda seen: seen.verdict is not None,
        "Most of these pairs ended 1 : 1. What does such a pair say about which player is better?",
    ),
    Symptom(
        series.GOOD,
        lambda seen: seen.verdict is False,
        "The new player wins most of these pairs. Which bound is reached by wins?",
    ),
    Symptom(
        series.BAD,
        lambda seen: seen.verdict is True,
        "The new player loses most of these pairs. What does a lost pair add to the evidence?",
    ),
    Symptom(
        series.BAD,
        lambda seen: seen.verdict is None,
        "The new player loses most of these pairs. Is there a bound below, too?",
    ),
    Symptom(
        series.GOOD,
        lambda seen: seen.verdict is True and seen.named < 33,
        "It stopped too early. What does one pair add, and is 2 : 0 more than 1½ : ½ here?",
    ),
    Symptom(
        series.GOOD,
        lambda seen: seen.verdict is True and seen.named > 33,
        "It stopped too late. What does one pair add, and is 2 : 0 more than 1½ : ½ here?",
    ),
    Symptom(
        series.GOOD,
        lambda seen: True,
        "Follow the first pairs by hand: what does a pair won add, what a pair lost, and where do "
        "the two bounds lie? All four arguments count.",
    ),
]

EXACT = [
    Symptom(
        endings.ENDINGS[-1],
        lambda seen: seen.value == -1,
        "With 27 stones it is O's turn, and MAX wins all the same. For whom is your value?",
    ),
    Symptom(
        endings.ENDINGS[0],
        lambda seen: seen.value == "late",
        "That are too many nodes. What is looked at twice, and where may a search stop that knows "
        "that nothing is above 1?",
    ),
]
