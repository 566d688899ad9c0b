"""How mistakes in turns and in memories show, in 1.3, and what to ask then. First match counts."""

from __future__ import annotations

from .. import questions
from ..steps import Symptom, otherwise
from . import cases, memory
from .hints import ON_PAPER, REMEMBERS

TURNS = [
    REMEMBERS,
    Symptom(
        cases.TURNED_TWICE,
        lambda seen: not seen.leaves and seen.value is not None,
        "The same tree came before, with other turns. How does your memory tell two games apart?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.value in (-3, 14, 2),
        "Even where the turns alternate the value is not right. Does exercise 1.2 pass?",
    ),
    Symptom(
        cases.FOUR_STONES,
        lambda seen: seen.value != -1,
        "Is Nim with 3 stones equally good for the player who moves and for the one who does not? "
        "What does your memory use as its key?",
    ),
    Symptom(
        cases.MAX_TWICE,
        lambda seen: seen.value == 5 and seen.leaves == (5,),
        f"In [[5, 1], [2, 9]] it looks at the 5 and stops. {questions.THE_MOST} "
        "(And does a return stand inside the loop?)",
    ),
    Symptom(
        cases.MAX_TWICE,
        lambda seen: seen.value != 9,
        "In this game the same player may move twice. Which method of the game tells you whose "
        "turn it is?",
    ),
    Symptom(
        cases.TURNS_TWICE[1],
        lambda seen: seen.leaves == (5, 1),
        "It looks at two leaves of eight and stops with a 1. Is 1 the most that a game can be "
        "worth?",
    ),
    Symptom(
        cases.MET_LATER,
        lambda seen: seen.value != 5,
        "The branch [[5, 1], [2, 9]] comes twice in this tree, and not the same players move in "
        "it. By what does your function know a position that it has worked out?",
    ),
    Symptom(
        cases.SIX_STONES,
        lambda seen: seen.value != 1,
        "Smaller piles are right. If your function stops looking at a position before it has seen "
        "all moves: is what it then writes down the value, or only a bound?",
    ),
    ON_PAPER,
]
OTHER_STATES = otherwise(
    "Small piles are right. What differs here is who begins, and how long it takes. From which "
    "state does your function start: from the one that it is asked about?"
)
OTHER_BOARDS = otherwise(
    "Piles and trees are right. Here very many positions can be reached. By what does your memory "
    "know a board: can two boards share an entry?"
)
SOON_FORGOTTEN = otherwise(
    "Piles are remembered. From this board 644 positions can be reached, and many are worked out "
    "several times. How many positions does your memory keep, and for how long?"
)
MEMORY = [
    Symptom(
        memory.LARGE_PILES[0],
        lambda seen: seen.looks > memory.LOOKS,
        "Taking 1 then 2 and taking 2 then 1 leave the same pile to the same player. "
        "Where could the first answer wait until the position comes again?",
    ),
    Symptom(
        memory.DRAWN,
        lambda seen: seen.looks > memory.LOOKS,
        "It remembers the piles. But positions that are worth 0 it works out again and again: how "
        "does it find out that a position is known?",
    ),
    Symptom(
        memory.HUGE_PILE,
        lambda seen: seen.looks > memory.LOOKS,
        "Some of it is remembered, and still most positions are worked out more than once. When a "
        "pile comes again, with the same player to move, does your function find it in its memory?",
    ),
    otherwise(
        "How many different positions has this game, and how often does your function work one out "
        "again?"
    ),
]
