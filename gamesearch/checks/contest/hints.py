"""How the known misconceptions about players and tests show, and what to ask then."""

from __future__ import annotations

from ..steps import Symptom
from . import series, timely

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
]
POINTLESS = [
    Symptom(
        "3 0 3 0 3 0",
        lambda seen: seen.value == 0,
        "X has three in a column, and O has too. Which positions does your evaluation tell apart?",
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
]
